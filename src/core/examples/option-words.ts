/** Words of options: how each option of an offer is written in `when`, found where examples of the book come to it. @module */

import { Defect } from '../kernel/book/book-defect.js'
import { offersOf } from '../kernel/charts/chart.js'
import type { Offer, Option } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import { NotBegun } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { sampleOf } from '../lookup/sample-argument.js'
import type { Json } from '../values/json.js'
import { commonKeys } from '../values/short-keys.js'

/** The place of an offer. */
interface At {
  readonly procedure: string
  readonly state: string
}

/** An option of an offer as an example names it; where no example of the book comes to it, only its type is known. */
export interface OptionWords {
  readonly option: Option
  readonly declines: boolean
  readonly isWhole: boolean
}

/** Every kind of option of an offer, with a value for each of its fields. */
export function optionWords<Game extends GameState>(
  rules: Rules<Game>,
  offer: Offer<never>,
  at: readonly At[],
): readonly OptionWords[] {
  const types = typesAt(rules, offer, at)
  const found = new Map<string, Option>()
  for (const { procedure, state } of at) {
    if (isComplete(types, found)) break
    lookFrom(rules, { procedure, state, name: offer.name }, types, found)
  }
  return [...new Set([...types, ...found.keys()])].map((type) => {
    const option = found.get(type)
    const declines = type === offer.declines
    return { option: option ?? { type }, declines, isWhole: declines || option !== undefined }
  })
}

/** The types of the options that the states of an offer take, and that no other offer there is known by. */
function typesAt<Game extends GameState>(
  { book: { charts } }: Rules<Game>,
  offer: Offer<never>,
  at: readonly At[],
): readonly string[] {
  const types = at.flatMap(({ procedure, state }) => {
    const found = charts.find(({ name }) => name === procedure)?.states[state]
    const isAlone = found !== undefined && offersOf(found).length === 1
    return isAlone ? found.ways.map(({ on }) => on).filter((on) => !SILENT.includes(on)) : []
  })
  return [...new Set([...types, ...(offer.declines === undefined ? [] : [offer.declines])])]
}

/** True if an option of every type was found. If the types are not known in advance, the search is never complete. */
const isComplete = (types: readonly string[], found: ReadonlyMap<string, Option>): boolean =>
  types.length > 0 && types.every((type) => found.has(type))

/** Events that nobody chooses. */
const SILENT: readonly string[] = ['always', 'returned', 'nothing']

/** The maximum number of positions to examine from each example, and the number of examples. */
const [POSITIONS, EXAMPLES] = [150, 12]

/** Looks for options of an offer: from the starting positions of the book, then from where its examples begin the procedure. */
function lookFrom<Game extends GameState>(
  rules: Rules<Game>,
  sought: At & { readonly name: string },
  types: readonly string[],
  found: Map<string, Option>,
): void {
  for (const position of positionsFor(rules, sought)) {
    walk(rules, position, sought, found)
    if (isComplete(types, found)) return
  }
}

/** Positions in which a procedure begins; the examples come last, since they take long to read. */
function* positionsFor<Game extends GameState>(rules: Rules<Game>, { procedure }: At): Generator<Position<Game>> {
  const { book } = rules
  const chart = book.charts.find(({ name }) => name === procedure)
  const args = chart?.procedure.args.safeParse(sampleOf(chart.procedure.args))
  if (args?.success)
    for (const game of [book.empty, ...Object.values(book.bases ?? {})])
      yield* begunIn(rules, game, procedure, args.data as Json)
  const worlds = book.worlds.filter(({ call }) => call.procedure.name === procedure)
  for (const { game, call } of worlds.slice(0, EXAMPLES)) yield* begunIn(rules, game, procedure, call.args as Json)
}

/** The position in which a procedure begins; none where it may not begin, or where the game is none of the book's. */
function begunIn<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  procedure: string,
  args: Json,
): readonly Position<Game>[] {
  try {
    return [rules.begin(game, procedure, args).position]
  } catch (error) {
    if (error instanceof NotBegun || error instanceof Defect) return []
    throw error
  }
}

function walk<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  { procedure, state, name }: At & { readonly name: string },
  found: Map<string, Option>,
): void {
  const keyOf = commonKeys()
  const seen = new Set<string>()
  const open = [from]
  for (let position = open.shift(); position && seen.size < POSITIONS; position = open.shift()) {
    const key = keyOf([position.game, position.stack])
    const due = seen.has(key) ? undefined : rules.decide(position)
    seen.add(key)
    if (due === undefined || due.over) continue
    const isHere = due.chart === procedure && due.state === state && due.asks === name
    const offered = [...due.choices, ...due.asides.choices()].filter(({ asks }) => asks === name)
    for (const { option } of isHere ? [...offered, ...due.refused()] : offered)
      if (!found.has(option.type)) found.set(option.type, option)
    for (const { option } of due.choices) open.push(rules.choose(position, option).position)
  }
}
