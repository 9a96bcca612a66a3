/**
 * Knocks among the cases of a hunt: examples of procedures that may not begin.
 *
 * They are no situations of a game, since whoever calls a procedure asks its door beforehand; so an implementation is not put to
 * them. A mistake in the rows of a door is theirs to notice.
 *
 * @module
 */
import type { Example, KnockedExample } from '../../examples/example.js'
import { runExample } from '../../examples/run.js'
import type { GameState } from '../../kernel/book.js'
import { canonical } from '../../kernel/json.js'
import type { Rules } from '../../kernel/rules.js'
import { sha256 } from '../format/digest.js'
import { type Suite, suiteName } from '../runner/suite.js'
import type { Mutant } from './mutant.js'

/** A knock at a door, by the name of its example and the table that answers there. */
export interface Knocking {
  readonly id: string
  readonly table: string
  /** What is knocked at, with what, and by which clauses it must be refused, as a digest. */
  readonly digest: string
  /** Whether the rules say what the example says. */
  readonly holds: () => boolean
}

/** What the id of every knock begins with. */
const KNOCK = 'knock: '

/** Whether a mutant was noticed by a knock. */
export const isByKnock = (by: string | undefined): boolean => by?.startsWith(KNOCK) === true

/** The knocks among the examples of a book. */
export const knocksAmong = <Game extends GameState>(
  rules: Rules<Game>,
  examples: readonly Example<Game>[],
): readonly Knocking[] =>
  examples
    .filter((example): example is KnockedExample<Game> => example.kind === 'knocked')
    .flatMap((example) => {
      const { chart, game, args } = example.knock
      const { door } = chart.procedure
      if (door === undefined) return []
      const digest = sha256(canonical([chart.name, game, args, example.refusedBy]))
      const holds = () => runExample(rules, example).passed
      return [{ id: `${KNOCK}${example.name}`, table: door.name, digest, holds }]
    })

/** The name of what notices mutants: the cases of a suite, and knocks beside them. */
export const noticersName = (suite: Suite, knocks: readonly Knocking[] = []): string =>
  knocks.length === 0
    ? suiteName(suite)
    : `${suiteName(suite)}, knocks ${sha256(canonical(knocks.map(({ digest }) => digest))).slice(0, 16)}`

/** The first knock that notices a mutant, if one does. */
export function knockNoticing<Game extends GameState>(
  knocks: readonly Knocking[],
  { trail, within }: Mutant<Game>,
): string | undefined {
  if (trail.of !== 'table') return undefined
  const near = knocks.filter(({ table }) => table === trail.table)
  return near.length > 0 ? within(() => near.find(({ holds }) => !holds())?.id) : undefined
}
