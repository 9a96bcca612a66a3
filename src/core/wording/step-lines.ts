/** The lines of a trace, one by one, as a person reads them. @module */

import type { Option, Refused } from '../kernel/offers/option.js'
import type { Advised, Decision, Drawn, Over } from '../kernel/plays/decision.js'
import type { Traced } from '../kernel/plays/trace.js'
import { type Clause, cite } from '../kernel/sections/clause.js'
import { aboutText, decisionText, words } from './option-text.js'
import { refusalLines } from './refusal-lines.js'

const cited = (clauses: readonly Clause[]) => clauses.map(cite).join(', ')

/** A line of a trace as a person reads it; lines without clauses are left out. */
export function lineOf(traced: Traced): string | undefined {
  switch (traced.kind) {
    case 'chosen':
      return `${traced.seat}: ${words(traced.option)}${aboutText(traced.about)}`
    case 'advised':
      return adviceLines(traced)
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
      return `  ${traced.chart}, nothing to choose: ${decisionText(traced)}${traced.refused().map(refusalLine).join('')}`
    case 'called':
    case 'returned':
      return undefined
  }
}

/** A refused candidate with the clauses that refuse it, the fields that made them, and what stands further in. */
export const refusalLine = ({ option, refusals }: Refused): string =>
  `\n    ${words(option)}: ${refusalLines(refusals).join('\n    ')}`

/** The maximum number of remaining options named in one line. */
const MANY = 8

const leftText = (left: readonly Option[]): string =>
  [...left.slice(0, MANY).map(words), ...(left.length > MANY ? [`and ${left.length - MANY} more`] : [])].join(' | ')

const grounded = (clauses: readonly Clause[]) => (clauses.length > 0 ? ` (${cited(clauses)})` : '')

/** Formats how chance decides among the remaining options. */
function drawnText({ clauses, weights }: Drawn, kept: readonly Option[]): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const alike = weights.every((weight) => weight === weights[0])
  const odds = kept.map((option, index) => `${words(option)} ${weights[index]} in ${total}`)
  return `chance${grounded(clauses)}: ${alike ? `one of ${kept.length}, all alike` : odds.join(' | ')}`
}

/**
 * Formats the advice for an automated seat, one line each: the priority, each narrowing, the part of chance, and the components
 * it relies on.
 */
export function adviceLines({ seat, advice }: Advised): readonly string[] {
  const { priority, of, offered, clauses, steps, kept, drawn, leansOn } = advice
  const options = kept.map(({ option }) => option)
  return [
    `for ${seat}${of === undefined ? '' : `, by ${of}`}, of ${offered} offered:`,
    ...(priority === undefined
      ? [`  no priority says anything${grounded(clauses)}: ${leftText(options)}`]
      : steps.map((step) => `  ${step.says}${grounded(step.clauses)}: ${leftText(step.left)}`)),
    ...(drawn ? [`  ${drawnText(drawn, options)}`] : []),
    ...(leansOn.length > 0 ? [`  leaning on ${leansOn.join(', ')}`] : []),
  ]
}

/** Formats the advice for the current decision, if the book makes it; one line each. */
export const adviceIn = (due: Decision | Over): readonly string[] =>
  due.over || due.advised === undefined ? [] : adviceLines(due.advised)
