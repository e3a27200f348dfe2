// Made by tools/wire.py from digsite.tables.wire.messages and digsite.words. Do not edit: run `make wire`.

/** Which version of all this it is; said with the greeting. */
export const WIRE = "6176d664c85a83dd";

export type Said = Hello | Ready | Reveal | Sand | SeatBot | FillSeats | StandUp | Start | Play | Undo | Weigh | Pay | StandIn | TakeBack | Leave | AskDevices | SignOut | ComeAlong | SetPace | Rematch | Decline | Emote | ListTable;

export type Told = TableNow | StateNow | TimesNow | Emoted | Done | Refused | Balance | Payment | Devices;

export type Ask = Act | Storm | Shelter | Thief | TombKeep | MineDraw | TempleLook;

export type Move = Sell | Trade | Explore | Discard | Keep | Steal | UseTent | Look | TurnUp | Stop | EndTurn;

export type GameEvent = Dealt | Dug | Stolen | Uncovered | TentAnswered | Discarded | Traded | Sold | Looked | Explored | Ended | Over;

export type Fact = number | boolean | string | SeatFact | CardFact | KindFact | CardsFact | RowFact | MoneyFact | ChamberFact | MonumentFact | VariantFact | LevelFact | PercentFact | SeveralFact | Message;

/** Somebody whose line dropped: so many milliseconds until a bot may stand in for them. */
export interface Absence {
  readonly seat: number;
  readonly grace: number;
}

/** Trade, explore, sell, or end the turn. */
export interface Act {
  readonly ask: "act";
  readonly sales: readonly Sale[];
  readonly trade: Message | null;
  readonly takes: Readonly<Record<string, Message | null>>;
  readonly gives: Readonly<Record<string, Message | null>>;
  readonly explore: Message | null;
  readonly chambers: readonly ChamberChoice[];
  readonly naming: readonly string[];
  readonly expected: Readonly<Record<string, number>>;
  readonly end: Message | null;
}

/** Ask which devices are on one's own seat. Answered with ``Devices``. */
export interface AskDevices {
  readonly say: "devices";
  readonly id: number;
}

/** How a trade stands. */
export interface Balance {
  readonly tell: "balance";
  readonly to: number;
  readonly draft: Draft;
}

/** One card, a treasure, a thief or a sandstorm: "a coin". */
export interface CardFact {
  readonly is: "card";
  readonly id: string;
}

/** Cards that lie together, counted by kind in table order: "2 coins and a map"; none at all is "nothing". */
export interface CardsFact {
  readonly is: "cards";
  readonly cards: Readonly<Record<string, number>>;
}

/** A chamber of the monument: its price, its size, and the cards the viewer knows to be in it. */
export interface Chamber {
  readonly maps: number;
  readonly size: number;
  readonly known: Readonly<Record<string, number>>;
  readonly known_to_all: Readonly<Record<string, number>>;
}

/** A chamber that could be explored, or looked into. */
export interface ChamberChoice {
  readonly chamber: number;
  readonly why: Message | null;
}

/** A chamber, counted from 0, ``of`` so many: "the second chamber", or the monument where it is the only one. */
export interface ChamberFact {
  readonly is: "chamber";
  readonly monument: string;
  readonly chamber: number;
  readonly of: number;
}

/** How long people may think: seconds a move, minutes a game, or days a move; and what then happens. */
export interface ClockRule {
  readonly kind: "days" | "game" | "move";
  readonly amount: number;
  readonly then?: "on" | "once";
}

/** What the coach says now: first what is to be read, one after the other; then what is to be done. */
export interface Coach {
  readonly step: string;
  readonly number: number;
  readonly of: number;
  readonly reads: readonly Cue[];
  readonly acts: readonly Cue[];
  readonly rule: string;
}

/** Go along to the rematch: only this new secret, made by whoever says it, opens one's seat there. */
export interface ComeAlong {
  readonly say: "come_along";
  readonly id: number;
  readonly secret: string;
}

