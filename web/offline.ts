/** What makes the page an app: the service worker with the list of what it keeps, and a manifest in every language. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Plugin, Rolldown } from "vite";
import { languages, said } from "./catalogues.ts";

const WORKER = join(import.meta.dirname, "worker/worker.ts");
/** The parts that are fetched late and work without a network, by the modules they begin with. */
const LATER = [
  "src/games/GamesPage.svelte",
  "src/games/noting.ts",
  "src/home/ContinueList.svelte",
  "src/parts/SettingsSheet.svelte",
  "src/rules/RulesPage.svelte",
].concat(
  ["Notices.svelte", "NoticeOffer.svelte", "notifying.ts", "OnThisDevice.svelte"].map((file) => `src/notices/${file}`),
);
/** The parts of a language that these say. */
const WORDS = ["home", "table", "learn", "games"];

export function offline(): Plugin {
  return {
    name: "digsite-offline",
    apply: "build",
    generateBundle: {
      // Chunks that turned out to hold nothing but styles are gone by then.
      order: "post",
      handler(_options, bundle) {
        for (const language of languages()) {
          const fileName = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
          this.emitFile({ type: "asset", fileName, source: manifestIn(language) });
        }
        this.emitFile({ type: "asset", fileName: "worker.js", source: workerOf(Object.values(bundle)) });
      },
    },
  };
}

/** The worker, with the list of what it keeps. */
function workerOf(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string {
  const chunks = bundle.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const wanted = new Set<string>();
  const styles = new Set<string>();
  const take = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(take);
  };
  const later = LATER.map((module) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`));
    return found ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));
  });
  for (const chunk of [entry, ...later]) if (chunk) take(chunk.fileName);
  const pictures = bundle.filter(({ type, fileName }) => type === "asset" && /\.(svg|woff2)$/.test(fileName));
  const files = [...wanted, ...styles, ...pictures.map(({ fileName }) => fileName)].map((file) => `/${file}`).sort();
  const words = Object.fromEntries(
    languages().map((language) => {
      const parts = WORDS.map((part) => `virtual:words/${language}-${part}`);
      const holding = chunks.filter(({ moduleIds }) => moduleIds.some((id) => parts.includes(id.replace("\0", ""))));
      return [language, holding.map(({ fileName }) => `/${fileName}`).sort()];
    }),
  );
  const { outputText } = ts.transpileModule(readFileSync(WORKER, "utf-8"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  const script = outputText.replace(/^export \{\};?$/m, "");
  const built = { entry: `/${entry?.fileName ?? ""}`, files, words };
  const version = createHash("sha256").update(JSON.stringify(built)).update(script).digest("hex").slice(0, 16);
  return `const BUILT = ${JSON.stringify({ version, ...built })};\n${script}`;
}

/** What systems want to know of an app before they put it on a home screen. */
function manifestIn(language: string): string {
  const icon = (size: number, purpose: string, name: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const tidy = (id: string) => said(language, id).replace(/\s*…$/, "");
  return JSON.stringify({
    id: "/",
    name: "digsite",
    short_name: "digsite",
    description: said(language, "document-description"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#eaddc2",
    theme_color: "#1d2d5c",
    categories: ["games"],
    icons: [icon(192, "any", "icon"), icon(512, "any", "icon"), icon(512, "maskable", "maskable")],
    shortcuts: [
      { name: tidy("home-new-table"), url: "/new" },
      { name: tidy("page-games"), url: "/games" },
      { name: tidy("page-rules"), url: "/rules" },
    ],
  });
}
