/** The target of `rulewright ask`: the start of a book or a procedure, a position, an example, or a stored game. @module */

import { mustStand } from '#ask'
import {
  barredLines,
  basesInCwd,
  beginGiven,
  beginningOf,
  choicesUpTo,
  type GivenBlock,
  instead,
  insteadIn,
  isRecord,
  isStdin,
  isThere,
  type LegalVerdict,
  nearestWord,
  type Parsed,
  type ParsedSource,
  type PlaceInPlay,
  type PlayExample,
  type PlayFile,
  type PlayVerdict,
  type PositionFile,
  parseExamples,
  parseJson,
  pathText,
  placeAfter,
  playChoices,
  positionFrom,
  type Rules,
  readPlayFile,
  resumedPlace,
  retell,
  retoldSitting,
  rulesOf,
  type Seat,
  seemsExample,
  Unreadable,
} from '#core'
import { bookFirst, bookMeant, bookNamed, type Library } from '../../books/library.js'
import { openFile, rulesFor, unreadable } from '../../books/open-file.js'
import { wholeNumber } from '../../options/numbers.js'
import { seatMeant } from '../../options/seat.js'
import type { Io } from '../../program/io.js'
import { programName } from '../../program/program-name.js'
import { faultText } from '../../text/play-fault.js'

/** Command-line options that choose the place to ask at. */
export interface Where {
  /** The example of a file. */
  readonly example?: string
  /** After how many of the named choices. */
  readonly after?: string
  /** The base in which a procedure begins. */
  readonly from?: string
  /** As whom somebody looks. */
  readonly seat?: string
}

/** The place to ask at, or the reason why it is not reached. */
export type AskTarget =
  | {
      readonly is: 'reached'
      readonly rules: Rules
      readonly place: PlaceInPlay
      /** True if only a book or a procedure was named, and no file. */
      readonly isNamed: boolean
      /** Why the next choice of an example cannot be made. */
      readonly next?: readonly string[]
    }
  | {
      readonly is: 'not reached'
      readonly rules: Rules
      readonly verdict: Exclude<PlayVerdict, LegalVerdict>
      readonly asked: Pick<PositionFile, 'begun' | 'groups'> & Partial<PositionFile>
      readonly file: string
    }

/** Finds where it is asked. */
export async function placeAsked(library: Library, words: readonly string[], where: Where, io: Io): Promise<AskTarget> {
  const { name, others } = bookFirst(library, words)
  const [first, ...more] = others
  if (first !== undefined && more.length === 0 && isFileName(first)) return inFile(library, first, name, where, io)
  if (name === undefined && library.usual === undefined) throw new Unreadable([notFound(library, words)])
  return atBeginning(rulesOf(await bookMeant(library, name)), others, where)
}

function notFound({ books }: Library, words: readonly string[]): string {
  const names = instead(
    words[0] ?? '',
    books.map(({ name }) => name),
  )
  const got = words.length === 0 ? '' : `got "${words.join(' ')}", `
  return `${got}expected one file with a position, an example or a play, or a book${names}`
}

/** True if a word names a file: the file exists, or the word has a suitable extension. */
const isFileName = (word: string): boolean =>
  isStdin(word) || /\.(ya?ml|json|jsonl)$/i.test(word) || (isThere(word) && !word.includes('='))

/** Finds the start of a book, or of one of its procedures. */
function atBeginning(rules: Rules, words: readonly string[], { example, after, from, seat }: Where): AskTarget {
  if (example !== undefined) throw new Unreadable(['--example: expected a file with examples'])
  if (after !== undefined) throw new Unreadable(['--after: expected a file that names choices'])
  const said = words.filter((word) => !word.includes('='))
  const args = argumentsIn(words.filter((word) => word.includes('=')))
  const procedure = said.length === 0 ? undefined : procedureCalled(rules, said.join(' '))
  if (procedure === undefined && (args !== undefined || from !== undefined))
    throw new Unreadable([`expected the name of a procedure beside ${from === undefined ? 'its argument' : '--from'}`])
  const base = procedure === undefined ? undefined : (from ?? Object.keys(rules.book.bases ?? {})[0])
  // The games that a book names are known to all; a file may hold what is kept from the seat.
  if (from !== undefined && !Object.hasOwn(rules.book.bases ?? {}, from))
    mustStand(rules.book, seatSaid(rules, seat), {})
  const given = { ...(base !== undefined && { from: base }), procedure, ...(args && { args }) }
  const begun = beginGiven(rules, given, basesInCwd(rules))
  return {
    is: 'reached',
    rules,
    isNamed: true,
    place: placeAfter(
      rules,
      sound(begun, (path) => `${procedure ?? rules.book.name}: ${path}`, hintFor(rules, procedure)),
      [],
    ),
  }
}

const seatSaid = ({ book }: Rules, typed: string | undefined): Seat | undefined =>
  typed === undefined ? undefined : seatMeant(book, typed)

/** Formats a hint at the command that shows the arguments of a procedure. */
const hintFor = ({ book }: Rules, procedure: string | undefined): readonly string[] =>
  procedure === undefined
    ? []
    : [`"${programName()} find procedures ${book.name} '${procedure}'" shows its argument; write it as field=value`]

function sound<T>(parsed: Parsed<T>, where: (path: string) => string, hints: readonly string[]): T {
  if (parsed.ok) return parsed.value
  const lines = parsed.problems.map(({ path, message }) => [where(pathText(path)), message].filter(Boolean).join(': '))
  const isArgument = parsed.problems.some(({ path: [first] }) => first === 'args')
  throw new Unreadable([...lines, ...(isArgument ? hints : [])])
}

