/** Totals: what an example says that measures come to. @module */

import { findMismatches } from '../../explore/partial-values.js'
import type { Book } from '../../kernel/book/book.js'
import type { GameState } from '../../kernel/sections/question.js'
import { totalsOf } from '../../kernel/tables/measure.js'
import { instead } from '../../lookup/nearest-word.js'
import { isRecord } from '../../values/json.js'
import type { Problem } from '../../values/parse-result.js'
import { formatValue } from '../format/check-schema.js'
import type { ThenBlock } from '../format/file-format.js'
import type { ValuePath } from '../format/parse-helpers.js'
import { type ExampleMismatch, mismatchesIn } from './mismatch.js'

type Expected = NonNullable<ThenBlock['totals']>

/** Lists the faults of expected totals: measures and arguments that the book does not have. The paths start at `totals`. */
export function totalsProblems<Game extends GameState>(
  { measures = [], title }: Pick<Book<Game>, 'measures' | 'title'>,
  totals: Expected,
): readonly Problem[] {
  return Object.entries(totals).flatMap(([name, value]): readonly Problem[] => {
    const total = measures.find((one) => one.name === name)
    if (total !== undefined) return argumentProblems(Object.entries(total.domains), value, [name])
    const names = measures.map((one) => one.name)
    return [{ path: [name], message: `"${name}" is not a measure of ${title}${instead(name, names)}` }]
  })
}

/** Lists the faults of the nested arguments above a value. */
function argumentProblems(
  [field, ...others]: readonly (readonly [string, readonly (string | number)[]])[],
  value: unknown,
  path: ValuePath,
): readonly Problem[] {
  if (field === undefined) return []
  const known = field[1].map(String)
  if (!isRecord(value))
    return [{ path, message: `got ${formatValue(value)}, expected a value for one of ${known.join(', ')}` }]
  return Object.entries(value).flatMap(([name, inner]): readonly Problem[] => {
    if (known.includes(name)) return argumentProblems(others, inner, [...path, name])
    return [{ path: [...path, name], message: `"${name}" is unknown here${instead(name, known)}` }]
  })
}

/** Lists the measures whose values differ from the expected ones; only named measures are computed. */
export function totalsMismatches<Game extends GameState>(
  { measures = [] }: Pick<Book<Game>, 'measures'>,
  game: Game,
  { totals = {} }: ThenBlock,
): readonly ExampleMismatch[] {
  const named = measures.filter(({ name }) => Object.hasOwn(totals, name))
  return mismatchesIn(findMismatches({ totals }, { totals: totalsOf(named, game) }))
}
