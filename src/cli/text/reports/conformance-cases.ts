/** The summary of a book's conformance cases, as text: the verdict on one screen, or everything. @module */
import type { CoverageShare, Summary } from '#lab'
import { oneScreen } from '../layout/one-screen.js'
import { many, type Paint } from '../layout/output-layout.js'

const SEE_REST = '--full shows why a goal has no case; --json prints everything'

/**
 * Formats the summary of a book's conformance cases.
 *
 * @param where - where they are
 */
export function vectorsText(summary: Summary, where: string, full: boolean, paint: Paint): string {
  const text = wholeText(summary, where, full, paint)
  return full ? text : oneScreen(`${text}${SEE_REST}\n`, SEE_REST)
}

const counts = (by: Readonly<Record<string, number>>) =>
  Object.entries(by)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** The maximum number of missing items to name for each reason. */
const NAMED = 8

function wholeText(summary: Summary, where: string, full: boolean, paint: Paint): string {
  const { cases, byOrigin, byAsking, reached, expectations, left } = summary
  const shares: readonly (readonly [string, CoverageShare])[] = [
    ['clauses', summary.clauses],
    ['prohibitions', summary.prohibitions],
    ['rows', summary.rows],
    ['transitions', summary.ways],
    ['priorities', summary.priorities],
    ['edges', summary.edges],
    ['goals', summary.goals],
  ]
  return [
    `${paint.strong(summary.book)}: ${many(cases, 'case')} ${where}`,
    `  by origin: ${counts(byOrigin)}`,
    `  by what is asked: ${counts(byAsking)}`,
    `  reached: ${counts(reached)}`,
    `  ${many(expectations, 'expectation')} of accepted readings beside the usual ones`,
    ...leftLines(left, full),
    ...shares.flatMap(([name, share]) => shareLines(name, share, full, paint)),
    '',
  ].join('\n')
}

/** Formats the number of examples left out; in full, with each reason. */
const leftLines = (left: Summary['left'], full: boolean): readonly string[] => {
  if (left.length === 0) return []
  if (!full) return [`  ${many(left.length, 'example')} left out`]
  const counts = new Map<string, number>()
  for (const { why } of left) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [
    `  ${many(left.length, 'example')} left out (--json names all):`,
    ...[...counts].map(([why, count]) => `    ${count} ${why}`),
  ]
}

function shareLines(
  name: string,
  { shown, of, missing }: CoverageShare,
  full: boolean,
  paint: Paint,
): readonly string[] {
  const line = `  ${name}: ${shown} of ${of} shown`
  if (missing.length === 0) return [paint.good(line)]
  if (!full) return [line]
  const reasons = [...new Set(missing.map(({ why }) => why))]
  return [
    `${line}; not shown:`,
    ...reasons.flatMap((why) =>
      reasonLines(
        why,
        missing.filter((one) => one.why === why).map(({ what }) => what),
      ),
    ),
  ]
}

function reasonLines(why: string, names: readonly string[]): readonly string[] {
  const rest = names.length > NAMED ? [`      and ${names.length - NAMED} more (--json names all)`] : []
  return [`    ${why}:`, ...names.slice(0, NAMED).map((what) => `      ${what}`), ...rest]
}
