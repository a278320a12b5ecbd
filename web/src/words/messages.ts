/** Messages as data. */

import type { Argument, Message, PlaceArgument } from "../api/model";
import type { Place } from "../api/places";

/** The message with another value for an argument, wherever it stands in it. */
export function replaced(message: Message, name: string, value: Argument): Message {
    const inside = Object.entries(message.arguments ?? {}).map(([key, argument]): [string, Argument] => {
        if (key === name) return [key, value];
        const nested = typeof argument === "object" && argument.type === "message";
        return [key, nested ? { ...argument, message: replaced(argument.message, name, value) } : argument];
    });
    return { ...message, arguments: Object.fromEntries(inside) };
}

/** A place, said to the person on a seat. */
export function placeArgument(place: Place, reader: number): PlaceArgument {
    return { type: "place", place, whose: reader >= 0 && place.seat === reader ? "your" : "" };
}
