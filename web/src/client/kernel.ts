/** Whether the server can deal: the page asks again and again while it starts, which takes a second or two. */
import * as api from "./api";

const EVERY = 250;
/** After so many questions the server is not starting, but away. */
const SOON = 40;
const LATER = 4_000;

let asked: Promise<void> | null = null;

/** Resolves when a game can be dealt. */
export function kernelReady(): Promise<void> {
  asked ??= watch();
  return asked;
}

async function watch(): Promise<void> {
  for (let asked = 0; ; asked++) {
    try {
      if ((await api.kernel()).ready) return;
    } catch {
      // The server is starting; the next question may find it.
    }
    await new Promise((wake) => setTimeout(wake, asked < SOON ? EVERY : LATER));
  }
}
