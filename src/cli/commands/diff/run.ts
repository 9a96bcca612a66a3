/** `rulewright diff`, carried out: two states of a book held against each other. @module */
import { basename } from 'node:path'
import { type Book, DATA, examplesFolder, isFile, isThere, mustBeWritable, readIn, rootOf, Unreadable } from '#core'
import {
  asUnreadable,
  auditSchema,
  type Besides,
  type BookState,
  behaviourSchema,
  changesBetween,
  editionFile,
  editionsFolder,
  editionsIn,
  examplesToldIn,
  keepEdition,
  type Named,
  stateIn,
  stateNow,
  stateOf,
  withOlder,
  writeState,
} from '#lab'
import { bookMeant } from '../../books/library.js'
import { printResult } from '../../output/print-result.js'
import { whileProgress } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { oneScreen, SCREEN } from '../../text/layout/one-screen.js'
import { many } from '../../text/layout/output-layout.js'
import { changesMarkdown, changesText } from '../../text/reports/changes.js'

/** The locations of a book's repository, examples and stored editions. */
export interface ChangesHome {
  readonly root: (book: Book) => string
  readonly examples: (book: Book) => string
  readonly editions: (book: Book) => string
}

const HOME: ChangesHome = { root: rootOf, examples: examplesFolder, editions: editionsFolder }

/** Command-line options of `diff`. */
export interface ChangesFlags {
  readonly from?: string
  readonly to?: string
  readonly behaviour?: string
  readonly printed?: string
  readonly keep?: string
  readonly save?: string
  readonly full?: true
  readonly markdown?: true
  readonly json?: true
}

/** Tells what changed in a book, or keeps its state; unless somebody says otherwise, of the books of this package. */
export async function changes(
  { io, library }: Session,
  name: string | undefined,
  flags: ChangesFlags,
  home: ChangesHome = HOME,
): Promise<void> {
  const book = await bookMeant(library, name)
  const { from, to, keep, save } = flags
  if (keep !== undefined || save !== undefined) {
    mustStandAlone(flags)
    return io.out(kept(book, flags, home))
  }
  if (from === undefined) throw new Unreadable([`--from: expected the older state: ${statesOf(book, home)}`])
  const besides = besidesIn(flags, book)
  const [older, newer] = await whileProgress(async (progress) => {
    const told = (gate: string) => progress?.({ gate, done: 0, total: 1 })
    const stateFor = (flag: string, asked: string) => stateMeant({ book, home, flag, asked, told })
    return [
      await stateFor('--from', from),
      to === undefined ? { name: 'now', state: stateNow(book, home.examples(book)) } : await stateFor('--to', to),
    ] as const
  }, io.told)
  const report = changesBetween(older, newer, besides)
  printResult(io, flags, {
    data: () => report,
    markdown: () => changesMarkdown(report),
    text: (paint) =>
      flags.full ? changesText(report, paint) : oneScreen(changesText(report, paint, SCREEN.columns), SEE_REST),
  })
}

function mustStandAlone({ from, to, behaviour, printed, keep, save }: ChangesFlags): void {
  const odd = Object.entries({ from, to, behaviour, printed }).find(([, value]) => value !== undefined)
  if (odd)
    throw new Unreadable([
      `--${odd[0]}: expected none, as --${keep === undefined ? 'save' : 'keep'} only keeps the book as it is`,
    ])
  if (keep !== undefined && save !== undefined) throw new Unreadable(['expected either --keep or --save'])
}

/** The states that can be named, for somebody who named none. */
function statesOf(book: Book, { editions }: ChangesHome): string {
  const names = editionsIn(editions(book))
  const known =
    names.length > 0
      ? `an edition that is kept (${names.join(', ')})`
      : 'an edition that --keep has kept (there is none yet)'
  return `${known}, a file, or a git ref`
}

function kept(book: Book, { keep, save }: ChangesFlags, home: ChangesHome): string {
  if (keep !== undefined && !/^[\w][\w.-]*$/.test(keep))
    throw new Unreadable([`--keep: got "${keep}", expected a name of letters, digits, dots and dashes, such as v1`])
  const file = keep === undefined ? (save ?? '') : editionFile(home.editions(book), keep)
  if (keep !== undefined && isThere(file))
    throw new Unreadable([`--keep: ${file}: there is an edition of this name; expected another name`])
  if (save !== undefined) mustBeWritable('--save', file)
  const state = stateNow(book, home.examples(book))
  if (keep === undefined) writeState(file, state, '--save')
  else keepEdition(file, state, '--keep')
  const { clauses, questions, rows, examples } = state
  return `${file}: ${[many(clauses.length, 'clause'), many(questions.length, 'question'), many(rows.length, 'row'), many(examples.length, 'example')].join(', ')}\n`
}

interface Meant {
  readonly book: Book
  readonly home: ChangesHome
  readonly flag: string
  readonly asked: string
  readonly told: (gate: string) => void
}

/** The state that somebody means: an edition that is kept, a file, or a git ref. */
async function stateMeant({ book, home, flag, asked, told }: Meant): Promise<Named> {
  const edition = editionFile(home.editions(book), asked)
  const file = isFile(edition) ? edition : asked
  if (isFile(file)) return { name: basename(asked, '.json'), state: ofBook(stateIn(file), book, file) }
  try {
    told(`compiling ${asked}`)
    const state = await withOlder(book, home.root(book), asked, (older) =>
      stateOf(older.book, examplesToldIn(older.examples), older.kernel.placesOf),
    )
    return { name: asked, state }
  } catch (error) {
    throw asUnreadable(error, flag)
  }
}

function ofBook(state: BookState, { name }: Book, file: string): BookState {
  if (state.book === name) return state
  throw new Unreadable([`${file}: this is a state of ${state.book}; expected one of ${name}`])
}

const BEHAVIOUR = { ...DATA, expected: 'what "diff behaviour --json" prints' }
const PRINTED = { ...DATA, expected: 'what "audit text NEW --against OLD --json" prints' }

function besidesIn({ behaviour, printed }: ChangesFlags, { name }: Book): Besides {
  const played = behaviour === undefined ? undefined : readIn(behaviour, behaviourSchema, BEHAVIOUR)
  const print = printed === undefined ? undefined : readIn(printed, auditSchema, PRINTED)
  for (const [file, of] of [
    [behaviour, played?.now.book],
    [printed, print?.book],
  ] as const)
    if (of !== undefined && of !== name) throw new Unreadable([`${file}: this is about ${of}; expected ${name}`])
  return { ...(played && { behaviour: played }), ...(print && { printed: print }) }
}

/** A hint at the options that show more than fits one screen. */
const SEE_REST = '--full prints all, --markdown for a page, --json everything for programs'
