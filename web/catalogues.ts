/**
 * The languages for the page: every folder of src/digsite/words is one, found when the page is built. Each comes as
 * files, fetched when somebody wants them: what the home page says, what is said at a table, and what only some pages
 * say. What a language has no words for, English says.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const WORDS = resolve(import.meta.dirname, "../src/digsite/words");
/** The files that the home page needs, and what never leaves the terminal; everything else is said at a table. */
const HOME = ["basics.ftl", "home.ftl", "places.ftl"];
/** What whoever learns the game reads. */
const LEARN = ["lesson.ftl", "rules.ftl", "figures.ftl"];
/** What is fetched with the page that says it. */
const REPLAY = ["replay.ftl"];
/** What is fetched when somebody first asks what something is. */
const TIPS = ["tips.ftl"];
/** What is said around a game: inviting, open tables, emotes; when it is over, rematches and whether it was fair. */
const TOGETHER = ["together.ftl", "fair.ftl"];
/** One's own games, tables that wait, notices. */
const GAMES = ["games.ftl"];
const NEVER = ["terminal.ftl", "review.ftl", "server.ftl", "preview.ftl", "programs.ftl"];
const PARTS = {
  home: (file: string) => HOME.includes(file),
  table: (file: string) => ![...HOME, ...LEARN, ...REPLAY, ...TOGETHER, ...GAMES, ...TIPS].includes(file),
  learn: (file: string) => LEARN.includes(file),
  replay: (file: string) => REPLAY.includes(file),
  together: (file: string) => TOGETHER.includes(file),
  games: (file: string) => GAMES.includes(file),
  tips: (file: string) => TIPS.includes(file),
};

/** A part of the words, as it is fetched. */
export type Words = keyof typeof PARTS;

const LANGUAGES = "virtual:languages";
const PART = /^virtual:words\/([a-z]+)-(home|table|learn|replay|together|games|tips)$/;

const filesOf = (language: string): string[] =>
  readdirSync(join(WORDS, language)).filter((file) => file.endsWith(".ftl") && !NEVER.includes(file));

export const languages = (): string[] =>
  readdirSync(WORDS, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && readdirSync(join(WORDS, folder.name)).some((f) => f.endsWith(".ftl")))
    .map(({ name }) => name);

/** The entries of a language's files, each as it is written, without comments: those are for translators. */
function entries(language: string, files: readonly string[]): Map<string, string> {
  const text = files.map((file) => readFileSync(join(WORDS, language, file), "utf-8")).join("\n");
  const parts = text.replace(/^#.*\n/gm, "").split(/^(?=-?[a-zA-Z][\w-]* *=)/m);
  return new Map(
    parts.filter((part) => /^-?[a-zA-Z]/.test(part)).map((part) => [/^[\w-]+/.exec(part)![0], part.trimEnd()]),
  );
}

/** All that one part of a language says, as Fluent. */
export function wordsOf(language: string, part: Words): string {
  const all = entries(language, filesOf(language));
  const own = entries(language, filesOf(language).filter(PARTS[part]));
  const english = entries("en", filesOf("en").filter(PARTS[part]));
  for (const [id, entry] of english) if (!all.has(id)) own.set(id, entry);
  return [...own.values()].join("\n");
}

/** One message of a language without variables, of any file; in English where the language does not have it. */
export function said(language: string, id: string): string {
  const files = (of: string) => readdirSync(join(WORDS, of)).filter((file) => file.endsWith(".ftl"));
  const entry = entries(language, files(language)).get(id) ?? entries("en", files("en")).get(id);
  const words = /= (.*)/.exec(entry ?? "")?.[1];
  if (words === undefined) throw new Error(`There is no "${id}" to say.`);
  return words;
}

/** What the page says before its program runs: each message in English and in another language. */
export function documentWords(language: string): { id: string; english: string; own: string }[] {
  const english = entries("en", ["server.ftl"]);
  const own = entries(
    language,
    readdirSync(join(WORDS, language)).filter((file) => file === "server.ftl"),
  );
  const words = (of: Map<string, string>, id: string) => /= (.*)/.exec(of.get(id) ?? "")?.[1];
  return [...english.keys()].map((id) => {
    const told = words(english, id) ?? "";
    return { id, english: told, own: words(own, id) ?? told };
  });
}

export function catalogues(): Plugin {
  return {
    name: "digsite-catalogues",
    resolveId: (id) => (id === LANGUAGES || PART.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES}`) {
        const listed = languages().map((language) => {
          const name = /^language-name = (.+)$/m.exec(wordsOf(language, "home"))![1];
          const parts = Object.keys(PARTS).map((part) => `${part}: () => import("virtual:words/${language}-${part}")`);
          return `${language}: { name: ${JSON.stringify(name)}, ${parts.join(", ")} }`;
        });
        return `export default { ${listed.join(", ")} };`;
      }
      const [, language, part] = PART.exec(id.slice(1)) ?? [];
      if (!id.startsWith("\0") || !language) return null;
      for (const known of new Set([language, "en"]))
        for (const file of filesOf(known)) this.addWatchFile(join(WORDS, known, file));
      return `export default ${JSON.stringify(wordsOf(language, part as Words))};`;
    },
  };
}
