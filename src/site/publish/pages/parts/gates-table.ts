/** The results of a report's checks, for all readers. @module */

import { type Gate, type Report, wordsOfCheck } from '#core'
import { type Html, html, joinParts } from '../../../draw/html-template.js'
import type { Places } from '../../link-targets.js'
import { link } from '../../links.js'
import { badge, count } from './page-parts.js'

type Gates = Pick<Report, 'gates'>

/** The checks that failed. */
export const openGates = ({ gates }: Gates): readonly Gate[] => gates.filter(({ passed }) => !passed)

/** The result of the checks, as a badge. */
export function verdictBadge(report: Gates): Html {
  const [open, all] = [openGates(report).length, report.gates.length]
  return open === 0
    ? badge('good', `all ${count(all, 'check')} passed`)
    : badge('bad', `${open} of ${all} checks failed`)
}

/** The result of the checks, as a badge that links to the proof. */
export const verdict = (report: Gates, places: Places): Html => link(places.proof, verdictBadge(report))

/** A notice that names the failed checks, or nothing if all passed. */
export function gateNotice(report: Gates, places: Places): Html {
  const open = openGates(report)
  if (open.length === 0) return html``
  return html`<div class="rw-notice" role="note"><p><strong>Some checks of this book fail.</strong> ${count(open.length, 'check')} of ${report.gates.length} failed: ${joinParts(
    open.map(
      ({ name, findings }) =>
        html`${link(places.proof, wordsOfCheck(name).title)} (${count(findings.length, 'finding')})`,
    ),
  )}.</p></div>`
}
