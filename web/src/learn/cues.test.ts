import { describe, expect, it } from "vitest";
import type { Coach, Cue } from "../wire";
import { message } from "../words/message";
import { type Begun, due } from "./cues";

const cue = (id: string, until = ""): Cue => ({ say: message(id), at: "", until });
const coach: Coach = {
  step: "trade",
  number: 1,
  of: 14,
  reads: [cue("one"), cue("two")],
  acts: [cue("take", "taken/coin"), cue("give", "given/map"), cue("look", "selling"), cue("confirm")],
  rule: "R30",
};
const nothing: Begun = { taken: {}, given: {}, selling: false, exploring: false };
const read = new Set(["one", "two"]);
const said = (begun: Partial<Begun>) => due(coach, read, { ...nothing, ...begun }).cue?.say.id;

describe("what the coach says", () => {
  it("comes one after the other until it is read", () => {
    expect(due(coach, new Set(), nothing)).toEqual({ cue: coach.reads[0], reading: true });
    expect(due(coach, new Set(["one"]), nothing)).toEqual({ cue: coach.reads[1], reading: true });
    expect(due(coach, read, nothing)).toEqual({ cue: coach.acts[0], reading: false });
  });

  it("follows what lies on the scales, in whatever order it was laid down", () => {
    expect(said({ given: { map: 1 } })).toBe("take");
    expect(said({ taken: { coin: 1 } })).toBe("give");
    expect(said({ taken: { coin: 1 }, given: { map: 1 } })).toBe("look");
    expect(said({ taken: { coin: 1 }, given: { map: 1 }, selling: true })).toBe("confirm");
  });

  it("ends with the last thing to do", () => {
    const both = { ...coach, acts: [cue("explore", "exploring")] };
    expect(due(both, read, { ...nothing, exploring: true }).cue?.say.id).toBe("explore");
  });
});
