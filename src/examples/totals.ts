/** Totals: what an example says that measures come to. @module */

import type { Book, GameState, Problem } from '#kernel'
import { missed } from '../explore/partial.js'
import { isRecord } from '../kernel/json.js'
import { totalsOf } from '../kernel/measure.js'
import { instead } from '../lookup/nearest.js'
import type { Then } from './format.js'
import type { Path } from './parsing.js'
import { shown } from './shape.js'
import { missedIn, type Wrong } from './wrong.js'

type Expected = NonNullable<Then['totals']>

/** What is wrong with expected totals: measures and arguments that the book does not have; the paths start at `totals`. */
export function totalsProblems<Game extends GameState>(
  { measures = [], title }: Pick<Book<Game>, 'measures' | 'title'>,
  totals: Expected,
): readonly Problem[] {
  return Object.entries(totals).flatMap(([name, value]): readonly Problem[] => {
    const total = measures.find((one) => one.name === name)
    if (total !== undefined) return argumentProblems(Object.entries(total.domains), value, [name])
    const names = measures.map((one) => one.name)
    return [{ path: [name], message: `"${name}" is no measure of ${title}${instead(name, names)}` }]
  })
}

/** What is wrong with the arguments that stand above a value, one within the other. */
function argumentProblems(
  [field, ...others]: readonly (readonly [string, readonly (string | number)[]])[],
  value: unknown,
  path: Path,
): readonly Problem[] {
  if (field === undefined) return []
  const known = field[1].map(String)
  if (!isRecord(value))
    return [{ path, message: `got ${shown(value)}, expected a value for one of ${known.join(', ')}` }]
  return Object.entries(value).flatMap(([name, inner]): readonly Problem[] => {
    if (known.includes(name)) return argumentProblems(others, inner, [...path, name])
    return [{ path: [...path, name], message: `"${name}" is unknown here${instead(name, known)}` }]
  })
}

/** Which measures do not come to what is expected; only what is named is counted. */
export function totalsMissed<Game extends GameState>(
  { measures = [] }: Pick<Book<Game>, 'measures'>,
  game: Game,
  { totals = {} }: Then,
): readonly Wrong[] {
  const named = measures.filter(({ name }) => Object.hasOwn(totals, name))
  return missedIn(missed({ totals }, { totals: totalsOf(named, game) }))
}
