/** The report on mutants in a terminal. @module */

import type { Gate } from '#core'
import type { BoundaryCase, Effects, MutantsReport, Survivor } from '#lab'
import { many, type Paint } from '../layout/output-layout.js'
import { tableOf } from '../layout/terminal-table.js'

/** Extra facts to print beside the report. */
export interface MutantsOutput {
  /** The check whether the cases are good enough. */
  readonly gate: Gate
  readonly found: readonly BoundaryCase[]
  /** The amount of work that a lock saved, if there is one. */
  readonly effects: Effects | undefined
  /** True to list every clause. */
  readonly all: boolean
  /** The file that stores the boundary cases. */
  readonly file: string | undefined
}

export function mutantsText(
  report: MutantsReport,
  { gate, found, effects, all, file }: MutantsOutput,
  paint: Paint,
): string {
  const { passed, findings } = gate
  const clauses = report.clauses.filter(({ mutants, noticed }) => all || noticed < mutants)
  const verdict = `${report.book}: ${shareText(report)} mutants noticed by ${many(report.cases, 'case')}`
  const lines = [
    `${paint.strong(verdict)}: ${passed ? paint.good('the cases are good enough') : paint.bad('the cases are not good enough')}`,
    ...findings.slice(0, TOLD).map(({ what, where }) => paint.bad(`  ${where}: ${what}`)),
    ...(findings.length > TOLD ? [`  and ${findings.length - TOLD} more`] : []),
    ...report.kinds.map((kind) => `  ${kind.kind}: ${shareText(kind)}`),
    `  ${report.mixed} of the detected ones answer like another reading: no case fails, but a run reports it`,
    `  ${report.same} more are no other rule at all`,
    ...(effects ? [effectsLine(effects)] : []),
    ...(report.survivors.length > 0
      ? ['', 'Survivors', ...unexplainedFirst(report.survivors).flatMap((one) => survivorLines(one, paint))]
      : []),
    ...(clauses.length > 0 ? ['', clauseTable(clauses, paint)] : []),
    ...(found.length > 0 ? ['', foundLine(found, file)] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** Survivors that no reason explains stand first. */
const unexplainedFirst = (survivors: readonly Survivor[]): readonly Survivor[] =>
  survivors.toSorted((one, other) => Number(one.because !== undefined) - Number(other.because !== undefined))

const effectsLine = ({ kept, shown, hunted }: Effects): string =>
  `  by the lock: ${kept} known and unchanged, ${shown} shown again by the one case, ${hunted} hunted with all`

/** The maximum number of findings to show. */
const TOLD = 8

const shareText = ({ mutants, noticed }: { readonly mutants: number; readonly noticed: number }): string =>
  `${noticed} of ${mutants} (${mutants === 0 ? '-' : percent(noticed / mutants)})`

/** A share in percent, never rounded up to all. */
const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`

const clauseTable = (clauses: MutantsReport['clauses'], paint: Paint): string =>
  tableOf(
    ['section', 'clause', 'mutants', 'noticed'],
    clauses.map(({ section, clause, mutants, noticed }) => [section, clause, mutants, noticed]),
    paint,
  )

function survivorLines({ where, says, fate, runs, because }: Survivor, paint: Paint): readonly string[] {
  const met = fate === 'unmet' ? 'no case comes past it' : `${many(runs, 'run')} came past it`
  return [`  ${where}: ${says}`, `    ${because ?? paint.bad(met)}`]
}

const foundLine = (found: readonly BoundaryCase[], file: string | undefined): string =>
  `The search found ${many(found.length, 'situation')}${file === undefined ? '' : `, kept in ${file}`}.`
