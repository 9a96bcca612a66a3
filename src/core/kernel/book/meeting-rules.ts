/** Rules that meet: within one turn some write a field of the game, and others write or ask it, too. @module */
import type { Clause } from '../sections/clause.js'
import type { Question } from '../sections/question.js'

/**
 * An answer to how some rules get on that meet over a field: which comes first, and whether the other still holds.
 *
 * It answers for each two of the charts that write the fields, and for each of them with each of the tables that ask the fields.
 */
export interface Meeting {
  /** Fields of the game as paths, with a star for any name: `trees.*`. Whatever lies within them belongs to them. */
  readonly fields: readonly string[]
  /** The charts that write them. */
  readonly written: readonly string[]
  /** The tables that ask them. */
  readonly asked?: readonly string[]
  /** The clauses that say so. */
  readonly clauses?: readonly Clause[]
  /** The questions that ask about it, if the text leaves it open. */
  readonly questions?: readonly Question[]
  /** The reason why no reader can doubt it, if no clause states it. */
  readonly note?: string
}
