/** The default extent of the search for cases. @module */

/** Vectors as they are made where nobody says otherwise. */
export const USUALLY = { places: 400, patience: 12, random: 4, seed: 1, bound: 3000, games: 2 } as const
