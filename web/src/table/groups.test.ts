import { describe, expect, it } from "vitest";
import { grouped } from "./groups";

const sold = (treasure: string, count: number, money: number) => ({ treasure, count, money });

describe("a museum's groups", () => {
  it("lay like sets together, at the place of the newest", () => {
    const sets = [sold("coin", 1, 2), sold("talisman", 1, 3), sold("coin", 2, 5), sold("coin", 1, 2)];
    expect(grouped(sets)).toEqual([
      { ...sold("coin", 1, 2), times: 2 },
      { ...sold("coin", 2, 5), times: 1 },
      { ...sold("talisman", 1, 3), times: 1 },
    ]);
  });

  it("tell sets apart that brought different money", () => {
    expect(grouped([sold("map", 1, 3), sold("map", 1, 4)])).toHaveLength(2);
  });

  it("are none where nothing was sold", () => {
    expect(grouped([])).toEqual([]);
  });
});
