/** What the vectors of a book show of it, in a text: the verdict on one screen, or everything. @module */
import type { Share, Summary } from '../../conformance/vectors/summary.js'
import { many, type Paint } from './layout.js'
import { oneScreen } from './screen.js'

const SEE_REST = '--full tells why something is not shown, --json everything for programs'

/**
 * What the vectors of a book show of it.
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

/** How many missing things are named for each reason. */
const NAMED = 8

function wholeText(summary: Summary, where: string, full: boolean, paint: Paint): string {
  const { cases, byOrigin, byAsking, reached, expectations, left } = summary
  const shares: readonly (readonly [string, Share])[] = [
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

/** How many examples are left out; in full, with each reason. */
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

function shareLines(name: string, { shown, of, missing }: Share, full: boolean, paint: Paint): readonly string[] {
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
