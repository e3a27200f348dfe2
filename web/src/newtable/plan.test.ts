import { beforeEach, describe, expect, it } from "vitest";
import { forget } from "../client/keeping";
import { noteFinished } from "../games/finished";
import type { Options } from "../wire";
import {
  type Plan,
  asNewTable,
  editionOf,
  editionInWords,
  firstPlan,
  fitting,
  inWay,
  inWords,
  lastAlone,
  lastPlan,
  planAfterLesson,
  planWhy,
  rememberPlan,
  variantWhy,
  withoutSeat,
} from "./plan";
import { message } from "../words/message";
import { say } from "../words/spoken.svelte";

const options: Options = {
  editions: [
    {
      id: "small",
      name: "Small",
      year: 2007,
      players: [2, 4],
      monuments: [{ id: "pyramid" }],
      first_monument: "pyramid",
      variants: [],
      sand: false,
    },
    {
      id: "large",
      name: "Large",
      year: 2016,
      players: [2, 5],
      monuments: [{ id: "mine" }, { id: "great_pyramid" }],
      first_monument: "great_pyramid",
      variants: [{ id: "long", players: [2, 3] }],
      sand: true,
    },
  ],
  levels: [{ id: "novice" }, { id: "digger" }],
  paces: [{ id: "brisk", seconds: 1 }],
};

const plan = (some: Partial<Plan> = {}): Plan => ({ ...firstPlan(options, true), ...some });

beforeEach(() => ["plan", "plan.alone", "finished"].forEach(forget));

describe("the first game", () => {
  it("is one person against two bots at the recommended monument, later at a random one", () => {
    expect(inWords(firstPlan(options, false), options)).toBe("You against 2 novices · Great Pyramid");
    expect(inWords(firstPlan(options, true), options)).toBe("You against 2 novices · random monument");
  });

  it("is against the gentlest bots until a game was finished here, then against diggers", () => {
    expect(firstPlan(options, true).seats[1]).toEqual({ kind: "bot", level: "novice" });
    noteFinished();
    expect(firstPlan(options, true).seats[1]).toEqual({ kind: "bot", level: "digger" });
  });

  it("is against bots as strong as those chosen last", () => {
    noteFinished();
    rememberPlan(plan({ seats: [{ kind: "here", name: "Ann" }, { kind: "bot", level: "novice" }, { kind: "open" }] }));
    expect(inWay(plan({ seats: [] }), "alone", options, []).seats[1]).toEqual({ kind: "bot", level: "novice" });
    expect(firstPlan(options, true).seats[2]).toEqual({ kind: "bot", level: "novice" });
  });

  it("is against one bot of the gentlest level for whoever has just learnt it", () => {
    expect(inWords(planAfterLesson(options), options)).toBe("You against a novice · Great Pyramid");
  });
});

describe("a plan", () => {
  it("becomes a table whose people take open seats", () => {
    expect(asNewTable(plan({ sand: [2] }))).toEqual({
      seats: [{ kind: "open" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
      edition: "large",
      monument: "random",
      variants: [],
      sand: [2],
      pace: "brisk",
      clock: null,
      undo: null,
      listed: false,
      language: "en",
    });
  });

  it("loses what the options do not know, or not for so many", () => {
    const bot = { kind: "bot", level: "gone" } as const;
    const fit = fitting(
      plan({
        seats: [...plan().seats, bot, bot, bot],
        monument: "gone",
        variants: ["long", "gone"],
        sand: [5, 1],
      }),
      options,
    );
    expect(fit.seats).toHaveLength(5);
    expect(fit.seats[4]).toEqual({ kind: "bot", level: "novice" });
    expect([fit.monument, fit.variants, fit.sand]).toEqual(["random", [], [1]]);
  });

  it("takes the only monument an edition has, and names nobody first where that is not asked", () => {
    const fit = fitting(plan({ edition: "small", monument: "mine", sand: [1] }), options);
    expect([fit.monument, fit.sand]).toEqual(["pyramid", []]);
  });

  it("changes its way with as many seats as before", () => {
    const here = inWay(plan(), "here", options, ["Ann", "Ben"]);
    expect(here.seats.map((seat) => (seat.kind === "here" ? seat.name : seat.kind))).toEqual(["Ann", "Ben", "bot"]);
    const network = inWay(here, "network", options, []);
    expect(network.seats.map(({ kind }) => kind)).toEqual(["here", "open", "bot"]);
    const alone = inWay(inWay(plan(), "network", options, []), "alone", options, []);
    expect(alone.seats[0]).toEqual({ kind: "here", name: "You" });
    expect(alone.seats.map(({ kind }) => kind)).toEqual(["here", "bot", "bot"]);
  });

  it("needs names that tell people apart", () => {
    const named = (...names: string[]) => plan({ seats: names.map((name) => ({ kind: "here", name })) });
    expect(planWhy(named("Ann", "Ben"))).toBeNull();
    expect(planWhy(named("Ann", " "))).toEqual(message("names-needed-here"));
    expect(planWhy(named("Ann", "Ann "))).toEqual(message("names-alike"));
  });

  it("moves everybody up when a seat goes", () => {
    const fewer = withoutSeat(plan({ sand: [2, 1, 0] }), 1);
    expect(fewer.seats).toHaveLength(2);
    expect(fewer.sand).toEqual([1, 0]);
  });

  it("is remembered, for playing alone apart", () => {
    expect([lastPlan(), lastAlone()]).toEqual([null, null]);
    rememberPlan(plan());
    const network = inWay(plan(), "network", options, ["Ann"]);
    rememberPlan({ ...network, listed: true });
    expect(lastPlan()).toEqual({ ...network, listed: false }); // strangers are asked in anew every time
    expect(lastAlone()).toEqual(plan());
    localStorage.setItem("digsite.plan", '{"way":"alone","seats":[1,2]}');
    expect(lastPlan()).toBeNull();
  });
});

describe("why not", () => {
  it("says for how many players editions and variants are", () => {
    expect(editionInWords(editionOf(options, "small"), 5)).toBe("2007, 2 to 4 players. Not with 5.");
    expect(editionInWords(editionOf(options, "small"), 4)).toBe("2007, 2 to 4 players");
    const [long] = editionOf(options, "large").variants;
    expect(say(variantWhy(long!, 4)!)).toBe("Only with 2 or 3 players.");
    expect(long && variantWhy(long, 3)).toBeNull();
  });
});
