/** The figures of the rules by the names that the catalogue's texts use. */

import type { Component } from "svelte";

import CardParts from "./CardParts.svelte";
import Cities from "./Cities.svelte";
import Colors from "./Colors.svelte";
import Costs from "./Costs.svelte";
import Dig from "./Dig.svelte";
import Disputed from "./Disputed.svelte";
import DogmaExample from "./DogmaExample.svelte";
import Echoing from "./Echoing.svelte";
import Editions from "./Editions.svelte";
import Glossary from "./Glossary.svelte";
import Icons from "./Icons.svelte";
import Needed from "./Needed.svelte";
import Specials from "./Specials.svelte";
import Splays from "./Splays.svelte";

/** Some take `faces`, those of each edition. */
export type Figure = Component<any>;

export const FIGURES: Readonly<Record<string, Figure>> = {
    card: CardParts,
    colors: Colors,
    icons: Icons,
    needed: Needed,
    splays: Splays,
    dogma: DogmaExample,
    costs: Costs,
    specials: Specials,
    editions: Editions,
    disputed: Disputed,
    dig: Dig,
    echoing: Echoing,
    cities: Cities,
    glossary: Glossary,
};