/** One short thing that the coach says.

    ``at`` names what it is about: ``market/coin``, ``hand/coin``, ``sell/coin/5``, ``do/end``, ``do/sell/coin``,
    ``site``, ``market``, ``monument``, ``museum``, ``tent``, ``hand``, ``opponent``. ``until`` says what the player
    lays out on their own screen before the next cue: ``taken/coin`` or ``given/coin`` on the scales, ``selling`` or
    ``exploring`` begun; empty: it stays until the move is made. */
export interface Cue {
  readonly say: Message;
  readonly at: string;
  readonly until: string;
}

/** The set-up (R2-R4). */
export interface Dealt {
  readonly do: "deal";
  readonly hands: readonly (readonly string[] | null)[];
  readonly market: readonly string[];
  readonly chambers: readonly (readonly string[] | null)[];
  readonly pile?: readonly string[] | null;
}

/** Say no to the rematch: one's seat there is free for somebody else. */
export interface Decline {
  readonly say: "decline";
  readonly id: number;
}

/** One line on a seat: roughly what it comes from, for how many milliseconds, and whether it is the one asking. */
export interface DeviceFigures {
  readonly device: "computer" | "phone" | "program";
  readonly since: number;
  readonly this: boolean;
}

/** The lines on one's own seat, the oldest first. */
export interface Devices {
  readonly tell: "devices";
  readonly to: number;
  readonly devices: readonly DeviceFigures[];
}

/** Lose these cards to the sandstorm (R20). */
export interface Discard {
  readonly move: "discard";
  readonly cards: readonly string[];
}

/** A struck player's loss (R20). */
export interface Discarded {
  readonly do: "discard";
  readonly by: number;
  readonly cards: readonly string[];
}

/** What was said is done, and safely stored. */
export interface Done {
  readonly tell: "done";
  readonly to: number;
}

/** How a trade in the making stands. */
export interface Draft {
  readonly paid: number;
  readonly price: number;
  readonly owed: number;
  readonly lost: number;
  readonly why: Message | null;
  readonly takes: Readonly<Record<string, Message | null>>;
  readonly gives: Readonly<Record<string, Message | null>>;
}

/** A card was dug up: a treasure (seen by its finder alone), a thief or a sandstorm (R11-R13). */
export interface Dug {
  readonly do: "dig";
  readonly by: number;
  readonly card: string | null;
}

/** An edition and what can be chosen in it. */
export interface EditionOption {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly players: [number, number];
  readonly monuments: readonly MonumentOption[];
  readonly first_monument: string;
  readonly variants: readonly VariantOption[];
  readonly sand: boolean;
}

/** The figures of a printed edition. */
export interface EditionSheet {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly players: [number, number];
  readonly treasures: readonly TreasureSheet[];
  readonly thieves: readonly SourcedFigure[];
  readonly sandstorms: readonly SourcedFigure[];
  readonly monuments: readonly MonumentSheet[];
}

/** Call something across the table. It is shown for a moment, and kept nowhere. */
export interface Emote {
  readonly say: "emote";
  readonly id: number;
  readonly what: "good-game" | "hello" | "moment" | "nice" | "ouch" | "thanks";
}

/** Somebody calls something across the table. Told once, while it is fresh. */
export interface Emoted {
  readonly tell: "emote";
  readonly seat: number;
  readonly what: "good-game" | "hello" | "moment" | "nice" | "ouch" | "thanks";
}

/** End the turn. */
export interface EndTurn {
  readonly move: "end";
}

/** A player ended their turn. */
export interface Ended {
  readonly do: "end";
  readonly by: number;
}

/** How the game came out, when it is over. */
export interface Ending {
  readonly winners: readonly number[];
  readonly standings: readonly number[];
  readonly sold: readonly number[];
  readonly lost: readonly number[];
}

/** Spend maps on a chamber (R40); the sphinx is told two treasures (R65). */
export interface Explore {
  readonly move: "explore";
  readonly chamber?: number;
  readonly naming?: [string, string] | null;
}

