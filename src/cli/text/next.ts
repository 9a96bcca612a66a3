/** What to do next with a book that is being written: one gate, and the first thing to do for it. @module */
import type { Gate, Report } from '../../verify/report.js'
import { many, type Paint } from './layout.js'
import { briefly, narrow } from './screen.js'

/** The gates in the order in which a book grows through them, each with what to do where it fails. */
const STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    registry:
      'let a row, a state or an offer cite each clause, or say that it decides nothing (informative), or why it is left out (unmodelled)',
    tables: 'let rows answer every combination of their fields, each once',
    charts: 'write an example that begins a procedure, with explore: alone; every way through its chart is walked then',
    worlds: 'write an example that begins the whole game, with explore: whole',
    reach: 'write explored examples that come to what is not reached, or take it away',
    laws: 'look at the game that breaks the law: a row is wrong, or the law',
    completions: 'look at the component that cannot be completed',
    findings: 'look at what the machine finds of the defect of the text',
    examples: 'run rulewright explain examples: the example is wrong, or the rules',
    plays: 'play the game that is told with rulewright playouts --seed, and look where it stops',
    secrets: 'look at what a seat is offered by what it may not know',
    drawing: 'give each place of the game its place on the drawing',
    readings: 'play the game that is told under those readings, and look where it stops',
    evidence: 'write an example in which the clause decides, or refuses something',
    snapshot: 'look at the clauses, then keep how they stand: rulewright verify --update',
    declared: 'look at what is declared otherwise, then keep it: rulewright verify --update',
    witnesses: 'find where readings differ: rulewright readings --witnesses --update',
    answers: 'keep what the cases are answered: rulewright verify --deep --update',
    mutants: 'write an example for each mutant that nobody notices: rulewright mutants --all',
  }),
)

/** The step that comes next, if a gate fails. */
export interface Next {
  readonly gate: string
  readonly do: string
  /** The first thing that is wrong, and where. */
  readonly first: { readonly where: string; readonly what: string } | undefined
  readonly findings: number
  /** The gates that fail after it. */
  readonly later: readonly string[]
}

/** The first gate that fails, as books grow, and what to do for it. */
export function nextOf({ gates }: Pick<Report, 'gates'>): Next | undefined {
  const order = Object.keys(STEPS)
  const place = ({ name }: Gate) => (order.includes(name) ? order.indexOf(name) : order.length)
  const [gate, ...others] = gates.filter(({ passed }) => !passed).toSorted((one, other) => place(one) - place(other))
  if (gate === undefined) return undefined
  return {
    gate: gate.name,
    do: STEPS.get(gate.name) ?? 'look at what it finds',
    first: gate.findings[0],
    findings: gate.findings.length,
    later: others.map(({ name }) => name),
  }
}

/** The next step, for people. */
export function nextText(report: Pick<Report, 'book' | 'gates'>, deep: boolean, paint: Paint): string {
  const { book, gates } = report
  const next = nextOf(report)
  const passed = gates.filter((gate) => gate.passed).length
  const lines =
    next === undefined
      ? [
          paint.good(`${book}: all ${gates.length} gates passed`),
          deep
            ? 'Nothing is left to do: publish it, write its vectors.'
            : 'next: rulewright verify --next --deep, for witnesses of readings, kept answers and mutants',
        ]
      : [
          `${paint.strong(`${book}: next is ${next.gate}`)} (${many(next.findings, 'finding')}; ${passed} of ${gates.length} gates passed)`,
          ...narrow(next.do, 2),
          '',
          ...(next.first
            ? [...briefly(next.first.where, 2, 2).map(paint.strong), ...briefly(next.first.what, 4, 6)]
            : []),
          ...(next.findings > 1 ? [paint.faint(`  and ${many(next.findings - 1, 'more finding')}`)] : []),
          ...(next.later.length > 0 ? ['', ...narrow(`then: ${next.later.join(', ')}`).map(paint.faint)] : []),
        ]
  return lines.map((line) => `${line}\n`).join('')
}
