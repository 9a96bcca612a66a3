/** `rulewright ask`, step by step: from where it was asked on, with whatever somebody chooses. @module */

import { madeChoiceLine, type PlaceInPlay, type Seating } from '#core'
import { wholeNumber } from '../../options/numbers.js'
import { keeping } from '../../playing/saved-game.js'
import { atTable } from '../../playing/seated-game.js'
import type { Io } from '../../program/io.js'
import { programName } from '../../program/program-name.js'
import { block, paintFor } from '../../text/layout/output-layout.js'
import { anySeed } from '../play/run.js'

/** Command-line options for continuing choice by choice. */
export interface Going {
  /** True to continue, choice by choice. */
  readonly go?: boolean
  /** The seed by which chance decides where nobody says otherwise. */
  readonly seed?: string
}

/** Everybody decides at the keyboard, chance as well, but for what nobody sees. */
const EVERYBODY: Seating = { at: () => 'you', byBook: [] }

/** Goes on from a place until somebody leaves; tells how the program ends. */
export async function goOn(
  { sitting, opening, procedure, choices }: PlaceInPlay,
  { seed: said }: Going,
  next: readonly string[],
  io: Io,
): Promise<number> {
  const { book } = sitting.rules
  const seed = said === undefined ? anySeed() : wholeNumber('--seed', said)
  const paint = paintFor(io.colour)
  io.out(`${paint.strong(book.title)}, ${procedure}; seed ${seed}; "help" lists the commands\n`)
  io.out(block(paint, 'chosen', choices.map(madeChoiceLine)))
  io.out(block(paint, 'next', next))
  return atTable(io, {
    sitting,
    opening,
    seating: EVERYBODY,
    isYours: ({ seenBy }) => seenBy === undefined || seenBy.length > 0,
    judged: true,
    seed,
    keeper: keeping(undefined, undefined),
    goesOn: (file) => `${programName()} ask ${file} --go`,
  })
}
