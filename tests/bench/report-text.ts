/** The report as text. @module */
import { many, type Paint } from '../../src/cli/text/layout/output-layout.js'
import { type Cell, tableOf } from '../../src/cli/text/layout/terminal-table.js'
import { type Compared, isBroken } from './compare-builds.js'
import { ASPECTS, type Aspect } from './figures/game-digests.js'
import type { GroupReport, LineReport, Report } from './report.js'
import type { Spread } from './sample-statistics.js'

/** A rate with as many figures as mean something. */
export const rounded = (rate: number): number => (rate < 100 ? Number(rate.toPrecision(2)) : Math.round(rate))

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const within = (show: (number: number) => string, { minimum, median, maximum }: Spread) =>
  `${show(median)} (${show(minimum)} to ${show(maximum)})`

/** Formats the comparison of a line with another one. */
function besideText({ beside }: LineReport): string {
  if (beside === undefined) return ''
  if (beside.as === 'share') return `the trace costs ${within(percent, beside)}`
  return `x ${within((ratio) => ratio.toFixed(2), beside)} of ${beside.line}`
}

/** A group as a table. */
export function groupText({ title, counts, lines, notes }: GroupReport, paint: Paint): string {
  const inGames = lines.some(({ games }) => games)
  const head = ['', 'minimum', 'median', 'maximum', ...(inGames ? ['games/s'] : []), 'ratio']
  const rows = lines.map((line): readonly Cell[] => {
    const { minimum, median, maximum } = line.rate
    return [
      line.label,
      ...[minimum, median, maximum].map(rounded),
      ...(inGames ? [line.games ? rounded(line.games.median) : ''] : []),
      besideText(line),
    ]
  })
  const [first] = lines
  const number = first ? ` (the same ${first.times} again and again)` : ''
  return [
    paint.strong(`${title}, ${counts} a second of the processor${number}`),
    ...(lines.length > 0 ? [tableOf(head, rows, paint)] : []),
    ...notes.map((note) => ` ${note}`),
  ].join('\n')
}

const differingText = (aspect: Aspect, { differs }: Compared): string => {
  const found = differs[aspect]
  if (found === undefined) return `${aspect} alike`
  return `${aspect} differ in ${many(found.games, 'game')}, first at decision ${found.decision} of seed ${found.seed}`
}

/** Formats the result of a comparison in one line. */
export function comparedText(found: Compared, paint: Paint): string {
  const sign = isBroken(found) ? paint.bad('✗') : paint.good('✓')
  if (found.unable !== undefined) return ` ${sign} ${found.title}: not compared, ${found.unable}`
  const said = ASPECTS.map((aspect) => differingText(aspect, found)).join('; ')
  return ` ${sign} ${found.title}: ${many(found.games, 'game')}, ${many(found.decisions, 'decision')} (${found.digest}): ${said}`
}

/** The whole report. */
export function reportText({ node, rounds, base, groups, behaviour }: Report, paint: Paint): string {
  const missing = base.missing === undefined ? [] : [`No "before": ${base.commit} is not to be had, ${base.missing}.`]
  return [
    `"before" is ${base.commit}, "now" the present build; ${many(rounds, 'round')} in turn; Node ${node}`,
    ...missing.map((text) => paint.bad(text)),
    ...groups.map((group) => `\n${groupText(group, paint)}`),
    ...(behaviour.length > 0 ? [`\n${paint.strong('Do both behave alike?')}`] : []),
    ...behaviour.map((found) => comparedText(found, paint)),
  ].join('\n')
}
