/** Statements: what the rules say of the words of a sentence, whatever the position is. @module */
import type { Book, Clause } from '#kernel'
import { once } from '../kernel/once.js'
import { type BookEntries, entriesIn } from '../lookup/entries.js'
import { isLimit, nearlyFitting } from '../lookup/search.js'
import { signedWordsIn } from '../lookup/words-in.js'
import { leftBy, naming, together, weightOf } from './covering.js'
import type { Statements } from './meaning.js'
import type { Sentence } from './sentence.js'

/** What the words of a text count beside those of a name, and a word that is left. */
const [BY_TEXT, WORD_LEFT] = [0.7, 0.3]

/** What counts for a clause that limits, where one is asked for, and for clauses then. */
const [LIMIT, FOR_LIMIT] = [1, 0.8]

/** What counts for them by what is asked for. */
const FOR = { rule: 0.4, value: 0.1, leave: 0, deed: 0 } as const

/** How many clauses are looked at, and how many are told. */
const [LOOKED_AT, TOLD] = [40, 3]

/** Every word that the clauses of a book say. */
export const wordsOfRules = once(
  (book: BookEntries): ReadonlySet<string> =>
    new Set(entriesIn(book, 'clauses').flatMap(({ says }) => signedWordsIn(says))),
)

/** The clauses that say most of the words of a sentence; nothing where none says two of them, or the only one. */
export function statementsOn(
  book: Pick<Book, 'sections' | 'tables' | 'charts'>,
  sentence: Sentence,
): readonly Statements[] {
  const telling = sentence.words.filter(({ tells }) => tells)
  const found = nearlyFitting(book, 'clauses', telling.map(({ word }) => word).join(' '))
    .slice(0, LOOKED_AT)
    .flatMap(({ entry: { value, says } }) => {
      const named = naming(sentence, `${value.id} ${value.section.title} ${says}`)
      const limit = sentence.limits && isLimit({ says }) ? LIMIT : 0
      return named ? [{ clause: value, covered: named.covered, worth: weightOf(named.covered) + limit }] : []
    })
  const most = Math.max(0, ...found.map(({ worth }) => worth))
  const best = found
    .filter(({ worth }) => worth > most - BY_TEXT)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, TOLD)
  const [first] = best
  if (first === undefined || most < Math.min(2 - BY_TEXT, telling.length) * BY_TEXT) return []
  const left = leftBy(sentence, first.covered)
  const untold = leftBy(sentence, together(...best.map(({ covered }) => covered)))
  return [
    {
      is: 'statements',
      clauses: best.map(({ clause }): Clause => clause),
      parts: [],
      unused: untold.map(({ text }) => text),
      covered: first.covered,
      score: most * BY_TEXT - left.length * WORD_LEFT + FOR[sentence.asks] + (sentence.limits ? FOR_LIMIT : 0),
      sentence: sentence.text,
    },
  ]
}
