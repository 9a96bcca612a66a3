/** What the gates of a report say, where everybody sees it. @module */

import { type Html, html, joined } from '../../draw/html.js'
import type { Gate, Report } from '../../verify/report.js'
import { link } from '../links.js'
import type { Places } from '../places.js'
import { badge, count } from './parts.js'

type Gates = Pick<Report, 'gates'>

/** The gates that did not pass. */
export const openGates = ({ gates }: Gates): readonly Gate[] => gates.filter(({ passed }) => !passed)

/** How the gates stand, as a badge. */
export function verdictBadge(report: Gates): Html {
  const [open, all] = [openGates(report).length, report.gates.length]
  return open === 0 ? badge('good', `all ${count(all, 'gate')} passed`) : badge('bad', `${open} of ${all} gates open`)
}

/** How the gates stand, as a badge that leads to the proof. */
export const verdict = (report: Gates, places: Places): Html => link(places.proof, verdictBadge(report))

/** A notice that names the open gates; nothing where all have passed. */
export function gateNotice(report: Gates, places: Places): Html {
  const open = openGates(report)
  if (open.length === 0) return html``
  return html`<div class="rw-notice" role="note"><p><strong>This book is not proved as it stands.</strong> ${count(open.length, 'gate')} of ${report.gates.length} did not pass: ${joined(
    open.map(({ name, findings }) => html`${link(places.proof, name)} (${count(findings.length, 'finding')})`),
  )}.</p></div>`
}
