/**
 * Reports that are kept: what a verification found, until the rules, the examples or the program that checks them change.
 *
 * They lie where tools of a checkout keep what they can make again, and a report is read only where its key agrees: a hash
 * of everything that it follows from.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Book } from '../kernel/book.js'
import { type Report, reportSchema } from '../verify/report.js'
import { type VerifyOptions, workOn } from '../verify/verify.js'
import { packageRoot } from './package-root.js'

const modules = join(packageRoot, 'node_modules')
const fileOf = ({ name }: Book) => join(modules, '.cache', 'rulewright', `${name}.json`)

const keptSchema = z.strictObject({ key: z.string(), report: reportSchema })

/** What a report follows from: the rules as they are built, what runs and checks them, and the versions of the libraries. */
const BUILT = ['dist/src/kernel', 'dist/src/examples', 'dist/src/play', 'dist/src/verify', 'dist/spec', 'dist/machines']

/** Keeps a report for whoever needs it next; nowhere but in a checkout that is built. */
export function keepReport(book: Book, options: VerifyOptions, report: Report): void {
  const key = keyOf(book, options)
  if (key === undefined) return
  mkdirSync(join(modules, '.cache', 'rulewright'), { recursive: true })
  writeFileSync(fileOf(book), JSON.stringify({ key, report }))
}

/** The report of a book that was kept, if nothing has changed since that it follows from. */
export function keptReport(book: Book, options: VerifyOptions): Report | undefined {
  const key = keyOf(book, options)
  const file = fileOf(book)
  if (key === undefined || !existsSync(file)) return undefined
  try {
    const kept = keptSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return kept.success && kept.data.key === key ? kept.data.report : undefined
  } catch {
    return undefined
  }
}

/** A hash of everything that a report follows from; nothing where the book is not built, or no checkout. */
function keyOf(book: Book, options: VerifyOptions): string | undefined {
  const lock = join(packageRoot, 'package-lock.json')
  const folders = BUILT.map((folder) => join(packageRoot, folder))
  const spec = join(packageRoot, 'spec', book.name)
  if (![modules, lock, spec, ...folders].every((path) => existsSync(path))) return undefined
  const { plays, bound } = workOn(book, options)
  const hash = createHash('sha256').update(JSON.stringify([book.name, plays, bound, process.version]))
  for (const file of [
    lock,
    ...folders.flatMap((folder) => filesIn(folder, /\.js$/)),
    ...filesIn(spec, /\.(ya?ml|jsonl?)$/),
  ])
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

const filesIn = (folder: string, named: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => named.test(name))
    .sort()
    .map((name) => join(folder, name))
