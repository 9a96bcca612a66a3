/**
 * Traces: what happened between two decisions, every line with the clauses that made it happen.
 *
 * @module
 */
import { type Clause, cite } from './clause.js'
import type { Choice } from './decision.js'
import type { Json } from './json.js'
import type { Option, Refused, RefusedChoice, Seat } from './offer.js'
import type { Advice } from './priorities.js'
import type { Step } from './step.js'
import { aboutText, asked, words } from './words.js'

/** One line of a trace. */
export type Traced =
  | {
      readonly kind: 'chosen'
      readonly seat: Seat
      readonly option: Option
      /** What the decision was about. */
      readonly about?: string
    }
  | {
      /** A right that may be used at any time was used: the next transition is its own. */
      readonly kind: 'aside'
      readonly chart: string
      readonly state: string
      readonly asks: string
      readonly clauses: readonly Clause[]
    }
  | {
      /** The book has narrowed the options of a seat that it plays. */
      readonly kind: 'advised'
      readonly seat: Seat
      readonly advice: Advice
    }
  | { readonly kind: 'called'; readonly chart: string }
  | {
      readonly kind: 'taken'
      readonly chart: string
      readonly way: string
      readonly from: string
      readonly to: string
      readonly clauses: readonly Clause[]
    }
  | { readonly kind: 'entered'; readonly chart: string; readonly state: string; readonly clauses: readonly Clause[] }
  | {
      readonly kind: 'decided'
      readonly chart: string
      readonly table: string
      readonly row: number
      readonly clauses: readonly Clause[]
    }
  | {
      readonly kind: 'skipped'
      readonly chart: string
      readonly state: string
      readonly asks: string
      /** What the decision would have been about. */
      readonly about?: string
      readonly refused: readonly RefusedChoice[]
    }
  | { readonly kind: 'returned'; readonly chart: string; readonly result: Json }

/** That an option was chosen. */
export const chosenOf = ({ seat, option, about }: Pick<Choice, 'seat' | 'option' | 'about'>): Traced => ({
  kind: 'chosen',
  seat,
  option,
  ...(about !== undefined && { about }),
})

/** That a right was used which may be used at any time. */
export const asideOf = (
  chart: string,
  state: string,
  { asks, cites }: { readonly asks: string; readonly cites: readonly Clause[] },
): Traced => ({ kind: 'aside', chart, state, asks, clauses: cites })

/** What a step of a chart adds to a trace. */
export const traceOf = (chart: string, { ways, entered, hits }: Step): readonly Traced[] => [
  ...ways.map(({ id, from, to, requirements }) => ({
    kind: 'taken' as const,
    chart,
    way: id,
    from,
    to,
    clauses: requirements,
  })),
  ...hits.map(({ table, row, clauses }) => ({ kind: 'decided' as const, chart, table, row, clauses })),
  ...entered.map(({ state, requirements }) => ({ kind: 'entered' as const, chart, state, clauses: requirements })),
]

const cited = (clauses: readonly Clause[]) => clauses.map(cite).join(', ')

/** A line of a trace as a person reads it; lines without clauses are left out. */
export function lineOf(traced: Traced): string | undefined {
  switch (traced.kind) {
    case 'chosen':
      return `${traced.seat}: ${words(traced.option)}${aboutText(traced.about)}`
    case 'advised':
      return adviceLines(traced.advice)
        .map((line) => `  ${line}`)
        .join('\n')
    case 'taken':
      return traced.clauses.length > 0 ? `  ${traced.chart}, ${traced.to}: ${cited(traced.clauses)}` : undefined
    case 'entered':
      return traced.clauses.length > 0 ? `  ${traced.chart}, ${traced.state}: ${cited(traced.clauses)}` : undefined
    case 'aside':
      return traced.clauses.length > 0 ? `  ${traced.chart}, at any time: ${cited(traced.clauses)}` : undefined
    case 'decided':
      return `  ${traced.chart} [${traced.table}]: ${cited(traced.clauses)}`
    case 'skipped':
      return `  ${traced.chart}, nothing to choose: ${asked(traced)}${traced.refused.map(refusalLine).join('')}`
    case 'called':
    case 'returned':
      return undefined
  }
}

/** A refused candidate with the clauses that refuse it, and the fields that made them. */
export const refusalLine = ({ option, refusals }: Refused): string =>
  `\n    ${words(option)}: ${refusals.map(({ clauses, because }) => `${cited(clauses)} (${fields(because)})`).join('; ')}`

const fields = (because: Readonly<Record<string, unknown>>) =>
  Object.entries(because)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

/** Which priority decided, and what each narrowing left: a line each. */
export const adviceLines = ({ priority, clauses, steps }: Advice): readonly string[] =>
  priority === undefined
    ? [`no priority: ${cited(clauses)}`]
    : steps.map((step) => `${step.says} (${cited(step.clauses)}): ${step.left.map(words).join(' | ')}`)
