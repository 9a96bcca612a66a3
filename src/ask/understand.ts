/** Understanding: what a sentence means in a position; several meanings where they are as good. @module */

import { type GameState, gameFields, isRepeating, once, problemLine, type Rules, signedWordsIn } from '#core'
import { quantitiesIn } from './asked-measures.js'
import { presentIn } from './current-quantities.js'
import { BECOMES, fieldsIn } from './game-fields.js'
import { statementsOn, tongueOf } from './limiting-clauses.js'
import { actionsIn, basesOf, choicesIn, type UnderWay } from './match-actions.js'
import type { Action, AskPosition, Meaning, Quantity } from './meaning.js'
import { leftBy, naming } from './name-coverage.js'
import { type Sentence, sentenceOf } from './sentence.js'
import { situationsIn, supposing, underSituation, without } from './situations.js'

/** The meanings of a sentence. */
export interface Understood<Game extends GameState = GameState> {
  readonly sentence: Sentence
  /** The meanings: several if they are equally good, none if the sentence names nothing that the book knows. */
  readonly meanings: readonly Meaning<Game>[]
  /** More precise sentences, if there are too many meanings to show. */
  readonly further: readonly string[]
  /** The current quantities, if clauses answer a question for a maximum or a count. */
  readonly present: readonly Quantity<Game>[]
  /** Why a position of which it tells cannot be. */
  readonly impossible?: readonly string[]
}

/** By how much one meaning must be better than another, so that nobody need be asked. */
const PLAINLY = 0.04

/** The maximum number of meanings to show. */
const MOST = 9

/** The number of more precise sentences to show. */
const FEW = 3

/** The place of a question: a given position, or else the games that the book names. */
export type Where<Game extends GameState> =
  | { readonly is: 'given'; readonly at: UnderWay<Game> }
  | { readonly is: 'anywhere' }

/** Finds the meanings of a sentence. */
export function understand<Game extends GameState>(
  rules: Rules<Game>,
  text: string,
  where: Where<Game>,
): Understood<Game> {
  const sentence = sentenceOf(text, tongueOf(rules.book))
  const nothing = { sentence, meanings: [], further: [], present: [] }
  if (!sentence.words.some(({ tells }) => tells)) return nothing
  const [supposed, impossible] = supposedly(rules, where, sentence)
  const all = [...meaningsAt(rules, where, sentence), ...supposed, ...statementsOn(rules.book, sentence)].toSorted(
    (one, other) => other.score - one.score,
  )
  const enough = enoughAmong(rules.book, sentence, all)
  const [best] = enough
  if (best === undefined) return nothing
  const general = enough.find(({ is }) => is === 'statements')
  const asGood = enough.filter(({ score }) => score > best.score - PLAINLY)
  const distinct = saidSo(sentence, distinctAmong(asGood))
  const isSupposed = distinct.some((one) => one.is !== 'statements' && one.standing.set)
  if (general && (distinct.every((one) => one === general) || isGeneral(sentence, distinct, general))) {
    const present = presentIn(rules, standingOf(rules.book, where), sentence)
    return { sentence, meanings: [general], further: furtherOf(sentence, distinct, all), present }
  }
  return { ...nothing, meanings: distinct.slice(0, MOST), ...(!isSupposed && { impossible }) }
}

/** Meanings of one sentence count once. Clauses have no sentence of their own. */
const distinctAmong = <M extends Meaning>(meanings: readonly M[]): readonly M[] => [
  ...new Map(meanings.map((one) => [one.is === 'statements' ? one : one.sentence, one])).values(),
]

/** Of several meanings the one whose own sentence was asked, if one is. */
function saidSo<M extends Meaning>({ text }: Sentence, meanings: readonly M[]): readonly M[] {
  const same = meanings.filter((one) => one.is !== 'statements' && one.sentence.toLowerCase() === text.toLowerCase())
  return same.length > 0 ? same : meanings
}

/** The game in which it is asked what stands there. */
const standingOf = <Game extends GameState>(
  book: Rules<Game>['book'],
  where: Where<Game>,
): AskPosition<Game> | undefined =>
  where.is === 'given' ? { from: where.at.from, game: where.at.position.game } : basesOf(book)[0]

/** True if a sentence leaves so much open that it is a general question, which clauses answer. */
function isGeneral({ asks }: Sentence, [first, ...others]: readonly Meaning[], general: Meaning): boolean {
  if (first === undefined || others.length >= MOST) return true
  const more = first.unused.length - general.unused.length
  if (others.length > 0) {
    // Clauses are no choice beside others: they answer, and the others show how to say more.
    if ([first, ...others].includes(general)) return true
    if (more > 0 || asks === 'rule') return true
    return asks === 'leave' && more === 0
  }
  if (first.is !== 'quantity') return false
  // A number that says little of what was said: nothing of what becomes of it, or only what stands there, or one of several.
  if (first.unused.some((word) => BECOMES.test(word))) return more > 0
  return more > 1 && (first.fields !== undefined || first.counts.length > 1)
}

/** The same; where nothing else is as good, and somebody asks what may be done, what comes nearest to that. */
function furtherOf(sentence: Sentence, as: readonly Meaning[], all: readonly Meaning[]): readonly string[] {
  const found = further(as)
  if (found.length > 0 || isAnswered(sentence)) return found
  const near = all.filter((one) => one.is === 'action' && isEnough(sentence, one) && isNamed(sentence, one))
  const said = near.filter(({ score }) => score > (near[0]?.score ?? 0) - PLAINLY).map((one) => one.sentence)
  return [...new Set(said)].slice(0, FEW)
}

