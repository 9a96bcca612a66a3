/**
 * Reports that are kept: what a verification found, until the rules, the examples or the program that checks them change.
 *
 * They lie where tools of a checkout keep what they can make again, and a report is read only where its key agrees: a hash
 * of everything that it follows from.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Book } from '../kernel/book.js'
import { bytesAt, DATA } from '../outside/read.js'
import { makeFolder, writeWhole } from '../outside/write.js'
import { type Report, reportSchema } from '../verify/report.js'
import { type VerifyOptions, workOn } from '../verify/verify.js'
import { cacheFolder } from './cache-folder.js'
import { jsonIn } from './json-file.js'
import { packageRoot } from './package-root.js'

const fileOf = ({ name }: Book, root: string) => join(cacheFolder(root), `${name}.json`)

const keptSchema = z.strictObject({ key: z.string(), report: reportSchema })

/** The rooms of the program that run and check rules: those that `verify` and `examples` know. */
export const CHECKING = ['kernel', 'outside', 'explore', 'lookup', 'verify', 'examples'] as const

/** What a report follows from: the rules as they are built, what runs and checks them, and the versions of the libraries. */
const BUILT = [...CHECKING.map((room) => `dist/src/${room}`), 'dist/spec', 'dist/machines']

/** Keeps a report for whoever needs it next; nowhere but in a checkout that is built. */
export function keepReport(book: Book, options: VerifyOptions, report: Report, root: string = packageRoot): void {
  const key = keyOf(book, options, root)
  if (key === undefined) return
  try {
    makeFolder(cacheFolder(root))
    writeWhole(fileOf(book, root), JSON.stringify({ key, report }))
  } catch {
    // What cannot be kept, in a folder that may not be written, is made again.
  }
}

/** The report of a book that was kept, if nothing has changed since that it follows from. */
export function keptReport(book: Book, options: VerifyOptions, root: string = packageRoot): Report | undefined {
  const key = keyOf(book, options, root)
  const file = fileOf(book, root)
  if (key === undefined || !existsSync(file)) return undefined
  try {
    const kept = keptSchema.safeParse(jsonIn(file))
    return kept.success && kept.data.key === key ? kept.data.report : undefined
  } catch {
    return undefined
  }
}

/** A hash of everything that a report follows from; nothing where the book is not built, or no checkout. */
function keyOf(book: Book, options: VerifyOptions, root: string): string | undefined {
  const lock = join(root, 'package-lock.json')
  const folders = BUILT.map((folder) => join(root, folder))
  const spec = join(root, 'spec', book.name)
  if (![join(root, 'node_modules'), lock, spec, ...folders].every((path) => existsSync(path))) return undefined
  const { plays, bound } = workOn(book, options)
  const hash = createHash('sha256').update(JSON.stringify([book.name, plays, bound, process.version]))
  for (const file of [
    lock,
    ...folders.flatMap((folder) => filesIn(folder, /\.js$/)),
    ...filesIn(spec, /\.(ya?ml|jsonl?)$/),
  ])
    hash.update(`\n${relative(root, file)}\n`).update(bytesAt(file, DATA))
  return hash.digest('hex')
}

const filesIn = (folder: string, named: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => named.test(name))
    .sort()
    .map((name) => join(folder, name))
