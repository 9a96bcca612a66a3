/** Statements: what the rules say of the words of a sentence, whatever the position is. @module */
import { type BookEntries, type Clause, meantIn, once, type Question, SMALL, signedWordsIn } from '#core'
import { type Saying, sayingIn } from './matching-clauses.js'
import type { Statements } from './meaning.js'
import { type Covered, leftBy, together, weightOf } from './name-coverage.js'
import type { Sentence, Tongue } from './sentence.js'
import { wordsOfClauses } from './worded-clauses.js'

/** Scores for the words of a text compared with its name, and for an ignored word. */
const [BY_TEXT, WORD_LEFT] = [0.7, 0.3]

/** Bonus for clauses if one of them limits the amount in question. */
const FOR_LIMIT = 1.5

/** Bonus for clauses by the kind of question. */
const FOR = { sense: 0.4, rule: 0.4, value: 0.1, leave: 0, deed: 0 } as const

/** The maximum number of clauses in an answer, and the smallest score of each, as a share of the first one's. */
const [TOLD, LEAST] = [5, 0.3]

/** The number of extra clauses about the subject of the first clause. */
const GROUP = 3

/** The number of extra clauses for uncovered words, and the smallest score of each such word. */
const [BESIDE, SURELY] = [2, 0.7]

/** The maximum number of open questions to show, and the smallest score of each, as a share of the first clause's. */
const [FEW, ASKED] = [2, 0.7]

/** Every word that the clauses of a book say, and those that players have for them. */
export const tongueOf = once(
  (book: BookEntries): Tongue => ({ known: new Set(wordsOfClauses(book).flat()), meant: meantIn(book) }),
)

/** The clauses that say most of a sentence; nothing where none says two of its words, its rows among it, or the only one. */
export function statementsOn(book: BookEntries, sentence: Sentence): readonly Statements[] {
  const telling = sentence.words.filter(({ tells }) => tells)
  const { clauses, questions } = sayingIn(book, sentence)
  const [first] = clauses
  if (first === undefined) return []
  const most = weightOf(first.covered)
  const decided = weightOf(together(first.tried, first.covered))
  if (decided < Math.min(2 - BY_TEXT, telling.length) * BY_TEXT) return []
  const among = clauses.filter(({ worth }) => worth >= first.worth * LEAST).slice(0, TOLD)
  const whole = [...among, ...groupOf(first, clauses).filter((one) => !among.includes(one))]
  const best = [...whole, ...besides(clauses, whole, sentence)]
  const open = questions.filter(({ worth }) => worth >= first.worth * ASKED).slice(0, FEW)
  const left = leftBy(sentence, first.covered)
  const untold = leftBy(sentence, together(...best.map(({ covered }) => covered)))
  const isLimit = sentence.limits && first.isLimit
  return [
    {
      is: 'statements',
      clauses: best.map(({ says }) => says),
      questions: open.map(({ says }) => says),
      isOpen: open.some((one) => one.worth >= first.worth && isAsked(one.says, one.covered)),
      parts: [],
      unused: untold.map(({ text }) => text),
      covered: first.covered,
      isClear: sentence.asks === 'sense' || isLimit || isClear(first, clauses),
      score: most * BY_TEXT - left.length * WORD_LEFT + FOR[sentence.asks] + (isLimit ? FOR_LIMIT : 0),
      sentence: sentence.text,
    },
  ]
}

/** By how much more the first clause must say than any of another section, so that it is clear which one answers. */
const CLEARLY = 1.25

/** True if the first clause scores clearly higher than every clause that is not its neighbour. */
const isClear = (first: Saying<Clause>, all: readonly Saying<Clause>[]): boolean => {
  const rival = all.find(({ says }) => says !== first.says)
  return rival === undefined || first.worth >= rival.worth * CLEARLY
}

/** True if the sentence covers most of an open question. Questions about other cases come after the clauses. */
const isAsked = ({ asks }: Question, covered: Covered): boolean =>
  covered.size * 2 > new Set(signedWordsIn(asks).filter((word) => !SMALL.has(word))).size

/** The clauses that say more of one thing, such as `roll.bonus` and `roll.bonusOnce`; its limits belong to a rule. */
const groupOf = ({ says }: Saying<Clause>, all: readonly Saying<Clause>[]): readonly Saying<Clause>[] =>
  all.filter((one) => one.says.id !== says.id && one.says.id.startsWith(says.id)).slice(0, GROUP)

/** For words that clauses leave, the first others that say them beside another word. */
function besides(
  all: readonly Saying<Clause>[],
  told: readonly Saying<Clause>[],
  sentence: Sentence,
): readonly Saying<Clause>[] {
  const found: Saying<Clause>[] = []
  for (const { at } of leftBy(sentence, together(...told.map(({ covered }) => covered)))) {
    if (found.length === BESIDE) break
    const other = all.find(({ covered }) => covered.size > 1 && (covered.get(at) ?? 0) >= SURELY)
    if (other && !found.includes(other)) found.push(other)
  }
  return found
}
