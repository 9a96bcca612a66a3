/** Situations: what a sentence says of the position in which it is asked, by the fields of the game. @module */

import {
  type Book,
  type GameField,
  type GameState,
  gameFields,
  isRecord,
  mergePartial,
  type Parsed,
  partialOf,
  type Rules,
  readGame,
  type Value,
} from '#core'
import type { AskPosition, Meaning } from './meaning.js'
import { type Covered, leftBy, naming, together, weightOf } from './name-coverage.js'
import type { Sentence, SentenceWord } from './sentence.js'

/** A field of the game with the value that is said of it. */
interface Setting {
  readonly field: GameField
  readonly value: Value
  /** The words that say this and nothing else, and those of its names that may say something else, too. */
  readonly own: Covered
  readonly shared: Covered
}

/** A position described by a sentence: one or more settings. */
export type Situation = readonly Setting[]

/** Words behind which a position is told, and those behind which one thing may be told of it. */
const TELLS = new Set(['where', 'when', 'if', 'while'])
const STRONG = new Set([...TELLS, 'with', 'without', 'ha', 'has', 'have'])
const WEAK = new Set(['in', 'at', 'on', 'during'])

/** Words that may stand between a value and the name of what has it, and those that say that nothing is there. */
const BETWEEN = new Set(['is', 'are', 'at', 'of', 'the', 'on', 'a'])
const ARTICLES = new Set(['the', 'a', 'an'])
const NOTHING_THERE = new Set(['no', 'without'])

/** The maximum number of fields that the same words can mean, and of situations to try. */
const [MOST_MEANT, MOST_TRIED] = [3, 6]

/** The penalty for each setting, and bonuses for a sentence about a place or time and for a word that an action leaves. */
const [EACH, TOLD, WORD] = [0.15, 0.3, 1.4]

/** Lists the positions that a sentence can describe; none if it describes no position. */
export function situationsIn(book: Pick<Book, 'schema'>, sentence: Sentence): readonly Situation[] {
  const all = sentence.words
    .map((word) => settingsAt(book, sentence, word))
    .reduce<readonly Situation[]>(
      (before, settings) => before.flatMap((situation) => [...settings.map((one) => [...situation, one]), situation]),
      [[]],
    )
  return all.filter((situation) => situation.length > 0).slice(0, MOST_TRIED)
}

/** The settings whose value begins at a word: those of which most is said. */
function settingsAt(book: Pick<Book, 'schema'>, sentence: Sentence, word: SentenceWord): readonly Setting[] {
  if (!isTold(sentence, word) || isWithoutOne(sentence, word)) return []
  const said = gameFields(book.schema).flatMap((field) => settingIn(sentence, word, field) ?? [])
  // What stands right beside the value says most.
  const worth = ({ field, own, shared }: Setting) => own.size * 10 + shared.size - field.path.length / 100
  const most = Math.max(...said.map(worth))
  const best = said.filter((one) => worth(one) === most)
  return best.length > MOST_MEANT ? [] : best
}

/** True if a word means that one thing is absent, not that there is none at all: `without the ...`. */
const isWithoutOne = ({ words }: Sentence, { at: place, word }: SentenceWord): boolean =>
  NOTHING_THERE.has(word) && ARTICLES.has(words[place + 1]?.word ?? '')

/** True if a word belongs to the description of a position. */
function isTold({ words }: Sentence, { at: place, word }: SentenceWord): boolean {
  const before = words.slice(0, place)
  if (NOTHING_THERE.has(word) || before.slice(1).some((one) => STRONG.has(one.word))) return true
  if (words[0] && STRONG.has(words[0].word) && words[0].word !== 'when' && words[0].word !== 'where') return true
  const small = before.findLastIndex((one) => WEAK.has(one.word))
  // Behind a small word it is one name with its value.
  return small >= 0 && before.slice(small + 1).filter(({ tells }) => tells).length <= 1
}

