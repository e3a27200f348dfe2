import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { renewed } from "./client/renewal";
import { dressPage } from "./client/settings.svelte";

// Parts that are fetched later may be gone from a server that was renewed meanwhile.
addEventListener("vite:preloadError", (event) => {
  if (renewed()) event.preventDefault();
});
dressPage();
mount(App, { target: document.getElementById("app") as HTMLElement });
