/** Understanding: what a sentence means in a position; several meanings where they are as good. @module */
import type { GameState, Rules } from '#kernel'
import { problemLine } from '../kernel/play.js'
import { actionsIn, basesOf, choicesIn, type UnderWay } from './actions.js'
import { naming } from './covering.js'
import { BECOMES, fieldsIn } from './fields.js'
import type { Action, Meaning, Standing } from './meaning.js'
import { quantitiesIn } from './quantities.js'
import { type Sentence, sentenceOf } from './sentence.js'
import { situationsIn, supposing, underSituation, without } from './situations.js'
import { statementsOn, wordsOfRules } from './statements.js'

/** What a sentence was understood as. */
export interface Understood<Game extends GameState = GameState> {
  readonly sentence: Sentence
  /** What it means; several where they are as good, none where nothing is named that the book knows. */
  readonly meanings: readonly Meaning<Game>[]
  /** Where more was meant than can be told: a few sentences that say which. */
  readonly further: readonly string[]
  /** Why a position of which it tells cannot be. */
  readonly impossible?: readonly string[]
}

/** By how much one meaning must be better than another, so that nobody need be asked. */
const PLAINLY = 0.04

/** How many meanings are told of. */
const MOST = 9

/** How many sentences show how to say more. */
const FEW = 3

/** Where a sentence is asked: a position that somebody gave, or else the games that the book names. */
export type Where<Game extends GameState> =
  | { readonly is: 'given'; readonly at: UnderWay<Game> }
  | { readonly is: 'anywhere' }

/** What a sentence means. */
export function understand<Game extends GameState>(
  rules: Rules<Game>,
  text: string,
  where: Where<Game>,
): Understood<Game> {
  const sentence = sentenceOf(text, wordsOfRules(rules.book))
  if (!sentence.words.some(({ tells }) => tells)) return { sentence, meanings: [], further: [] }
  const [supposed, impossible] = supposedly(rules, where, sentence)
  const all = [...meaningsAt(rules, where, sentence), ...supposed, ...statementsOn(rules.book, sentence)].toSorted(
    (one, other) => other.score - one.score,
  )
  const enough = enoughAmong(rules.book, sentence, all)
  const [best] = enough
  if (best === undefined) return { sentence, meanings: [], further: [] }
  const general = enough.find(({ is }) => is === 'statements')
  const asGood = enough.filter(({ score }) => score > best.score - PLAINLY)
  const distinct = [...new Map(asGood.map((one) => [one.sentence, one])).values()]
  const isSupposed = distinct.some((one) => one.is !== 'statements' && one.standing.set)
  if (general && isGeneral(sentence, distinct, general))
    return { sentence, meanings: [general], further: further(distinct) }
  return { sentence, meanings: distinct.slice(0, MOST), further: [], ...(!isSupposed && { impossible }) }
}

/** Whether who asks leaves so much open that it is asked in general; then the clauses answer. */
function isGeneral({ asks }: Sentence, [first, ...others]: readonly Meaning[], general: Meaning): boolean {
  if (first === undefined || others.length >= MOST) return true
  const more = first.unused.length - general.unused.length
  if (others.length > 0) {
    if (more > 0 || asks === 'rule') return true
    return (
      (asks === 'leave' && more === 0) ||
      (asks === 'value' && (first.is === 'action' || [first, ...others].includes(general)))
    )
  }
  // What is done answers nobody who asks what, or when.
  if (first.is === 'action') return (asks === 'value' || asks === 'rule') && more >= 0
  if (first.is !== 'quantity') return false
  // A number that says little of what was said: nothing of what becomes of it, or only what stands there, or one of several.
  if (first.unused.some((word) => BECOMES.test(word))) return more > 0
  return more > 1 && (first.fields !== undefined || first.counts.length > 1)
}

/** Several meanings as sentences that say which, to show how to ask of one case: what is done, and what is counted. */
function further(meanings: readonly Meaning[]): readonly string[] {
  const cases = meanings.filter((one) => one.is === 'action' || (one.is === 'quantity' && one.fields === undefined))
  return meanings.length > 1 ? cases.slice(0, FEW).map((one) => one.sentence) : []
}

/** Words without which something else is asked: that it is done once more, or how often. */
const REPEATED = /^(?:again|another|repeatedly|second|third|thrice|times|twice)$/i

/** The meanings that account for enough; where a deed leaves what was asked of it, at least what the rules say. */
function enoughAmong<Game extends GameState>(
  book: Rules<Game>['book'],
  sentence: Sentence,
  all: readonly Meaning<Game>[],
): readonly Meaning<Game>[] {
  const enough = all.filter((one) => isEnough(sentence, one))
  const kept = enough.filter((one) => one.is === 'statements' || !leavesMore(book, sentence, one))
  return kept.length > 0 || enough.length === 0 ? kept : all.filter(({ is }) => is === 'statements')
}

