/**
 * The page before its program runs: in every language, and one for every kind of page. Each has all on its way at once that
 * its kind begins with: what shows it, its style and its words. Otherwise a browser asks for the program, which asks for
 * what shows a table, which asks for more, and each time the answer takes its way through the network.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { documentWords, languages, type Words } from "./catalogues.ts";

/** What each kind of page begins with, as src/pages.ts says it, too. The server knows the names (web/pages.py). */
const PAGES: Readonly<Record<string, { shows: string | null; words: readonly Words[] }>> = {
  index: { shows: null, words: ["home"] },
  new: { shows: "src/newtable/NewTablePage.svelte", words: ["home", "table", "together"] },
  table: { shows: "src/seated/TablePage.svelte", words: ["home", "table"] },
  replay: { shows: "src/replay/ReplayPage.svelte", words: ["home", "table", "replay"] },
  rules: { shows: "src/rules/RulesPage.svelte", words: ["home", "table", "learn"] },
  games: { shows: "src/games/GamesPage.svelte", words: ["home", "table", "games"] },
};

/** Lay the page beside itself, for every kind in every language. */
export function documents(): Plugin {
  let folder = "";
  return {
    name: "digsite-documents",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const page = readFileSync(join(folder, "index.html"), "utf-8");
      for (const [kind, { shows, words }] of Object.entries(PAGES)) {
        for (const language of languages()) {
          const modules = words.map((part) => `\0virtual:words/${language}-${part}`);
          if (shows !== null) modules.push(join(import.meta.dirname, shows));
          const ahead = linksTo(modules, chunks).filter((link) => !page.includes(link.href));
          const head = ahead.map(({ tag }) => `  ${tag}\n  `).join("");
          const file = language === "en" ? `${kind}.html` : `${kind}.${language}.html`;
          writeFileSync(join(folder, file), inLanguage(language, page).replace("</head>", `${head}</head>`));
        }
      }
    },
  };
}

/** Links to what these modules were built into, and to all that is needed with it. */
function linksTo(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): { href: string; tag: string }[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk): void => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) take(imported);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`There is no ${module} in what was built.`);
    take(chunk);
  }
  const link = (rel: string) => (file: string) => {
    return { href: `/${file}`, tag: `<link rel="${rel}" crossorigin href="/${file}" />` };
  };
  return [...[...styles].map(link("stylesheet")), ...[...scripts].map(link("modulepreload"))];
}

/** What stands in the page before its program runs, in another language: the server sends it to whoever reads that. */
function inLanguage(language: string, page: string): string {
  let text = page.replace('<html lang="en">', `<html lang="${language}">`);
  if (language !== "en") text = text.replace("/manifest.webmanifest", `/manifest.${language}.webmanifest`);
  for (const { id, english, own } of documentWords(language)) {
    if (!text.includes(english)) throw new Error(`index.html does not say "${english}" (${id}).`);
    text = text.replaceAll(english, () => own);
  }
  return text;
}
