/** Proof of a change of a book's pages: the module, the build, what is stored beside the book, and all checks. @module */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { homeOf } from '../../home/book-home.js'
import { packageRoot } from '../../home/package-root.js'
import { answersFile, lockFile } from '../../home/stored-cases.js'
import { weightsFile, witnessesFile } from '../../home/stored-readings.js'
import type { Book } from '../../kernel/book.js'
import { parseJson } from '../../kernel/plain-data.js'
import { Unreadable } from '../../outside/input-error.js'
import { type Report, reportSchema } from '../../verify/report.js'
import type { Session } from '../program/command-context.js'
import { programName } from '../program/program-name.js'
import type { RunAgain } from '../program/run-again.js'

/** A book that was changed: as it was loaded before, and as the user names it. */
export interface EditedBook {
  readonly book: Book
  readonly named: string | undefined
}

/** The stored results that a change of readings makes old. */
export interface OldResults {
  /** Questions whose stored cases no longer show a difference. */
  readonly cases: readonly string[]
  /** True if the measured weights of all questions are old. */
  readonly weights: boolean
}

const NOTHING_OLD: OldResults = { cases: [], weights: false }
const PLAYS = '60'

/** The checks of a book after a change, and the commands that are left because they take long. */
export interface ProvedEdit {
  readonly report: Report
  readonly later: readonly string[]
}

/**
 * Builds a book that was changed on disk, computes again what is stored beside it, and verifies it.
 * Returns nothing where the program cannot run again.
 */
export async function proveEdit(
  { io }: Pick<Session, 'io'>,
  { book, named }: EditedBook,
  old: OldResults = NOTHING_OLD,
): Promise<ProvedEdit | undefined> {
  const { again } = io
  if (again === undefined) return undefined
  const words = named === undefined ? [] : [named]
  await built(again, book, io.told)
  for (const question of existsSync(witnessesFile(book)) ? old.cases : [])
    await again.program(['questions', ...words, question, '--witnesses', '--update'])
  if (old.weights && existsSync(weightsFile(book)))
    await again.program(['questions', ...words, '--measure', '--plays', PLAYS, '--update'])
  const answers = old.weights && existsSync(answersFile(book))
  const isLarge = existsSync(lockFile(book))
  const deep = answers && !isLarge ? ['--deep'] : []
  const { out } = await again.program(['verify', ...words, ...deep, '--update', '--json'])
  const read = parseJson(out)
  const report = reportSchema.safeParse(read.ok ? read.value : undefined)
  if (!report.success)
    throw new Unreadable([`the change is written, but the book does not load; run ${programName()} verify to see why`])
  return { report: report.data, later: answers && isLarge ? deepCommands(book) : [] }
}

/** The commands that compute the stored answers and mutants of a large book again. */
const deepCommands = ({ name }: Book): readonly string[] => [
  `${programName()} verify ${name} --deep --update`,
  `${programName()} conform mutants ${name} --lock --update`,
]

/** Builds the books of this package; others are read as they are written. */
async function built(again: RunAgain, { name, home }: Book, told: ((line: string) => void) | undefined): Promise<void> {
  if (home !== undefined || !existsSync(join(packageRoot, 'rolldown.config.js'))) return
  told?.(`Building ${name}: about half a minute.\n`)
  const { code, out } = await again.build(packageRoot)
  if (code !== 0) throw new Unreadable([`${homeOf({ name })}: the change is written, but the build fails`, out.trim()])
}
