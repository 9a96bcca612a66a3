/** Odds: what a die can come to, how likely that is, and by which rows of which tables. @module */
import type { GameState, Option, Position, Rules } from '#kernel'
import { changeLine } from '../../examples/told-changes.js'
import { changes } from '../../explore/partial.js'
import { groupsBy } from '../../kernel/grouped.js'
import { shownChanges } from '../../kernel/sketch.js'
import { wordsOf } from '../../kernel/view.js'
import { asked as askedOf, spoken } from '../../kernel/words.js'
import { comesTo, tableOf } from '../../play/comes-to.js'
import { type Fall, fallsFrom, inParts, type Risk, riskOf, type TableAsked } from '../../play/falls.js'
import { faceOf, type Rolled, rolledTables } from '../../play/rolled.js'
import { settledFrom } from '../../play/settled.js'
import { answerLine, looksAt, plain, sections } from './answers.js'
import { filled } from './filled.js'
import { block, type Paint } from './layout.js'

/** How many outcomes are told; of more, only the rows of the tables are. */
const OUTCOMES = 8
const ROOM = 86

/** What odds are told by, and to whom. */
export interface Teller<Game extends GameState = GameState> {
  readonly rules: Rules<Game>
  readonly paint: Paint
  /** Whether nothing of a game is kept from whoever is told. */
  readonly liesOpen: (game: Game) => boolean
}

/** What chance can come to where it decides now, and by what; nothing where that is one thing, or too much. */
export function oddsText<Game extends GameState>(teller: Teller<Game>, position: Position<Game>): string {
  const falls = fallsFrom(teller.rules, position)
  const risk = falls && isTold(falls) ? { falls, before: position, declining: [] } : undefined
  return risk && isOpen(teller, risk) ? fallsText(teller, risk) : ''
}

/** What an option can come to by chance, and by what. */
export function riskText<Game extends GameState>(
  teller: Teller<Game>,
  position: Position<Game>,
  option: Option,
): string {
  const risk = riskOpen(teller, position, option)
  return risk === undefined ? '' : fallsText(teller, risk)
}

/** What can come of an option by chance, if nothing on the way is kept from whoever is told. */
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
  const { falls, unless } = toldOf(rules, risk)
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
export function toldOf<Game extends GameState>(
  rules: Rules<Game>,
  { falls, before, declining }: Risk<Game>,
): { readonly falls: readonly Fall<Game>[]; readonly unless: readonly string[] } {
  const unless = declining.map((seat) => `${seat} declines before`)
  if (tableOf(falls) !== undefined) return { falls, unless }
  const settled = settledFrom(rules, falls, before.stack)
  if (tableOf(settled.falls) === undefined) return { falls, unless }
  return {
    falls: settled.falls,
    unless: [...unless, ...settled.declining.map((seat) => `${seat} declines afterwards`)],
  }
}

/** Whether several draws after each other say more than that each of them is drawn. */
const isTold = (falls: readonly Fall[]): boolean =>
  falls.some(({ rolled }) => rolled.length === 1) || rolledTables(falls).rolled.length > 0

export const inLines = (line: string): readonly string[] =>
  filled(line, ROOM).map((part, index) => (index === 0 ? part : `  ${part}`))

/** Falls that come to the same, with what that is. */
export interface Outcome {
  readonly falls: readonly Fall[]
  readonly says: string
}

/** What falls come to, alike together. */
export const outcomesOf = <Game extends GameState>(
  rules: Rules<Game>,
  before: Game,
  falls: readonly Fall<Game>[],
): readonly Outcome[] =>
  groupsBy(
    falls.map((fall) => ({ fall, says: outcomeOf(rules, before, fall) })),
    ({ says }) => says,
  ).map((group) => ({ falls: group.map(({ fall }) => fall), says: group[0]?.says ?? '' }))

/** Outcomes, each with how often and with what is rolled then. */
function outcomeLines(groups: readonly Outcome[]): readonly string[] {
  if (groups.length > OUTCOMES) return []
  const often = oftenOf(groups.map(({ falls }) => falls))
  return groups.map(({ falls, says }, at) => {
    const rolled = rolledText(falls)
    return `${often[at]}${rolled === '' ? '' : `, ${rolled}`}: ${says}`
  })
}

/** How often each of several groups of falls comes about. */
export function oftenOf(groups: readonly (readonly Fall[])[]): readonly string[] {
  const { times, of } = inParts(groups.map(summed))
  return times.map((one) => (of === 1 ? 'always' : `${one} in ${of}`))
}

/** Shares of falls that come to the same, as one. */
function summed(falls: readonly Fall[]): { readonly times: number; readonly of: number } {
  const { times, of } = inParts([...falls, { times: 0, of: 1 }])
  return { times: times.reduce((sum, one) => sum + one, 0), of }
}

/** How much of what changes is told of one outcome. */
const CHANGES = 3

/** What an outcome changes, or who decides then. */
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
  return due.over ? 'nothing changes' : `${due.seat} to decide: ${askedOf(due)}`
}

/** What is rolled where something comes about: numbers as runs; nothing where several dice are rolled. */
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
  const changing = (table === undefined ? undefined : comesTo(falls, table))?.changing ?? []
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
