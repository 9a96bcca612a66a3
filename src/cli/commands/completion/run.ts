/** Completion in shells: what could stand where somebody types. @module */
import type { Argument, Command, Option } from 'commander'
import { entriesIn } from '#core'
import { bookFirst, bookNamed, type Library } from '../../books/library.js'

/** A word that could stand there, with what it means. */
interface Completion {
  readonly word: string
  readonly means: string
}

/** Lines of words that could stand where the last of some words is typed, each with what it means behind a tab. */
export async function completeWords(
  program: Command,
  library: Library,
  words: readonly string[],
): Promise<readonly string[]> {
  const typed = words.at(-1) ?? ''
  const found = await couldStand(program, library, words.slice(0, -1), typed)
  return found
    .filter(({ word }) => word.toLowerCase().startsWith(typed.toLowerCase()))
    .map(({ word, means }) => `${word}\t${means}`)
}

async function couldStand(
  program: Command,
  library: Library,
  before: readonly string[],
  typed: string,
): Promise<readonly Completion[]> {
  const [command, rest] = commandIn(program, before)
  const options = [...(command?.options ?? []), ...program.options]
  const valued = options.find((option) => option.long === before.at(-1) && takesValue(option))
  if (valued) return plain(valued.argChoices ?? [])
  if (typed.startsWith('-')) return options.map(({ long, description }) => ({ word: long ?? '', means: description }))
  const below = rest.length === 0 ? program.createHelp().visibleCommands(command ?? program) : []
  const named = below.map((one) => ({ word: one.name(), means: one.summary() }))
  return command ? [...named, ...(await argumentsOf(command, library, unoptioned(rest, options)))] : named
}

/** Finds the command that words name, such as `find clauses`, and the words behind it. */
function commandIn(parent: Command, words: readonly string[]): readonly [Command | undefined, readonly string[]] {
  const isIts = (name: string) => (one: Command) => one.name() === name
  const at = words.findIndex((word) => parent.commands.some(isIts(word)))
  const command = parent.commands.find(isIts(words[at] ?? ''))
  if (command === undefined) return [undefined, words]
  const below = command.commands.find(isIts(words[at + 1] ?? ''))
  return below ? [below, words.slice(at + 2)] : [command, words.slice(at + 1)]
}

const takesValue = ({ required, optional }: Option): boolean => required || optional

const plain = (words: readonly string[]): readonly Completion[] => words.map((word) => ({ word, means: '' }))

/** The words that are neither options nor their values. */
const unoptioned = (words: readonly string[], options: readonly Option[]): readonly string[] =>
  words.filter((word, index) => {
    const owner = options.find(({ long }) => long === words[index - 1])
    return !word.startsWith('-') && !(owner && takesValue(owner))
  })

/** Lists candidates for the next argument: an allowed value, a book, or a name from the book given before. */
async function argumentsOf(
  command: Command,
  library: Library,
  before: readonly string[],
): Promise<readonly Completion[]> {
  const argument = argumentAt(command, before.length)
  if (argument?.argChoices) return plain(argument.argChoices)
  if (before.length === 0) return takesBook(command) ? booksIn(library) : []
  const { name, others } = bookFirst(library, before)
  if (name === undefined || others.length > 0) return []
  const book = await bookNamed(library, name)
  if (command.name() === 'clauses')
    return entriesIn(book, 'clauses').map(({ name: word, value }) => ({ word, means: value.section.title }))
  if (command.name() === 'questions') return book.questions.map(({ name: word, asks }) => ({ word, means: asks }))
  return []
}

function argumentAt({ registeredArguments }: Command, place: number): Argument | undefined {
  const last = registeredArguments.at(-1)
  return registeredArguments[place] ?? (last?.variadic ? last : undefined)
}

/** Commands that read a file which names its book itself, and take none. */
const WITHOUT_BOOK = ['replay']

const takesBook = (command: Command): boolean =>
  command.registeredArguments.length > 0 && !WITHOUT_BOOK.includes(command.name())

const booksIn = ({ books }: Library): readonly Completion[] =>
  books.flatMap(({ name, short, title }) =>
    [short, name].flatMap((word) => (word === undefined ? [] : [{ word, means: title }])),
  )
