/** Tiny books: a game of one number, and a book around the charts that a test writes for itself. */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import type { Call } from '../../src/core/kernel/charts/procedure.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { type Decision, type Over, type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import type { Clause, Section } from '../../src/core/kernel/sections/clause.js'

export const Tiny = z.strictObject({ readings: z.record(z.string(), z.string()), number: z.int() })
export type Tiny = z.infer<typeof Tiny>
export const tiny = (number = 0): Tiny => ({ readings: {}, number })

/** The data of a chart that knows nothing of its own. */
export const Nothing = z.strictObject({})
export type Nothing = z.infer<typeof Nothing>

export const bookOf = (main: Call, charts: readonly Chart[], sections: readonly Section[] = []): Book<Tiny> => ({
  name: 'tiny',
  title: 'Tiny',
  edition: 'a toy',
  sections,
  schema: Tiny,
  empty: tiny(),
  charts,
  main,
  tables: [],
  formulas: [],
  laws: [],
  pathLaws: [],
  worlds: [],
  questions: [],
  facts: [],
})

export const tinyRules = (main: Call, ...charts: readonly Chart[]): Rules<Tiny> => rulesOf(bookOf(main, charts))

/** The decision that is due; a test that meets the end of the game instead fails. */
export function due(decided: Decision | Over): Decision {
  if (decided.over) throw new Error('expected a decision, and the game is over')
  return decided
}

export const offered = (decided: Decision | Over): readonly Option[] => due(decided).choices.map(({ option }) => option)

export const idsOf = (clauses: readonly Clause[]): readonly string[] => clauses.map(({ id }) => id)

/** The lines of a trace that are of one kind. */
export const linesOf = <Kind extends Traced['kind']>(
  trace: readonly Traced[],
  kind: Kind,
): readonly Extract<Traced, { kind: Kind }>[] =>
  trace.filter((line): line is Extract<Traced, { kind: Kind }> => line.kind === kind)
