/** The prohibitions of a book that refuse nothing that can be asked, with the reasons for it. @module */

import type { Report } from '#core'
import type { Paint } from '../layout/output-layout.js'
import { wrapIndented } from '../layout/terminal-table.js'

/** Each reason with its clauses beneath it. */
export function neverRefusesLines({ neverRefuses = [], clauses }: Report, paint: Paint): string {
  if (neverRefuses.length === 0) return ''
  const numbers = new Map(clauses.map(({ id, number }) => [id, number]))
  const count = neverRefuses.flatMap((one) => one.clauses).length
  return [
    paint.faint(` ${count} prohibition${count === 1 ? '' : 's'} that nobody can run into, and why`),
    ...neverRefuses.flatMap(({ reason, clauses: ids }) => [
      ...wrapIndented(reason, 1),
      ...wrapIndented(ids.map((id) => `${numbers.get(id) ?? ''} ${id}`).join(', '), 3).map(paint.faint),
    ]),
  ].join('\n')
}
