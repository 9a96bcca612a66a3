/** Walks: the choices that a sentence names, from a position on. @module */

import {
  CHANCE,
  type Choice,
  type Chosen,
  type Decision,
  type GameState,
  type Named,
  type Over,
  type Position,
  type RefusedChoice,
  type Rules,
  type Traced,
  tryOrUndefined,
} from '#core'
import type { Accounted } from './implied-starts.js'
import { type MatchedOption, meantBy, spokenChoice } from './matched-options.js'
import { type Covered, leftBy, together, weightOf } from './name-coverage.js'
import type { Sentence } from './sentence.js'

/** The choices that words mean, as far as they reach. */
export interface MatchedChoices {
  readonly choices: readonly Named[]
  readonly accounted: readonly Accounted[]
  readonly covered: Covered
  /** The number of choices that nobody named. */
  readonly silent: number
  /** True if the last choice is refused. */
  readonly refused: boolean
  readonly worth: number
}

/** Penalties for a choice that was named, and for one that nobody named. */
const [NAMED, SILENT] = [0.05, 0.02]

/** The maximum number of unnamed choices in a row, and of options to try at a decision. */
const [MOST_SILENT, MOST_TRIED] = [6, 6]

/** By how much an option may be meant less than another that is tried, too; and by how much more a refused one must be. */
const [NEARLY_AS_GOOD, PLAINLY_BETTER] = [0.35, 0.05]

/** The maximum number of positions to examine. */
const LIMIT = 400

/** The best choices that words mean from a position on; several where they are as good. */
export function walk<Game extends GameState>(
  rules: Rules<Game>,
  sentence: Sentence,
  from: Pick<Chosen<Game>, 'position' | 'trace'>,
  before: Covered,
): readonly MatchedChoices[] {
  let looked = 0
  const nothing: MatchedChoices = {
    choices: [],
    accounted: [],
    covered: before,
    silent: 0,
    refused: false,
    worth: weightOf(before),
  }
  const ends: MatchedChoices[] = [nothing]

  const go = ({ position, trace }: Chosen<Game>, so: MatchedChoices, silent: number): void => {
    looked += 1
    if (looked > LIMIT || leftBy(sentence, so.covered).length === 0) return
    const decision = rules.decide(position)
    const { legal, refused, told } = meantAt(sentence, decision, trace, so.covered)
    // A word that means every option alike chooses none of them: it says what is decided.
    if (told) ends.push(further(so, told, silent, { chosen: false }))
    for (const one of legal) {
      const made = behind(position, one.choice)
      if (made === undefined) continue
      const next = further(so, one, silent)
      ends.push(next)
      go(made, next, 0)
    }
    for (const one of refused) ends.push(further(so, one, silent, { refused: true }))
    if (decision.over) return
    if (silent >= MOST_SILENT || (legal.length > 0 && legal.every(({ choice }) => choice.declines))) return
    for (const choice of unnamed(decision)) {
      const made = behind(position, choice)
      if (made) go(made, so, silent + 1)
    }
  }
  // A position that was put together for a sentence may be one to which no play comes; nothing lies behind some of its choices.
  const behind = (position: Position<Game>, { option }: Choice) => tryOrUndefined(() => rules.choose(position, option))
  go(from, nothing, 0)
  const best = Math.max(...ends.map(({ worth }) => worth))
  return distinct(ends.filter(({ worth }) => worth > best - NAMED / 2))
}

const distinct = (ends: readonly MatchedChoices[]): readonly MatchedChoices[] => [
  ...new Map(ends.map((end) => [JSON.stringify(end.choices), end])).values(),
]

function further(
  so: MatchedChoices,
  one: MatchedOption<Choice | RefusedChoice>,
  silent: number,
  { refused = false, chosen = true } = {},
): MatchedChoices {
  const named = chosen ? one.named : undefined
  const covered = together(so.covered, one.covered)
  return {
    choices: named ? [...so.choices, named] : so.choices,
    accounted: named
      ? [...so.accounted, { means: `${one.choice.seat}: ${spokenOf(named)}`, covered: one.covered }]
      : so.accounted,
    covered,
    silent: so.silent + silent,
    refused,
    worth: so.worth + one.gain - (named ? NAMED : 0) - silent * SILENT,
  }
}

const spokenOf = (named: Named): string => {
  const said = spokenChoice(named)
  return said === named.type ? said : `${String(named.type)} ${said}`
}

interface MeantHere {
  readonly legal: readonly MatchedOption<Choice>[]
  readonly refused: readonly MatchedOption<RefusedChoice>[]
  /** The words that apply to all options alike. */
  readonly told?: MatchedOption<Choice>
}

/** Finds the options and the refused candidates that words mean. */
function meantAt(sentence: Sentence, decision: Decision | Over, trace: readonly Traced[], before: Covered): MeantHere {
  const among = <C extends Choice | RefusedChoice>(choices: readonly C[], asks: string) =>
    choices.flatMap((choice): readonly MatchedOption<C>[] => {
      const meant = meantBy(sentence, before, asks, choice)
      return meant ? [meant] : []
    })
  const asks = decision.over ? '' : decision.asks
  const skipped = trace.flatMap((line) =>
    line.kind === 'skipped' ? among<RefusedChoice>(line.refused(), line.asks) : [],
  )
  const offered = decision.over ? [] : among(offeredIn(decision), asks)
  const most = Math.max(0, ...offered.map(({ gain }) => gain))
  const best = offered.filter(({ gain }) => gain >= most - NEARLY_AS_GOOD)
  const plain = best.filter(({ byValues }) => byValues > 0)
  const refused = [...skipped, ...(decision.over ? [] : among<RefusedChoice>(decision.refused(), asks))].filter(
    ({ gain }) => gain > most + PLAINLY_BETTER,
  )
  const mostRefused = Math.max(0, ...refused.map(({ gain }) => gain))
  const worst = refused.filter(({ gain, byValues }) => byValues > 0 && gain > mostRefused - PLAINLY_BETTER)
  const [told] = plain.length === 0 && best.length > 1 ? best : []
  const legal = told ? [] : (plain.length > 0 ? plain : best).toSorted((one, other) => other.gain - one.gain)
  return { legal: legal.slice(0, MOST_TRIED).map(whole), refused: byNames(worst), ...(told && { told }) }
}

const offeredIn = (decision: Decision): readonly Choice[] => [
  ...decision.choices,
  ...(decision.seat === CHANCE ? [] : decision.asides.choices()),
]

/** The same, by all of its fields: what is offered is chosen as it stands. */
const whole = (one: MatchedOption<Choice>): MatchedOption<Choice> => ({
  ...one,
  named: { seat: one.choice.seat, ...one.choice.option },
})

/** Refused options that are named alike count once. */
const byNames = (refused: readonly MatchedOption<RefusedChoice>[]): readonly MatchedOption<RefusedChoice>[] => [
  ...new Map(refused.map((one) => [JSON.stringify(one.named), one])).values(),
]

/** Finds the choice if nobody named anything: the declining option, or the only one. */
function unnamed({ choices }: Decision): readonly Choice[] {
  const declines = choices.filter((choice) => choice.declines)
  return declines.length > 0 ? declines : choices.length === 1 ? choices : []
}

/** Lists the words, as typed, that each part of a meaning covers. */
export const partsOf = (sentence: Sentence, accounted: readonly Accounted[]) =>
  accounted.map(({ means, covered }) => ({
    means,
    by: sentence.words.filter(({ at }) => covered.has(at)).map(({ text }) => text),
  }))
