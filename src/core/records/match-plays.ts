/**
 * Whole actions: which plays make exactly the choices that somebody named, and decline the rest.
 *
 * The choices come in groups. A group is made in its own order; groups may interleave. What nobody named is declined
 * where the offer allows it, or made where there is only one option. A right that may be used at any time is used only
 * where somebody named it.
 *
 * An end may be named by one word, `stop`, and also where what it would have ended has ended by itself. In the whole game what
 * is asked in one turn is not passed over to be chosen in another.
 *
 * @module
 */

import type { Option, RefusedChoice } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Choice, Decision, Over, Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { agrees } from '../values/json.js'
import { commonKeys } from '../values/short-keys.js'
import { isOver, leastDepth, type Since, STOP, stoppedBy } from './named-ends.js'
import type { Named, NamedPlay } from './named-play.js'
import { differing } from './same-plays.js'
import { turnOf } from './turn-length.js'

export type { Named, NamedPlay } from './named-play.js'

/** The furthest point of a search that found no way on. */
export interface Stuck<Game extends GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Option[]
  /** True for each choice that the input named. */
  readonly named: readonly boolean[]
  readonly others: readonly number[]
  /** The named ends of what had ended by itself. */
  readonly over: readonly Named[]
  /** The named choices that were still to be made. */
  readonly unsaid: readonly Named[]
  readonly decision?: Decision
  /** The refused candidates that agree with what was to be chosen next. */
  readonly refused: readonly RefusedChoice[]
}

/** The result of a search for the plays that make the named choices. */
export type Explained<Game extends GameState> =
  | { readonly verdict: 'legal'; readonly found: NamedPlay<Game> }
  | { readonly verdict: 'refused'; readonly stuck: Stuck<Game> }
  | { readonly verdict: 'ambiguous'; readonly found: readonly NamedPlay<Game>[] }

interface Node<Game extends GameState> extends Since {
  readonly position: Position<Game>
  readonly groups: readonly (readonly Named[])[]
  readonly choices: readonly Option[]
  readonly named: readonly boolean[]
  readonly others: readonly number[]
  readonly over: readonly Named[]
  /** The penalty for taking ends in another sense than their names; the search prefers less of it. */
  readonly cost: number
  /** The number of procedures that must keep running until a choice is made that could have been named here. */
  readonly within: number
}

/** Thrown when a search goes through too many positions: too little was named. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

const LIMIT = 20_000

/**
 * Searches for the plays that make exactly the named choices.
 *
 * @param limit - how many positions are looked at before the search gives up with an error
 */
export function explain<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  named: readonly (readonly Named[])[],
  limit = LIMIT,
): Explained<Game> {
  const found = new Map<string, NamedPlay<Game>>()
  const seen = new Set<string>()
  const keyOf = commonKeys()
  const furthest: Node<Game>[] = []
  const open: Node<Game>[][] = [[rootOf(from, named)]]
  for (let cost = 0; cost < open.length; cost += 1) {
    const here = open[cost] ?? []
    for (let node = here.pop(); node !== undefined; node = here.pop()) {
      const { game, stack, outcome } = node.position
      const reached = keyOf([game, stack, ...(outcome === undefined ? [] : [outcome])])
      const key = `${reached} ${JSON.stringify(node.groups)}`
      if (seen.has(key)) continue
      seen.add(key)
      if (seen.size > limit) throw new GaveUp(`gave up after ${limit} positions; name more of the choices`)
      if (node.groups.length === 0) {
        found.set(reached, node)
        continue
      }
      keepFurthest(furthest, node)
      for (const next of onwards(rules, node).toReversed()) openAt(open, next)
    }
    const isLast = cost === open.length - 1
    if (found.size > 0 || (!isLast && furthest.some((node) => refusedAt(rules, node).length > 0))) break
  }
  const all = differing(rules, [...found.values()])
  const [only] = all
  if (only === undefined) return { verdict: 'refused', stuck: stuckAmong(rules, furthest) }
  return all.length === 1 ? { verdict: 'legal', found: only } : { verdict: 'ambiguous', found: all }
}

