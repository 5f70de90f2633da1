import { describe, expect, it, vi } from "vitest";
import { cue, Sounds, type SoundState } from "../src/sound";

const idle: SoundState = { decision: null, lines: 3, over: false };

describe("what is heard", () => {
  it("is nothing on coming to a table", () => {
    expect(cue(null, { ...idle, decision: "1" })).toBeNull();
  });
  it("is a call when a decision comes after waiting", () => {
    expect(cue(idle, { ...idle, decision: "1", lines: 4 })).toBe("turn");
    expect(cue({ ...idle, decision: "1" }, { ...idle, decision: "2" })).toBeNull();
  });
  it("is a tick when others move", () => {
    expect(cue(idle, { ...idle, lines: 5 })).toBe("others");
    expect(cue(idle, idle)).toBeNull();
    expect(cue({ ...idle, decision: "1" }, { ...idle, lines: 5 })).toBeNull();
  });
  it("is the end, once", () => {
    expect(cue(idle, { ...idle, over: true })).toBe("end");
    expect(cue({ ...idle, over: true }, { ...idle, over: true, lines: 9 })).toBeNull();
  });
});

describe("sounds", () => {
  it("are made when the first is played, and silence is no fault", () => {
    const make = vi.fn(() => {
      throw new Error("no audio here");
    });
    const sounds = new Sounds(make as unknown as () => AudioContext);
    expect(make).not.toHaveBeenCalled();
    sounds.play("turn");
    expect(make).toHaveBeenCalledOnce();
  });
});
