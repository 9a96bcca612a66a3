/** Proof of a change of a book's pages: the module, the build, what is stored beside the book, and all checks. @module */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Book,
  type Finding,
  type Gate,
  homeOf,
  packageRoot,
  parseJson,
  type Report,
  refuseStaleBuild,
  reportSchema,
  Unreadable,
} from '#core'
import { answersFile, lockFile, weightsFile, witnessesFile } from '#lab'
import type { Session } from '../program/command-context.js'
import { programName } from '../program/program-name.js'
import type { RunAgain } from '../program/run-again.js'

/** A book that was changed: as it was loaded before, and as the user names it. */
export interface EditedBook {
  readonly book: Book
  readonly named: string | undefined
  /** The checks of the book before the change. */
  readonly before?: Report
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
  /** The checks that fail now, each with what it did not find before. */
  readonly fresh: readonly Gate[]
  readonly later: readonly string[]
}

/**
 * Builds a book that was changed on disk, computes again what is stored beside it, and verifies it.
 * Returns nothing where the program cannot run again.
 */
export async function proveEdit(
  { io }: Pick<Session, 'io'>,
  edited: EditedBook,
  old: OldResults = NOTHING_OLD,
): Promise<ProvedEdit | undefined> {
  const { again } = io
  if (again === undefined) return undefined
  const { book, before } = edited
  const words = wordsOf(edited)
  await built(again, book, io.told)
  for (const question of existsSync(witnessesFile(book)) ? old.cases : [])
    await again.program(['questions', ...words, question, '--witnesses', '--update'])
  if (old.weights && existsSync(weightsFile(book)))
    await again.program(['questions', ...words, '--measure', '--plays', PLAYS, '--update'])
  const answers = old.weights && existsSync(answersFile(book))
  const isLarge = existsSync(lockFile(book))
  const report = await verified(again, [...words, ...(answers && !isLarge ? ['--deep'] : []), '--update'])
  return { report, fresh: freshGates(report, before), later: answers && isLarge ? deepCommands(book) : [] }
}

/** Verifies a book as it is, before a change. Returns nothing where the program cannot run again. */
export async function verifyNow({ io }: Pick<Session, 'io'>, edited: EditedBook): Promise<Report | undefined> {
  refuseStaleBuild(edited.book)
  return io.again && verified(io.again, wordsOf(edited))
}

const wordsOf = ({ named }: EditedBook): readonly string[] => (named === undefined ? [] : [named])

async function verified(again: RunAgain, words: readonly string[]): Promise<Report> {
  const { out } = await again.program(['verify', ...words, '--json'])
  const read = parseJson(out)
  const report = reportSchema.safeParse(read.ok ? read.value : undefined)
  if (!report.success) throw new Unreadable([`the book does not load as it is; run ${programName()} verify to see why`])
  return report.data
}

/** The failing checks of a report, each with the findings that another does not have. */
function freshGates({ gates }: Report, before: Report | undefined): readonly Gate[] {
  const keyOf = ({ what, where }: Finding) => `${where} ${what}`
  return gates.flatMap((gate) => {
    const known = new Set(before?.gates.find(({ name }) => name === gate.name)?.findings.map(keyOf))
    const findings = gate.findings.filter((one) => !known.has(keyOf(one)))
    return findings.length > 0 ? [{ ...gate, findings }] : []
  })
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
