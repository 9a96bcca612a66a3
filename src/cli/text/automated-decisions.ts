/**
 * Decisions of the rulebook for automated seats, as text: by cards, by priorities, and by the facts used.
 *
 * @module
 */
import type { PlayoutsReport } from '#core'
import type { Paint } from './layout/output-layout.js'
import { tableOf, wrapIndented } from './layout/terminal-table.js'

/** The maximum number of busy priorities to list. */
const BUSIEST = 12
/** The maximum number of unused priorities to list. */
const NEVER = 12

const priorities = (count: number, more = '') => `${count} ${more}${count === 1 ? 'priority' : 'priorities'}`

/** Formats the decisions of the rulebook in three tables; nothing if it played no seat. */
export function advisedText(report: PlayoutsReport, paint: Paint): string {
  const decided = Object.values(report.advised).some((times) => times > 0)
  return decided ? [groupsText(report, paint), linesText(report, paint), leaningText(report, paint)].join('\n\n') : ''
}

const groupsText = ({ groups }: PlayoutsReport, paint: Paint): string =>
  tableOf(['the book decided by', 'times'], Object.entries(groups), paint)

/** The busiest priorities, and those that never decided. */
function linesText({ advised }: PlayoutsReport, paint: Paint): string {
  const lines = Object.entries(advised)
  const busy = lines.filter(([, times]) => times > 0).toSorted(([, a], [, b]) => b - a)
  const idle = lines.filter(([, times]) => times === 0).map(([name]) => name)
  const further = busy.length - BUSIEST
  return [
    tableOf(['priority', 'decided'], busy.slice(0, BUSIEST), paint),
    ...(further > 0 ? [paint.faint(`  and ${priorities(further, 'more ')}; --json shows all`)] : []),
    ...(idle.length > 0 ? [neverText(idle, paint)] : []),
  ].join('\n')
}

function neverText(idle: readonly string[], paint: Paint): string {
  const hidden = idle.length - NEVER
  return [
    paint.strong(`  ${priorities(idle.length)} never decided`),
    ...idle.slice(0, NEVER).flatMap((name) => wrapIndented(name, 4)),
    ...(hidden > 0 ? [`    and ${hidden} more; --idle shows all`] : []),
  ].join('\n')
}

/** Formats the share of a component that consists of placeholders. */
const sourceOf = ({ facts, standIns }: PlayoutsReport['leaning'][string]): string => {
  if (standIns === 0) return 'known'
  return standIns === facts ? 'a stand-in' : `${standIns} of ${facts} facts are stand-ins`
}

function leaningText({ leaning }: PlayoutsReport, paint: Paint): string {
  const rows = Object.entries(leaning).map(([name, one]) => [name, one.decided, sourceOf(one)])
  return rows.length > 0 ? tableOf(['leant on', 'times', 'which is'], rows, paint) : ''
}
