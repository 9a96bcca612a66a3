/** Menus: the options of a decision, numbered and grouped by their type, so that a long list can be read. @module */
import { type Choice, type Decision, fieldsSaid, type Option } from '#core'
import type { Paint } from '../text/layout/output-layout.js'
import { wrapIndented } from '../text/layout/terminal-table.js'

/** An option with the number, or label, by which it can be chosen. */
export interface Numbered {
  readonly label: string
  readonly choice: Choice
}

/** Options of the same type and the same offer. */
export interface OptionGroup {
  /** The type and, where the options differ in one word only, what that word says. */
  readonly title: string
  readonly entries: readonly Numbered[]
}

/** Options in groups, numbered from 1 in the order in which they are shown; whatever declines comes last. */
export function groupOptions(choices: readonly Choice[], prefix = ''): readonly OptionGroup[] {
  const ordered = [...choices.filter(({ declines }) => !declines), ...choices.filter(({ declines }) => declines)]
  const kinds = [...new Set(ordered.map(kindOf))]
  let next = 1
  return kinds.map((kind) => {
    const members = ordered.filter((choice) => kindOf(choice) === kind)
    return {
      title: titleOf(members),
      entries: members.map((choice) => ({ label: `${prefix}${next++}`, choice })),
    }
  })
}

const kindOf = ({ option, seat, asks, declines }: Choice) => JSON.stringify([option.type, seat, asks, declines])

const fieldsOf = ({ type: _, ...fields }: Option) => Object.keys(fields)

/** The one word in which options differ, beside their type; numbers say what they count, and words of their own need none. */
const onlyField = (choices: readonly Choice[]): string | undefined => {
  if (choices.some(({ says }) => says?.() !== undefined)) return undefined
  const names = [...new Set(choices.flatMap(({ option }) => fieldsOf(option)))]
  return names.length === 1 && choices.every(isOneWord) ? names[0] : undefined
}

/** True if the content of an option is one word, or has the same name as its type. */
const isOneWord = ({ option }: Choice): boolean => {
  const { type, ...fields } = option
  const [[name, value] = [], ...more] = Object.entries(fields)
  return more.length === 0 && (typeof value === 'string' || name === type)
}

function titleOf(choices: readonly Choice[]): string {
  const [first] = choices
  const field = onlyField(choices)
  return first === undefined ? '' : [...new Set([first.option.type, ...(field === undefined ? [] : [field])])].join(' ')
}

const WIDTH = 100
const INDENT = 4

/** A menu as text: for each group its title, whose choice it is and where the rulebook speaks of it, then its options in columns. */
export function menuText(groups: readonly OptionGroup[], due: Pick<Decision, 'seat' | 'asks'>, paint: Paint): string {
  const total = groups.flatMap(({ entries }) => entries).reduce((sum, { choice: { weight = 0 } }) => sum + weight, 0)
  return groups.map((group) => groupText(group, due, total, paint)).join('')
}

function groupText({ title, entries }: OptionGroup, due: Pick<Decision, 'seat' | 'asks'>, total: number, paint: Paint) {
  const [first] = entries
  if (first === undefined) return ''
  const notes = notesOf(first.choice, due)
  const head = `${paint.strong(title)}${notes.length > 0 ? paint.faint(`  (${notes.join('; ')})`) : ''}`
  if (entries.length === 1 && fieldsOf(first.choice.option).length === 0 && first.choice.says?.() === undefined)
    return `  ${first.label.padStart(INDENT)} ${head}${oftenText(first.choice, total)}\n`
  return `  ${head}\n${inColumns(entries.map((entry) => itemText(entry, entries, total)))}`
}

/** Lists notes for a title: the seat if it is another one, another offer with its sections, and that the option declines. */
const notesOf = ({ seat, asks, cites, declines }: Choice, due: Pick<Decision, 'seat' | 'asks'>): readonly string[] => [
  ...(seat === due.seat ? [] : [seat]),
  ...(asks === due.asks ? [] : [asks, ...new Set(cites.map(({ section }) => section.number))]),
  ...(declines ? ['declines'] : []),
]

const oftenText = ({ weight }: Choice, total: number) => (weight === undefined ? '' : ` (${weight} in ${total})`)

/** The number of an option and its words, without those that the title of its group says. */
function itemText({ label, choice }: Numbered, entries: readonly Numbered[], total: number): string {
  const field = onlyField(entries.map((entry) => entry.choice))
  const said = choice.says?.() ?? fieldsText(choice.option, field)
  return `${label.padStart(INDENT)} ${said}${oftenText(choice, total)}`.trimEnd()
}

const fieldsText = (option: Option, only: string | undefined): string =>
  only === undefined ? fieldsSaid(option) : plain({ ...option }, only)

const plain = (fields: Readonly<Record<string, unknown>>, field: string) => {
  const value = fields[field]
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Items side by side, as many as fit; where one is too long for a line, all beneath each other. */
function inColumns(items: readonly string[]): string {
  const width = Math.max(...items.map(({ length }) => length)) + 2
  if (width > WIDTH) return items.map(hanging).join('')
  const across = Math.max(1, Math.floor((WIDTH - 2) / width))
  const rows = Math.ceil(items.length / across)
  return Array.from({ length: rows }, (_, row) => {
    const line = items.filter((__, index) => index % rows === row)
    return `  ${line
      .map((item) => item.padEnd(width))
      .join('')
      .trimEnd()}\n`
  }).join('')
}

/** An item in lines that fit, its label before the first. */
const hanging = (item: string): string =>
  `  ${item.slice(0, INDENT + 1)}${wrapIndented(item.slice(INDENT + 1), INDENT + 3)
    .join('\n')
    .trimStart()}\n`
