/** The position that a user chose for a census. @module */

import {
  type Book,
  barredLines,
  basesInCwd,
  beginGiven,
  briefly,
  exampleFiles,
  examplesFolder,
  type GivenBlock,
  instead,
  isRecord,
  type Json,
  matchesOption,
  namedChoiceText,
  type Piped,
  type Position,
  parseJson,
  playChoices,
  positionFrom,
  problemLine,
  type Rules,
  readReadable,
  rulesOf,
  type StartedPosition,
  sourceProblemLine,
  Unreadable,
} from '#core'
import { bookMeant, type Library } from '../../../books/library.js'
import { openFile, rulesFor, unreadable } from '../../../books/open-file.js'
import { programName } from '../../../program/program-name.js'

/** Command-line options that choose the position. */
export interface CensusFlags {
  readonly example?: string
  readonly world?: string
  readonly procedure?: string
  readonly args?: string
  readonly from?: string
  readonly at: readonly string[]
}

/** A position, and what began at its very beginning. */
export interface Counted {
  readonly book: Book
  readonly position: Position
  readonly began: string
}

/** The position that a user means. */
export async function countedAt(
  of: readonly string[],
  asked: CensusFlags,
  library: Library,
  io: Piped,
): Promise<Counted> {
  const { file, name } = namedIn(of, library)
  const ways = [file, asked.example, asked.world, asked.procedure ?? asked.from].filter((way) => way !== undefined)
  if (ways.length > 1) throw new Unreadable(['expected only one of a file, --example, --world and --procedure'])
  const source = file === undefined ? undefined : openFile(file, io, library)
  const rules = source ? await rulesFor(library, source, name) : rulesOf(await bookMeant(library, name))
  const { position, began } = source ? inFile(rules, source) : said(rules, asked)
  return { book: rules.book, began, position: asked.at.reduce((at, choice) => after(rules, at, choice), position) }
}

/** Finds the words after the command that name a book and a file. */
function namedIn(
  of: readonly string[],
  { books, lacking }: Library,
): { readonly name?: string; readonly file?: string } {
  const isBook = (word: string) => books.some(({ name }) => name === word) || Object.hasOwn(lacking, word)
  const [first, second, ...more] = of
  if (more.length > 0) throw new Unreadable([`got ${of.length} names, expected a book and a file`])
  if (second !== undefined) return { name: first ?? '', file: second }
  if (first === undefined) return {}
  return isBook(first) || !/^-$|[./]/.test(first) ? { name: first } : { file: first }
}

type CountedIn = Omit<Counted, 'book'>

function inFile(rules: Rules, source: Parameters<typeof positionFrom>[1]): CountedIn {
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  const [verdict] = playChoices(rules, read.value)
  if (verdict.is === 'legal') return { position: verdict.position, began: read.value.begun.procedure }
  const why =
    verdict.is === 'refused' ? barredLines(verdict) : [`the choices lead nowhere; \`${programName()} ask\` shows why`]
  throw new Unreadable([`${source.file}: ${why[0]}`, ...why.slice(1).map((line) => `  ${line}`)])
}

function said(rules: Rules, asked: CensusFlags): CountedIn {
  if (asked.example !== undefined) return placeOf(inExample(rules, asked.example))
  if (asked.world !== undefined) return inWorld(rules, asked.world)
  if (asked.procedure !== undefined || asked.from !== undefined) return placeOf(beginning(rules, asked))
  return { position: rules.start(), began: rules.book.main.procedure.name }
}

const placeOf = ({ position, procedure }: StartedPosition): CountedIn => ({ position, began: procedure })

function inExample(rules: Rules, name: string): StartedPosition {
  const read = exampleFiles(examplesFolder(rules.book)).map((file) => readReadable(rules, file))
  const played = read.flatMap(({ examples }) => examples.flatMap((one) => (one.kind === 'played' ? [one] : [])))
  const found = played.find((one) => one.name === name)
  if (found) return found.begun
  const unread = read.flatMap((one) => one.unread).filter((one) => one.name === name || one.name === undefined)
  if (unread.length > 0) throw new Unreadable(unread.flatMap(({ misread }) => misread.map(sourceProblemLine)))
  const names = played.map((one) => one.name)
  throw new Unreadable([`--example: no example of ${rules.book.name} plays "${name}"${instead(name, names)}`])
}

function inWorld(rules: Rules, name: string): CountedIn {
  const world = rules.book.worlds.find((one) => one.name === name)
  const names = rules.book.worlds.map((one) => one.name)
  if (world === undefined)
    throw new Unreadable([`--world: "${name}" is not a world of ${rules.book.name}${instead(name, names)}`])
  const { procedure, args } = world.call
  return { position: rules.begin(world.game, procedure.name, args).position, began: procedure.name }
}

function beginning(rules: Rules, { procedure, args, from }: CensusFlags): StartedPosition {
  const given = {
    ...(from !== undefined && { from }),
    ...(procedure !== undefined && { procedure }),
    ...(args !== undefined && { args: jsonOf('--args', args) as GivenBlock['args'] }),
  }
  const begun = beginGiven(rules, given, basesInCwd(rules))
  if (begun.ok) return begun.value
  throw new Unreadable(begun.problems.map((problem) => `--${problemLine(problem)}`))
}

function jsonOf(flag: string, text: string): Json {
  const read = parseJson(text)
  if (read.ok) return read.value as Json
  const why = read.malformed ? 'expected JSON' : read.problems.map(problemLine).join('; ')
  throw new Unreadable([`${flag}: got ${briefly(text)}, ${why}, such as {"type": "pass"}`])
}

/** The position after a choice that a user names by as many of its words as make it plain. */
function after(rules: Rules, position: Position, text: string): Position {
  const named = jsonOf('--at', text)
  if (!isRecord(named))
    throw new Unreadable([`--at: got ${briefly(text)}, expected a choice, such as {"type": "pass"}`])
  const due = rules.decide(position)
  if (due.over) throw new Unreadable([`--at: ${briefly(text)}: everything is over before`])
  const meant = due.choices.filter((choice) => matchesOption(named, choice))
  const [choice] = meant
  if (choice !== undefined && meant.length === 1) return rules.choose(position, choice.option).position
  const among = (meant.length > 0 ? meant : due.choices).map(
    ({ seat, option }) => `  ${namedChoiceText({ seat, ...option })}`,
  )
  const what = meant.length > 0 ? 'means several choices' : `is not offered at "${due.asks}"; expected one of`
  throw new Unreadable([`--at: ${briefly(text)} ${what}`, ...among])
}
