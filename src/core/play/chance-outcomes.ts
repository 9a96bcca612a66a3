/** Falls: what can come of a position by chance alone, how likely it is, and by which rows of which tables. @module */

import { CHANCE, type Option, type Seat } from '../kernel/offers/option.js'
import type { Choice, Decision, Over } from '../kernel/plays/decision.js'
import type { Position, StackFrame } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Table } from '../kernel/tables/rule-table.js'
import { withViews } from '../kernel/watch/recorders.js'
import type { Json } from '../values/json.js'
import { canonical } from '../values/json.js'
import { tryRules } from './replay.js'

/** A lookup in a table, with its answer. */
export interface TableAsked {
  readonly table: Table
  readonly view: Readonly<Record<string, Json>>
  readonly answer: Json
}

/** One way in which chance can decide. */
export interface Fall<Game extends GameState = GameState> {
  /** Its frequency: the number of times, and the total that it is counted in. */
  readonly times: number
  readonly of: number
  /** The choices of chance, in order. */
  readonly rolled: readonly Choice[]
  readonly position: Position<Game>
  /** The tables that were asked on the way. */
  readonly asked: readonly TableAsked[]
}

/** In how many ways chance is followed. */
const MOST = 40

/** Every way in which chance can decide from a position on, until somebody else does or it decides on something else; nothing where there are too many. */
export function fallsFrom<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
): readonly Fall<Game>[] | undefined {
  const done: Fall<Game>[] = []
  const first = rules.decide(position)
  const open: Fall<Game>[] = [{ times: 1, of: 1, rolled: [], position, asked: [] }]
  for (let fall = open.shift(); fall !== undefined; fall = open.shift()) {
    const due = rules.decide(fall.position)
    if (!isRolled(due) || !isSameRoll(due, first)) {
      done.push(fall)
      continue
    }
    if (open.length + done.length + due.choices.length > MOST) return undefined
    const from = fall
    const total = due.choices.reduce((sum, { weight = 1 }) => sum + weight, 0)
    open.push(...due.choices.map((choice) => fallen(rules, from, choice, total)))
  }
  return done.length > 1 ? done : undefined
}

/** The chance results of an option, if every other seat asked before them declines. */
export interface Risk<Game extends GameState = GameState> {
  readonly falls: readonly Fall<Game>[]
  /** The position in which chance decides. */
  readonly before: Position<Game>
  /** The seats that would have to decline. */
  readonly declining: readonly Seat[]
}

/** The maximum number of declined decisions before a die roll. */
const DECLINED = 4

/**
 * Finds the chance results of an option. Returns nothing if no die roll follows, or if other seats' declining ends what asked for
 * the option. The same holds if the same seat, or one that cannot decline, decides before the roll.
 */
export function riskOf<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  option: Option,
): Risk<Game> | undefined {
  const declining: Seat[] = []
  const own = rules.decide(position)
  const asking = position.stack
  let [at, made] = [position, option]
  for (;;) {
    const after = tryRules(() => rules.choose(at, made))
    if ('fault' in after) return undefined
    at = after.value.position
    const due = rules.decide(at)
    if (due.over || due.advised) return undefined
    if (declining.length > 0 && !isOwnRoll(rules, at, asking)) return undefined
    if (due.seat === CHANCE) break
    const decline = due.choices.find(({ declines, seat }) => declines && seat === due.seat)
    const isOwn = !own.over && due.seat === own.seat
    if (decline === undefined || isOwn || declining.length === DECLINED) return undefined
    declining.push(due.seat)
    made = decline.option
  }
  const falls = fallsFrom(rules, at)
  return falls && { falls, before: at, declining: [...new Set(declining)] }
}

/** True if the innermost procedure is still running. */
export const isStillRun = (
  { stack }: { readonly stack: readonly StackFrame[] },
  before: readonly StackFrame[],
): boolean => stack[before.length - 1]?.chart === before.at(-1)?.chart

/** True if the asking procedure still runs and is not the whole game, which contains everything. */
export const isOwnRoll = <Game extends GameState>(
  { book }: Rules<Game>,
  at: { readonly stack: readonly StackFrame[] },
  asking: readonly StackFrame[],
): boolean => asking.at(-1)?.chart !== book.main.procedure.name && isStillRun(at, asking)

/** True if a position belongs to the asking procedure, or to the one that called it. */
export const isPartOf = (at: { readonly stack: readonly StackFrame[] }, asking: readonly StackFrame[]): boolean =>
  isStillRun(at, asking.slice(0, Math.max(1, asking.length - 1)))

/** True if chance decides visibly. */
const isRolled = (due: Decision | Over): due is Decision =>
  !due.over && due.seat === CHANCE && !due.choices.some(({ seenBy }) => seenBy !== undefined)

/** True if chance still decides the same thing: in the same chart, and with the same subject or the same question. */
const isSameRoll = (due: Decision, first: Decision | Over): boolean =>
  !first.over &&
  due.chart === first.chart &&
  due.about === first.about &&
  (due.about !== undefined || due.asks === first.asks)

function fallen<Game extends GameState>(
  rules: Rules<Game>,
  { times, of, rolled, position, asked }: Fall<Game>,
  choice: Choice,
  total: number,
): Fall<Game> {
  const [next, heard] = withTables(rules, () => rules.choose(position, choice.option).position)
  return {
    times: times * (choice.weight ?? 1),
    of: of * total,
    rolled: [...rolled, choice],
    position: next,
    asked: [...asked, ...heard],
  }
}

/** Does something, and tells which tables were asked meanwhile, each view once. */
export function withTables<Game extends GameState, T>(
  { book }: Rules<Game>,
  piece: () => T,
): readonly [T, readonly TableAsked[]] {
  const heard = new Map<string, readonly [string, object]>()
  const result = withViews((name, view, within) => {
    if (within) heard.set(`${name} ${canonical(view)}`, [name, view])
  }, piece)
  const asked = [...heard.values()].flatMap(([name, view]) => {
    const table = book.tables.find((known) => known.name === name)
    return table === undefined || table.policy === 'forbid' ? [] : [askedOf(table, view)]
  })
  return [result, asked]
}

const askedOf = (table: Table, view: object): TableAsked => ({
  table,
  view: view as TableAsked['view'],
  answer: table.ask(view as never) as Json,
})

/** Shares of the same whole: how often each of several things happens, in as few parts as tell it. */
export function inParts(shares: readonly { readonly times: number; readonly of: number }[]): {
  readonly times: readonly number[]
  readonly of: number
} {
  const whole = shares.reduce((product, { of }) => multiple(product, of), 1)
  const times = shares.map((share) => share.times * (whole / share.of))
  const common = times.reduce(divisor, whole)
  return { times: times.map((one) => one / common), of: whole / common }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
const multiple = (a: number, b: number): number => (a / divisor(a, b)) * b
