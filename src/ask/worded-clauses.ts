/** The clauses and the questions of a book with their words, and how much each word counts there. @module */
import {
  asNumber,
  type BookEntries,
  type Clause,
  entriesIn,
  headOf,
  isLimit,
  late,
  once,
  type Question,
  rowIfThen,
  SMALL,
  signedWordsIn,
  spokenOfIn,
} from '#core'
import { isApart, isOfSetUp, ownWords, type ScoredText } from './clause-scores.js'
import { isBound } from './stated-limits.js'

/** The words of what each clause says, in the order of the clauses. */
export const wordsOfClauses = once((book: BookEntries): readonly (readonly string[])[] =>
  entriesIn(book, 'clauses').map(({ says }) => signedWordsIn(says)),
)

/** Scores for a word by its place: in related text such as questions, in the heading, and in the clause itself. */
const [ABOUT, OVER, OWN] = [0.6, 0.7, 1]

/** Scores for a word in the heading of the parent section, and for one in a clause referred to without its name. */
const [ABOVE, SPOKEN_OF] = [0.3, 0.5]

/** Small words that tell something of a clause all the same: that something is not there, or is not so. */
export const DENYING_WORDS = new Set(['no', 'none', 'nobody', 'nothing', 'without', 'never'])

/** Something that the rules say, with its words, each with what it counts there. */
export interface WordedText<T> extends Omit<ScoredText, 'covered'> {
  readonly says: T
  /** The number of its own words. */
  readonly long: number
  readonly words: ReadonlyMap<string, number>
  /** The words of the rows that cite it, found where somebody asks. */
  readonly rows: () => ReadonlySet<string>
  /** The words over it, and those of the name of its section. */
  readonly heading: readonly string[]
  /** The words of the titles printed over it. */
  readonly title: readonly string[]
  /** True if it permits something to one seat alone, which answers the question for all others. */
  readonly isOnly: boolean
  /** The words of its own name. */
  readonly called: readonly string[]
}

const USES = ['tables', 'procedures', 'measures', 'offers'] as const

/** The words of the names of what is made of each clause. */
const usesIn = once((book: BookEntries): ReadonlyMap<Clause, readonly (readonly string[])[]> => {
  const uses = new Map<Clause, (readonly string[])[]>()
  for (const { name, clauses } of USES.flatMap((kind) => entriesIn(book, kind))) {
    const words = tellingIn(name)
    for (const clause of clauses) {
      const known = uses.get(clause)
      if (known) known.push(words)
      else uses.set(clause, [words])
    }
  }
  return uses
})

/** The clauses of a book with their words. */
export const wordedClauses = once((book: BookEntries): readonly WordedText<Clause>[] => {
  const said = wordsOfClauses(book)
  const seats = seatWords(book)
  return entriesIn(book, 'clauses').map(({ value, says, asked = '' }, at) => {
    const own = tellingAmong(said[at] ?? [])
    const { title, heading } = overIn(value.section)
    return {
      says: value,
      isLimit: isLimit({ says }),
      isBound: isBound(value.text),
      kind: value.kind,
      text: value.text,
      givesLeave: value.kind === 'prohibition' || value.kind === 'permission',
      isSetUp: isOfSetUp(value),
      isOfNobody: isApart(value, sectionsOver(book, value.section)),
      names: ownWords(value),
      title,
      long: own.length,
      heading,
      called: aboutIn(value.id.slice(value.section.name.length)),
      isOnly: aloneIn(value.text).some((word) => seats.includes(word)),
      words: counted(
        [sectionsOver(book, value.section).flatMap((above) => overIn(above).title), ABOVE],
        [(value.kind === 'note' ? [] : spokenOfIn(book, value)).flatMap(({ text }) => tellingIn(text)), SPOKEN_OF],
        [[...tellingIn(asked), ...(usesIn(book).get(value) ?? []).flat()], ABOUT],
        [title, OVER],
        [[...tellingIn(value.id), ...own], OWN],
      ),
      rows: late(() => new Set((rowsIn(book).get(value) ?? []).flatMap((words) => words()))),
    }
  })
})

