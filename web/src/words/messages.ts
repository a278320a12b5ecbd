/** Messages as data. */

import type { Argument, Message, PlaceArgument } from "../api/model";

/** The message with another value for an argument, wherever it stands in it. */
export function replaced(message: Message, name: string, value: Argument): Message {
    const inside = Object.entries(message.arguments ?? {}).map(([key, argument]): [string, Argument] => {
        if (key === name) return [key, value];
        const nested = typeof argument === "object" && argument.type === "message";
        return [key, nested ? { ...argument, message: replaced(argument.message, name, value) } : argument];
    });
    return { ...message, arguments: Object.fromEntries(inside) };
}

/** A zone by its name in the protocol ("hand.0", "supply.base.3"), said to the person on a seat. */
export function placeArgument(zone: string, reader: number): PlaceArgument {
    const [kind = "", owner = "", last = ""] = zone.split(".");
    if (!/^\d+$/.test(owner)) return { type: "place", kind, set: owner, age: Number(last) || 0 };
    return { type: "place", kind, seat: Number(owner), color: last, whose: owner === `${reader}` ? "your" : "" };
}
