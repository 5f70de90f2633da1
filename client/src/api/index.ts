import { settings } from "../settings.svelte";
import { Api } from "./http";

export const api = new Api(() => settings.language);
