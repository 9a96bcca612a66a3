/** Odds: what a die can come to, how likely that is, and by which rows of which tables. @module */
import type { Choice, GameState, Option, Position, Rules } from '#kernel'
import { changeLine } from '../../examples/told-changes.js'
import { changes } from '../../explore/partial.js'
import { groupsBy } from '../../kernel/grouped.js'
import { shownChanges } from '../../kernel/sketch.js'
import { wordsOf } from '../../kernel/view.js'
import { asked as askedOf, spoken } from '../../kernel/words.js'
import { type Fall, fallsFrom, inParts, riskOf } from '../../play/falls.js'
import { faceOf, type Rolled, rolledTables } from '../../play/rolled.js'
import { answerLine, looksAt, plain, sections } from './answers.js'
import { block, type Paint } from './layout.js'
import { filled } from './table.js'

/** How many outcomes are told; of more, only the rows of the tables are. */
const OUTCOMES = 8
const ROOM = 86

/** What chance can come to where it decides now, and by what; nothing where that is one thing, or too much. */
export function oddsText<Game extends GameState>(rules: Rules<Game>, position: Position<Game>, paint: Paint): string {
  const falls = fallsFrom(rules, position)
  return falls && isTold(falls) ? fallsText(rules, position.game, falls, paint) : ''
}

/** What an option can come to by chance, and by what. */
export function riskText<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  option: Option,
  paint: Paint,
): string {
  const risk = riskOf(rules, position, option)
  if (risk === undefined) return ''
  return `${block(paint, 'if', risk.declining.map(declinesText))}${fallsText(rules, risk.before, risk.falls, paint)}`
}

const declinesText = (seat: string): string => `${seat} declines before`

const fallsText = <Game extends GameState>(
  rules: Rules<Game>,
  before: Game,
  falls: readonly Fall<Game>[],
  paint: Paint,
): string =>
  [
    block(paint, 'odds', outcomeLines(rules, before, falls).flatMap(inLines)),
    block(paint, 'by', rowLines(falls).flatMap(inLines)),
  ].join('')

/** Whether several draws after each other say more than that each of them is drawn. */
const isTold = (falls: readonly Fall[]): boolean =>
  falls.some(({ rolled }) => rolled.length === 1) || rolledTables(falls).rolled.length > 0

/** How many targets are compared. */
const TARGETS = 12

/** The odds of every option of a decision, where each of them leads to a die: what is aimed at is compared so. */
export function targetsText<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  options: readonly { readonly label: string; readonly choice: Choice }[],
  paint: Paint,
): string {
  const targets = options.filter(({ choice }) => !choice.declines)
  if (targets.length > TARGETS) return ''
  // What is rolled in any case is nothing to aim by.
  const declined = options.flatMap(({ choice }) =>
    choice.declines ? (riskOf(rules, position, choice.option) ?? []) : [],
  )
  const anyway = declined.map(({ falls }) => shortOdds(falls))
  const found: string[] = []
  for (const { label, choice } of targets) {
    const risk = riskOf(rules, position, choice.option)
    if (risk === undefined || anyway.includes(shortOdds(risk.falls))) return ''
    const unless = risk.declining.length > 0 ? `, if ${risk.declining.join(' and ')} declines before` : ''
    found.push(`${label} ${spoken(choice)}${unless}: ${shortOdds(risk.falls)}`)
  }
  return block(paint, 'odds', found.flatMap(inLines))
}

/** Odds in a line: by the first table in which the die decides, else by what chance says. */
function shortOdds(falls: readonly Fall[]): string {
  const [rolled] = rolledTables(falls).rolled
  const [first] = rolled?.asked ?? []
  const answers = falls.map((fall) => {
    const asked = fall.asked.find(({ table }) => table === first?.one.table)
    return { fall, says: asked ? plain(asked.answer) : fall.rolled.map(spoken).join(', ') }
  })
  const groups = groupsBy(answers, ({ says }) => says)
  const { times, of } = inParts(groups.map((group) => summed(group.map(({ fall }) => fall))))
  const about = first && rolled ? looksAt(first.one, rolled.differing) : []
  return [...about, ...groups.map((group, at) => `${group[0]?.says} ${times[at]} in ${of}`)].join(', ')
}

const inLines = (line: string): readonly string[] =>
  filled(line, ROOM).map((part, index) => (index === 0 ? part : `  ${part}`))

/** What it comes to, alike together, each with how often and with what is rolled then. */
function outcomeLines<Game extends GameState>(
  rules: Rules<Game>,
  before: Game,
  falls: readonly Fall<Game>[],
): readonly string[] {
  const groups = groupsBy(
    falls.map((fall) => ({ fall, says: outcomeOf(rules, before, fall) })),
    ({ says }) => says,
  )
  if (groups.length > OUTCOMES) return []
  const shares = inParts(groups.map((group) => summed(group.map(({ fall }) => fall))))
  return groups.map((group, at) => {
    const rolled = rolledText(group.map(({ fall }) => fall))
    const often = shares.of === 1 ? 'always' : `${shares.times[at]} in ${shares.of}`
    return `${often}${rolled === '' ? '' : `, ${rolled}`}: ${group[0]?.says}`
  })
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
  return [...before.map(answerLine), ...rolled.map(rowLine)]
}

/** A table with its answers for each number of the die. */
function rowLine({ differing, asked }: Rolled): string {
  const [first] = asked
  if (first === undefined) return ''
  const { table, view } = first.one
  const rows = groupsBy(asked, ({ one }) => plain(one.answer)).map(
    (group) => `${runs(group.map(({ face }) => face))} ${plain(group[0]?.one.answer ?? null)}`,
  )
  const about = looksAt({ table, view }, differing)
  const [field = ''] = differing
  const domain = table.view.fields[field]
  const die = differing.length === 1 ? `${(domain && wordsOf(domain)) ?? field} ` : ''
  const where = sections(asked.map(({ one }) => one))
  return `${table.name}${about.length > 0 ? ` (${about.join(', ')})` : ''}: ${die}${rows.join(', ')}${where}`
}