/** A chamber was explored (R40); ``drawn`` and ``named`` where the monument has them. */
export interface Explored {
  readonly do: "explore";
  readonly by: number;
  readonly chamber: number;
  readonly maps: number;
  readonly named?: readonly string[];
  readonly drawn?: readonly string[];
  readonly got?: readonly string[] | null;
}

/** The promise that nobody chose a card: commitments before the deal, the seed when the game is over. */
export interface FairFigures {
  readonly commitment: string;
  readonly seed: string | null;
  readonly commitments: readonly string[];
  readonly voided: number;
}

/** Before the deal, give every seat that is still free to a bot of this level. */
export interface FillSeats {
  readonly say: "fill_seats";
  readonly id: number;
  readonly level: string;
}

/** The table right after one event; the first after the deal. */
export interface Frame {
  readonly line: LogLine;
  readonly now: Message;
  readonly view: View;
  readonly hand: readonly HeldKind[];
  readonly worth: readonly (number | null)[];
}

/** How a game came out: what players keep of it. */
export interface GameResult {
  readonly table: string;
  readonly stage: "open" | "over" | "playing" | "revealing" | "unfinished";
  readonly edition: string;
  readonly edition_name: string;
  readonly monument: string;
  readonly variants: readonly string[];
  readonly seats: readonly SeatResult[];
  readonly clock: ClockRule | null;
  readonly lesson: string | null;
  readonly ended: number;
  readonly lasted: number;
}

/** The viewer's own decision, begun by small steps and not complete: nobody else sees it. */
export interface HalfMade {
  readonly taking: Readonly<Record<string, number>>;
  readonly giving: Readonly<Record<string, number>>;
  readonly keeping: Readonly<Record<string, number>>;
  readonly last: number;
}

/** Cards of one kind in one's own hand. */
export interface HeldKind {
  readonly treasure: string;
  readonly count: number;
  readonly sells: number;
  readonly next: number;
  readonly rung: number;
}

/** The first thing said on every connection: which seat this is; without a secret, a spectator.

    A page says which version of the wire it speaks; programs need not. Whoever was here before says how far the log
    was then: if the stored log does not hold that any more, the server says so instead of playing on. */
export interface Hello {
  readonly say: "hello";
  readonly id: number;
  readonly secret?: string | null;
  readonly wire?: string | null;
  readonly head?: LogHead | null;
}

/** Keep these cards of the tomb's chamber (R63). */
export interface Keep {
  readonly move: "keep";
  readonly cards: readonly string[];
}

/** What the server can do by now. */
export interface KernelNow {
  readonly ready: boolean;
  readonly searches: boolean;
}

/** A treasure as such: "coins". */
export interface KindFact {
  readonly is: "kind";
  readonly id: string;
}

/** Give one's own seat to a bot of the table's level; with no person left, the game ends unfinished. */
export interface Leave {
  readonly say: "leave";
  readonly id: number;
  readonly why: "left" | "resigned";
}

/** A level of bots: "Professor". */
export interface LevelFact {
  readonly is: "level";
  readonly id: string;
}

/** A level of bots. */
export interface LevelOption {
  readonly id: string;
}

/** Before the deal, put the table on the list of open tables, for strangers to find, or take it off. */
export interface ListTable {
  readonly say: "list";
  readonly id: number;
  readonly listed: boolean;
  readonly language?: string | null;
}

/** How far a table's log was stored: the number of an entry, and the mark that was drawn for it at random. */
export interface LogHead {
  readonly number: number;
  readonly mark: string;
}

/** One line of the game's story as this seat saw it: an event, or that an earlier one was taken back.

    The story only grows: what was taken back stays in it. */
export interface LogLine {
  readonly number: number;
  readonly event: Dealt | Dug | Stolen | Uncovered | TentAnswered | Discarded | Traded | Sold | Looked | Explored | Ended | Over | TookBack;
  readonly told: readonly Message[];
  readonly news: boolean;
}

/** Look into a chamber of the temple after a sale, or (None) do not (R62). */
export interface Look {
  readonly move: "look";
  readonly chamber?: number | null;
}

