/** Where `rulewright ask` asks: where a book or a procedure begins, in a position, an example, or a game that was kept. @module */

import type { PlayedExample } from '../../examples/example.js'
import { type Given, seemsExample } from '../../examples/format.js'
import { begin } from '../../examples/given.js'
import { pathText } from '../../examples/path-text.js'
import { basesHere, type PositionFile, positionFrom } from '../../examples/position-file.js'
import { examplesFrom } from '../../examples/read.js'
import { playFrom } from '../../examples/run.js'
import type { Source } from '../../examples/source.js'
import { barredLines } from '../../examples/told.js'
import type { Legal, PlayVerdict } from '../../examples/verdict.js'
import { type PlayFile, readPlayFile } from '../../home/play-file.js'
import { isRecord } from '../../kernel/json.js'
import type { Seat } from '../../kernel/option.js'
import type { Parsed } from '../../kernel/parsed.js'
import { parseJson } from '../../kernel/plain-data.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import { instead, nearest } from '../../lookup/nearest.js'
import { insteadIn } from '../../lookup/suggest.js'
import { isStdin, isThere } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustStand } from '../../play/asked-by-seat.js'
import { choicesUpTo, type PlaceInPlay, placeAfter, placeIn, retoldSitting } from '../../play/place-in-play.js'
import { beginningOf, retell } from '../../play/replay.js'
import type { Io } from '../io.js'
import { bookFirst, bookMeant, bookNamed, type Library } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { opened, rulesFor, unreadable } from '../opened.js'
import { seatMeant } from '../seat-option.js'
import { faultText } from '../text/fault.js'

/** What the command line says of where it is asked. */
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

/** Where it is asked, or why that is not reached. */
export type Found =
  | {
      readonly is: 'reached'
      readonly rules: Rules
      readonly place: PlaceInPlay
      /** Whether only a book or a procedure was named, and no file. */
      readonly isNamed: boolean
      /** Why the next choice of an example cannot be made. */
      readonly next?: readonly string[]
    }
  | {
      readonly is: 'not reached'
      readonly rules: Rules
      readonly verdict: Exclude<PlayVerdict, Legal>
      readonly asked: Pick<PositionFile, 'begun' | 'groups'> & Partial<PositionFile>
      readonly file: string
    }

/** Finds where it is asked. */
export async function placeAsked(library: Library, words: readonly string[], where: Where, io: Io): Promise<Found> {
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

/** Whether a word is the name of a file: there is one, or it ends as such files do. */
const isFileName = (word: string): boolean =>
  isStdin(word) || /\.(ya?ml|json|jsonl)$/i.test(word) || (isThere(word) && !word.includes('='))

/** Where a book begins, or one of its procedures. */
function atBeginning(rules: Rules, words: readonly string[], { example, after, from, seat }: Where): Found {
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
  const begun = begin(rules, given, basesHere(rules))
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

/** Where the arguments of a procedure are told. */
const hintFor = ({ book }: Rules, procedure: string | undefined): readonly string[] =>
  procedure === undefined
    ? []
    : [`"rulewright procedures ${book.name} '${procedure}'" tells its argument; write it as field=value`]

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
    `"${said}" is no file, and no procedure of ${book.title}${insteadIn(book, 'procedures', said)}`,
  ])
}

/** An argument that is written in words: `field=value field=value`. */
function argumentsIn(words: readonly string[]): Given['args'] {
  if (words.length === 0) return undefined
  return Object.fromEntries(
    words.map((word) => {
      const [field = '', ...rest] = word.split('=')
      return [field, valueIn(rest.join('='))]
    }),
  )
}

/** A value in words: what is written as JSON, else a text. */
function valueIn(text: string): Exclude<Given['args'], undefined> {
  const json = parseJson(text)
  return json.ok ? (json.value as Exclude<Given['args'], undefined>) : text
}

async function inFile(library: Library, file: string, book: string | undefined, where: Where, io: Io): Promise<Found> {
  if (where.from !== undefined)
    throw new Unreadable(['--from: expected a procedure, and no file; a file names its base itself'])
  if (/\.jsonl$/i.test(file)) return inPlay(library, readPlayFile(file, io), book, where)
  const source = opened(file, io, library)
  const rules = await rulesFor(library, source, book)
  mustStand(rules.book, seatSaid(rules, where.seat), source.value)
  if (isRecord(source.value) && seemsExample(source.value)) return inExample(rules, source, where)
  if (where.example !== undefined)
    throw new Unreadable([`${source.file}: this is a position file, and no example; expected no --example`])
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  return played(rules, read.value, source.file, where)
}

function inExample(rules: Rules, source: Source, where: Where): Found {
  const read = examplesFrom(rules, source)
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
  const close = nearest(said ?? '', names)
  const meant = close === undefined ? '' : `; did you mean "${close}"?`
  const what = said === undefined ? 'there are several examples' : `no example is called "${said}"${meant}`
  throw new Unreadable([`${file}: ${what}; expected --example with one of:`, ...names.map((name) => `  ${name}`)])
}

function played(rules: Rules, from: PositionFile | PlayedExample, file: string, { after }: Where): Found {
  const [verdict] = playFrom(rules, from)
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

/** How many of the named choices are made. */
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
): Promise<Found> {
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
  return { is: 'reached', rules, isNamed: false, place: placeIn(retoldSitting(rules, play, retold)) }
}
