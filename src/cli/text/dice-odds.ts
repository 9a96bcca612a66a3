/** Odds: what a die can come to, how likely that is, and by which rows of which tables. @module */

import {
  decisionText as askedOf,
  changeLine,
  changes,
  type Fall,
  faceOf,
  fallResults,
  fallsFrom,
  type GameState,
  groupsBy,
  inParts,
  type Option,
  type Position,
  type Risk,
  type Rolled,
  type Rules,
  riskOf,
  rolledTables,
  seatTitle,
  settledFrom,
  shownChanges,
  spoken,
  type TableAsked,
  tableOf,
  wordsOf,
} from '#core'
import { block, type Paint } from './layout/output-layout.js'
import { wrapText } from './layout/wrap-text.js'
import { answerLine, looksAt, plain, sections } from './table-answers.js'

/** The maximum number of outcomes to show. If there are more, only the rows of the tables are shown. */
const OUTCOMES = 8
const ROOM = 86

/** The rules and the style for printing odds, and the limits of the viewer's knowledge. */
export interface Teller<Game extends GameState = GameState> {
  readonly rules: Rules<Game>
  readonly paint: Paint
  /** True if the viewer may see everything of a game. */
  readonly liesOpen: (game: Game) => boolean
}

/** Formats the chance results that can follow now, with their causes; nothing if there is only one or there are too many. */
export function oddsText<Game extends GameState>(teller: Teller<Game>, position: Position<Game>): string {
  const falls = fallsFrom(teller.rules, position)
  const risk = falls && isTold(falls) ? { falls, before: position, declining: [] } : undefined
  return risk && isOpen(teller, risk) ? fallsText(teller, risk) : ''
}

/** Formats the chance results that an option can lead to, with their causes. */
export function riskText<Game extends GameState>(
  teller: Teller<Game>,
  position: Position<Game>,
  option: Option,
): string {
  const risk = riskOpen(teller, position, option)
  return risk === undefined ? '' : fallsText(teller, risk)
}

/** Finds the chance results that an option can lead to, if the viewer may see every step. */
export function riskOpen<Game extends GameState>(
  teller: Teller<Game>,
  position: Position<Game>,
  option: Option,
): Risk<Game> | undefined {
  if (!teller.liesOpen(position.game)) return undefined
  const risk = riskOf(teller.rules, position, option)
  return risk && isOpen(teller, risk) ? risk : undefined
}

const isOpen = <Game extends GameState>({ liesOpen }: Teller<Game>, { before, falls }: Risk<Game>): boolean =>
  liesOpen(before.game) && falls.every(({ position }) => liesOpen(position.game))

function fallsText<Game extends GameState>({ rules, paint }: Teller<Game>, risk: Risk<Game>): string {
  const { falls, unless } = distinguishFalls(rules, risk)
  const groups = outcomesOf(rules, risk.before.game, falls)
  const rows = rowLines(falls)
  if (groups.length < 2 && rows.length === 0) return ''
  return [
    block(paint, 'if', unless),
    block(paint, 'odds', outcomeLines(groups).flatMap(inLines)),
    block(paint, 'by', rows.flatMap(inLines)),
  ].join('')
}

/** Falls by which something can be told apart: as they are, or where whoever may yet change them declines, who is named. */
export function distinguishFalls<Game extends GameState>(
  rules: Rules<Game>,
  { falls, before, declining }: Risk<Game>,
): { readonly falls: readonly Fall<Game>[]; readonly unless: readonly string[] } {
  const unless = declining.map((seat) => `${seatTitle(seat)} declines before`)
  if (tableOf(falls) !== undefined) return { falls, unless }
  const settled = settledFrom(rules, falls, before.stack)
  if (tableOf(settled.falls) === undefined) return { falls, unless }
  return {
    falls: settled.falls,
    unless: [...unless, ...settled.declining.map((seat) => `${seatTitle(seat)} declines afterwards`)],
  }
}

/** True if several draws in sequence show more than each draw alone. */
const isTold = (falls: readonly Fall[]): boolean =>
  falls.some(({ rolled }) => rolled.length === 1) || rolledTables(falls).rolled.length > 0

export const inLines = (line: string): readonly string[] =>
  wrapText(line, ROOM).map((part, index) => (index === 0 ? part : `  ${part}`))

/** Falls that come to the same, with what that is. */
export interface DiceOutcome {
  readonly falls: readonly Fall[]
  readonly says: string
}

/** Lists the outcomes of chance results, with equal ones merged. */
export const outcomesOf = <Game extends GameState>(
  rules: Rules<Game>,
  before: Game,
  falls: readonly Fall<Game>[],
): readonly DiceOutcome[] =>
  groupsBy(
    falls.map((fall) => ({ fall, says: outcomeOf(rules, before, fall) })),
    ({ says }) => says,
  ).map((group) => ({ falls: group.map(({ fall }) => fall), says: group[0]?.says ?? '' }))

