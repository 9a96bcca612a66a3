/** The decision that is due: what an example says of it, compared with what is offered and refused. @module */

import type { Decision, Refused } from '#kernel'
import type { Named } from '../kernel/explain.js'
import { refusalsText } from '../kernel/refusing.js'
import { words } from '../kernel/words.js'
import type { Then } from './format.js'
import { means, namedWords } from './named-choices.js'
import { byText, dueLine, lacking, offeredText } from './told.js'
import type { Reached } from './verdict.js'
import { type Wrong, wrongAt } from './wrong.js'

type Due = NonNullable<Then['due']>

/** What is not as an example says of the decision that is due. */
export function dueProblems(expected: Due, reached: Pick<Reached, 'due' | 'procedure'>): readonly Wrong[] {
  const { due } = reached
  if (due.over) return wrongAt(DUE, [`due: expected a decision, but ${dueLine(reached)}`])
  return [
    ...wrongAt([...DUE, 'seat'], differs('seat', due.seat, expected.seat)),
    ...wrongAt([...DUE, 'asks'], differs('asks', due.asks, expected.asks)),
    ...notOffered('offers', expected.offers ?? [], due),
    ...notOffered('only', expected.only ?? [], due),
    ...wrongAt([...DUE, 'only'], beyond(expected.only, due)),
    ...(expected.refuses ?? []).flatMap((refusal, index) =>
      wrongAt([...DUE, 'refuses', index], notRefused(refusal, due)),
    ),
    ...(expected.odds ?? []).flatMap((one, index) => wrongAt([...DUE, 'odds', index], otherOdds(one, due))),
  ]
}

const DUE = ['then', 'due'] as const

const differs = (field: string, got: string, expected: string | undefined): readonly string[] =>
  expected === undefined || got === expected ? [] : [`due.${field}: got "${got}", expected "${expected}"`]

/** The candidates that are refused, those of rights that may be used at any time included. */
const refusedOf = (due: Decision, named: Named) =>
  [...due.refused(), ...due.asides.refused()].filter((refused) => means(named, refused))

/** The options, those of rights that may be used at any time included. */
const offeredBy = ({ choices, asides }: Decision) => [...choices, ...asides.choices()]

const notOffered = (field: string, expected: readonly Named[], due: Decision): readonly Wrong[] =>
  expected.flatMap((named, index) =>
    offeredBy(due).some((choice) => means(named, choice))
      ? []
      : wrongAt([...DUE, field, index], [`due.${field}: ${namedWords(named)} is not offered; ${whyNot(named, due)}`]),
  )

function whyNot(named: Named, due: Decision): string {
  const refused = refusedOf(due, named)
  return refused.length > 0 ? refused.map(refusedText).join('; ') : offeredText(due)
}

const refusedText = ({ option, refusals }: Refused) => `${words(option)} is refused by ${refusalsText(refusals)}`

const beyond = (only: readonly Named[] | undefined, due: Decision): readonly string[] =>
  due.choices
    .filter((choice) => only !== undefined && !only.some((named) => means(named, choice)))
    .map(({ option }) => `due.only: ${words(option)} is offered too`)

/** How likely what an example names is, where that is otherwise than it says. */
function otherOdds({ option: named, is }: NonNullable<Due['odds']>[number], due: Decision): readonly string[] {
  const weigh = (choices: Decision['choices']) => choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  const [times, of] = [weigh(due.choices.filter((choice) => means(named, choice))), weigh(due.choices)]
  const [expected = 0, among = 0] = is.split(' in ').map(Number)
  if (of === 0) return [`due.odds: expected a decision of chance, but ${due.seat} decides`]
  return times * among === expected * of
    ? []
    : [`due.odds: ${namedWords(named)} is drawn ${times} in ${of}, expected ${is}`]
}

function notRefused({ option: named, by = [] }: NonNullable<Due['refuses']>[number], due: Decision): readonly string[] {
  const offered = offeredBy(due).filter((choice) => means(named, choice))
  const refused = refusedOf(due, named)
  if (offered.length + refused.length === 0)
    return [`due.refuses: ${namedWords(named)} is neither offered nor refused; ${offeredText(due)}`]
  return [
    ...offered.map(({ option }) => `due.refuses: ${words(option)} is offered; expected a refusal${byText(by)}`),
    ...refused.flatMap((one) =>
      lacking(one.refusals, by).map((id) => `due.refuses: ${refusedText(one)}; not by ${id}`),
    ),
  ]
}
