/** Search for clauses and questions that match the words of a sentence, with a score for each. @module */
import { type BookEntries, type Clause, isAmount, type Question } from '#core'
import { answering, type ScoredText } from './clause-scores.js'
import { type Covered, together } from './name-coverage.js'
import { isExtreme } from './open-questions.js'
import type { Sentence, SentenceWord } from './sentence.js'
import { likenessOf } from './word-stems.js'
import {
  bookVocabulary,
  DENYING_WORDS,
  seatWords,
  type WordedText,
  wordedClauses,
  wordedQuestions,
} from './worded-clauses.js'

/** Factor for a word found only in table rows. Rows show which clause is meant, but the clause does not contain the word. */
const BY_ROWS = 0.5

/** Nouns of pieces and of all there is, which say little beside a name: `Hero point`, `in a game`. */
const LIGHT = /^(?:chit|counter|game|marker|piece|player|token|use|used)$/

/** The score of such a word. */
const LIGHTLY = 0.5

const weightIn = (word: string): number => (LIGHT.test(word) ? LIGHTLY : /^[+-]?\d{1,3}$/.test(word) ? NUMBERED : 1)

/** The smallest score of a word that counts as contained in a clause. */
const SAID = 0.51

/** Factor for a word that only gives the condition of the question. */
const IN_CASE = 0.6

/** The number of own words that halves the score of a clause. */
const LONG = 100

/** Penalty for each heading word that nobody said: the clause is about something else. */
const UNSAID = 0.05

/** So many such words count. */
const MOST_UNSAID = 3

/** Factor for a number other than a year. Another number means another case. */
const NUMBERED = 1.25

/** Factor for a clause if the title over it contains all the words. */
const IN_TITLE = 1.3

/** Factor for a clause if all words of its name were said: it is about them. */
const CALLED = 1.15

/** Factor for a clause if only the words of its title were said. Such a question asks for the section's content. */
const TITLED = 1.1

/** Factor for a word such as `most` if the clause uses it only as a name, beside texts that state an extent. */
const MOST_NAMED = 0.3

/** The same with what it says of a sentence. */
export interface Saying<T> extends Pick<WordedText<T>, 'says' | 'isLimit'> {
  readonly covered: Covered
  /** The words that only rows citing it contain. */
  readonly tried: Covered
  /** Its score for the sentence. A word that few clauses contain counts more. */
  readonly worth: number
}

/** Words behind which a number tells which one, and not how many. */
const NUMBERS = /^(?:card|level|phase|round|space|step|turn|year)$/

/** The features that decide the score of a text for a sentence. */
type Weighed = Pick<WordedText<unknown>, 'called' | 'heading' | 'long' | 'title'> &
  ScoredText &
  Pick<Saying<unknown>, 'tried'>

/** The clauses, and the questions, that say something of a sentence: those that say most of it first. */
export function sayingIn(
  book: BookEntries,
  sentence: Sentence,
): { readonly clauses: readonly Saying<Clause>[]; readonly questions: readonly Saying<Question>[] } {
  const telling = sentence.words.filter(({ tells, word }) => tells || DENYING_WORDS.has(word))
  const alike = new Map(telling.map((said) => [said, alikeIn(book, said)]))
  const covering = <T>(all: readonly WordedText<T>[]) =>
    all.map((one) => ({ ...one, covered: coveredBy(one, alike, sentence, seatWords(book)) }))
  const clauses = covering(wordedClauses(book))
  const asked = telling.findIndex(({ conditional }) => !conditional)
  const tells = new Map(
    telling.map(({ at, word, conditional }, place) => {
      const many = clauses.filter(({ covered }) => (covered.get(at) ?? 0) >= SAID).length
      const rare = Math.log(1 + clauses.length / (1 + many))
      return [at, rare * (conditional && place > asked ? IN_CASE : 1) * weightIn(word)]
    }),
  )
  const said = new Set([...alike.values()].flatMap((some) => [...some.keys()]))
  const unsaidIn = (heading: readonly string[]) => heading.filter((word) => !said.has(word)).length
  const worthOf = (covered: Covered) => [...covered].reduce((sum, [at, like]) => sum + like * (tells.get(at) ?? 0), 0)
  const isCalled = (called: readonly string[]) => called.length > 0 && called.every((word) => said.has(word))
  const isTitle = (title: readonly string[]) =>
    sentence.asks !== 'sense' &&
    isCalled(title) &&
    [...alike.values()].every((some) => title.some((word) => some.has(word)))
  const isInTitle = (title: readonly string[]) =>
    alike.size > 1 && [...alike.values()].every((some) => title.some((word) => some.has(word)))
  const answers = answering(sentence)
  const worthIn = (one: Weighed) =>
    (worthOf(together(one.tried, one.covered)) *
      (isCalled(one.called) ? CALLED : 1) *
      (isTitle(one.title) ? TITLED : isInTitle(one.title) ? IN_TITLE : 1) *
      answers(one)) /
    (1 + one.long / LONG + Math.min(unsaidIn(one.heading), MOST_UNSAID) * UNSAID)
  // What the rows say counts only beside what is said itself: of the others it need not be found.
  const ranked = <T>(all: readonly (WordedText<T> & Pick<Saying<T>, 'covered'>)[]) =>
    all
      .filter(({ covered }) => covered.size > 0)
      .map((one) => ({ ...one, tried: triedBy(one, alike) }))
      .map((one) => ({ ...one, worth: worthIn(one) }))
      .toSorted((one, other) => other.worth - one.worth)
  return { clauses: ranked(clauses), questions: ranked(covering(wordedQuestions(book))) }
}

/** The words of the rules that a word can be, each with how like it they are. */
const alikeIn = (book: BookEntries, said: SentenceWord): ReadonlyMap<string, number> =>
  new Map(
    bookVocabulary(book).flatMap((known) => {
      const like = likenessOf(said, known)
      return like > 0 ? [[known, like] as const] : []
    }),
  )

/** Finds the words of the rows that cite something. */
function triedBy(
  { rows: found }: WordedText<unknown>,
  alike: ReadonlyMap<SentenceWord, ReadonlyMap<string, number>>,
): Covered {
  const tried = new Map<number, number>()
  const rows = found()
  for (const [{ at }, some] of alike) {
    let best = 0
    for (const [known, like] of some) if (rows.has(known)) best = Math.max(best, like * BY_ROWS)
    if (best > 0) tried.set(at, best)
  }
  return tried
}

/** Finds the words that a text covers. A limit answers every number if the sentence asks how many there may be. */
function coveredBy(
  { words, isLimit: limits, isBound: bounds, isOnly }: WordedText<unknown>,
  alike: ReadonlyMap<SentenceWord, ReadonlyMap<string, number>>,
  { limits: asksForLimit, whether, words: said }: Sentence,
  seats: readonly string[],
): Covered {
  const covered = new Map<number, number>()
  for (const [{ at, word, tells }, some] of alike) {
    const most = asksForLimit && tells && isExtreme(word)
    const isSeat = isOnly && whether && seats.some((seat) => some.has(seat))
    let best =
      isSeat ||
      (asksForLimit && limits && isAmount(word) && !NUMBERS.test(said[at - 1]?.word ?? '')) ||
      (most && bounds)
        ? 1
        : 0
    for (const [known, like] of some) best = Math.max(best, like * (words.get(known) ?? 0) * (most ? MOST_NAMED : 1))
    if (best > 0) covered.set(at, best)
  }
  return covered
}