/** Whether a meaning leaves how often something is done, or an action the whole name of what may be begun instead. */
function leavesMore<Game extends GameState>(
  { charts }: Rules<Game>['book'],
  sentence: Sentence,
  meaning: Meaning<Game>,
): boolean {
  const { is, covered, unused } = meaning
  if (unused.some((word) => REPEATED.test(word))) return true
  // Who asks for leave is told yes or no to all of it, or else what the rules say.
  if (sentence.asks === 'leave' && unused.length > 0) return true
  // Who asks whether something is so is not told a number that says little of it, nor several.
  if (meaning.is === 'quantity') return sentence.asks === 'rule' && (unused.length > 1 || meaning.counts.length > 1)
  if (is !== 'action') return false
  return charts.some(({ name }) => {
    const other = naming(sentence, name)
    return other?.unsaid === 0 && [...other.covered.keys()].every((at) => !covered.has(at))
  })
}

/** Whether a meaning accounts for half of what a sentence says; of what stands behind a shut door nobody can tell. */
function isEnough<Game extends GameState>({ words, asks }: Sentence, meaning: Meaning<Game>): boolean {
  const isDeed = asks === 'deed' || asks === 'leave'
  if (meaning.is === 'action' && meaning.shut.length > 0 && isDeed) return true
  return meaning.unused.length * 2 <= words.filter(({ tells }) => tells).length
}

/** What a sentence can mean where it is asked. */
const meaningsAt = <Game extends GameState>(
  rules: Rules<Game>,
  where: Where<Game>,
  sentence: Sentence,
): readonly Meaning<Game>[] =>
  where.is === 'given' ? inPosition(rules, where.at, sentence) : inBases(rules, sentence, basesOf(rules.book))

/** What the rest of a sentence can mean in the positions of which it can tell, and why there are no such positions. */
function supposedly<Game extends GameState>(
  rules: Rules<Game>,
  where: Where<Game>,
  sentence: Sentence,
): readonly [readonly Meaning<Game>[], readonly string[]] {
  const impossible = new Set<string>()
  const meanings = situationsIn(rules.book, sentence).flatMap((situation) => {
    const rest = without(sentence, situation)
    const supposed = (standing: Standing<Game>): readonly Standing<Game>[] => {
      const now = supposing(rules, standing, situation, sentence)
      if (now.ok) return [now.value]
      for (const problem of now.problems) impossible.add(problemLine(problem))
      return []
    }
    const found =
      where.is === 'given'
        ? supposed({ from: where.at.from, game: where.at.position.game }).flatMap((now) =>
            inPosition(rules, { ...where.at, ...now, position: { ...where.at.position, game: now.game } }, rest),
          )
        : inBases(rules, rest, basesOf(rules.book).flatMap(supposed))
    return found.map((meaning) => underSituation(meaning, sentence, situation))
  })
  return [meanings, [...impossible]]
}

function inPosition<Game extends GameState>(
  rules: Rules<Game>,
  at: UnderWay<Game>,
  sentence: Sentence,
): readonly Meaning<Game>[] {
  const standing = { from: at.from, game: at.position.game, ...(at.set && { set: at.set }) }
  return [
    ...(at.position.stack.length > 0 ? choicesIn(rules, at, sentence) : []),
    ...actionsIn(rules, standing, sentence),
    ...quantitiesIn(rules.book, standing, sentence),
    ...fieldsIn(rules.book, standing, sentence),
  ]
}

/** In the first game that the book names; of what may not be done there, also in the others. */
function inBases<Game extends GameState>(
  rules: Rules<Game>,
  sentence: Sentence,
  [first, ...others]: readonly Standing<Game>[],
): readonly Meaning<Game>[] {
  if (first === undefined) return []
  const here = [
    ...actionsIn(rules, first, sentence),
    ...quantitiesIn(rules.book, first, sentence),
    ...fieldsIn(rules.book, first, sentence),
  ]
  const best = here.reduce<number>((most, { score }) => Math.max(most, score), 0)
  const settled = here.some((one) => one.score === best && isSettled(one))
  if (settled) return here
  return [...here, ...others.flatMap((standing, index) => elsewhere(rules, standing, sentence, index + 1))]
}

/** Whether other games need not be looked at. */
const isSettled = <Game extends GameState>(meaning: Meaning<Game>): boolean =>
  meaning.unused.length === 0 && (meaning.is !== 'action' || meaning.shut.length === 0)

/** What counts against a game for each that the book names before it. */
const LATER = 0.05

const elsewhere = <Game extends GameState>(
  rules: Rules<Game>,
  standing: Standing<Game>,
  sentence: Sentence,
  place: number,
): readonly Action<Game>[] =>
  actionsIn(rules, standing, sentence).map((one) => ({ ...one, score: one.score - place * LATER }))
