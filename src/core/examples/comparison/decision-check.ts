/** The decision that is due: what an example says of it, compared with what is offered and refused. @module */

import type { Refused } from '../../kernel/offers/option.js'
import type { Decision } from '../../kernel/plays/decision.js'
import type { Named } from '../../records/match-plays.js'
import { words } from '../../wording/option-text.js'
import { refusalsText } from '../../wording/refusal-lines.js'
import type { ThenBlock } from '../format/file-format.js'
import { matchesOption, namedChoiceText } from '../named-choices.js'
import { dueLine, missingClauses, optionsText, refusedByText } from './messages.js'
import { type ExampleMismatch, mismatchAt } from './mismatch.js'
import type { ReachedPosition } from './verdict.js'

type Due = NonNullable<ThenBlock['due']>

/** Lists the differences between a decision and an example's expectation. */
export function decisionProblems(
  expected: Due,
  reached: Pick<ReachedPosition, 'due' | 'procedure'>,
): readonly ExampleMismatch[] {
  const { due } = reached
  if (due.over) return mismatchAt(DUE, [`due: expected a decision, but ${dueLine(reached)}`])
  return [
    ...mismatchAt([...DUE, 'seat'], differs('seat', due.seat, expected.seat)),
    ...mismatchAt([...DUE, 'asks'], differs('asks', due.asks, expected.asks)),
    ...notOffered('offers', expected.offers ?? [], due),
    ...notOffered('only', expected.only ?? [], due),
    ...mismatchAt([...DUE, 'only'], beyond(expected.only, due)),
    ...(expected.refuses ?? []).flatMap((refusal, index) =>
      mismatchAt([...DUE, 'refuses', index], notRefused(refusal, due)),
    ),
    ...(expected.odds ?? []).flatMap((one, index) => mismatchAt([...DUE, 'odds', index], otherOdds(one, due))),
  ]
}

const DUE = ['then', 'due'] as const

const differs = (field: string, got: string, expected: string | undefined): readonly string[] =>
  expected === undefined || got === expected ? [] : [`due.${field}: got "${got}", expected "${expected}"`]

/** The candidates that are refused, those of rights that may be used at any time included. */
const refusedOf = (due: Decision, named: Named) =>
  [...due.refused(), ...due.asides.refused()].filter((refused) => matchesOption(named, refused))

/** The options, those of rights that may be used at any time included. */
const offeredBy = ({ choices, asides }: Decision) => [...choices, ...asides.choices()]

const notOffered = (field: string, expected: readonly Named[], due: Decision): readonly ExampleMismatch[] =>
  expected.flatMap((named, index) =>
    offeredBy(due).some((choice) => matchesOption(named, choice))
      ? []
      : mismatchAt(
          [...DUE, field, index],
          [`due.${field}: ${namedChoiceText(named)} is not offered; ${whyNot(named, due)}`],
        ),
  )

function whyNot(named: Named, due: Decision): string {
  const refused = refusedOf(due, named)
  return refused.length > 0 ? refused.map(refusedText).join('; ') : optionsText(due)
}

const refusedText = ({ option, refusals }: Refused) => `${words(option)} is refused by ${refusalsText(refusals)}`

const beyond = (only: readonly Named[] | undefined, due: Decision): readonly string[] =>
  due.choices
    .filter((choice) => only !== undefined && !only.some((named) => matchesOption(named, choice)))
    .map(({ option }) => `due.only: ${words(option)} is offered too`)

/** Describes the actual odds of a named option if they differ from the expected ones. */
function otherOdds({ option: named, is }: NonNullable<Due['odds']>[number], due: Decision): readonly string[] {
  const weigh = (choices: Decision['choices']) => choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  const [times, of] = [weigh(due.choices.filter((choice) => matchesOption(named, choice))), weigh(due.choices)]
  const [expected = 0, among = 0] = is.split(' in ').map(Number)
  if (of === 0) return [`due.odds: expected a decision of chance, but ${due.seat} decides`]
  return times * among === expected * of
    ? []
    : [`due.odds: ${namedChoiceText(named)} is drawn ${times} in ${of}, expected ${is}`]
}

function notRefused({ option: named, by = [] }: NonNullable<Due['refuses']>[number], due: Decision): readonly string[] {
  const offered = offeredBy(due).filter((choice) => matchesOption(named, choice))
  const refused = refusedOf(due, named)
  if (offered.length + refused.length === 0)
    return [`due.refuses: ${namedChoiceText(named)} is neither offered nor refused; ${optionsText(due)}`]
  return [
    ...offered.map(({ option }) => `due.refuses: ${words(option)} is offered; expected a refusal${refusedByText(by)}`),
    ...refused.flatMap((one) =>
      missingClauses(one.refusals, by).map((id) => `due.refuses: ${refusedText(one)}; not by ${id}`),
    ),
  ]
}
