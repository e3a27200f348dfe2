/** Before every file of tests: the page speaks English, as it does before it is shown. */
import { spoken } from "./src/words/spoken.svelte";

await spoken.speak("all");
