/**
 * The words of which effects are made, as text: whose, which pieces, which spaces, how many, and who decides.
 *
 * @module
 */
import { joined, NAMES, withArticle } from '../../wording.js'
import type { Bounds } from '../effect-bounds.js'
import {
  type By,
  type Conditions,
  type Held,
  listed,
  type Of,
  type PieceTypes,
  type Side,
  type Where,
} from '../words.js'

const OTHERS = { executing: 'the executing Faction', enemies: 'enemies' } as const

/** Somebody by name, also the one who executes the Event. */
export const nameOf = (word: Exclude<Of, readonly unknown[]>): string => ({ ...NAMES, ...OTHERS })[word]

/** Formats the owners of pieces: `of the Reds or the Moderates`. */
export const ofText = (of: Of, last: 'and' | 'or' = 'or'): string => `of ${joined(listed(of).map(nameOf), last)}`
const isModerates = (of: Of) => listed(of).every((word) => word === 'moderates')

/** The side of Cells as their Faction calls it. */
export const sideWord = (side: Side, of: Of): string => (side === 'Inactive' && isModerates(of) ? 'Underground' : side)

/** The types of pieces, Cells with their side: `Active Cell or Troop`. */
export const piecesText = (pieces: PieceTypes, of: Of, side: Side | undefined, many: boolean): string =>
  joined(
    listed(pieces).map(
      (piece) => `${side !== undefined && piece === 'Cell' ? `${sideWord(side, of)} ` : ''}${piece}${many ? 's' : ''}`,
    ),
    'or',
  )

/** Formats a number: `up to 2`, `all`. A text that has "may" or "up to" lets the decider stop. */
export const countText = (count: Bounds['count'] = 1, optional = false): string => {
  if (count === 'all') return optional ? 'any number of' : 'all'
  return optional ? `up to ${count}` : `${count}`
}

/** True if a number of things takes the plural. */
export const isMany = (count: Bounds['count'] = 1): boolean => count !== 1

/** Formats the decider, unless it is the executing Faction: `as the Reds decide`. */
export const deciderText = (by: By | undefined): readonly string[] =>
  by === undefined || by === 'executing' ? [] : [`as ${nameOf(by)} ${by === 'senate' ? 'decides' : 'decide'}`]

/** Formats the decider after the deed. */
export const byText = (by: By | undefined): string =>
  deciderText(by)
    .map((words) => `, ${words}`)
    .join('')

function heldText({ of, piece, status, least = 1 }: Held): string {
  const many = least > 1
  const what =
    piece === undefined && status === undefined
      ? `piece${many ? 's' : ''}`
      : piecesText(piece ?? 'Cell', of, status, many)
  return `${many ? `at least ${least} ${what}` : withArticle(what)} ${ofText(of)}`
}

function nearText(near: NonNullable<Conditions['adjacentTo']>): string {
  if (near === 'here') return 'that one'
  if (near === 'origin') return 'where the piece stands'
  return 'of' in near ? `a space with ${heldText(near)}` : joined(near, 'or')
}

const qualities = ({ with: held, without, control, level, population, adjacentTo }: Conditions): readonly string[] => [
  ...(adjacentTo === undefined ? [] : [`adjacent to ${nearText(adjacentTo)}`]),
  ...(population === undefined ? [] : [`with a Population of ${population} or more`]),
  ...(held === undefined ? [] : [`with ${joined(held.map(heldText), 'and')}`]),
  ...(without === undefined ? [] : [`without ${joined(without.map(heldText), 'or')}`]),
  ...(control === undefined
    ? []
    : [
        `Controlled by ${joined(
          control.map((one) => (one === 'nobody' ? one : NAMES[one])),
          'or',
        )}`,
      ]),
  ...(level === undefined ? [] : [`at ${joined(level, 'or')}`]),
]

/** The spaces that a text means: `a Town with a piece of the Reds`; with a number, `2 Towns with a piece of the Reds`. */
export function spacesText(where: Where, many: boolean, number?: string): string {
  if (where === 'here') return 'that space'
  if (where === 'origin') return 'the space where the piece stands'
  const noun = `${(where === 'any' ? undefined : where.kind) ?? 'space'}${many ? 's' : ''}`
  const some = number === undefined ? (many ? noun : withArticle(noun)) : `${number} ${noun}`
  if (where === 'any') return some
  const place =
    where.in === undefined ? some : `${number === undefined ? '' : `${number} of `}${joined(where.in, 'or')}`
  return [place, joined(qualities(where), 'and')].filter((words) => words !== '').join(' ')
}

/** In which spaces something is done: ` in Towns`; nothing where it may be anywhere. */
export const placeText = ({ where, count, spaces }: Bounds, preposition = 'in'): string =>
  where === undefined || where === 'any' ? '' : ` ${preposition} ${spacesText(where, isMany(count) && spaces !== 1)}`

/** Formats the spread over the spaces, and the decider: `, at most 1 in each space`. */
export function spreadText({ spaces, each, by }: Bounds): string {
  const over = spaces === undefined ? '' : spaces === 1 ? ', all in one space' : `, in at most ${spaces} spaces`
  return `${over}${each === undefined ? '' : `, at most ${each} in each space`}${byText(by)}`
}

/** In which spaces something is done, how it is spread over them, and who decides. */
export const boundsText = (bounds: Bounds): string => `${placeText(bounds)}${spreadText(bounds)}`