const rootOf = <Game extends GameState>(
  position: Position<Game>,
  named: readonly (readonly Named[])[],
): Node<Game> => ({
  position,
  groups: named.filter(({ length }) => length > 0),
  choices: [],
  named: [],
  others: [],
  over: [],
  trace: [],
  since: 0,
  depth: position.stack.length,
  by: [],
  declined: false,
  spent: 0,
  cost: 0,
  within: 0,
})

function openAt<Game extends GameState>(open: Node<Game>[][], node: Node<Game>): void {
  while (open.length <= node.cost) open.push([])
  open[node.cost]?.push(node)
}

const left = <Game extends GameState>({ groups }: Node<Game>) =>
  groups.reduce((total, group) => total + group.length, 0)

/** Keeps the nodes at which the fewest named choices are left. */
function keepFurthest<Game extends GameState>(nodes: Node<Game>[], node: Node<Game>): void {
  const fewest = nodes[0] === undefined ? Number.POSITIVE_INFINITY : left(nodes[0])
  if (left(node) < fewest) nodes.length = 0
  if (left(node) <= fewest) nodes.push(node)
}

/** True if a named choice means this option: `seat` is its owner, and the rest agrees with the option. */
function means({ seat, ...said }: Named, choice: Pick<Choice, 'option' | 'seat'>): boolean {
  return (seat === undefined || seat === choice.seat) && agrees(said, choice.option)
}

function onwards<Game extends GameState>(rules: Rules<Game>, node: Node<Game>): readonly Node<Game>[] {
  const decision = rules.decide(node.position)
  const over = overHere(rules, node, decision)
  if (decision.over) return over
  const choices = [...decision.choices, ...decision.asides.choices()]
  const named = node.groups.flatMap((group, index) =>
    choices
      .filter((choice) => group[0] !== undefined && means(group[0], choice))
      .map((choice) => ({ choice, next: made(rules, node, choice, index) })),
  )
  const stopped = node.groups.flatMap(([next = {}], index) =>
    stoppedBy(next, decision, node.position.stack, node)
      .filter((choice) => !means(next, choice))
      .map((choice) => ({ choice, next: made(rules, node, choice, index, STOPPED) })),
  )
  // A decline that was named here is not also made unnamed, or the name could be spent on a later one; who begins with stop
  // means what is asked first.
  const spoken = node.choices.length === 0 ? [...named, ...stopped] : named
  const silent = unnamed(decision).filter((choice) => !spoken.some((other) => other.choice === choice))
  const allowed = named.length > 0 ? silent.filter(({ declines }) => declines) : silent
  return [
    ...named.map(({ next }) => next),
    ...allowed.flatMap(({ option }) => passed(rules, node, decision, option)),
    ...stopped.map(({ next }) => next),
    ...over,
  ]
}

/** The cost of taking `stop` for a decline of another name, and of taking an end as already over. */
const [STOPPED, OVER] = [1, 2]

/** A choice that somebody named, the first of a group. */
function made<Game extends GameState>(
  rules: Rules<Game>,
  node: Node<Game>,
  { option, seat, declines }: Choice,
  group: number,
  cost = 0,
): Node<Game> {
  const { position, trace } = rules.choose(node.position, option)
  return {
    position,
    groups: without(node.groups, group),
    choices: [...node.choices, option],
    named: [...node.named, true],
    others: [...node.others, 0],
    over: node.over,
    trace: [...node.trace, ...trace],
    since: node.trace.length,
    depth: node.position.stack.length,
    by: [...node.by, seat],
    declined: declines,
    spent: 0,
    cost: node.cost + cost,
    within: 0,
  }
}

