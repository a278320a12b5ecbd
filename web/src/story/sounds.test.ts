import { expect, test, vi } from "vitest";

import { readyToSound } from "./sounds";

test("what a browser has interrupted is resumed by the next gesture, and only then", () => {
    const device = { state: "suspended", resume: vi.fn(async () => void (device.state = "running")) };
    vi.stubGlobal("AudioContext", function () {
        return device;
    });
    readyToSound();
    readyToSound();
    expect(device.resume).toHaveBeenCalledTimes(1);
    device.state = "interrupted"; // so Safari calls it
    readyToSound();
    expect(device.resume).toHaveBeenCalledTimes(2);
});
