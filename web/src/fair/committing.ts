/** A page's part in the deal: commit to random bytes of its own, and show them when nobody can change anything more. */
import { UNREACHABLE } from "../client/api";
import { Refusal } from "../client/refusal";
import { entropy } from "../client/seats";
import type { TableNow } from "../wire";
import { keepOwn, keepRevealed, keepShown, ownBytes } from "./kept";
import { message } from "../words/message";

/** Make random bytes for a seat, keep them here, and give what may be shown of them. Rejects with a Refusal. */
export async function commitTo(table: string, seat: number, promise: string): Promise<string> {
  const { seatCommitment } = await hashing();
  const bytes = entropy();
  keepOwn(table, { seat, promise, bytes });
  return seatCommitment(promise, seat, bytes);
}

/**
 * The bytes to show for a seat, once what is shown of the deal is kept. Null: not these bytes, or not this deal. They
 * are not here, or the table shows other commitments than before.
 */
export async function bytesToShow(table: TableNow, seat: number): Promise<string | null> {
  const { commitment: promise, commitments } = table.fair;
  const { seatCommitment } = await hashing();
  const made = ownBytes(table.id, seat, promise);
  const bytes = made.find((one) => seatCommitment(promise, seat, one) === commitments[seat]);
  if (bytes === undefined || !keepShown(table)) return null;
  keepRevealed(table.id, promise);
  return bytes;
}

async function hashing(): Promise<typeof import("./hashing")> {
  try {
    return await import("./hashing");
  } catch {
    throw new Refusal(UNREACHABLE, message("server-silent"));
  }
}
