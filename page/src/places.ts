// Where something is in the program, as text.

import type { Place } from "./result";
import { simple_name } from "./words";

type Somewhere = Partial<Place> | null | undefined;

/** "LostUpdate.java:6"; empty if it is nowhere. */
export function place_text(place: Somewhere): string {
    if (!place) return "";
    if (place.file) return place.line ? `${place.file}:${place.line}` : place.file;
    return place.class ? simple_name(place.class) : "";
}

/** "LostUpdate.deposit(LostUpdate.java:6)" */
export function full_place_text(place: Somewhere): string {
    if (!place) return "";
    const method = place.class ? (place.method ? `${place.class}.${place.method}` : place.class) : "";
    const where = place.file ? place_text(place) : "";
    return method && where ? `${method}(${where})` : method || where;
}