/** True if a sentence has the full name of a procedure, and each of its arguments and choices. */
const isNamed = (sentence: Sentence, { procedure, parts }: Pick<Action, 'procedure' | 'parts'>): boolean =>
  naming(sentence, procedure)?.unsaid === 0 && parts.every(({ by }) => by.length > 0)

/** Several meanings as sentences that say which, to show how to ask of one case: what is done, and what is counted. */
function further(meanings: readonly Meaning[]): readonly string[] {
  const cases = meanings.filter((one) => one.is === 'action' || (one.is === 'quantity' && one.fields === undefined))
  return meanings.length > 1 ? cases.slice(0, FEW).map((one) => one.sentence) : []
}

/** True if a sentence asks a factual question. An action never answers one. */
const isAnswered = ({ asks }: Sentence): boolean => asks !== 'deed' && asks !== 'leave'

/** The meanings that account for enough; where a deed leaves what was asked of it, at least what the rules say. */
function enoughAmong<Game extends GameState>(
  book: Rules<Game>['book'],
  sentence: Sentence,
  all: readonly Meaning<Game>[],
): readonly Meaning<Game>[] {
  const enough = all.filter((one) => isEnough(sentence, one) && !(one.is === 'action' && isAnswered(sentence)))
  const kept = enough.filter((one) => one.is === 'statements' || !leavesMore(book, sentence, one))
  return kept.length > 0 || enough.length === 0 ? kept : all.filter(({ is }) => is === 'statements')
}

/** True if a meaning ignores how often something is done, or if an action ignores the full name of another procedure. */
function leavesMore<Game extends GameState>(
  book: Rules<Game>['book'],
  sentence: Sentence,
  meaning: Meaning<Game>,
): boolean {
  const { is, covered, unused } = meaning
  // Without a word that says how often, something else is asked.
  if (unused.some(isRepeating)) return true
  // Who asks for leave is told yes to all of it, or no, or else what the rules say.
  if (sentence.asks === 'leave' && unused.length > 0 && !isBarred(book, sentence, meaning)) return true
  // Who asks whether something is so is not told a number that says little of it, nor several.
  if (meaning.is === 'quantity') return sentence.asks === 'rule' && (unused.length > 1 || meaning.counts.length > 1)
  if (is !== 'action') return false
  return book.charts.some(({ name }) => {
    const other = naming(sentence, name)
    return other?.unsaid === 0 && [...other.covered.keys()].every((at) => !covered.has(at))
  })
}

/**
 * True if an action is refused, even if words unknown to the rules are ignored. Behind a refused precondition, places refuse
 * nothing more.
 */
function isBarred<Game extends GameState>(
  book: Rules<Game>['book'],
  sentence: Sentence,
  meaning: Meaning<Game>,
): boolean {
  if (meaning.is !== 'action') return false
  const isShut = meaning.shut.length > 0
  const left = leftBy(sentence, meaning.covered).filter(({ word }) => !(isShut && placesIn(book).has(word)))
  if (left.some(({ spelt, text }) => spelt || /\d/.test(text))) return false
  return isShut || meaning.comesTo?.().verdict.is === 'refused'
}

/** The words of the names under which a game keeps things of a kind, such as its spaces. */
const placesIn = once(
  ({ schema }: Pick<Rules['book'], 'schema'>): ReadonlySet<string> =>
    new Set(gameFields(schema).flatMap(({ path }) => (path.length > 1 ? signedWordsIn(path[1] ?? '') : []))),
)

/** True if a meaning covers half of a sentence. Words behind a refused precondition cannot be judged. */
function isEnough<Game extends GameState>({ words, asks }: Sentence, meaning: Meaning<Game>): boolean {
  const isDeed = asks === 'deed' || asks === 'leave'
  if (meaning.is === 'action' && meaning.shut.length > 0 && isDeed) return true
  return meaning.unused.length * 2 <= words.filter(({ tells }) => tells).length
}

/** Lists the possible meanings of a sentence at its place. */
const meaningsAt = <Game extends GameState>(
  rules: Rules<Game>,
  where: Where<Game>,
  sentence: Sentence,
): readonly Meaning<Game>[] =>
  where.is === 'given' ? inPosition(rules, where.at, sentence) : inBases(rules, sentence, basesOf(rules.book))

/** Lists the meanings of a sentence in the positions that it can describe, and the reasons why there are none. */
function supposedly<Game extends GameState>(
  rules: Rules<Game>,
  where: Where<Game>,
  sentence: Sentence,
): readonly [readonly Meaning<Game>[], readonly string[]] {
  const impossible = new Set<string>()
  const meanings = situationsIn(rules.book, sentence).flatMap((situation) => {
    const rest = without(sentence, situation)
    const supposed = (standing: AskPosition<Game>): readonly AskPosition<Game>[] => {
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
  [first, ...others]: readonly AskPosition<Game>[],
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

/** True if other games need no examination. */
const isSettled = <Game extends GameState>(meaning: Meaning<Game>): boolean =>
  meaning.unused.length === 0 && (meaning.is !== 'action' || meaning.shut.length === 0)

/** Penalty for a game, for each one that the book names before it. */
const LATER = 0.05

const elsewhere = <Game extends GameState>(
  rules: Rules<Game>,
  standing: AskPosition<Game>,
  sentence: Sentence,
  place: number,
): readonly Action<Game>[] =>
  actionsIn(rules, standing, sentence).map((one) => ({ ...one, score: one.score - place * LATER }))
