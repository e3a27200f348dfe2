/** Before the page's tests: Python says everything in every language, for the page to be held to it. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

export default function setup(): void {
  const root = resolve(import.meta.dirname, "..");
  execFileSync("python", ["tests/words/spoken.py", "build/spoken.json"], { cwd: root, stdio: "inherit" });
}
