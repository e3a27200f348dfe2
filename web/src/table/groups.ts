import type { SoldSet } from "../wire";

/** Sold sets that are alike: same kind, same size, same money. */
export interface SetGroup extends SoldSet {
  readonly times: number;
}

/** A museum with what is alike laid together, newest first: many small sets need not hide each other. */
export function grouped(sets: readonly SoldSet[]): SetGroup[] {
  const groups: SetGroup[] = [];
  for (const set of sets.toReversed()) {
    const at = groups.findIndex(
      ({ treasure, count, money }) => treasure === set.treasure && count === set.count && money === set.money,
    );
    const group = groups[at];
    if (group === undefined) groups.push({ ...set, times: 1 });
    else groups[at] = { ...group, times: group.times + 1 };
  }
  return groups;
}