/** Ask for all that one's own eyes have seen of a game so far; without a secret, what everybody has. */
export interface LookBack {
  readonly secret?: string | null;
}

/** Somebody looked into a chamber of the temple (R62). */
export interface Looked {
  readonly do: "look";
  readonly by: number;
  readonly chamber: number;
}

/** A moment to find again: a thief, a storm, an exploration, a big sale. */
export interface Mark {
  readonly event: number;
  readonly turn: number;
  readonly kind: "exploration" | "sale" | "storm" | "thief";
  readonly by: number;
}

/** Something to say: an id of the catalogue and the facts it needs. It may be a fact of another message. */
export interface Message {
  readonly is: "message";
  readonly id: string;
  readonly facts: Readonly<Record<string, number | boolean | string | SeatFact | CardFact | KindFact | CardsFact | RowFact | MoneyFact | ChamberFact | MonumentFact | VariantFact | LevelFact | PercentFact | SeveralFact | Message>>;
}

/** Turn up one more card of the mine, or stop. */
export interface MineDraw {
  readonly ask: "mine";
  readonly turned_up: Readonly<Record<string, number>>;
  readonly points: number;
  readonly limit: number;
  readonly over: number;
  readonly left: number;
}

/** Money: "$30". */
export interface MoneyFact {
  readonly is: "money";
  readonly amount: number;
}

/** A monument: "Great Pyramid". */
export interface MonumentFact {
  readonly is: "monument";
  readonly id: string;
}

/** A monument of an edition; the catalogues know its name and what it does. */
export interface MonumentOption {
  readonly id: string;
}

/** The figures of a monument. */
export interface MonumentSheet {
  readonly id: string;
  readonly chambers: readonly number[];
  readonly maps: readonly number[];
  readonly pile: number;
  readonly rule: string;
}

/** What is to be played, and by how many. */
export interface NewTable {
  readonly seats: readonly SeatPlan[];
  readonly edition?: string;
  readonly monument?: string;
  readonly variants?: readonly string[];
  readonly sand?: readonly number[];
  readonly pace?: "brisk" | "calm" | "instant";
  readonly undo?: boolean | null;
  readonly clock?: ClockRule | null;
  readonly bot?: string;
  readonly lesson?: string | null;
  readonly listed?: boolean;
  readonly language?: string | null;
}

/** A table that waits for players: what anybody who opens its link is told, too. */
export interface OpenTable {
  readonly id: string;
  readonly edition: string;
  readonly edition_name: string;
  readonly monument: string;
  readonly variants: readonly string[];
  readonly players: number;
  readonly free: number;
  readonly people: readonly string[];
  readonly bots: number;
  readonly clock: ClockRule | null;
  readonly undo_by: "alone" | "everybody" | "nobody";
  readonly language: string | null;
}

/** The tables that wait for strangers, the newest first. */
export interface OpenTables {
  readonly tables: readonly OpenTable[];
  readonly more: number;
}

/** Everything that can be chosen for a new table. */
export interface Options {
  readonly editions: readonly EditionOption[];
  readonly levels: readonly LevelOption[];
  readonly paces: readonly PaceOption[];
}

/** The outcome (R75, R76). */
export interface Over {
  readonly do: "over";
  readonly money: readonly number[];
  readonly sold: readonly number[];
  readonly winners: readonly number[];
}

/** A pace of bots. */
export interface PaceOption {
  readonly id: "brisk" | "calm" | "instant";
  readonly seconds: number;
}

/** Ask for the cheapest payment for these cards; nothing is done. Answered with ``Payment``. */
export interface Pay {
  readonly say: "pay";
  readonly id: number;
  readonly take: readonly string[];
}

/** The cheapest payment: what the hand misses least. */
export interface Payment {
  readonly tell: "payment";
  readonly to: number;
  readonly give: readonly string[];
}

/** A chance between 0 and 1: "33%", and never a false certainty. */
export interface PercentFact {
  readonly is: "percent";
  readonly chance: number;
}

