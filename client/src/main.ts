import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { speak } from "./i18n/index.svelte";
import { settings } from "./settings.svelte";

const target = document.getElementById("app");
if (target) void speak(settings.language).then(() => mount(App, { target }));
