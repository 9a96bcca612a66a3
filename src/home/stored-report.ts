/**
 * Stored reports: what `rulewright verify --json` has just written, so that nobody verifies a book twice in one run.
 *
 * @module
 */
import { join } from 'node:path'
import { type Report, reportSchema } from '../verify/report.js'
import { keptIn } from './json-file.js'

/** The report on a book, where the environment names a folder with reports of the book as it is. */
export function storedReport(book: string): Report | undefined {
  const folder = process.env.RULEWRIGHT_REPORTS
  return folder === undefined || folder === '' ? undefined : keptIn(join(folder, `${book}.json`), reportSchema)
}
