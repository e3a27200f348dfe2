import type { TableSession } from "../client/session.svelte";

/** What the table screen needs of a session: what is on the table, and what can be said at it. */
export type SessionAtTable = Pick<
  TableSession,
  "table" | "state" | "lines" | "me" | "voice" | "play" | "undo" | "weigh" | "pay" | "refusal" | "moving" | "times"
>;
