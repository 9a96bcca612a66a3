/** A report that fails, on one screen: what is wrong first, then what passed, then where to look next. @module */

import { type Finding, type Gate, type Report, wordsOfCheck } from '#core'
import { programName } from '../../program/program-name.js'
import { asManyAs, briefly, narrow, SCREEN } from '../layout/one-screen.js'
import type { Paint } from '../layout/output-layout.js'

/** The maximum number of problem lines to print for one finding. */
const OF_ONE = 3

/** A report in which checks fail, behind its head. */
export function shortReport({ book, gates }: Report, head: readonly string[], paint: Paint): string {
  const failed = gates.filter(({ passed }) => !passed)
  const passed = gates.filter((gate) => gate.passed).map(({ name }) => wordsOfCheck(name).title)
  const foot = [
    ...narrow(passed.length > 0 ? `passed: ${passed.join(', ')}` : 'no check passed', 1).map(paint.faint),
    ...narrow(`"${programName()} verify ${book} --full" shows every finding with its case, --json everything`, 1),
  ]
  let room = SCREEN.lines - head.length - foot.length - 2
  const told = failed.flatMap((gate, index) => {
    const lines = failuresIn(gate, Math.max(1, Math.floor(room / (failed.length - index))), paint)
    room -= lines.length
    return lines
  })
  return [...head, '', ...told, '', ...foot].join('\n')
}

/** Formats the failures of a check in a limited number of lines. */
function failuresIn({ name, findings }: Gate, room: number, paint: Paint): readonly string[] {
  const blocks = findings.map((finding, index) => findingLines(finding, findings[index - 1], paint))
  const title = paint.bad(` ${wordsOfCheck(name).title}: ${findings.length} finding${findings.length === 1 ? '' : 's'}`)
  return [title, ...asManyAs(room - 1, blocks, (hidden) => `   and ${hidden} more, see --full`)]
}

/** Formats a finding: its place, unless the finding before has the same one, and the problem. */
const findingLines = ({ what, where }: Finding, before: Finding | undefined, paint: Paint): readonly string[] => [
  ...(before?.where === where ? [] : briefly(where, 3, 2).map(paint.strong)),
  ...briefly(what, 5, OF_ONE),
]
