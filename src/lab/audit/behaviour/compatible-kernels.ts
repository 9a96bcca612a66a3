/** Kernels: the program of one state of a book, and what it was seen to ask. @module */

import type { bookClauses, citingPlaces, rulesOf, withHits } from '#core'

/** Functions that run a book and read its clauses. Each checkout needs its own, because it accepts only values that it made. */
export interface Kernel {
  readonly rulesOf: typeof rulesOf
  readonly bookClauses: typeof bookClauses
  readonly observed: typeof withHits
  /** Lists the places where its books cite clauses, if the checkout can list them. */
  readonly placesOf?: typeof citingPlaces
}
