/** Walks: the choices that a sentence names, from a position on. @module */
import type { Choice, Chosen, Decision, GameState, Over, Position, RefusedChoice, Rules } from '#kernel'
import { attempted } from '../explore/attempt.js'
import type { Named } from '../kernel/explain.js'
import { CHANCE } from '../kernel/option.js'
import type { Traced } from '../kernel/trace.js'
import type { Accounted } from './beginnings.js'
import { type Meant, meantBy, spokenChoice } from './candidates.js'
import { type Covered, leftBy, together, weightOf } from './covering.js'
import type { Sentence } from './sentence.js'

/** The choices that words mean, as far as they reach. */
export interface Walked {
  readonly choices: readonly Named[]
  readonly accounted: readonly Accounted[]
  readonly covered: Covered
  /** How many choices nobody named. */
  readonly silent: number
  /** Whether the last choice is refused. */
  readonly refused: boolean
  readonly worth: number
}

/** What a choice counts that was named, and one that nobody named. */
const [NAMED, SILENT] = [0.05, 0.02]

/** How many choices may follow each other that nobody named, and how many options of a decision are tried. */
const [MOST_SILENT, MOST_TRIED] = [6, 6]

/** By how much an option may be meant less than another that is tried, too; and by how much more a refused one must be. */
const [NEARLY_AS_GOOD, PLAINLY_BETTER] = [0.35, 0.05]

/** How many positions are looked at. */
const LIMIT = 400

/** The best choices that words mean from a position on; several where they are as good. */
export function walk<Game extends GameState>(
  rules: Rules<Game>,
  sentence: Sentence,
  from: Pick<Chosen<Game>, 'position' | 'trace'>,
  before: Covered,
): readonly Walked[] {
  let looked = 0
  const nothing: Walked = {
    choices: [],
    accounted: [],
    covered: before,
    silent: 0,
    refused: false,
    worth: weightOf(before),
  }
  const ends: Walked[] = [nothing]

  const go = ({ position, trace }: Chosen<Game>, so: Walked, silent: number): void => {
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
  const behind = (position: Position<Game>, { option }: Choice) => attempted(() => rules.choose(position, option))
  go(from, nothing, 0)
  const best = Math.max(...ends.map(({ worth }) => worth))
  return distinct(ends.filter(({ worth }) => worth > best - NAMED / 2))
}

const distinct = (ends: readonly Walked[]): readonly Walked[] => [
  ...new Map(ends.map((end) => [JSON.stringify(end.choices), end])).values(),
]

function further(
  so: Walked,
  one: Meant<Choice | RefusedChoice>,
  silent: number,
  { refused = false, chosen = true } = {},
): Walked {
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
  readonly legal: readonly Meant<Choice>[]
  readonly refused: readonly Meant<RefusedChoice>[]
  /** What words say that mean all options alike. */
  readonly told?: Meant<Choice>
}

/** What words mean of what is offered, and of what is refused. */
function meantAt(sentence: Sentence, decision: Decision | Over, trace: readonly Traced[], before: Covered): MeantHere {
  const among = <C extends Choice | RefusedChoice>(choices: readonly C[], asks: string) =>
    choices.flatMap((choice): readonly Meant<C>[] => {
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
const whole = (one: Meant<Choice>): Meant<Choice> => ({
  ...one,
  named: { seat: one.choice.seat, ...one.choice.option },
})

/** Refused options that are named alike count once. */
const byNames = (refused: readonly Meant<RefusedChoice>[]): readonly Meant<RefusedChoice>[] => [
  ...new Map(refused.map((one) => [JSON.stringify(one.named), one])).values(),
]

/** What is chosen where nobody named anything: what declines, or the only option. */
function unnamed({ choices }: Decision): readonly Choice[] {
  const declines = choices.filter((choice) => choice.declines)
  return declines.length > 0 ? declines : choices.length === 1 ? choices : []
}

/** What words a meaning is made of account for, as they were typed. */
export const partsOf = (sentence: Sentence, accounted: readonly Accounted[]) =>
  accounted.map(({ means, covered }) => ({
    means,
    by: sentence.words.filter(({ at }) => covered.has(at)).map(({ text }) => text),
  }))
