/** Kernels: the program of one state of a book, and what it was seen to ask. @module */

import type { bookClauses, observed, rulesOf } from '#kernel'
import type { placesOf } from '../../verify/citations.js'

/** How a book is put to work, and its clauses read: another checkout knows only values that it made itself. */
export interface Kernel {
  readonly rulesOf: typeof rulesOf
  readonly bookClauses: typeof bookClauses
  readonly observed: typeof observed
  /** Where its books rely on clauses, if it tells that. */
  readonly placesOf?: typeof placesOf
}
