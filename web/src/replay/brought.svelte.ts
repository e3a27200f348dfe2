/** A file of records that somebody brought to this page: dropped on it, or chosen. It stays in this browser's memory. */
import { route } from "../route.svelte";

class Brought {
  file = $state.raw<Blob | null>(null);

  /** Look at a file, from whichever page. */
  bring(file: Blob): void {
    this.file = file;
    if (route.page.at !== "replay" || route.page.id !== null) route.go("/replay");
  }

  /** Put it away, for another one. */
  drop(): void {
    this.file = null;
  }
}

export const brought = new Brought();
