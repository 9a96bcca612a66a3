/** The next step for a book in progress: one check, and the first thing to fix for it. @module */

import { type Gate, type Report, wordsOfCheck } from '#core'
import { programName } from '../program/program-name.js'
import { briefly, narrow } from './layout/one-screen.js'
import { many, type Paint } from './layout/output-layout.js'

/** The checks in the order in which a book grows through them, each with the step to take when it fails. */
const STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    registry:
      'cite each clause in a row, a state or an offer. A clause that decides nothing is informative; one that is left out is unmodelled, with a reason',
    tables: 'write rows that answer every combination of the fields, each once',
    charts: 'write an example that begins a procedure, with explore: alone. Every path of its chart is played then',
    worlds: 'write an example that begins the whole game, with explore: whole',
    reach: 'write explored examples that reach the missing states, or remove the states',
    laws: 'look at the game that breaks the invariant: a row is wrong, or the invariant',
    meetings: 'a programmer adds to `meetings` of the book which of the two comes first, and why',
    completions: 'look at the component that cannot be completed',
    findings: 'look at the cases that show the defect of the text, and correct the finding',
    examples: `run ${programName()} explain on the examples: the example is wrong, or the rules`,
    plays: `play the named game with ${programName()} play random --seed, and see where it stops`,
    secrets: 'see which option of a seat depends on something that it may not know',
    drawing: 'give each place of the game its place on the drawing',
    readings: 'play the named game under those readings, and see where it stops',
    evidence: 'write an example in which the clause decides, or refuses something',
    snapshot: `look at the clauses, then store the snapshot: ${programName()} verify --update`,
    declared: `look at what changed, then store it: ${programName()} verify --update`,
    witnesses: `find where readings differ: ${programName()} questions --witnesses --update`,
    answers: `look at the answers that changed, then store them: ${programName()} verify --deep --update`,
    mutants: `write an example for each mutant that no case detects: ${programName()} conform mutants --all`,
  }),
)

/** The step to take when a check fails. */
export const stepFor = (gate: string): string => STEPS.get(gate) ?? 'look at its findings'

/** The step that comes next, if a check fails. */
export interface Next {
  readonly gate: string
  readonly do: string
  /** The first thing that is wrong, and where. */
  readonly first: { readonly where: string; readonly what: string } | undefined
  readonly findings: number
  /** The checks that fail after it. */
  readonly later: readonly string[]
}

/** The first check that fails, in the order of growing books, and the step to take. */
export function nextOf({ gates }: Pick<Report, 'gates'>): Next | undefined {
  const order = Object.keys(STEPS)
  const place = ({ name }: Gate) => (order.includes(name) ? order.indexOf(name) : order.length)
  const [gate, ...others] = gates.filter(({ passed }) => !passed).toSorted((one, other) => place(one) - place(other))
  if (gate === undefined) return undefined
  return {
    gate: gate.name,
    do: stepFor(gate.name),
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
          paint.good(`${book}: all ${gates.length} checks passed`),
          deep
            ? `Nothing is left to do. Publish the book: ${programName()} publish ${book} --out site`
            : `next: ${programName()} verify --next --deep, for witnesses of readings, stored answers and mutants`,
        ]
      : [
          `${paint.strong(`${book}: next is ${wordsOfCheck(next.gate).title}`)} (${many(next.findings, 'finding')}; ${passed} of ${gates.length} checks passed)`,
          ...narrow(next.do, 2),
          '',
          ...(next.first
            ? [...briefly(next.first.where, 2, 2).map(paint.strong), ...briefly(next.first.what, 4, 6)]
            : []),
          ...(next.findings > 1 ? [paint.faint(`  and ${many(next.findings - 1, 'more finding')}`)] : []),
          ...(next.later.length > 0
            ? ['', ...narrow(`then: ${next.later.map((name) => wordsOfCheck(name).title).join(', ')}`).map(paint.faint)]
            : []),
        ]
  return lines.map((line) => `${line}\n`).join('')
}
