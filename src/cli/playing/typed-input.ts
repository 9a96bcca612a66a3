/** Parsing of typed input at a decision: an option by number or words, or a command. @module */
import { type Decision, type Over, spoken, words } from '#core'
import { AGREEMENTS, type Agreement, agreesWith } from '../text/why-not.js'
import { groupOptions, type Numbered } from './menu.js'

/** The commands of a game in the terminal. */
export const COMMANDS = ['?', 'undo', 'show', 'options', 'trace', 'aside', 'save', 'example', 'help', 'quit'] as const
/** A command of a game in the terminal. */
export type Command = (typeof COMMANDS)[number]

/** Words that users of other programs type for a command. */
const ALSO: ReadonlyMap<string, Command> = new Map(Object.entries({ q: 'quit', exit: 'quit' }))

/** The meaning of a typed line. */
export type Typed =
  | { readonly is: 'option'; readonly chosen: Numbered }
  | { readonly is: 'command'; readonly command: Command; readonly about: string }
  /** Several options have these words. */
  | { readonly is: 'several'; readonly among: readonly Numbered[] }
  /** No option has these words. */
  | { readonly is: 'none'; readonly text: string }

/** The options of a decision with their numbers, and those that may be used at any time with theirs. */
export const numberedOptions = (due: Decision | Over): readonly Numbered[] =>
  due.over
    ? []
    : [...groupOptions(due.choices), ...groupOptions(due.asides.choices(), 'a')].flatMap(({ entries }) => entries)

/** Understands a line: numbers first, then commands, then the words of an option. */
export function parseTypedLine(line: string, options: readonly Numbered[]): Typed {
  const text = line.trim()
  const byLabel = options.find(({ label }) => label === text)
  if (byLabel) return { is: 'option', chosen: byLabel }
  const command = commandIn(text)
  if (command) return command
  const exact = options.filter(({ choice }) => [words(choice.option), spoken(choice)].includes(text))
  const among = exact.length > 0 ? exact : bestAgreeing(text, options)
  const [only] = among
  if (only === undefined) return { is: 'none', text }
  return among.length === 1 ? { is: 'option', chosen: only } : { is: 'several', among }
}

/** The options that have all the words; of several, those that have them whole, or else at the beginning of theirs. */
function bestAgreeing(text: string, options: readonly Numbered[]): readonly Numbered[] {
  if (text === '') return []
  const agreeing = (how: Agreement) => options.filter(({ choice }) => agreesWith(text, choice, how))
  return AGREEMENTS.map(agreeing).find(({ length }) => length > 0) ?? []
}

function commandIn(text: string): Typed | undefined {
  if (text.startsWith('?')) return { is: 'command', command: '?', about: text.slice(1).trim() }
  const [first = '', ...rest] = text.split(/\s+/)
  const typed = first.toLowerCase()
  const command = COMMANDS.find((name) => name === typed) ?? (rest.length === 0 ? ALSO.get(typed) : undefined)
  return command && { is: 'command', command, about: rest.join(' ') }
}
