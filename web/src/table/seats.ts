/** The other seats in the order they sit, from the left of the viewer; for a spectator all of them. */
export function around(players: number, me: number | null): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
}
