/** Whether this browser offers to install digsite as an app. It says so once, early; the settings have the button. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

class Installing {
  #offer = $state.raw<Offer | null>(null);

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** It already runs in a window of its own. */
  get isApp(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  }

  take(offer: Event | null): void {
    this.#offer = offer as Offer | null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it can be used once
    await offer?.prompt();
  }
}

export const installing = new Installing();

export function listenForInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // nobody is asked before they know what it is
    installing.take(event);
  });
  addEventListener("appinstalled", () => installing.take(null));
}
