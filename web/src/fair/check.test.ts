import { beforeAll, describe, expect, it } from "vitest";
import gamesText from "../../../tests/dealers/fair_games.json?raw";
import vectorsText from "../../../tests/dealers/fair_vectors.json?raw";
import { type Catalogue, catalogue } from "../words/catalogue";
import { Voice } from "../words/voice";
import { type Seen, type Verdict, check } from "./check";
import { Stream, fingerprint, seatCommitment } from "./hashing";
import type { KeptFairness } from "./kept";
import { readRecord } from "./record";

interface Game {
  readonly name: string;
  readonly record: readonly string[];
  readonly changed: readonly {
    readonly what: string;
    readonly line: number;
    readonly text: string;
    readonly told: string;
  }[];
}

const games = JSON.parse(gamesText) as Game[];
const whole = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
const ids = (verdict: Verdict, is: string) =>
  verdict.findings.filter((found) => found.is === is).map(({ told }) => told.id);

/** What a browser would have kept that was there before the deal and sat on the first seat. */
function kept(game: Game): KeptFairness {
  const { header } = readRecord(whole(game.record));
  const { commitment: promise, commitments, voided, drawn, entropy } = header.fair;
  const { edition, variants } = header;
  const monument = drawn.includes("monument") ? "random" : header.monument;
  const sand = drawn.includes("first") ? [] : [header.first];
  return {
    own: [{ seat: 0, promise, bytes: entropy[0] ?? "" }],
    shown: { promise, commitments, voided, edition, monument, variants, sand },
    revealed: [...Array.from({ length: voided }, (_, number) => `voided ${number}`), promise],
    at: 1,
  };
}

/** What the first seat saw of a game: other hands and what is dug from them stay hidden. */
function seen(game: Game): Seen {
  return readRecord(whole(game.record)).events.map((event, number) => {
    let shown: object = event;
    if (event.do === "deal") {
      shown = {
        ...event,
        hands: (event.hands as unknown[]).map((hand, seat) => (seat ? null : hand)),
        chambers: [null],
      };
      shown = { ...shown, chambers: (event.chambers as unknown[]).map(() => null) };
    }
    if (event.do === "dig" && event.by !== 0) shown = { ...event, card: null };
    return { number, event: shown as Seen[number]["event"] };
  });
}

let english: Catalogue;

beforeAll(async () => {
  english = await catalogue("en", "all", ["together"]);
});

function sentences(verdict: Verdict, is: string): string[] {
  const voice = new Voice(english, { names: ["Ann", "Ben", "Cleo", "Dan", "Eve"], you: 0 });
  return verdict.findings.filter((found) => found.is === is).map(({ told }) => voice.say(told));
}

describe.each(games.map((game) => [game.name, game] as const))("%s", (_, game) => {
  it("is fair, and what was checked can be said", () => {
    const verdict = check(whole(game.record), kept(game), [seen(game)]);
    expect(sentences(verdict, "wrong")).toEqual([]);
    expect(verdict.fair).toBe(true);
    expect(ids(verdict, "right")).toEqual([
      "fair-seed-right",
      "fair-promise-right",
      "fair-bytes-right",
      "fair-own-right",
      "fair-settled-right",
      "fair-draws-right",
      "fair-seen-right",
    ]);
    expect(sentences(verdict, "right").every((told) => told.endsWith("."))).toBe(true);
  });

  it.each(game.changed.map((change) => [change.what, change] as const))("is not fair with %s", (_, change) => {
    const lines = [...game.record];
    lines[change.line] = change.text;
    const alone = check(whole(lines), null);
    expect(alone.fair).toBe(false);
    expect(ids(alone, "wrong")).toContain(change.told);
    expect(sentences(alone, "wrong").every((told) => told.endsWith("."))).toBe(true);
  });
});

