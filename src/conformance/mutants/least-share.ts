/** How good the cases of a book must be. @module */

/** The share of mutants that the cases of a book must notice. */
export const LEAST_SHARE = 0.97
