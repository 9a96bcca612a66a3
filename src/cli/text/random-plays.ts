/** The results of random games, as text. @module */

import type { Book, PlayoutsReport } from '#core'
import { programName } from '../program/program-name.js'
import { advisedText } from './automated-decisions.js'
import { outcomeWords } from './game-outcome.js'
import { many, type Paint } from './layout/output-layout.js'
import { lines, tableOf, wrapIndented } from './layout/terminal-table.js'

/** The maximum number of outcomes to list. */
const OUTCOMES = 10
/** The maximum number of findings to list. */
const FINDINGS = 12

/** Formats the results of random games. */
export const playoutsText = (book: Book, report: PlayoutsReport, paint: Paint, idle: boolean): string =>
  [
    paint.strong(` ${book.title}, ${book.edition}`),
    summaryText(report),
    endsText(report, paint),
    rolesText(report, paint),
    marginsText(report, paint),
    advisedText(report, paint),
    neverText(report, paint, idle),
    storedText(report),
    ...(report.findings.length > 0 ? [findingsText(report, paint)] : []),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n')

/** Formats the recorded evidence. Refusals are recorded at one of every so many decisions. */
function recordedText(refusals: number): string {
  if (refusals === 1) return 'with all evidence recorded'
  return refusals === 0 ? 'no refusal recorded' : `what one decision in ${refusals} refuses recorded`
}

function summaryText({ games, seed, seats, finished, bound, decisions, seconds, ...speed }: PlayoutsReport): string {
  const others = Object.entries(seats).map(([seat, habit]) => `${seat} ${habit}`)
  return lines(
    `${many(games, 'random game')} from seed ${seed}${others.length > 0 ? ` (${others.join(', ')})` : ''}, ${finished} to the end`,
    `${decisions.total} decisions, ${decisions.shortest} to ${decisions.longest} a game (mean ${decisions.mean}, bound ${bound})`,
    `${seconds} s: ${speed.decisionsPerSecond} decisions and ${speed.gamesPerSecond} games a second, ${recordedText(speed.refusals)}`,
  )
}

const percent = (times: number, of: number) => `${Math.round((1000 * times) / Math.max(1, of)) / 10} %`

/** Formats the number of wins of each seat, or the outcomes if the book names no winner. */
function endsText({ winners, outcomes, finished }: PlayoutsReport, paint: Paint): string {
  const won = Object.entries(winners)
  const counted =
    won.length > 0
      ? won
      : Object.entries(outcomes).map(([text, times]) => [outcomeWords(JSON.parse(text)), times] as const)
  const most = counted.toSorted(([, a], [, b]) => b - a)
  if (most.length === 0) return ''
  const rows = most.slice(0, OUTCOMES).map(([name, times]) => [name, times, percent(times, finished)])
  const more = most.length > OUTCOMES ? `\n  and ${most.length - OUTCOMES} more outcomes; --json shows all` : ''
  return `${tableOf([won.length > 0 ? 'winner' : 'outcome', 'games', ''], rows, paint)}${more}`
}

/** Formats the numbers of wins of players and of automated seats, if the book names winners. */
function rolesText({ roles, finished }: PlayoutsReport, paint: Paint): string {
  const rows = Object.entries(roles).map(([role, times]) => [role, times, percent(times, finished)])
  return rows.length > 0 ? tableOf(['won by', 'games', ''], rows, paint) : ''
}

function marginsText({ margins }: PlayoutsReport, paint: Paint): string {
  const rows = Object.entries(margins).map(([seat, { least, mean, most }]) => [seat, least, mean, most])
  return rows.length > 0 ? tableOf(['margin of', 'least', 'mean', 'most'], rows, paint) : ''
}

/** Formats the parts of the rules that the games never reached: their numbers, and on request their names. */
function neverText({ never }: PlayoutsReport, paint: Paint, all: boolean): string {
  const kinds = Object.entries(never).filter(([, { of }]) => of > 0)
  const table = tableOf(
    ['exercised', 'by these games', 'of', 'never'],
    kinds.map(([kind, { of, anchors }]) => [kind, of - anchors.length, of, anchors.length]),
    paint,
  )
  if (!all) return `${table}\n${paint.faint('  --idle lists what was never exercised')}`
  return [
    table,
    ...kinds.flatMap(([kind, { anchors }]) =>
      anchors.length > 0
        ? [paint.strong(` ${kind} never exercised`), ...anchors.flatMap((anchor) => wrapIndented(anchor, 3))]
        : [],
    ),
  ].join('\n')
}

/** Formats the stored games, if storing was requested. */
function storedText({ stored }: PlayoutsReport): string {
  if (stored === undefined) return ''
  const { files, shows, covering } = stored
  return lines(
    `${many(files.length, 'game')} stored, which show ${shows} more of ${covering.join(', ')} at work than what was stored before`,
    ...files,
  )
}

function findingsText({ findings }: PlayoutsReport, paint: Paint): string {
  const hidden = findings.length - FINDINGS
  return [
    paint.bad(` ${many(findings.length, 'finding')}`),
    ...findings
      .slice(0, FINDINGS)
      .flatMap(({ what, where, clauses, file }) => [
        ...wrapIndented(where, 3).map(paint.strong),
        ...wrapIndented(what, 5),
        ...(clauses.length > 0 ? wrapIndented(clauses.join(', '), 5).map(paint.faint) : []),
        ...(file === undefined ? [] : wrapIndented(`${programName()} play replay ${file}`, 5)),
      ]),
    ...(hidden > 0 ? [`   and ${hidden} more; --json shows all`] : []),
  ].join('\n')
}
