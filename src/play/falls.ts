/** Falls: what can come of a position by chance alone, how likely it is, and by which rows of which tables. @module */
import type { Choice, Decision, GameState, Json, Over, Position, Rules } from '#kernel'
import { hearingViews } from '../kernel/hearing.js'
import { canonical } from '../kernel/json.js'
import { CHANCE, type Option, type Seat } from '../kernel/option.js'
import type { Frame } from '../kernel/position.js'
import type { Table } from '../kernel/table.js'
import { tried } from './replay.js'

/** That a table was asked, and what it answered. */
export interface TableAsked {
  readonly table: Table
  readonly view: Readonly<Record<string, Json>>
  readonly answer: Json
}

/** One way in which chance can decide. */
export interface Fall<Game extends GameState = GameState> {
  /** How often, of as many times as it is counted in. */
  readonly times: number
  readonly of: number
  /** What chance decided, one after the other. */
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

/** What can come of an option by chance, where whoever else is asked before declines. */
export interface Risk<Game extends GameState = GameState> {
  readonly falls: readonly Fall<Game>[]
  /** The position in which chance decides. */
  readonly before: Position<Game>
  /** Who would have to decline. */
  readonly declining: readonly Seat[]
}

/** How many decisions are declined on the way to a die. */
const DECLINED = 4

/**
 * What can come of an option by chance; nothing where it leads to no die, where the same seat or one that cannot decline chooses
 * before, or where what asks for the option is over when others have declined.
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
    const after = tried(() => rules.choose(at, made))
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

/** Whether the procedure that ran innermost runs still. */
export const isStillRun = ({ stack }: { readonly stack: readonly Frame[] }, before: readonly Frame[]): boolean =>
  stack[before.length - 1]?.chart === before.at(-1)?.chart

/** Whether what asked before runs still, and is not the whole game, in which everything is. */
export const isOwnRoll = <Game extends GameState>(
  { book }: Rules<Game>,
  at: { readonly stack: readonly Frame[] },
  asking: readonly Frame[],
): boolean => asking.at(-1)?.chart !== book.main.procedure.name && isStillRun(at, asking)

/** Whether a position belongs to what asked before: to its procedure, or to the one that called that. */
export const isPartOf = (at: { readonly stack: readonly Frame[] }, asking: readonly Frame[]): boolean =>
  isStillRun(at, asking.slice(0, Math.max(1, asking.length - 1)))

/** Whether chance decides in a way that is seen. */
const isRolled = (due: Decision | Over): due is Decision =>
  !due.over && due.seat === CHANCE && !due.choices.some(({ seenBy }) => seenBy !== undefined)

/** Whether chance decides on the same still: in the same chart, and about the same, or else asked the same. */
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
  const result = hearingViews((name, view, within) => {
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
