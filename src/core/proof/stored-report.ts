/** Stored reports: what `rulewright verify --json` has just written, so that nobody verifies a book twice in one run. @module */
import { join } from 'node:path'
import type { Housed } from '../home/book-home.js'
import { keptIn } from '../home/json-file.js'
import { type Report, reportSchema } from '../verify/report.js'
import { provedBy } from './report-provenance.js'

/** Finds the report on a book in the folder that RULEWRIGHT_REPORTS names; none that is of another tree or another Node. */
export function storedReport(book: Housed): Report | undefined {
  const folder = process.env.RULEWRIGHT_REPORTS
  const report =
    folder === undefined || folder === '' ? undefined : keptIn(join(folder, `${book.name}.json`), reportSchema)
  const now = provedBy(book)
  const isSame = now !== undefined && report?.proved?.tree === now.tree && report.proved.node === now.node
  return isSame ? report : undefined
}
