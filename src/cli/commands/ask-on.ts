/** `rulewright ask`, step by step: from where it was asked on, with whatever somebody chooses. @module */
import { madeLine } from '../../examples/choices-made.js'
import type { PlaceInPlay } from '../../play/place-in-play.js'
import type { Seating } from '../../play/seats.js'
import type { Io } from '../io.js'
import { wholeNumber } from '../numbers.js'
import { atTable } from '../playing/at-table.js'
import { keeping } from '../playing/kept-game.js'
import { block, paintFor } from '../text/layout.js'
import { anySeed } from './play.js'

/** What the command line says of how it goes on. */
export interface Going {
  /** Whether it goes on, choice by choice. */
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
  io.out(`${paint.strong(book.title)}, ${procedure}; seed ${seed}; "help" tells what can be typed\n`)
  io.out(block(paint, 'chosen', choices.map(madeLine)))
  io.out(block(paint, 'next', next))
  return atTable(io, {
    sitting,
    opening,
    seating: EVERYBODY,
    isYours: ({ seenBy }) => seenBy === undefined || seenBy.length > 0,
    judged: true,
    seed,
    keeper: keeping(undefined, undefined),
    goesOn: (file) => `rulewright ask ${file} --go`,
  })
}
