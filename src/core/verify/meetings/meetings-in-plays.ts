/**
 * The rules that meet in some plays: within one turn a chart writes a field of the game, and another chart writes it, too, or a
 * table is asked in another chart that depends on it.
 *
 * A table depends on a field where it is asked otherwise at a decision if the field is as it was when the turn began.
 *
 * @module
 */

import { playing } from '../../explore/play-with-picker.js'
import type { Option } from '../../kernel/offers/option.js'
import type { Decision } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import type { Traced } from '../../kernel/plays/trace.js'
import type { GameState } from '../../kernel/sections/question.js'
import { withGames } from '../../kernel/watch/recorders.js'
import { turnOf } from '../../records/turn-length.js'
import { begunAs, type PlayOptions } from '../plays/random-plays.js'
import { askedAt, askedOtherwise } from './asked-views.js'
import { differing, type PathKey, turnedBack } from './differing-fields.js'

/** Two rules that meet over a field: a chart that writes it, and another one, or a table that asks it. */
export interface Met {
  readonly field: string
  readonly writer: string
  readonly other: { readonly chart: string } | { readonly table: string }
}

/** The number of plays to examine; the last has automated seats, if the book has any. */
const PLAYS = 4
/** The number of times to record the queries in a chart's state and their dependence on a field; more would find little. */
const TRIES = 2

/** One turn: by which charts each field was written, at which places; and in which charts each table was asked. */
interface Turn {
  readonly written: Map<string, { readonly by: Set<string>; readonly paths: Set<PathKey> }>
  readonly asked: Map<string, Set<string>>
}

const newTurn = (): Turn => ({ written: new Map(), asked: new Map() })

/** The records of all plays. */
interface Noted {
  readonly turns: Turn[]
  /** For each field the tables that depend on it. */
  readonly depending: Map<string, Set<string>>
  readonly tries: Map<string, number>
  /** For each state of a chart the tables that its offers ask, and how often they were heard. */
  readonly offers: Map<string, { readonly tables: Set<string>; heard: number }>
}

/** Finds the rules that meet in a few seeded plays of a book. */
export function metIn<Game extends GameState>(rules: Rules<Game>, options: PlayOptions): readonly Met[] {
  const noted: Noted = { turns: [], depending: new Map(), tries: new Map(), offers: new Map() }
  for (let number = 1; number <= PLAYS; number += 1) play(rules, { ...options, plays: PLAYS, seated: 1 }, number, noted)
  return [
    ...new Map(noted.turns.flatMap((turn) => metOf(turn, noted)).map((one) => [JSON.stringify(one), one])).values(),
  ]
}

function play<Game extends GameState>(rules: Rules<Game>, options: PlayOptions, number: number, noted: Noted): void {
  const { main, seats = [] } = rules.book
  const names = new Set(seats)
  const { game: start, pick } = begunAs(rules.book, options, number)
  let [turn, began, before] = [newTurn(), start, start]
  let endIn = (_: readonly Traced[]) => -1
  withGames(() => {
    const begun = rules.begin(start, main.procedure.name, main.args)
    for (const { position, trace, due, option } of playing(rules, begun, pick, options.bound)) {
      const end = endIn(trace)
      if (end >= 0) {
        began = noteStep(turn, before, trace.slice(0, end), names)
        noted.turns.push(turn)
        turn = newTurn()
        noteStep(turn, began, trace.slice(end), names)
      } else noteStep(turn, before, trace, names)
      before = position.game
      if (due.over || option === undefined) break
      endIn = turnFrom(rules, position)
      noteDecision(rules, { position, option, due, began }, turn, noted)
    }
  })
  noted.turns.push(turn)
}

/**
 * Finds the place in a step where the turn ends in which the step begins. Outside a turn, the end is the next call of the whole
 * game.
 */
function turnFrom<Game extends GameState>(rules: Rules<Game>, position: Position<Game>) {
  const outermost = turnOf(rules, position) || 2
  return (trace: readonly Traced[]): number => {
    let depth = position.stack.length
    return trace.findIndex(({ kind }) => {
      if (kind === 'called') depth += 1
      if (kind === 'returned') depth -= 1
      return depth < outermost
    })
  }
}

/** Notes what a step writes, and which tables decide in it; gives the game at its end. */
function noteStep<Game extends object>(
  { written, ...turn }: Turn,
  from: Game,
  trace: readonly Traced[],
  names: ReadonlySet<string>,
): Game {
  let before = from
  for (const line of trace) {
    if (line.kind === 'decided') askedIn({ written, ...turn }, line.table, line.chart)
    if (line.kind !== 'taken' || line.after === undefined) continue
    for (const [path, field] of differing(before, line.after, names)) {
      const one = written.get(field) ?? { by: new Set(), paths: new Set() }
      one.by.add(line.chart)
      one.paths.add(path)
      written.set(field, one)
    }
    before = line.after as Game
  }
  return before
}

const askedIn = ({ asked }: Turn, table: string, chart: string) =>
  void asked.set(table, (asked.get(table) ?? new Set()).add(chart))

/** A decision with what is chosen there, and the game in which the turn began. */
interface Decided<Game extends GameState> {
  readonly position: Position<Game>
  readonly option: Option
  readonly due: Pick<Decision, 'chart' | 'state'>
  readonly began: Game
}

/** Notes which tables are asked at a decision, and which of them otherwise where a field of the turn is as it was before. */
function noteDecision<Game extends GameState>(
  rules: Rules<Game>,
  { position, option, due: { chart, state }, began }: Decided<Game>,
  turn: Turn,
  { depending, tries, offers }: Noted,
): void {
  const at = `${chart} ${state}`
  const offer = offers.get(at) ?? { tables: new Set(), heard: 0 }
  offers.set(at, offer)
  const others = [...turn.written].flatMap(([field, { paths }]) => {
    const tried = tries.get(`${at} ${field}`) ?? 0
    const game = tried < TRIES ? turnedBack(position.game, began, paths) : undefined
    if (game) tries.set(`${at} ${field}`, tried + 1)
    return game ? [{ field, game }] : []
  })
  const there = others.length > 0 || offer.heard < TRIES ? askedAt(rules, position, option) : undefined
  if (there) offer.heard += 1
  for (const table of there?.offered.keys() ?? []) offer.tables.add(table)
  for (const table of offer.tables) askedIn(turn, table, chart)
  for (const { field, game } of there ? others : []) {
    const otherwise = askedAt(rules, { ...position, game }, option)
    for (const table of otherwise && there ? askedOtherwise(there, otherwise) : [])
      depending.set(field, (depending.get(field) ?? new Set()).add(table))
  }
}

/** The rules that meet in one turn. A table that is asked in no other chart than the one that writes belongs to that one. */
const metOf = ({ written, asked }: Turn, { depending }: Noted): readonly Met[] =>
  [...written].flatMap(([field, { by }]) =>
    [...by].flatMap((writer): readonly Met[] => [
      ...[...by].filter((chart) => chart > writer).map((chart) => ({ field, writer, other: { chart } })),
      ...[...(depending.get(field) ?? [])]
        .filter((table) => [...(asked.get(table) ?? [])].some((chart) => chart !== writer))
        .map((table) => ({ field, writer, other: { table } })),
    ]),
  )
