/**
 * Knocks among the cases of a hunt: examples of procedures that may begin, or may not.
 *
 * An implementation is put to a shut door only where somebody could choose what is behind it. Wherever else, whoever calls a
 * procedure asks its door beforehand, and a mistake in the rows of the door is for knocks to notice.
 *
 * @module
 */

import {
  atDoorOf,
  type Book,
  canonical,
  type Example,
  type GameState,
  type PendingProcedure,
  type Refusal,
  type Rules,
} from '#core'
import { sha256 } from '../format/digest.js'
import { type Suite, suiteName } from '../runner/suite.js'
import type { Mutant } from './mutant.js'

/** A knock at a door, by the name of its example and the table that answers there. */
export interface Knocking {
  readonly id: string
  readonly table: string
  /** A digest of the procedure, its game and argument, and the clauses that must refuse it. */
  readonly digest: string
  /** True if the precondition answers as the example expects. */
  readonly holds: () => boolean
}

/** The prefix of precondition example ids; like case ids, they contain no blanks. */
const KNOCK = 'knock:'

/** True if a precondition example detected a mutant. */
export const isByKnock = (by: string | undefined): boolean => by?.startsWith(KNOCK) === true

/** The knocks among the examples of a book: those that expect a door to be shut, and those that begin behind one. */
export const knocksAmong = <Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  examples: readonly Example<Game>[],
): readonly Knocking[] => examples.flatMap((example) => knockOf(book, example) ?? [])

function knockOf<Game extends GameState>(book: Book<Game>, example: Example<Game>): Knocking | undefined {
  const knock = beginningOf(book, example)
  const door = knock?.chart.procedure.door
  if (knock === undefined || door === undefined) return undefined
  const refusedBy = example.kind === 'knocked' ? example.refusedBy : undefined
  const holds = () => isRefusedBy(atDoorOf(knock), refusedBy)
  const digest = sha256(canonical([knock.chart.name, knock.game, knock.args, refusedBy ?? []]))
  return { id: `${KNOCK}${example.name.replaceAll(' ', '_')}`, table: door.name, digest, holds }
}

/** The procedure that an example begins, or expects to be refused. */
function beginningOf<Game extends GameState>(
  { charts }: Book<Game>,
  example: Example<Game>,
): PendingProcedure | undefined {
  if (example.kind === 'knocked') return example.knock
  if (example.kind === 'asked' || example.begun.args === undefined) return undefined
  const { procedure, game, args } = example.begun
  const chart = charts.find(({ name }) => name === procedure)
  return chart && { chart, game, args }
}

/** True if the refusals name every expected clause, or if nothing refuses and nothing is expected to. */
const isRefusedBy = (refusals: readonly Refusal[], ids: readonly string[] | undefined): boolean => {
  if (ids === undefined || refusals.length === 0) return ids === undefined && refusals.length === 0
  const named = new Set(refusals.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  return ids.every((id) => named.has(id))
}

/** A detector of mutants besides the cases of a suite. */
export type ExtraDetector = Pick<Knocking, 'id' | 'digest'>

/** Knocks and examples together. */
export const noticersIn = ({
  knocks = [],
  examples = [],
}: {
  readonly knocks?: readonly ExtraDetector[]
  readonly examples?: readonly ExtraDetector[]
}): readonly ExtraDetector[] => [...knocks, ...examples]

/** The name of what notices mutants: the cases of a suite, and what there is beside them. */
export const noticersName = (suite: Suite, beside: readonly ExtraDetector[] = []): string =>
  beside.length === 0
    ? suiteName(suite)
    : `${suiteName(suite)}, knocks ${sha256(canonical(beside.map(({ digest }) => digest))).slice(0, 16)}`

/** The first knock that notices a mutant, if one does. */
export function knockNoticing<Game extends GameState>(
  knocks: readonly Knocking[],
  { trail, within }: Mutant<Game>,
): string | undefined {
  if (trail.of !== 'table') return undefined
  const near = knocks.filter(({ table }) => table === trail.table)
  return near.length > 0 ? within(() => near.find(({ holds }) => !holds())?.id) : undefined
}
