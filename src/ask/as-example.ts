/** Meanings as examples: what a sentence was understood as, in a form that can be kept, changed and judged. @module */

import {
  type BarredVerdict,
  beginOrExplain,
  canonical,
  type GameState,
  type Json,
  type LegalVerdict,
  type Named,
  type Position,
  playChoices,
  type Rules,
  type Traced,
  totalsOf,
} from '#core'
import type { Action, Meaning, Quantity } from './meaning.js'

type Written = Readonly<Record<string, unknown>>

/** The start of an example: the starting position that it names, or the whole position. */
export type Ground = { readonly from: string; readonly game?: Json } | { readonly game: Json; readonly stack?: Json }

/** An example that says what a meaning comes to; nothing where no example can say it. */
export function exampleOf<Game extends GameState>(
  rules: Rules<Game>,
  name: string,
  meaning: Meaning<Game>,
  ground: Ground,
): Written | undefined {
  // Of what stands in a game no clause says anything.
  if (meaning.is === 'statements' || (meaning.is === 'quantity' && meaning.fields)) return undefined
  const said = meaning.is === 'quantity' ? ofQuantity(rules, meaning, ground) : ofAction(rules, meaning, ground)
  return said && { name, ...said }
}

function ofAction<Game extends GameState>(
  rules: Rules<Game>,
  action: Action<Game>,
  ground: Ground,
): Written | undefined {
  const { procedure, args, shut, comesTo, choices, goesOn } = action
  const given = goesOn ? ground : { ...withoutStack(ground), procedure, ...(args !== null && { args }) }
  if (shut.length > 0) {
    const by = [...new Set(shut.flatMap(({ clauses }) => clauses.map(({ id }) => id)))]
    return { cites: by, given, refused: { by } }
  }
  const verdict = comesTo?.().verdict
  if (verdict?.is === 'refused') return ofRefusal(verdict, given, choices)
  return verdict?.is === 'legal' ? ofLegal(verdict, given, choices, traceOf(rules, action)) : undefined
}

const withoutStack = (ground: Ground): Ground => ('from' in ground ? ground : { game: ground.game })

function ofRefusal(
  { refused }: BarredVerdict<GameState>,
  given: object,
  choices: readonly Named[],
): Written | undefined {
  const [first, ...others] = refused.map(({ refusals }) =>
    refusals.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  )
  const [candidate] = refused
  if (first === undefined || candidate === undefined) return undefined
  const common = [...new Set(first.filter((id) => others.every((ids) => ids.includes(id))))]
  if (common.length > 0) return { cites: common, given, when: choices, refused: { by: common } }
  // What was named can mean several options, each refused for a reason of its own: the first of them is told.
  const by = [...new Set(first)]
  const when = [...choices.slice(0, -1), { seat: candidate.seat, ...candidate.option }]
  return { cites: by, given, when, refused: { by } }
}

function ofLegal(
  { due }: LegalVerdict<GameState>,
  given: object,
  when: readonly Named[],
  trace: readonly Traced[],
): Written | undefined {
  const then = due.over ? { outcome: due.outcome } : { due: { seat: due.seat, asks: due.asks } }
  const cites = [...new Set((due.over ? [] : due.cites).map(({ id }) => id))]
  const grounds = cites.length > 0 ? cites : clausesIn(trace).slice(-FEW)
  return grounds.length > 0 ? { cites: grounds, given, ...(when.length > 0 && { when }), then } : undefined
}

const FEW = 3

const clausesIn = (trace: readonly Traced[]): readonly string[] => [
  ...new Set(trace.flatMap((line) => ('clauses' in line ? line.clauses.map(({ id }) => id) : []))),
]

function traceOf<Game extends GameState>(
  rules: Rules<Game>,
  { standing: { game }, procedure, args, choices, goesOn }: Action<Game>,
): readonly Traced[] {
  const chart = rules.book.charts.find(({ name }) => name === procedure)
  if (chart === undefined || goesOn) return []
  const opened = beginOrExplain(rules, { is: 'about to begin', knock: { chart, game, args } })
  return opened.ok ? playChoices(rules, { begun: opened.value, groups: [choices] })[1] : []
}

function ofQuantity<Game extends GameState>(
  rules: Rules<Game>,
  { total, counts, standing }: Quantity<Game>,
  ground: Ground,
): Written | undefined {
  const totals = { [total.name]: counts.reduce<Json>((all, { argument, value }) => merged(all, argument, value), {}) }
  const runs = 'stack' in ground && ground.stack !== undefined
  const given = runs ? ground : openingFor(rules, standing.game, ground, totalsOf([total], standing.game))
  const cites = total.clauses.map(({ id }) => id)
  const then = { totals }
  return given && { cites, given, then }
}

/** Finds a procedure that changes no measure before its first decision. An example of a number needs something that begins. */
function openingFor<Game extends GameState>(
  { book, begin }: Rules<Game>,
  game: Game,
  ground: Ground,
  totals: Readonly<Record<string, Json>>,
): object | undefined {
  const measures = (book.measures ?? []).filter(({ name }) => Object.hasOwn(totals, name))
  const same = (position: Position<Game>) => canonical(totalsOf(measures, position.game)) === canonical(totals)
  const plain = book.charts.filter(({ procedure: { args } }) => args.safeParse(null).success)
  const found = plain.find((chart) => {
    const opened = beginOrExplain({ book, begin } as Rules<Game>, {
      is: 'about to begin',
      knock: { chart, game, args: null },
    })
    return opened.ok && same(opened.value.position)
  })
  return found && { ...withoutStack(ground), procedure: found.name }
}

/** Values by their arguments, one within the other, as an example expects them. */
function merged(all: Json, argument: Readonly<Record<string, string | number>>, value: Json): Json {
  const [first, ...others] = Object.entries(argument)
  if (first === undefined) return value
  const known = all as Readonly<Record<string, Json>>
  const key = String(first[1])
  return { ...known, [key]: merged(known[key] ?? {}, Object.fromEntries(others), value) }
}
