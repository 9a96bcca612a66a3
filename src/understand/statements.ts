/** Statements: what the rules say of the words of a sentence, whatever the position is. @module */
import { once } from '../kernel/once.js'
import { type BookEntries, entriesIn } from '../lookup/entries.js'
import { signedWordsIn } from '../lookup/words-in.js'
import { leftBy, together, weightOf } from './covering.js'
import type { Statements } from './meaning.js'
import { sayingIn } from './saying.js'
import type { Sentence } from './sentence.js'

/** What the words of a text count beside those of a name, and a word that is left. */
const [BY_TEXT, WORD_LEFT] = [0.7, 0.3]

/** What counts for clauses where one of them limits what somebody asks for. */
const FOR_LIMIT = 1.5

/** What counts for them by what is asked for. */
const FOR = { rule: 0.4, value: 0.1, leave: 0, deed: 0 } as const

/** How many clauses are told, and how much of what the first says each of them must say. */
const [TOLD, LEAST] = [5, 0.3]

/** How many questions are told that the text leaves open, and how much of what the first clause says each of them must ask. */
const [FEW, ASKED] = [2, 0.8]

/** Every word that the clauses of a book say. */
export const wordsOfRules = once(
  (book: BookEntries): ReadonlySet<string> =>
    new Set(entriesIn(book, 'clauses').flatMap(({ says }) => signedWordsIn(says))),
)

/** The clauses that say most of a sentence; nothing where none says two of its words, or the only one. */
export function statementsOn(book: BookEntries, sentence: Sentence): readonly Statements[] {
  const telling = sentence.words.filter(({ tells }) => tells)
  const { clauses, questions } = sayingIn(book, sentence)
  const [first] = clauses
  if (first === undefined) return []
  const most = weightOf(first.covered)
  if (most < Math.min(2 - BY_TEXT, telling.length) * BY_TEXT) return []
  const best = clauses.filter(({ worth }) => worth >= first.worth * LEAST).slice(0, TOLD)
  const left = leftBy(sentence, first.covered)
  const untold = leftBy(sentence, together(...best.map(({ covered }) => covered)))
  const isLimit = sentence.limits && first.isLimit
  return [
    {
      is: 'statements',
      clauses: best.map(({ says }) => says),
      questions: questions
        .filter(({ worth }) => worth >= first.worth * ASKED)
        .slice(0, FEW)
        .map(({ says }) => says),
      parts: [],
      unused: untold.map(({ text }) => text),
      covered: first.covered,
      score: most * BY_TEXT - left.length * WORD_LEFT + FOR[sentence.asks] + (isLimit ? FOR_LIMIT : 0),
      sentence: sentence.text,
    },
  ]
}
