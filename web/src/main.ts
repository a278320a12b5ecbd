/** Where the page begins: puts the App into index.html. */

import "../fonts/fonts.css";
import "./styles/fallback_fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { applySettings } from "./settings/settings.svelte";
import { focusWhatIsClicked } from "./shell/clicked";
import { warn } from "./shell/notices.svelte";
import { t } from "./words/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element with the id app");
applySettings();
focusWhatIsClicked();
addEventListener("vite:preloadError", () => warn(t("shell-part-missing"))); // a newer server has other files
export default mount(App, { target });
