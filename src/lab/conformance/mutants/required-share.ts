/** The required quality of a book's cases. @module */

/** The share of mutants that the cases of a book must notice. */
export const LEAST_SHARE = 0.97
