import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { dressPage } from "./client/settings.svelte";

dressPage();
mount(App, { target: document.getElementById("app") as HTMLElement });
