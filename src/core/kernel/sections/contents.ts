/** The contents of a book, gathered from the modules in which its sections are written. @module */

import type { Formula, Table } from '../tables/rule-table.js'
import { isSection, type Section } from './clause.js'
import { inOrderOfMaking } from './creation-order.js'
import type { Question } from './question.js'

/** The contents of a book's section modules. */
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

/** Everything that modules export: module by module, and in each in the order in which it is written. */
export function contentsOf(pages: readonly PageExports[]): Contents {
  const values = pages.flatMap((page) => inOrderOfMaking(Object.values(page)))
  return {
    sections: values.filter(isSection),
    questions: values.filter(isQuestion),
    tables: values.filter(isTable),
    formulas: values.filter(isFormula),
  }
}
