/** Understanding: what a sentence means in a position; several meanings where they are as good. @module */
import type { GameState, Rules } from '#kernel'
import { actionsIn, basesOf, choicesIn, type UnderWay } from './actions.js'
import type { Action, Meaning, Standing } from './meaning.js'
import { quantitiesIn } from './quantities.js'
import { type Sentence, sentenceOf } from './sentence.js'
import { statementsOn, wordsOfRules } from './statements.js'

/** What a sentence was understood as. */
export interface Understood<Game extends GameState = GameState> {
  readonly sentence: Sentence
  /** What it means; several where they are as good, none where nothing is named that the book knows. */
  readonly meanings: readonly Meaning<Game>[]
  /** Where more was meant than can be told: a few sentences that say which. */
  readonly further: readonly string[]
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
  const all = [
    ...(where.is === 'given' ? inPosition(rules, where.at, sentence) : inBases(rules, sentence)),
    ...statementsOn(rules.book, sentence),
  ].toSorted((one, other) => other.score - one.score)
  const best = all.find((one) => isEnough(sentence, one))
  if (best === undefined) return { sentence, meanings: [], further: [] }
  const asGood = all.filter((one) => one.score > best.score - PLAINLY && isEnough(sentence, one))
  const distinct = [...new Map(asGood.map((one) => [one.sentence, one])).values()]
  if (distinct.length <= MOST) return { sentence, meanings: distinct, further: [] }
  // Who leaves so much open asks in general, and is shown how to ask in particular.
  const general = all.find(({ is }) => is === 'statements')
  const further = distinct.slice(0, FEW).map((one) => one.sentence)
  return { sentence, meanings: general ? [general] : distinct.slice(0, MOST), further }
}

/** Whether a meaning accounts for half of what a sentence says; of what stands behind a shut door nobody can tell. */
function isEnough<Game extends GameState>({ words }: Sentence, meaning: Meaning<Game>): boolean {
  if (meaning.is === 'action' && meaning.shut.length > 0) return true
  return meaning.unused.length * 2 <= words.filter(({ tells }) => tells).length
}

function inPosition<Game extends GameState>(
  rules: Rules<Game>,
  at: UnderWay<Game>,
  sentence: Sentence,
): readonly Meaning<Game>[] {
  const now = at.position.game
  const standing = { from: at.from, game: now }
  return [
    ...(at.position.stack.length > 0 ? choicesIn(rules, at, sentence) : []),
    ...actionsIn(rules, standing, sentence),
    ...quantitiesIn(rules.book, standing, sentence),
  ]
}

/** In the first game that the book names; of what may not be done there, also in the others. */
function inBases<Game extends GameState>(rules: Rules<Game>, sentence: Sentence): readonly Meaning<Game>[] {
  const [first, ...others] = basesOf(rules.book)
  if (first === undefined) return []
  const here = [...actionsIn(rules, first, sentence), ...quantitiesIn(rules.book, first, sentence)]
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
