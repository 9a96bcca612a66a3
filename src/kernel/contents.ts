/** What a book consists of: gathered from its pages, the modules in which its sections are written. @module */
import { isSection, type Section } from './clause.js'
import { Defect } from './defect.js'
import { inOrderOfMaking } from './made-order.js'
import type { Question } from './question.js'
import type { Formula, Table } from './table.js'

/** What is written on the pages of a book. */
export interface Contents {
  readonly sections: readonly Section[]
  readonly questions: readonly Question[]
  readonly tables: readonly Table[]
  readonly formulas: readonly Formula[]
}

/** A module with what it exports. */
export type PageExports = Readonly<Record<string, unknown>>

const holds = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)

const isQuestion = (value: unknown): value is Question => holds(value, 'asks', 'readings', 'usual')
const isTable = (value: unknown): value is Table => holds(value, 'policy', 'rows')
const isFormula = (value: unknown): value is Formula => holds(value, 'clauses', 'compute')

/**
 * Everything that pages export: page by page, and on a page in the order in which it is written.
 *
 * @param unwritten - the ids of clauses that the pages cite and that none of them has
 */
export function contentsOf(pages: readonly PageExports[], unwritten: readonly string[] = []): Contents {
  if (unwritten.length > 0) throw new Defect(`no section has what is cited ahead: ${unwritten.join(', ')}`)
  const values = pages.flatMap((page) => inOrderOfMaking(Object.values(page)))
  return {
    sections: values.filter(isSection),
    questions: values.filter(isQuestion),
    tables: values.filter(isTable),
    formulas: values.filter(isFormula),
  }
}