/** A phase of the game; compares equal to its word. */
export type Phase = "act" | "deal" | "dig" | "first" | "keeping" | "looking" | "losing" | "mining" | "naming" | "over" | "paying" | "reveal" | "rob" | "taking" | "tents" | "turn" | "uncover" | "victim";

/** Make a move in the state of this number. */
export interface Play {
  readonly say: "play";
  readonly id: number;
  readonly number: number;
  readonly move: Sell | Trade | Explore | Discard | Keep | Steal | UseTent | Look | TurnUp | Stop | EndTurn;
}

/** What was wrong with a request. */
export interface Problem {
  readonly code: string;
  readonly why: Message;
  readonly sentence: string;
}

/** From where this server can be opened. */
export interface Reach {
  readonly only_here: boolean;
  readonly others: readonly string[];
  readonly public?: boolean;
}

/** Commit to random bytes of one's own before the deal (after a rematch; whoever sits down can do so then).

    Programs may add bytes in the open instead; the record then names their seat as one that did not commit. */
export interface Ready {
  readonly say: "ready";
  readonly id: number;
  readonly entropy?: string;
  readonly commitment?: string | null;
}

/** What was said cannot be; nothing changed. The connection lives on. */
export interface Refused {
  readonly tell: "refused";
  readonly to: number | null;
  readonly code: string;
  readonly why: Message;
  readonly sentence?: string;
}

/** Open another table with the same seats, when the game is over; the others ``come_along`` or ``decline``. */
export interface Rematch {
  readonly say: "rematch";
  readonly id: number;
}

/** A game as some eyes saw it, event by event. */
export interface Replay {
  readonly table: TableNow;
  readonly eyes: string;
  readonly stage: "over" | "playing" | "unfinished";
  readonly frames: readonly Frame[];
  readonly turns: readonly Turn[];
  readonly marks: readonly Mark[];
  readonly ending: Ending | null;
  readonly date: string | null;
  readonly record: number;
  readonly records: number;
}

/** Show the bytes one committed to, once nobody can change anything any more; with the last the table deals. */
export interface Reveal {
  readonly say: "reveal";
  readonly id: number;
  readonly entropy: string;
}

/** Cards one after another, as they came: "a coin, a coin, a map". */
export interface RowFact {
  readonly is: "row";
  readonly cards: readonly string[];
}

/** Rules that belong together. */
export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** One rule, or one worked example. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly ruling: string;
  readonly editions: readonly string[];
}

/** The rules in one language, and all figures with their sources. */
export interface Rulebook {
  readonly language: string;
  readonly ruling: string;
  readonly sections: readonly RuleSection[];
  readonly editions: readonly EditionSheet[];
}

/** A set that could be sold. */
export interface Sale {
  readonly treasure: string;
  readonly count: number;
  readonly money: number;
  readonly why: Message | null;
}

/** Say who last had their feet in sand, the most recent first (R6, R82); nobody: chance names the first. */
export interface Sand {
  readonly say: "sand";
  readonly id: number;
  readonly seats: readonly number[];
}

/** What the viewer knows of one seat: all of it is public but ``known`` and ``most_maps``. */
export interface Seat {
  readonly name: string;
  readonly hand_size: number;
  readonly known: Readonly<Record<string, number>>;
  readonly known_to_all: Readonly<Record<string, number>>;
  readonly most_maps: number;
  readonly most_maps_to_all: number;
  readonly tents: number;
  readonly sheltered: boolean;
  readonly money: number;
  readonly museum: readonly SoldSet[];
  readonly announced: number | null;
}

/** Before the deal, give a seat where no person sits to a bot of this level; without a level, make it free. */
export interface SeatBot {
  readonly say: "seat_bot";
  readonly id: number;
  readonly seat: number;
  readonly level: string | null;
}

/** A seat that could be robbed. */
export interface SeatChoice {
  readonly seat: number;
  readonly why: Message | null;
}

/** A player, by seat: their name, or "you". */
export interface SeatFact {
  readonly is: "seat";
  readonly seat: number;
}

