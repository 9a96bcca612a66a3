/**
 * The units of a player: how many there are, how many begin in reserve, and the placement recommended for them.
 *
 * @module
 */
import type { Fact } from 'rulewright/book'
import { KINDS, type Kind, SQUARES, type Square } from '../vocabulary.js'

/** The units of one color. */
export const STOCK: Readonly<Record<Kind, number>> = { Infantry: 11, Tank: 6, Artillery: 3 }
/** The units that begin in reserve. */
export const RESERVE: Readonly<Record<Kind, number>> = { Infantry: 2, Tank: 2, Artillery: 1 }
/** The attack range of each kind of unit. */
export const RANGE: Readonly<Record<Kind, 1 | 2 | 3>> = { Infantry: 1, Tank: 2, Artillery: 3 }

/** The squares for placing each kind of Red unit. Green places its units in the same way, seen from the other end. */
export type Placement = Readonly<Record<Kind, readonly Square[]>>

/** Our stand-in for the placement on the Items card: it follows the advice of page 1 and leaves the Industry empty. */
export const standInPlacement: Placement = {
  Infantry: ['B1', 'C1', 'A3', 'C3', 'A4', 'B4', 'B5', 'B6', 'C6'],
  Tank: ['A2', 'B2', 'C4', 'C5'],
  Artillery: ['C2', 'B3'],
}

/** The square that the other player sees in the same place. */
export const mirrored = (square: Square): Square => SQUARES.at(-1 - SQUARES.indexOf(square)) ?? square

/** The sources of the facts about the units. */
export const unitFacts: readonly Fact[] = [
  {
    component: 'Units',
    fact: KINDS.map((kind) => `${STOCK[kind]} ${kind}, ${RESERVE[kind]} of them in reserve`).join('; '),
    source: 'rulebook',
    because: 'page 1, paras 2 and 8',
  },
  {
    component: 'Items card',
    fact: 'the recommended placement of the fifteen units',
    source: 'stand-in',
    because: 'the text says that the card has one, not what it is; ours follows the advice of page 1, para 8',
  },
]
