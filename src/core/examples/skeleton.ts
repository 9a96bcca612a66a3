/** Skeletons: an example that begins a procedure and can be read as it stands, to be filled in. @module */

import { changes, partialOf } from '../explore/partial-values.js'
import { bookClauses } from '../kernel/book/book.js'
import type { Chart } from '../kernel/charts/chart.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import { sampleOf } from '../lookup/sample-argument.js'
import type { Json } from '../values/json.js'
import { parseFailure } from './format/parse-helpers.js'
import { prepareExample } from './prepare-example.js'

/** An example that begins a procedure: with arguments that fit, in the first base of the book in which it may begin. */
export function skeletonOf<Game extends GameState>(
  rules: Rules<Game>,
  chart: Chart,
  clauses: readonly Clause[],
): object {
  const { book } = rules
  const [clause] = [...clauses, ...bookClauses(book)]
  const head = { name: `${chart.name} begins`, cites: clause ? [clause.id] : [] }
  let shut: object | undefined
  for (const given of givensOf(rules, chart)) {
    if (canBeRead(rules, { ...head, given })) return { book: book.name, ...head, given }
    if (shut === undefined && canBeRead(rules, { ...head, given, refused: true })) shut = given
  }
  return { book: book.name, ...head, given: shut ?? { procedure: chart.name }, refused: true }
}

/** Ways to begin a procedure, those with a sample of arguments first: the examples of a book take long to read. */
function* givensOf<Game extends GameState>(rules: Rules<Game>, { name, procedure }: Chart): Generator<object> {
  const sample = sampleOf(procedure.args) as Json
  if (procedure.args.safeParse(sample).success) yield* withBases(rules, name, sample)
  const known = rules.book.worlds.filter(({ call }) => call.procedure.name === name)
  for (const { game, call } of known.slice(0, TRIED)) {
    const args = call.args as Json
    const differing = partialOf(changes(rules.book.empty, game))
    yield* withBases(rules, name, args)
    yield { procedure: name, ...(args !== null && { args }), game: differing }
  }
}

/** The number of example arguments to try. */
const TRIED = 20

const withBases = <Game extends GameState>({ book }: Rules<Game>, procedure: string, args: Json): readonly object[] =>
  [{}, ...Object.keys(book.bases ?? {}).map((from) => ({ from }))].map((base) => ({
    ...base,
    procedure,
    ...(args !== null && { args }),
  }))

const noFile = () => parseFailure(['from'], 'expected a base of the book')

const canBeRead = <Game extends GameState>(rules: Rules<Game>, value: Readonly<Record<string, unknown>>): boolean =>
  prepareExample(rules, value, noFile).ok