/** Outcomes, each with how often and with what is rolled then. */
function outcomeLines(groups: readonly DiceOutcome[]): readonly string[] {
  if (groups.length > OUTCOMES) return []
  const often = oftenOf(groups.map(({ falls }) => falls))
  return groups.map(({ falls, says }, at) => {
    const rolled = rolledText(falls)
    return `${often[at]}${rolled === '' ? '' : `, ${rolled}`}: ${says}`
  })
}

/** Formats the frequency of each of several groups of chance results. */
export function oftenOf(groups: readonly (readonly Fall[])[]): readonly string[] {
  const { times, of } = inParts(groups.map(summed))
  return times.map((one) => (of === 1 ? 'always' : `${one} in ${of}`))
}

/** Shares of falls that come to the same, as one. */
function summed(falls: readonly Fall[]): { readonly times: number; readonly of: number } {
  const { times, of } = inParts([...falls, { times: 0, of: 1 }])
  return { times: times.reduce((sum, one) => sum + one, 0), of }
}

/** The maximum number of changes to show for one outcome. */
const CHANGES = 3

/** Formats the changes of an outcome, or the seat that decides next. */
function outcomeOf<Game extends GameState>(
  { book, decide }: Rules<Game>,
  before: Game,
  { position }: Fall<Game>,
): string {
  const after = position.game
  const lines = shownChanges(book, before, after) ?? changes(before, after).map(changeLine)
  const due = decide(position)
  if (lines.length > 0)
    return `${lines.slice(0, CHANGES).join('; ')}${lines.length > CHANGES ? `; and ${lines.length - CHANGES} more` : ''}`
  return due.over ? 'nothing changes' : `${seatTitle(due.seat)} to decide: ${askedOf(due)}`
}

/** Formats the die results of an outcome: numbers as ranges; nothing if several dice are rolled. */
function rolledText(falls: readonly Fall[]): string {
  const choices = falls.flatMap(({ rolled }) => (rolled.length === 1 ? rolled : []))
  if (choices.length < falls.length) return ''
  const numbers = choices.map(faceOf)
  if (numbers.every((number) => number !== undefined)) return runs(numbers)
  return choices.map(spoken).join(' or ')
}

/** Numbers with those that follow each other together: `1, 3 to 5`. */
function runs(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  const starts = sorted.filter((number) => !sorted.includes(number - 1))
  return starts
    .map((from) => {
      let to = from
      while (sorted.includes(to + 1)) to += 1
      return from === to ? `${from}` : `${from} to ${to}`
    })
    .join(', ')
}

/** The tables in which the die decides, each as a line, and before them those whose answers they look at. */
const rowLines = (falls: readonly Fall[]): readonly string[] => {
  const { rolled, before } = rolledTables(falls)
  const table = tableOf(falls)
  const changing = (table === undefined ? undefined : fallResults(falls, table))?.changing ?? []
  const known = new Set(rolled.map(({ asked }) => asked[0]?.one.table))
  const more = changing.filter(({ asked }) => !known.has(asked[0]?.one.table))
  return [...before.map(answerLine), ...[...rolled, ...more].map(rowLine).filter((line) => line !== '')]
}

/** A table with its answers for each number of the die. */
function rowLine({ differing, asked }: Rolled): string {
  const [first] = asked
  if (first === undefined) return ''
  const { table, view } = first.one
  const [field = '', ...others] = differing
  const isSaid = others.length === 0 && typeof view[field] === 'boolean'
  const rows = groupsBy(asked, ({ one }) => plain(one.answer)).map(
    (group) => `${runs(group.map(({ face }) => face))} ${answerText(group[0]?.one, isSaid ? field : undefined)}`,
  )
  const about = looksAt({ table, view }, differing)
  const domain = table.view.fields[field]
  const die = differing.length === 1 && !isSaid ? `${(domain && wordsOf(domain)) ?? field} ` : ''
  const where = sections(asked.map(({ one }) => one))
  return `${table.name}${about.length > 0 ? ` (${about.join(', ')})` : ''}: ${die}${rows.join(', ')}${where}`
}

/** An answer, with the field that makes it so. */
function answerText(one: TableAsked | undefined, field: string | undefined): string {
  const answer = plain(one?.answer ?? null)
  const because = one && field !== undefined && one.view[field] === true ? looksAt(one, except(one, field)) : []
  return because.length > 0 ? `${answer} (${because.join(', ')})` : answer
}

const except = ({ view }: TableAsked, field: string): readonly string[] =>
  Object.keys(view).filter((other) => other !== field)