function settingIn(sentence: Sentence, word: SentenceWord, field: GameField): Setting | undefined {
  const value = valueAt(sentence, word, field)
  if (value === undefined) return undefined
  const names = field.path.flatMap((name) => {
    const named = naming(sentence, name)
    return named && named.unsaid === 0 ? [named.covered] : []
  })
  const keys = together(...names)
  const beside = besideOf(sentence, value.covered, keys)
  if (beside.size === 0 && value.covered.size < 2) return undefined
  const own = together(value.covered, beside)
  const shared = new Map([...keys].filter(([place]) => !own.has(place)))
  return { field, value: value.value, own, shared }
}

/** The value that begins at a word, with its words. */
function valueAt(sentence: Sentence, { at: place, word }: SentenceWord, { values }: GameField) {
  const covered: Covered = new Map([[place, 1]])
  const number = NOTHING_THERE.has(word) ? 0 : /^[+-]?\d+$/.test(word) ? Number(word) : undefined
  if (number !== undefined) {
    const fits = 'least' in values ? number >= values.least && number <= values.most : values.includes(number)
    return fits ? { value: number, covered } : undefined
  }
  if ('least' in values) return undefined
  const found = values.flatMap((value) => {
    const named = typeof value === 'string' ? naming(sentence, value) : undefined
    return named && named.unsaid === 0 && Math.min(...named.covered.keys()) === place
      ? [{ value, covered: named.covered }]
      : []
  })
  return found.toSorted((one, other) => other.covered.size - one.covered.size)[0]
}

/** The names that stand right beside a value. */
function besideOf({ words }: Sentence, value: Covered, keys: Covered): Covered {
  const beside = new Map<number, number>()
  for (const step of [1, -1]) {
    let place = (step > 0 ? Math.max(...value.keys()) : Math.min(...value.keys())) + step
    while (BETWEEN.has(words[place]?.word ?? '')) place += step
    for (; keys.has(place); place += step) beside.set(place, keys.get(place) ?? 0)
    if (beside.size > 0) break
  }
  return beside
}

/** The position of which a sentence says something, as it says, or why there is none. */
export function supposing<Game extends GameState>(
  rules: Rules<Game>,
  standing: AskPosition<Game>,
  situation: Situation,
  { words }: Sentence,
): Parsed<AskPosition<Game>> {
  const set = situation.map(({ field: { path }, value, own, shared }) => ({
    path,
    from: path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), standing.game),
    to: value,
    by: words.filter((one) => own.has(one.at) || shared.has(one.at)).map(({ text }) => text),
  }))
  const game = readGame(rules, mergePartial(standing.game, partialOf(set)))
  return game.ok ? { ok: true, value: { ...standing, game: game.value, set } } : game
}

/** The sentence without the words that only tell of the position. */
export const without = (sentence: Sentence, situation: Situation): Sentence => {
  const own = together(...situation.map((one) => one.own))
  return { ...sentence, words: sentence.words.map((word) => (own.has(word.at) ? { ...word, tells: false } : word)) }
}

/** Adds the words that the described position covers to those of a meaning. */
export function underSituation<M extends Meaning>(meaning: M, sentence: Sentence, situation: Situation): M {
  const own = together(...situation.map((one) => one.own))
  const beside = [...together(...situation.map((one) => one.shared)).keys()].filter(
    (place) => !meaning.covered.has(place),
  )
  const told = sentence.words.slice(1).some(({ word }) => TELLS.has(word)) ? TOLD : 0
  const covered = together(meaning.covered, own, new Map(beside.map((place) => [place, 1])))
  return {
    ...meaning,
    covered,
    unused: leftBy(sentence, covered).map(({ text }) => text),
    score: meaning.score + weightOf(own) + beside.length * WORD - situation.length * EACH + told,
    sentence: [meaning.sentence, ...situation.map(spoken)].join(' '),
  }
}

/** A setting in a sentence, so that nothing is left open. */
const spoken = ({ field, value }: Setting): string =>
  `with ${[value, ...field.path.slice(field.path.length > 2 ? 1 : 0).toReversed()].join(' ')}`
