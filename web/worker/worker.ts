/**
 * The service worker: lets the page open without a network. It keeps files of the page and the rules, and nothing else:
 * whatever is about a table, a seat or a game goes past it.
 *
 * The page itself always comes from the network where there is one, so nobody is shown an old one after an upgrade. Files
 * under /assets/ have names that change with what is in them, so the kept one is always the right one.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build (offline.ts). */
declare const BUILT: {
  /** Another one for every build. */
  readonly version: string;
  /** The script that the page of this build begins with. */
  readonly entry: string;
  /** What the pages need that work without a network. */
  readonly files: readonly string[];
  /** Their words, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
};

const CACHES = "digsite-";
const CACHE = CACHES + BUILT.version;
const PAGE = "/";
const RULES = "/api/rules/";
/** The addresses of the page (src/route.svelte.ts) but for /embed/, which is shown inside pages of others. */
const OWN = /^\/(index\.html|new\/?|rules\/?|games\/?|replay\/?|table\/[^/]+(\/replay)?\/?)?$/;
/** A proxy that answers so has no server behind it. */
const NO_SERVER = 502;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  // A server that was renewed in between has another page: its own worker will come.
  if (!page.ok || !(await page.clone().text()).includes(BUILT.entry))
    throw new Error("The page is of another version.");
  const language = spoken();
  await cache.put(PAGE, page);
  await cache.addAll([...BUILT.files, ...(BUILT.words[language] ?? []), RULES + language]);
  await self.skipWaiting();
}

/** The first of the browser's languages that there is. */
function spoken(): string {
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return tags.find((tag) => tag in BUILT.words) ?? "en";
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (OWN.test(pathname)) event.respondWith(fromTheNetwork(request));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  } else if (pathname.startsWith(RULES)) {
    event.respondWith(newest(request));
  }
});

/** What is kept: whatever a browser says about languages and packing, there is only one of it. */
const find = async (what: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(what, { ignoreVary: true, ignoreSearch: what === PAGE });

/** The page, as the server has it now; the kept one only where there is no server. */
async function fromTheNetwork(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < NO_SERVER) return answer;
    return (await find(PAGE)) ?? answer;
  } catch (error) {
    const page = await find(PAGE);
    if (page) return page;
    throw error;
  }
}

/** A file whose name says what is in it. */
async function kept(request: Request): Promise<Response> {
  const there = await find(request);
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await keep(request, answer);
  return answer;
}

/** The rules: the server's, or those that were read last. */
async function newest(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(request, answer);
    return answer.status < NO_SERVER ? answer : ((await find(request)) ?? answer);
  } catch (error) {
    const there = await find(request);
    if (there) return there;
    throw error;
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(request, answer.clone());
  } catch {
    // There is no room: it is fetched again the next time.
  }
}

/** Whoever presses a notification gets to the table it is about. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = (event.notification.data as { path?: unknown } | null)?.path;
  if (typeof path === "string" && path.startsWith("/table/")) event.waitUntil(show(path));
});

async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

export {};
