/** Odds: what a die can come to, how likely that is, and by which rows of which tables. @module */
import type { Choice, GameState, Json, Option, Position, Rules } from '#kernel'
import { changeLine } from '../../examples/told-changes.js'
import { changes } from '../../explore/partial.js'
import { groupsBy } from '../../kernel/grouped.js'
import { shownChanges } from '../../kernel/sketch.js'
import { wordsOf } from '../../kernel/view.js'
import { asked as askedOf, spoken } from '../../kernel/words.js'
import { type Fall, fallsFrom, inParts, riskOf, type TableAsked } from '../../play/falls.js'
import { answerLine, looksAt, plain, sections } from './answers.js'
import { block, type Paint } from './layout.js'
import { filled } from './table.js'

/** How many outcomes are told; of more, only the rows of the tables are. */
const OUTCOMES = 8
const ROOM = 86

/** What chance can come to where it decides now, and by what; nothing where that is one thing, or too much. */
export function oddsText<Game extends GameState>(rules: Rules<Game>, position: Position<Game>, paint: Paint): string {
  const falls = fallsFrom(rules, position)
  return falls ? fallsText(rules, position.game, falls, paint) : ''
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
  const names = falls.flatMap(({ asked }) => asked.map(({ table }) => table.name))
  const rolled = [...new Set(names)].flatMap((name) => rolledIn(falls, name) ?? [])[0]
  const [first] = rolled?.asked ?? []
  const answers = falls.map((fall) => {
    const asked = fall.asked.find(({ table }) => table === first?.table)
    return { fall, says: asked ? plain(asked.answer) : fall.rolled.map(spoken).join(', ') }
  })
  const groups = groupsBy(answers, ({ says }) => says)
  const { times, of } = inParts(groups.map((group) => summed(group.map(({ fall }) => fall))))
  const about = first && rolled ? looksAt(first, rolled.field) : []
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
    return `${shares.times[at]} in ${shares.of}${rolled === '' ? '' : `, ${rolled}`}: ${group[0]?.says}`
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

/** The number that is rolled, where an option says one. */
const faceOf = ({ option }: Choice): number | undefined =>
  Object.values(option).find((value): value is number => typeof value === 'number')

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

/** A table that the die decides in, with the views that it was asked about. */
interface Rolled {
  readonly field: string
  readonly asked: readonly TableAsked[]
}

/** The tables in which the die itself decides, each as a line, and before them those whose answers they look at. */
function rowLines(falls: readonly Fall[]): readonly string[] {
  const names = [...new Set(falls.flatMap(({ asked }) => asked.map(({ table }) => table.name)))]
  const rolled = names.flatMap((name) => rolledIn(falls, name) ?? [])
  const constant = constantIn(falls)
  const before = new Set<TableAsked>()
  for (const { asked, field } of rolled) feeding(asked[0], field, constant, before)
  return [...[...before].toReversed().map(answerLine), ...rolled.map(rowLine)]
}

/** How a table is asked about what is rolled: alike but for one field, which is the number of the die. */
function rolledIn(falls: readonly Fall[], name: string): Rolled | undefined {
  const asked = falls.flatMap((fall) => {
    const one = fall.asked.find(({ table }) => table.name === name)
    return one ? [{ one, faces: fall.rolled.map(faceOf) }] : []
  })
  const [first] = asked
  if (first === undefined || asked.length < 2) return undefined
  const differing = Object.keys(first.one.view).filter((field) =>
    asked.some(({ one }) => one.view[field] !== first.one.view[field]),
  )
  const [field, ...more] = differing
  if (field === undefined || more.length > 0) return undefined
  const isFace = asked.every(({ one, faces }) => faces.some((face) => face !== undefined && face === one.view[field]))
  return isFace ? { field, asked: asked.map(({ one }) => one) } : undefined
}

/** What is asked in every fall about the same. */
const constantIn = ([first, ...others]: readonly Fall[]): readonly TableAsked[] =>
  (first?.asked ?? []).filter((one) => others.every(({ asked }) => asked.some((other) => isSame(one, other))))

const isSame = (one: TableAsked, other: TableAsked): boolean =>
  one.table === other.table && Object.keys(one.view).every((field) => one.view[field] === other.view[field])

/** Gathers the tables that answer what another one is asked about. */
function feeding(
  asked: TableAsked | undefined,
  but: string,
  constant: readonly TableAsked[],
  found: Set<TableAsked>,
): void {
  for (const [field, value] of Object.entries(asked?.view ?? {})) {
    if (field === but) continue
    const source = constant.find((one) => !found.has(one) && one.answer === value && isOf(one, field, value))
    if (source === undefined) continue
    found.add(source)
    feeding(source, '', constant, found)
  }
}

/** Whether a table answers what a field is: a number alone could come from anywhere. */
const isOf = ({ table }: TableAsked, field: string, value: Json): boolean =>
  typeof value === 'string' ? value.length > 2 : table.name.toLowerCase().includes(field.toLowerCase())

/** A table with its answers for each number of the die. */
function rowLine({ field, asked }: Rolled): string {
  const [first] = asked
  if (first === undefined) return ''
  const domain = first.table.view.fields[field]
  const rows = groupsBy(asked, ({ answer }) => plain(answer)).map(
    (group) => `${runs(group.map(({ view }) => Number(view[field])))} ${plain(group[0]?.answer ?? null)}`,
  )
  const about = looksAt(first, field)
  const die = (domain && wordsOf(domain)) ?? field
  return `${first.table.name}${about.length > 0 ? ` (${about.join(', ')})` : ''}: ${die} ${rows.join(', ')}${sections(asked)}`
}
