/** The passages of an edition that are looked for in a copy. @module */

import type { Stretch } from './cut-into-passages.js'
import type { Lock } from './edition-lockfile.js'
import { type Print, readPrint } from './fingerprints.js'

/** A passage of an edition. */
export interface Sought {
  readonly print: Print
  /** The section of the edition in which it stands, by its place in the lock. */
  readonly section: number
  /** Its place in the section. */
  readonly index: number
}

/** A passage with where it stands in the copy: in one or two pieces, or nowhere. */
export interface Matched extends Sought {
  readonly pieces: readonly Stretch[]
}

/** The passages of an edition, in its order. */
export const soughtIn = ({ sections }: Lock): readonly Sought[] =>
  sections.flatMap(({ passages }, section) =>
    passages.map((text, index) => ({ print: readPrint(text), section, index })),
  )
