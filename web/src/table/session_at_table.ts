import type { TableSession } from "../client/session.svelte";

/** What the table screen needs of a session: what is on the table, and what can be said at it. */
export type SessionAtTable = Pick<
  TableSession,
  "table" | "state" | "lines" | "me" | "voice" | "play" | "undo" | "weigh" | "pay" | "refusal" | "moving" | "times"
> & {
  /** Somebody looks back and has just leapt to another moment: cards lie there at once, none travels. */
  readonly leapt?: boolean;
};
