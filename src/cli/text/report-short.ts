/** A report that fails, on one screen: what is wrong first, then what passed, then where to look next. @module */
import type { Finding, Gate, Report } from '../../verify/report.js'
import type { Paint } from './layout.js'
import { asManyAs, briefly, narrow, SCREEN } from './screen.js'

/** How many lines of what is wrong are printed of one finding. */
const OF_ONE = 3

/** A report in which gates fail, behind its head. */
export function shortReport({ book, gates }: Report, head: readonly string[], paint: Paint): string {
  const failed = gates.filter(({ passed }) => !passed)
  const passed = gates.filter((gate) => gate.passed).map(({ name }) => name)
  const foot = [
    ...narrow(passed.length > 0 ? `passed: ${passed.join(', ')}` : 'no gate passed', 1).map(paint.faint),
    ...narrow(`verify ${book} --full tells every finding with its case, --json everything`, 1),
  ]
  let room = SCREEN.lines - head.length - foot.length - 2
  const told = failed.flatMap((gate, index) => {
    const lines = failuresIn(gate, Math.max(1, Math.floor(room / (failed.length - index))), paint)
    room -= lines.length
    return lines
  })
  return [...head, '', ...told, '', ...foot].join('\n')
}

/** What fails in a gate, in so many lines. */
function failuresIn({ name, findings }: Gate, room: number, paint: Paint): readonly string[] {
  const blocks = findings.map((finding, index) => findingLines(finding, findings[index - 1], paint))
  const title = paint.bad(` ${name}: ${findings.length} finding${findings.length === 1 ? '' : 's'}`)
  return [title, ...asManyAs(room - 1, blocks, (hidden) => `   and ${hidden} more, see --full`)]
}

/** Where something is wrong, unless that was just said, and what. */
const findingLines = ({ what, where }: Finding, before: Finding | undefined, paint: Paint): readonly string[] => [
  ...(before?.where === where ? [] : briefly(where, 3, 2).map(paint.strong)),
  ...briefly(what, 5, OF_ONE),
]
