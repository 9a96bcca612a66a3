/**
 * Kept reports: what a verification found, until the book or the program that checks it changes.
 *
 * @module
 */
import { join } from 'node:path'
import { z } from 'zod'
import { hashOfContent } from '../files/hash-content.js'
import { DATA, textIfThere } from '../files/read-file.js'
import { ifItCanBe, makeFolder, writeWhole } from '../files/write-file.js'
import type { Housed } from '../home/book-home.js'
import { cacheFolderOf } from '../home/cache-folder.js'
import { parseJson } from '../values/plain-data.js'
import { type Report, reportSchema } from '../verify/report.js'
import { effortOf } from '../verify/verify-in-units.js'
import type { VerifyOptions } from '../verify/verify-options.js'
import { treeDigest } from './book-tree-digest.js'

const keptSchema = z.strictObject({ key: z.string(), report: reportSchema })

/** Keeps a report for whoever needs it next; nowhere where nothing can be kept. */
export function keepReport(book: Housed, options: VerifyOptions, report: Report): void {
  const [folder, key] = [cacheFolderOf(book), keyOf(book, options)]
  if (folder === undefined || key === undefined) return
  ifItCanBe(() => {
    makeFolder(folder)
    writeWhole(fileOf(book, folder), JSON.stringify({ key, report }))
  })
}

/** Finds the report of a book that was kept, if nothing has changed since that it follows from. */
export function keptReport(book: Housed, options: VerifyOptions): Report | undefined {
  const folder = cacheFolderOf(book)
  const text = folder === undefined ? undefined : textIfThere(fileOf(book, folder), DATA)
  if (text === undefined) return undefined
  const read = parseJson(text)
  if (!read.ok || !keptSchema.safeParse(read.value).success) return undefined
  // As it was written: what a schema gives back has its fields in another order.
  const kept = read.value as unknown as z.infer<typeof keptSchema>
  return kept.key === keyOf(book, options) ? kept.report : undefined
}

const fileOf = ({ name }: Housed, folder: string): string => join(folder, `${name}.json`)

/** A digest of everything that a report follows from. */
function keyOf(book: Housed, options: VerifyOptions): string | undefined {
  const tree = treeDigest(book)
  return tree === undefined ? undefined : hashOfContent(`${tree} ${JSON.stringify(effortOf(options))}`)
}
