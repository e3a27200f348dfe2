/** The hashes of fair dealing (docs/fair-dealing.md). Browsers offer no Web Crypto on plain http in a home network. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const STREAM_LABEL = ascii("digsite fair 1\0");
const SEAT_LABEL = ascii("digsite fair 2 seat\0");

/** What the server shows of its secret before the deal. All are texts of hex digits. */
export const fingerprint = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What a seat shows of its bytes before it shows them; `promise` is the server's fingerprint of this deal. */
export const seatCommitment = (promise: string, seat: number, entropy: string): string =>
  bytesToHex(sha256(concatBytes(SEAT_LABEL, hexToBytes(promise), Uint8Array.of(seat), hexToBytes(entropy))));

const WORDS_IN_BLOCK = 4;
const WORD_VALUES = 1n << 64n;

/** All chance of a game, one draw after another: from the server's secret and what each seat added. */
export class Stream {
  readonly #key: Uint8Array;
  #position = 0;
  #block = -1;
  #words: DataView = new DataView(new ArrayBuffer(0));

  constructor(secret: string, entropy: readonly string[]) {
    const seats = entropy.flatMap((added) => [Uint8Array.of(added.length / 2), hexToBytes(added)]);
    this.#key = hmac(sha256, hexToBytes(secret), concatBytes(STREAM_LABEL, ...seats));
  }

  /** Choose a place among weights, each as likely as its weight says. */
  draw(weights: readonly number[]): number {
    const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    const limit = WORD_VALUES - (WORD_VALUES % total);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    let rest = Number(word % total);
    return weights.findIndex((weight) => (rest -= weight) < 0);
  }

  #word(): bigint {
    const block = Math.floor(this.#position / WORDS_IN_BLOCK);
    if (block !== this.#block) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(block));
      const made = hmac(sha256, this.#key, new Uint8Array(counter.buffer));
      this.#words = new DataView(made.buffer, made.byteOffset, made.byteLength);
      this.#block = block;
    }
    return this.#words.getBigUint64(8 * (this.#position++ % WORDS_IN_BLOCK));
  }
}