/** Who sits where. */
export interface SeatFigures {
  readonly seat: number;
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  readonly level: string | null;
  readonly number: number | null;
  readonly plays_as: string | null;
  readonly stood_in: boolean;
  readonly here: boolean;
  readonly ready: boolean;
  readonly left: "left" | "resigned" | null;
  readonly rematch?: "accepted" | "asked" | "declined" | null;
}

/** What a seat is meant for: a bot of a level, or somebody who is still to come. */
export interface SeatPlan {
  readonly kind: "bot" | "open";
  readonly level?: string | null;
}

/** How a game came out for a seat. */
export interface SeatResult {
  readonly seat: SeatFigures;
  readonly money: number;
  readonly sold: number;
  readonly lost: number;
  readonly place: number | null;
  readonly won: boolean;
  readonly best: readonly SoldSet[];
}

/** The seat is yours: whoever says this secret sits there. */
export interface SeatTaken {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

/** How long somebody may still think, in milliseconds. */
export interface SeatTime {
  readonly seat: number;
  readonly left: number;
  readonly runs: boolean;
}

/** Sell ``count`` cards of one treasure as a set (R50). */
export interface Sell {
  readonly move: "sell";
  readonly treasure: string;
  readonly count?: number;
}

/** Set how fast bots act. */
export interface SetPace {
  readonly say: "pace";
  readonly id: number;
  readonly pace: "brisk" | "calm" | "instant";
}

/** What the game is played with. */
export interface SetupFigures {
  readonly treasures: readonly TreasureFigures[];
  readonly monument: string;
  readonly thieves: number;
  readonly sandstorms: number;
  readonly tents: number;
  readonly map: string;
}

/** A list: "Ann, Ben and you"; whoever is spoken to comes last. */
export interface SeveralFact {
  readonly is: "several";
  readonly items: readonly (string | SeatFact | CardFact | KindFact | CardsFact | RowFact | MoneyFact | ChamberFact | MonumentFact | VariantFact | LevelFact | PercentFact | SeveralFact | Message)[];
  readonly joint?: "and" | "or";
}

/** Use the tent, or keep it and lose so many cards. */
export interface Shelter {
  readonly ask: "tent";
  readonly loses: number;
}

/** Close all other lines on one's own seat: from now on only this new secret, made by whoever says it, opens it. */
export interface SignOut {
  readonly say: "sign_out";
  readonly id: number;
  readonly secret: string;
}

/** A set was sold (R50). */
export interface Sold {
  readonly do: "sell";
  readonly by: number;
  readonly card: string;
  readonly count: number;
  readonly money: number;
}

/** A set in a museum. */
export interface SoldSet {
  readonly treasure: string;
  readonly count: number;
  readonly money: number;
}

/** A figure, and where it comes from. */
export interface SourcedFigure {
  readonly value: number;
  readonly source: string;
}

/** Let a bot of this level play for somebody who is not here. */
export interface StandIn {
  readonly say: "stand_in";
  readonly id: number;
  readonly seat: number;
  readonly level: string;
}

/** Before the deal, give up one's own seat: anybody may take it, and its secret opens nothing any more. */
export interface StandUp {
  readonly say: "stand_up";
  readonly id: number;
}

/** Deal, once every seat is taken. */
export interface Start {
  readonly say: "start";
  readonly id: number;
}

/** The game as this seat may know it. Told at the beginning and after every move. */
export interface StateNow {
  readonly tell: "state";
  readonly number: number;
  readonly now: Message;
  readonly view: View;
  readonly hand: readonly HeldKind[];
  readonly ask: Act | Storm | Shelter | Thief | TombKeep | MineDraw | TempleLook | null;
  readonly since: number;
  readonly lines: readonly LogLine[];
  readonly ending: Ending | null;
  readonly undo: UndoFigures | null;
  readonly head?: LogHead | null;
  readonly coach?: Coach | null;
}

/** Let the thief rob this seat (R12). */
export interface Steal {
  readonly move: "steal";
  readonly seat: number;
}

/** A thief took a card; the two of them know which (R12). */
export interface Stolen {
  readonly do: "steal";
  readonly by: number;
  readonly from: number;
  readonly card: string | null;
}

/** Take what is turned up in the mine (R64). */
export interface Stop {
  readonly move: "stop";
}

/** Choose which cards to lose. */
export interface Storm {
  readonly ask: "storm";
  readonly owed: number;
  readonly suggestion: readonly string[];
}

/** A table was opened; its commitment is told before anybody adds random bytes. */
export interface TableMade {
  readonly table: string;
  readonly commitment: string;
}

/** The table: who sits there, what will be played. Told at the beginning and whenever it changes. */
export interface TableNow {
  readonly tell: "table";
  readonly id: string;
  readonly you: number | null;
  readonly stage: "open" | "over" | "playing" | "revealing" | "unfinished";
  readonly edition: string;
  readonly edition_name: string;
  readonly players: number;
  readonly monument: string;
  readonly variants: readonly string[];
  readonly sand: readonly number[];
  readonly pace: "brisk" | "calm" | "instant";
  readonly seats: readonly SeatFigures[];
  readonly setup: SetupFigures | null;
  readonly fair: FairFigures;
  readonly start: Message | null;
  readonly rematch: string | null;
  readonly undo: boolean;
  readonly clock: ClockRule | null;
  readonly bot: string;
  readonly lines: number;
  readonly lesson?: string | null;
  readonly undo_by?: "alone" | "everybody" | "nobody";
  readonly listed?: boolean;
  readonly head?: LogHead | null;
}

/** Whose turn it is at a table, as everybody there sees it. */
export interface TableTurn {
  readonly table: string;
  readonly stage: "open" | "over" | "playing" | "revealing" | "unfinished";
  readonly edition_name: string;
  readonly monument: string;
  readonly seats: readonly SeatFigures[];
  readonly decides: number | null;
  readonly number: number;
  readonly waits: number;
  readonly left: number | null;
  readonly clock: ClockRule | null;
  readonly lesson: string | null;
}

/** Take one's own seat back from the bot that stood in. */
export interface TakeBack {
  readonly say: "take_back";
  readonly id: number;
}

/** Sit down under a name, and commit to random bytes for the deal; or add them in the open, as programs may. */
export interface TakeSeat {
  readonly name: string;
  readonly entropy?: string;
  readonly commitment?: string | null;
}

/** Look into a chamber of the temple, or do not. */
export interface TempleLook {
  readonly ask: "look";
  readonly chambers: readonly ChamberChoice[];
}

/** A player who was asked used the tent, or did not (R22). */
export interface TentAnswered {
  readonly do: "tent";
  readonly by: number;
  readonly use: boolean;
}

/** Choose who to rob. */
export interface Thief {
  readonly ask: "thief";
  readonly victims: readonly SeatChoice[];
}

/** What depends on the time, told as what is left, so that it does not matter how the reader's clock is set. */
export interface TimesNow {
  readonly tell: "times";
  readonly clocks: readonly SeatTime[];
  readonly away: readonly Absence[];
}

/** Choose which cards of the tomb to keep. */
export interface TombKeep {
  readonly ask: "keep";
  readonly owed: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly suggestion: readonly string[];
  readonly adds: Readonly<Record<string, readonly number[]>>;
}

/** Somebody took back the trade or the sale that an earlier line tells of: no event of the log. */
export interface TookBack {
  readonly do: "undo";
  readonly by: number;
  readonly line: number;
}

/** Give cards of the hand for cards of the marketplace (R30). */
export interface Trade {
  readonly move: "trade";
  readonly give: readonly string[];
  readonly take: readonly string[];
}

/** A trade with the marketplace (R30). */
export interface Traded {
  readonly do: "trade";
  readonly by: number;
  readonly give: readonly string[];
  readonly take: readonly string[];
}

/** A treasure of this game: how many there are, its trade value, and what 1, 2, 3 … of it sell for. */
export interface TreasureFigures {
  readonly id: string;
  readonly name: string;
  readonly cards: number;
  readonly trade: number;
  readonly sells: readonly number[];
}

/** The figures of a treasure. */
export interface TreasureSheet {
  readonly id: string;
  readonly cards: SourcedFigure;
  readonly trade: SourcedFigure;
  readonly sells: readonly SourcedFigure[];
  readonly left_out: readonly number[];
}

/** A turn of the game, counted from 1; ``event`` is the first of its events, counted from 0, the deal. */
export interface Turn {
  readonly number: number;
  readonly event: number;
  readonly by: number;
}

/** What was done in the turn that is going on. */
export interface TurnSoFar {
  readonly dug: boolean;
  readonly acted: boolean;
  readonly sold: boolean;
  readonly explored: number;
  readonly trades: number;
  readonly may_step_to_trade: boolean;
  readonly must_sell: boolean;
}

/** Turn up one more card of the mine (R64). */
export interface TurnUp {
  readonly move: "turn_up";
}

/** Whose turn it is at the tables that somebody asked about. */
export interface Turns {
  readonly tables: readonly TableTurn[];
  readonly unknown: readonly string[];
  readonly unread: readonly string[];
}

/** The storm laid one card more in each chamber of the buried ruins (R66). */
export interface Uncovered {
  readonly do: "uncover";
  readonly cards: readonly string[];
}

/** In the state of this number, take back one's last trade or sale of this turn, where the table allows it. */
export interface Undo {
  readonly say: "undo";
  readonly id: number;
  readonly number: number;
}

/** Whether this seat may take something back now, and what. */
export interface UndoFigures {
  readonly why: Message | null;
  readonly event: Traded | Sold | null;
  readonly told: Message | null;
  readonly left: number;
}

/** Use the tent in this storm, or not (R22). */
export interface UseTent {
  readonly move: "tent";
  readonly use?: boolean;
}

/** A variant: "Fierce Weather". */
export interface VariantFact {
  readonly is: "variant";
  readonly id: string;
}

/** A variant of an edition's rules. */
export interface VariantOption {
  readonly id: string;
  readonly players: [number, number];
}

/** Everything a seat (or, with ``seat`` None, a spectator) may know. */
export interface View {
  readonly seat: number | null;
  readonly edition: string;
  readonly monument: string;
  readonly variants: readonly string[];
  readonly phase: Phase;
  readonly first: number | null;
  readonly turn: number | null;
  readonly player: number | null;
  readonly hand: Readonly<Record<string, number>>;
  readonly seats: readonly Seat[];
  readonly market: Readonly<Record<string, number>>;
  readonly dig_size: number;
  readonly thieves: number;
  readonly sandstorms: number;
  readonly chambers: readonly Chamber[];
  readonly pile_size: number;
  readonly maps_spent: number;
  readonly unseen: Readonly<Record<string, number>>;
  readonly exploring: number | null;
  readonly owed: number;
  readonly turned_up: Readonly<Record<string, number>>;
  readonly named: readonly string[];
  readonly robbed: number | null;
  readonly this_turn: TurnSoFar;
  readonly must_sell: boolean;
  readonly passes: number;
  readonly idle_turns: number;
  readonly dealing: [number, number] | null;
  readonly half_made: HalfMade | null;
  readonly log: readonly (Dealt | Dug | Stolen | Uncovered | TentAnswered | Discarded | Traded | Sold | Looked | Explored | Ended | Over)[];
  readonly withdrawn?: readonly Withdrawn[];
}

/** Ask how a trade stands; nothing is done. Answered with ``Balance``. */
export interface Weigh {
  readonly say: "weigh";
  readonly id: number;
  readonly give: readonly string[];
  readonly take: readonly string[];
}

/** A trade or a sale that was taken back.

    Places are those of the story, which only grows: every event in it, and every taking back, has one. */
export interface Withdrawn {
  readonly event: Traded | Sold;
  readonly line: number;
  readonly at: number;
}
