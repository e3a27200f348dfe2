/** How far the game's machinery is compiled: asked again and again until it is ready, which is so but for the first start. */
import type { KernelNow } from "../wire";
import * as api from "./api";

const EVERY = 500;

class Kernel {
  now = $state.raw<KernelNow | null>(null);
  #ready: Promise<void> | null = null;

  /** Resolves when a game can be dealt. */
  ready(): Promise<void> {
    this.#ready ??= this.#watch();
    return this.#ready;
  }

  async #watch(): Promise<void> {
    for (;;) {
      try {
        this.now = await api.kernel();
        if (this.now.ready) return;
      } catch {
        // The server is starting; the next question may find it.
      }
      await new Promise((wake) => setTimeout(wake, EVERY));
    }
  }
}

export const kernel = new Kernel();
