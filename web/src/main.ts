import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { renewed } from "./client/renewal";
import { listenForInstalling } from "./offline/installing.svelte";
import { fetchPage } from "./pages";
import { route } from "./route.svelte";
import { dressPage } from "./client/settings.svelte";
import { spoken } from "./words/spoken.svelte";

// Parts that are fetched later may be gone from a server that was renewed meanwhile.
addEventListener("vite:preloadError", (event) => {
  if (renewed()) event.preventDefault();
});
fetchPage(route.page);
dressPage();
listenForInstalling();
// What lets the page open without a network is nothing that anybody waits for.
const OFFLINE_AFTER = 4000;
if (!location.pathname.startsWith("/embed/")) {
  setTimeout(() => void import("./offline/registering").then(({ register }) => register()), OFFLINE_AFTER);
}
// Nothing is shown before there are words for it; they are on their way since the first line of this file ran. Fonts are on
// their way since before that: a moment is left for them, so that nothing moves when they come.
const FONTS_MS = 400;
const fonts = Promise.all(['1em "Source Sans"', '1em "Marcellus"'].map((font) => document.fonts.load(font)));
const moment = new Promise((over) => setTimeout(over, FONTS_MS));
void Promise.all([spoken.speak("home"), Promise.race([fonts.catch(() => {}), moment])]).then(() =>
  mount(App, { target: document.getElementById("app") as HTMLElement }),
);
