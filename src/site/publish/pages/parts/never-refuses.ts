/** The prohibitions of a book that refuse nothing that can be asked: how many, and folded, which and why. @module */

import { type Html, html, joinParts } from '../../../draw/html-template.js'
import type { Sources } from '../../book-sources.js'
import { link } from '../../links.js'
import { count } from './page-parts.js'

export function neverRefuses({ report, clauses, places }: Sources): Html {
  const reasons = report.neverRefuses ?? []
  if (reasons.length === 0) return html``
  const nameOf = (id: string) => {
    const clause = clauses.get(id)
    return clause === undefined ? id : link(places.clause(clause), id)
  }
  const number = reasons.flatMap((one) => one.clauses).length
  return html`<details class="rw-more"><summary>${count(number, 'prohibition')} that nobody can run into, and why</summary><ul>${reasons.map(
    ({ reason, clauses: ids }) =>
      html`<li>${reason}<br><span class="rw-faint">${joinParts(ids.map(nameOf))}</span></li>`,
  )}</ul></details>`
}