describe("what this browser kept and saw", () => {
  const game = games[1] as Game;
  const told = (mine: Partial<KeptFairness["shown"]> & object, more: Partial<KeptFairness> = {}) => {
    const before = kept(game);
    const shown = before.shown && { ...before.shown, ...mine };
    return ids(check(whole(game.record), { ...before, shown, ...more }), "wrong");
  };
  const other = "ab".repeat(32);

  it("must be what the record tells", () => {
    expect(told({})).toEqual([]);
    expect(told({ promise: other })).toContain("fair-promise-wrong");
    expect(told({ commitments: [other, other] })).toContain("fair-commitments-wrong");
    expect(told({ voided: 7 })).toContain("fair-voided-wrong");
    expect(told({ monument: "mine" })).toContain("fair-settled-wrong");
    expect(told({ monument: "random" })).toContain("fair-settled-wrong");
    expect(told({ variants: ["fierce_weather"] })).toContain("fair-settled-wrong");
    expect(told({ edition: "card-game" })).toContain("fair-settled-wrong");
  });

  it("has its own bytes in the deal, and every deal it saw come to nothing in the count", () => {
    const promise = kept(game).shown?.promise ?? "";
    const own = [{ seat: 0, promise, bytes: other }];
    const commitments = [seatCommitment(promise, 0, other), kept(game).shown?.commitments[1] ?? ""];
    expect(told({ commitments }, { own })).toEqual(["fair-commitments-wrong", "fair-own-wrong"]);
    expect(told({}, { revealed: ["one", "two", "three"] })).toContain("fair-voided-hidden");
  });

  it("is the game that was on the screen", () => {
    const lines = seen(game);
    const changed = lines.map((line) =>
      line.event.do === "dig" && line.event.by === 0 ? { ...line, event: { ...line.event, card: "map" } } : line,
    );
    const verdict = (shown: Seen) => ids(check(whole(game.record), kept(game), [shown]), "wrong");
    expect(verdict(changed)).toContain("fair-seen-wrong");
    expect(verdict(lines.slice(0, -1))).toContain("fair-seen-length");
    expect(verdict(lines)).toEqual([]);
  });

  it("leaves out what was taken back, and the taking back", () => {
    const lines = seen(game);
    const sale = { do: "sell", by: 0, card: "coin", count: 1, money: 2 } as const;
    const undone: Seen = [
      ...lines.slice(0, 3),
      { number: 3, event: sale },
      { number: 4, event: { do: "undo", by: 0, line: 3 } },
      ...lines.slice(3).map(({ number, event }) => ({ number: number + 2, event })),
    ];
    expect(ids(check(whole(game.record), kept(game), [undone]), "wrong")).toEqual([]);
    expect(ids(check(whole(game.record), kept(game), [undone.filter((_, place) => place !== 4)]), "wrong")).toEqual([
      "fair-seen-wrong",
    ]);
  });

  it("is only noted where it was not here, where a deal was void, and where somebody added nothing", () => {
    expect(ids(check(whole(game.record), null), "note")).toEqual(["fair-not-here", "fair-voided"]);
    const tomb = games[3] as Game;
    expect(ids(check(whole(tomb.record), kept(tomb)), "note")).toEqual(["fair-openly", "fair-silent"]);
    expect(sentences(check(whole(tomb.record), null), "note").at(-1)).toBe("No random bytes came from Cleo.");
  });

  it("is not fair where nobody but the server made the luck", () => {
    const header = JSON.parse(game.record[0] ?? "") as { fair: Record<string, unknown> };
    header.fair = { ...header.fair, entropy: ["", ""], commitments: ["", ""] };
    const verdict = check(whole([JSON.stringify(header), ...game.record.slice(1)]), null);
    expect(ids(verdict, "wrong")).toContain("fair-nobody-added");
  });
});

describe("records that are none", () => {
  it.each(["", "{}", "what is this", '{"digsite":1}', '[1]\n{"do":"dig"}', '{"digsite":1,"fair":{}}\n{"do":"deal"}'])(
    "says so of %s",
    (text) => {
      expect(ids(check(text, null), "wrong")).toEqual(["fair-record-unreadable"]);
    },
  );

  it("never stumbles over an event that cannot be", () => {
    const { record } = games[4] as Game;
    const odd = [
      '{"do":"sell","by":0,"card":"coin","count":1e9}',
      '{"do":"sell","by":9,"card":"coin","count":1}',
      '{"do":"explore","by":0,"chamber":9,"maps":-1,"got":[]}',
      '{"do":"steal","by":0,"from":0,"card":7}',
      '{"do":"trade","by":0,"give":"coin","take":[]}',
      '{"do":"deal"}',
      '{"do":"fly"}',
    ];
    for (const event of odd) {
      const verdict = check(whole([...record.slice(0, 2), event]), null);
      expect(ids(verdict, "wrong")).toEqual([expect.stringMatching(/^fair-draws-(impossible|wrong)$/)]);
    }
  });
});

describe("games of the older scheme", () => {
  const files = import.meta.glob<string>("../../../tests/yesterday/1/*-fair.jsonl", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it.each(Object.entries(files))("are drawn again as well: %s", (_, text) => {
    const verdict = check(text, null);
    expect(sentences(verdict, "wrong")).toEqual([]);
    expect(ids(verdict, "note")).toContain("fair-older");
  });

  it("are there for every monument", () => {
    expect(Object.keys(files)).toHaveLength(8);
  });
});

describe("the vectors that all implementations share", () => {
  interface Vector {
    readonly name: string;
    readonly secret: string;
    readonly commitment: string;
    readonly entropy: readonly string[];
    readonly commitments?: readonly string[];
    readonly start: string;
    readonly draws: readonly { readonly weights: readonly string[]; readonly index: number }[];
  }
  const vectors = JSON.parse(vectorsText) as Vector[];

  it.each(vectors.map((vector) => [vector.name, vector] as const))("%s", (_, vector) => {
    expect(fingerprint(vector.secret)).toBe(vector.commitment);
    for (const [seat, noted] of (vector.commitments ?? []).entries()) {
      if (noted) expect(seatCommitment(vector.commitment, seat, vector.entropy[seat] ?? "")).toBe(noted);
    }
    const small = vector.draws.every(({ weights }) => weights.every((weight) => Number(weight) < 2 ** 31));
    if (vector.start !== "0" || !small) return;
    const stream = new Stream(vector.secret, vector.entropy);
    for (const { weights, index } of vector.draws) expect(stream.draw(weights.map(Number))).toBe(index);
  });
});
