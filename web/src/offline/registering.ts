/** The service worker (worker/worker.ts): only over https and on the server's own machine; elsewhere browsers have none. */
export async function register(): Promise<void> {
  try {
    await navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" });
  } catch {
    // A browser that forbids it, or a server that is renewed this very moment: the page works without it.
  }
}
