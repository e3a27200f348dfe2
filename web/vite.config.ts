import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { documents } from "./documents.ts";
import { offline } from "./offline.ts";

const server = process.env.DIGSITE_SERVER ?? "http://127.0.0.1:8712";

/** Lay a .br and a .gz beside every file they make smaller: the server sends them as they are. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "digsite-compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: async () => {
      for (const file of await readdir(folder, { recursive: true })) {
        if (!/\.(css|html|js|json|svg|webmanifest)$/.test(file)) continue;
        const plain = await readFile(join(folder, file));
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        const forms = { br: brotliCompressSync(plain, brotli), gz: gzipSync(plain, { level: 9 }) };
        for (const [suffix, form] of Object.entries(forms)) {
          if (form.length < plain.length) await writeFile(join(folder, `${file}.${suffix}`), form);
        }
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogues(), documents(), offline(), compressed()],
  build: {
    outDir: process.env.DIGSITE_STATIC ?? "../src/digsite/web/static",
    emptyOutDir: true,
    target: "es2022",
    // What browsers have known since 2024 (Baseline), light-dark() above all, stays as it is written.
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // Pictures stay files of their own: they are fetched beside the script, not inside it.
    assetsInlineLimit: 0,
    // Six files at a time are fetched, and each takes its way through the network: what every page begins with is one file,
    // and so is a table. What of a table other pages need, too, is apart from it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            { name: "pieces", test: /src\/(client\/voices\.ts|table\/Money\.svelte)$/, priority: 1 },
            { name: "table", test: /src\/seated\/TablePage\.svelte$/ },
          ],
        },
      },
    },
  },
  server: {
    // The catalogues of words lie beside the Python that reads them, and so does what both are tested with.
    fs: {
      allow: [".", "../src/digsite/words", "../tests/words", "../tests/dealers", "../tests/yesterday", "../build"],
    },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte's server build is what Node would pick; the tests run what browsers run.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    globalSetup: "./spoken.setup.ts",
    setupFiles: "./english.setup.ts",
  },
}));