/** A choice that nobody named; nothing where a turn would end by it in which the next could have been chosen. */
function passed<Game extends GameState>(
  rules: Rules<Game>,
  node: Node<Game>,
  decision: Decision,
  option: Option,
): readonly Node<Game>[] {
  const { position, trace } = rules.choose(node.position, option)
  const within = couldBeNamed(rules, node, decision) ? turnOf(rules, node.position) : node.within
  if (leastDepth(trace, node.position.stack.length) < within) return []
  return [
    {
      ...node,
      position,
      choices: [...node.choices, option],
      named: [...node.named, false],
      others: [...node.others, decision.choices.length - 1],
      trace: [...node.trace, ...trace],
      within,
    },
  ]
}

/** True if the next named choice could be made in a decision, unless something refuses it. */
const couldBeNamed = <Game extends GameState>(
  { book: { charts } }: Rules<Game>,
  { groups }: Node<Game>,
  { chart, state, seat, choices }: Decision,
): boolean =>
  groups.some(([{ type, seat: whose, ...said } = {}]) => {
    // Whose choice it is must be said: else it could be meant for anybody's turn.
    if (whose !== seat) return false
    if (type === STOP && choices.some(({ declines }) => declines)) return true
    if (type === undefined) return choices.some(({ option }) => Object.keys(said).every((key) => key in option))
    return charts.find(({ name }) => name === chart)?.states[state]?.ways.some(({ on }) => on === type) ?? false
  })

/** The named ends that are over here already. */
const overHere = <Game extends GameState>(
  { book: { charts } }: Rules<Game>,
  node: Node<Game>,
  due: Decision | Over,
): readonly Node<Game>[] =>
  node.groups.flatMap(([next = {}], index) => {
    if (!due.over && due.choices.some((choice) => means(next, choice))) return []
    if (!isOver(charts, next, node.position, due, node)) return []
    const groups = without(node.groups, index)
    // It is said as soon as it can be, before more is chosen that nobody names.
    const late = node.named.length - 1 - node.named.lastIndexOf(true)
    return [{ ...node, groups, over: [...node.over, next], spent: node.spent + 1, cost: node.cost + OVER + late }]
  })

const without = (groups: readonly (readonly Named[])[], index: number) =>
  groups.map((group, at) => (at === index ? group.slice(1) : group)).filter(({ length }) => length > 0)

/** The choices to make when nothing was named: the decline, or the only option. */
function unnamed({ choices }: Decision): readonly Choice[] {
  const declines = choices.filter((choice) => choice.declines)
  return declines.length > 0 ? declines : choices.length === 1 ? choices : []
}

/** The last point at which what was to be chosen next is refused; where it is refused nowhere, the last of all. */
function stuckAmong<Game extends GameState>(rules: Rules<Game>, nodes: readonly Node<Game>[]): Stuck<Game> {
  const points = nodes.toSorted((a, b) => b.choices.length - a.choices.length)
  const node = points.find((point) => refusedAt(rules, point).length > 0) ?? (points[0] as Node<Game>)
  const decision = rules.decide(node.position)
  return {
    position: node.position,
    choices: node.choices,
    named: node.named,
    others: node.others,
    over: node.over,
    unsaid: node.groups.flat(),
    refused: refusedAt(rules, node),
    ...(!decision.over && { decision }),
  }
}

/** The refused candidates among the next named choices, from the current decision or from decisions skipped before it. */
function refusedAt<Game extends GameState>(rules: Rules<Game>, node: Node<Game>): readonly RefusedChoice[] {
  const decision = rules.decide(node.position)
  const skipped = node.trace
    .slice(node.trace.findLastIndex(({ kind }) => kind === 'chosen'))
    .flatMap((line) => (line.kind === 'skipped' ? line.refused() : []))
  const next = node.groups.flatMap((group) => group.slice(0, 1))
  const refused = decision.over ? [] : [...decision.refused(), ...decision.asides.refused()]
  return [...refused, ...skipped].filter((candidate) => next.some((said) => means(said, candidate)))
}