/** The sections that hold another one, by their numbers. */
export const sectionsOver = (
  { sections }: Pick<BookEntries, 'sections'>,
  { number }: Clause['section'],
): readonly Clause['section'][] => sections.map(headOf).filter((section) => number.startsWith(`${section.number}.`))

/** The words that stand over the clauses of a section: of its title, and of its name, too. */
const overIn = once(({ title, name }: Clause['section']) => ({
  title: namesIn(title),
  heading: [...new Set(namesIn(`${title} ${name}`))],
}))

/** The rows that cite each clause, each as what gives its words: in which cases it decides, and what comes of it. */
const rowsIn = once((book: BookEntries): ReadonlyMap<Clause, readonly (() => readonly string[])[]> => {
  const citing = new Map<Clause, (() => readonly string[])[]>()
  for (const table of book.tables)
    for (const row of table.rows) {
      const words = late(() => namesIn(rowIfThen(table, row)))
      for (const clause of row.clauses) {
        const known = citing.get(clause)
        if (known) known.push(words)
        else citing.set(clause, [words])
      }
    }
  return citing
})

/** Words by which a clause speaks of one alone. */
const ALONE = /\b(?:only|(?:nobody|no one|none) but)(?: the)? (\p{L}+)|(\p{L}+) alone\b/giu

/** Lists the seats that a text names as the only ones. */
const aloneIn = (text: string): readonly string[] =>
  [...text.matchAll(ALONE)].flatMap(([, behind, before]) => tellingIn(behind ?? before ?? ''))

/** The words by which the seats of a book are called. */
export const seatWords = once(({ seats = [] }: BookEntries): readonly string[] => seats.flatMap(tellingIn))

const NO_WORDS: ReadonlySet<string> = new Set()

/** The questions of a book with their words. */
export const wordedQuestions = once(({ questions = [] }: BookEntries): readonly WordedText<Question>[] =>
  questions.map((says) => ({
    says,
    isLimit: false,
    isBound: false,
    text: says.asks,
    // What is open about leave is open to who asks for it.
    givesLeave: true,
    isSetUp: false,
    isOfNobody: false,
    names: [],
    title: [],
    long: tellingIn(says.asks).length,
    heading: [],
    called: aboutIn(says.name),
    isOnly: false,
    words: counted(
      [Object.values(says.readings).flatMap(tellingIn), ABOUT],
      [[...tellingIn(says.name), ...tellingIn(says.asks)], OWN],
    ),
    rows: () => NO_WORDS,
  })),
)

const tellingIn = (text: string): readonly string[] => tellingAmong(signedWordsIn(text))

const tellingAmong = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !SMALL.has(word) || DENYING_WORDS.has(word))

/** The words of a name. */
const namesIn = (name: string): readonly string[] => tellingIn(name).map(asNumber)

/** The same, of a name that tells what a thing is about: one with a number in it tells only how many of it, and one with "out" what is not there. */
const aboutIn = (name: string): readonly string[] =>
  signedWordsIn(name).some((word) => /\d|^(?:off|out)$/.test(asNumber(word))) ? [] : namesIn(name)

/** The words of a thing with what they count: where one is said twice, the place counts that stands last. */
const counted = (...places: readonly (readonly [readonly string[], number])[]): ReadonlyMap<string, number> =>
  new Map(places.flatMap(([words, counts]) => words.map((word) => [asNumber(word), counts] as const)))

/** Every word of the clauses and the questions of a book. */
export const bookVocabulary = once((book: BookEntries): readonly string[] => [
  ...new Set([...wordedClauses(book), ...wordedQuestions(book)].flatMap(({ words }) => [...words.keys()])),
])
