/**
 * Whole actions: which plays make exactly the choices that somebody named, and decline the rest.
 *
 * The choices come in groups. A group is made in its own order; groups may interleave. What nobody named is declined
 * where the offer allows it, or made where there is only one option. A right that may be used at any time is used only
 * where somebody named it.
 *
 * @module
 */

import { agrees } from './json.js'
import { commonKeys } from './keys.js'
import type { Option, RefusedChoice } from './option.js'
import type { Position } from './position.js'
import type { GameState } from './question.js'
import type { Choice, Decision, Rules } from './rules.js'
import type { Traced } from './trace.js'

/** A choice as an example names it: as many of the option's words as make it plain, and whose choice it is. */
export type Named = Readonly<Record<string, unknown>>

/** One play that makes exactly the named choices. */
export interface NamedPlay<Game extends GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Option[]
  readonly trace: readonly Traced[]
}

/** How far the search came before it found no way on. */
export interface Stuck<Game extends GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Option[]
  /** The named choices that were still to be made. */
  readonly unsaid: readonly Named[]
  readonly decision?: Decision
  /** The refused candidates that agree with what was to be chosen next. */
  readonly refused: readonly RefusedChoice[]
}

/** What a search for the plays that make the named choices came to. */
export type Explained<Game extends GameState> =
  | { readonly verdict: 'legal'; readonly found: NamedPlay<Game> }
  | { readonly verdict: 'refused'; readonly stuck: Stuck<Game> }
  | { readonly verdict: 'ambiguous'; readonly found: readonly NamedPlay<Game>[] }

interface Node<Game extends GameState> {
  readonly position: Position<Game>
  readonly groups: readonly (readonly Named[])[]
  readonly choices: readonly Option[]
  readonly trace: readonly Traced[]
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
  const open: Node<Game>[] = [
    { position: from, groups: named.filter(({ length }) => length > 0), choices: [], trace: [] },
  ]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
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
    open.push(...onwards(rules, node).toReversed())
  }
  const all = [...found.values()]
  const [only] = all
  if (only === undefined) return { verdict: 'refused', stuck: stuckAmong(rules, furthest) }
  return all.length === 1 ? { verdict: 'legal', found: only } : { verdict: 'ambiguous', found: all }
}

const left = <Game extends GameState>({ groups }: Node<Game>) =>
  groups.reduce((total, group) => total + group.length, 0)

/** Keeps the nodes at which the fewest named choices are left. */
function keepFurthest<Game extends GameState>(nodes: Node<Game>[], node: Node<Game>): void {
  const fewest = nodes[0] === undefined ? Number.POSITIVE_INFINITY : left(nodes[0])
  if (left(node) < fewest) nodes.length = 0
  if (left(node) <= fewest) nodes.push(node)
}

/** Whether a named choice means this option: `seat` says whose it is, the rest agrees with the option. */
function means({ seat, ...said }: Named, choice: Pick<Choice, 'option' | 'seat'>): boolean {
  return (seat === undefined || seat === choice.seat) && agrees(said, choice.option)
}

function onwards<Game extends GameState>(rules: Rules<Game>, node: Node<Game>): readonly Node<Game>[] {
  const decision = rules.decide(node.position)
  if (decision.over) return []
  const step = (option: Option, groups: Node<Game>['groups']): Node<Game> => {
    const { position, trace } = rules.choose(node.position, option)
    return { position, groups, choices: [...node.choices, option], trace: [...node.trace, ...trace] }
  }
  const choices = [...decision.choices, ...decision.asides.choices()]
  const named = node.groups.flatMap((group, index) =>
    choices
      .filter((choice) => group[0] !== undefined && means(group[0], choice))
      .map((choice) => ({ choice, next: step(choice.option, without(node.groups, index)) })),
  )
  // A decline that was named here is not also made unnamed, or the name could be spent on a later one.
  const silent = unnamed(decision).filter((choice) => !named.some((other) => other.choice === choice))
  const allowed = named.length > 0 ? silent.filter(({ declines }) => declines) : silent
  return [...named.map(({ next }) => next), ...allowed.map(({ option }) => step(option, node.groups))]
}

const without = (groups: readonly (readonly Named[])[], index: number) =>
  groups.map((group, at) => (at === index ? group.slice(1) : group)).filter(({ length }) => length > 0)

/** What is chosen where nothing was named: the decline, or the only option. */
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
    unsaid: node.groups.flat(),
    refused: refusedAt(rules, node),
    ...(!decision.over && { decision }),
  }
}

/** What is refused of that which was to be chosen next: by the decision that is due, or by what was skipped before it. */
function refusedAt<Game extends GameState>(rules: Rules<Game>, node: Node<Game>): readonly RefusedChoice[] {
  const decision = rules.decide(node.position)
  const skipped = node.trace
    .slice(node.trace.findLastIndex(({ kind }) => kind === 'chosen'))
    .flatMap((line) => (line.kind === 'skipped' ? line.refused() : []))
  const next = node.groups.flatMap((group) => group.slice(0, 1))
  const refused = decision.over ? [] : [...decision.refused(), ...decision.asides.refused()]
  return [...refused, ...skipped].filter((candidate) => next.some((said) => means(said, candidate)))
}