/** The procedure of a name, without regard to capitals. */
function procedureCalled({ book }: Rules, said: string): string {
  const found = book.charts.find(({ name }) => name.toLowerCase() === said.toLowerCase())
  if (found) return found.name
  throw new Unreadable([
    `"${said}" is neither a file nor a procedure of ${book.title}${insteadIn(book, 'procedures', said)}`,
  ])
}

/** An argument that is written in words: `field=value field=value`. */
function argumentsIn(words: readonly string[]): GivenBlock['args'] {
  if (words.length === 0) return undefined
  return Object.fromEntries(
    words.map((word) => {
      const [field = '', ...rest] = word.split('=')
      return [field, valueIn(rest.join('='))]
    }),
  )
}

/** A value in words: what is written as JSON, else a text. */
function valueIn(text: string): Exclude<GivenBlock['args'], undefined> {
  const json = parseJson(text)
  return json.ok ? (json.value as Exclude<GivenBlock['args'], undefined>) : text
}

async function inFile(
  library: Library,
  file: string,
  book: string | undefined,
  where: Where,
  io: Io,
): Promise<AskTarget> {
  if (where.from !== undefined)
    throw new Unreadable(['--from: expected a procedure, and no file; a file names its base itself'])
  if (/\.jsonl$/i.test(file)) return inPlay(library, readPlayFile(file, io), book, where)
  const source = openFile(file, io, library)
  const rules = await rulesFor(library, source, book)
  mustStand(rules.book, seatSaid(rules, where.seat), source.value)
  if (isRecord(source.value) && seemsExample(source.value)) return inExample(rules, source, where)
  if (where.example !== undefined)
    throw new Unreadable([`${source.file}: this is a position file, and no example; expected no --example`])
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  return played(rules, read.value, source.file, where)
}

function inExample(rules: Rules, source: ParsedSource, where: Where): AskTarget {
  const read = parseExamples(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  const names = read.value.map(({ name }) => name)
  const name =
    where.example === undefined && names.length === 1 ? names[0] : nameMeant(source.file, names, where.example)
  const example = read.value.find((one) => one.name === name)
  if (example?.kind !== 'played')
    throw new Unreadable([`${source.file}: "${name}" begins nothing that goes on; expected an example that is played`])
  return played(rules, example, source.file, where)
}

/** The example that is meant: by its name, or by how only it begins. */
function nameMeant(file: string, names: readonly string[], said: string | undefined): string {
  const begins = names.filter((name) => said !== undefined && name.toLowerCase().startsWith(said.toLowerCase()))
  const found = names.find((name) => name === said) ?? (begins.length === 1 ? begins[0] : undefined)
  if (found !== undefined) return found
  const close = nearestWord(said ?? '', names)
  const meant = close === undefined ? '' : `; did you mean "${close}"?`
  const what = said === undefined ? 'there are several examples' : `no example is called "${said}"${meant}`
  throw new Unreadable([`${file}: ${what}; expected --example with one of:`, ...names.map((name) => `  ${name}`)])
}

function played(rules: Rules, from: PositionFile | PlayExample, file: string, { after }: Where): AskTarget {
  const [verdict] = playChoices(rules, from)
  const isRefusal = 'refusedBy' in from && from.refusedBy !== undefined
  const isReached = verdict.is === 'legal' || (verdict.is === 'refused' && (isRefusal || after !== undefined))
  if (!isReached) return { is: 'not reached', rules, verdict, asked: from, file }
  const choices = after === undefined ? verdict.choices : choicesUpTo(verdict.choices, countIn(after, verdict.choices))
  const isCut = choices.length < verdict.choices.length
  return {
    is: 'reached',
    rules,
    isNamed: false,
    place: {
      ...placeAfter(rules, from.begun, choices),
      ...(verdict.is === 'legal' && !isCut && { over: verdict.over }),
    },
    ...(verdict.is === 'refused' && !isCut && { next: barredLines({ ...verdict, choices: [] }) }),
  }
}

/** Parses the number of named choices to make. */
function countIn(text: string, choices: readonly { readonly named: boolean }[]): number {
  const most = choices.filter(({ named }) => named).length
  const number = wholeNumber('--after', text)
  if (number <= most) return number
  throw new Unreadable([
    `--after: got "${text}", but ${most === 1 ? '1 named choice is' : `${most} named choices are`} made here; expected a whole number from 0 to ${most}`,
  ])
}

async function inPlay(
  library: Library,
  file: PlayFile,
  asked: string | undefined,
  { example, after }: Where,
): Promise<AskTarget> {
  const { play } = file
  if (example !== undefined)
    throw new Unreadable([`${file.file}: this is a play, and no example; expected no --example`])
  if (asked !== undefined && asked !== play.book)
    throw new Unreadable([`${file.file}: line 1: this is a game of ${play.book}, not of ${asked}`])
  const rules = rulesOf(await bookNamed(library, play.book, `${file.file}: line 1: `))
  const begun = sound(beginningOf(rules, play), (path) => `${file.file}: line 1: from.${path}`, [])
  const options = play.choices.slice(
    0,
    after === undefined
      ? undefined
      : countIn(
          after,
          play.choices.map(() => ({ named: true })),
        ),
  )
  const retold = retell(rules, begun, options)
  if (retold.fault) throw new Unreadable(faultText(file, retold).trimEnd().split('\n'))
  return { is: 'reached', rules, isNamed: false, place: resumedPlace(retoldSitting(rules, play, retold)) }
}
