/** Counting: the numbers on which a decision rests, with what they are made of. @module */
import type { Decision, Over } from '../../kernel/plays/decision.js'
import { decidedIn, type Traced } from '../../kernel/plays/trace.js'
import { withHits } from '../../kernel/watch/recorders.js'
import { type Sum, sumLines, sumsIn } from '../../wording/trace-lines.js'

/** The maximum number of lines; with more, none are shown, since a reader of so many options has one of them in mind. */
const MOST = 6

/** The sums on which a decision rests: of the last step that led to it, and of what bounds its options now. */
export function sumsBehind(due: Decision | Over, trace: readonly Traced[]): readonly string[] {
  if (due.over) return []
  const [, hits] = withHits(() => due.refused())
  const lines = sumLines(unrepeated([...sumsIn(lastStep(trace)), ...sumsIn(decidedIn(due.chart, hits))]))
  return lines.length > MOST ? [] : lines
}

const lastStep = (trace: readonly Traced[]): readonly Traced[] =>
  trace.slice(
    Math.max(
      0,
      trace.findLastIndex(({ kind }) => kind === 'chosen'),
    ),
  )

const unrepeated = (sums: readonly Sum[]): readonly Sum[] => [
  ...new Map(sums.map((sum) => [[sum.name, sum.about, sum.text].join('\n'), sum])).values(),
]
