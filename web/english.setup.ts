/** Before every file of tests: the page speaks English, as it does before it is shown. */
import { FURTHER } from "./src/words/catalogue";
import { spoken } from "./src/words/spoken.svelte";

await spoken.speak("all", ...FURTHER);
