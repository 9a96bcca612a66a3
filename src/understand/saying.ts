/** What the rules say in the words of a sentence: clauses and questions, and how much of it each of them says. @module */
import type { Clause, Question } from '#kernel'
import { headOf } from '../kernel/clause.js'
import { late, once } from '../kernel/once.js'
import { isAmount } from '../lookup/amounts.js'
import { type BookEntries, entriesIn } from '../lookup/entries.js'
import { spokenOfIn } from '../lookup/leaning.js'
import { isLimit } from '../lookup/search.js'
import { rowIfThen } from '../lookup/sentences.js'
import { asNumber, SMALL, signedWordsIn } from '../lookup/words-in.js'
import { type Answer, answering, isApart, isOfSetUp, ownWords } from './answering.js'
import { isBound } from './bounds.js'
import { type Covered, together } from './covering.js'
import { likenessOf } from './likeness.js'
import type { Said, Sentence } from './sentence.js'
import { isExtreme } from './wanting.js'

/** The words of what each clause says, in the order of the clauses. */
export const wordsOfClauses = once((book: BookEntries): readonly (readonly string[])[] =>
  entriesIn(book, 'clauses').map(({ says }) => signedWordsIn(says)),
)

/** What a word counts by where it is said: in what is asked about a thing or made of it, over it, and in the thing itself. */
const [ABOUT, OVER, OWN] = [0.6, 0.7, 1]

/** What a word counts that stands over the section above, and one of the clause of which a clause speaks without naming it. */
const [ABOVE, SPOKEN_OF] = [0.3, 0.5]

/** What it counts beside them where only the rows of tables say it: that tells which clause is meant, not that one says it. */
const BY_ROWS = 0.5

/** Small words that tell something of a clause all the same: that something is not there, or is not so. */
const DENIES = new Set(['no', 'none', 'nobody', 'nothing', 'without', 'never'])

/** Nouns of pieces and of all there is, which say little beside a name: `Hero point`, `in a game`. */
const LIGHT = /^(?:chit|counter|game|marker|piece|player|token|use|used)$/

/** What such a word counts. */
const LIGHTLY = 0.5

const weightIn = (word: string): number => (LIGHT.test(word) ? LIGHTLY : /^[+-]?\d{1,3}$/.test(word) ? NUMBERED : 1)

/** How well a clause must say a word so that it is one of those that say it. */
const SAID = 0.51

/** What a word counts behind what is asked, where it only tells in what case that is. */
const IN_CASE = 0.6

/** How many words of its own make what a clause says count half as much. */
const LONG = 100

/** How much less a clause says for each word of its heading that nobody said: it speaks of something else. */
const UNSAID = 0.05

/** So many such words count. */
const MOST_UNSAID = 3

/** What a number counts beside a word, but for years: another one is another case. */
const NUMBERED = 1.25

/** How much more a clause says where the title over it has all that was said. */
const IN_TITLE = 1.3

/** How much more it says where all words of its own name are said: it is about them. */
const CALLED = 1.15

/** How much more it says where nothing was said but the title over it: who says that asks what its section says. */
const TITLED = 1.1

/** What a word that asks for the most counts where it stands only as a name, beside what tells how far something goes. */
const MOST_NAMED = 0.3

/** Something that the rules say, with its words, each with what it counts there. */
interface Worded<T> extends Omit<Answer, 'covered'> {
  readonly says: T
  /** How many words it has itself. */
  readonly long: number
  readonly words: ReadonlyMap<string, number>
  /** The words of the rows that cite it, found where somebody asks. */
  readonly rows: () => ReadonlySet<string>
  /** The words over it, and those of the name of its section. */
  readonly heading: readonly string[]
  /** Those that are printed over it. */
  readonly title: readonly string[]
  /** Whether it tells what one seat alone may do, which answers about every other. */
  readonly isOnly: boolean
  /** The words of its own name. */
  readonly called: readonly string[]
}

/** The same with what it says of a sentence. */
export interface Saying<T> extends Pick<Worded<T>, 'says' | 'isLimit'> {
  readonly covered: Covered
  /** What only the rows say that cite it. */
  readonly tried: Covered
  /** How much of the sentence it says: a word that few clauses say tells more. */
  readonly worth: number
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

const clausesIn = once((book: BookEntries): readonly Worded<Clause>[] => {
  const said = wordsOfClauses(book)
  const seats = seatsIn(book)
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

/** Words behind which a number tells which one, and not how many. */
const NUMBERS = /^(?:card|level|phase|round|space|step|turn|year)$/

/** Words by which a clause speaks of one alone. */
const ALONE = /\b(?:only|(?:nobody|no one|none) but)(?: the)? (\p{L}+)|(\p{L}+) alone\b/giu

/** Those of whom it does. */
const aloneIn = (text: string): readonly string[] =>
  [...text.matchAll(ALONE)].flatMap(([, behind, before]) => tellingIn(behind ?? before ?? ''))

/** The words by which the seats of a book are called. */
const seatsIn = once(({ seats = [] }: BookEntries): readonly string[] => seats.flatMap(tellingIn))

const NO_WORDS: ReadonlySet<string> = new Set()

const questionsIn = once(({ questions = [] }: BookEntries): readonly Worded<Question>[] =>
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
  words.filter((word) => !SMALL.has(word) || DENIES.has(word))

/** The words of a name. */
const namesIn = (name: string): readonly string[] => tellingIn(name).map(asNumber)

/** The same, of a name that tells what a thing is about: one with a number in it tells only how many of it, and one with "out" what is not there. */
const aboutIn = (name: string): readonly string[] =>
  signedWordsIn(name).some((word) => /\d|^(?:off|out)$/.test(asNumber(word))) ? [] : namesIn(name)

/** The words of a thing with what they count: where one is said twice, the place counts that stands last. */
const counted = (...places: readonly (readonly [readonly string[], number])[]): ReadonlyMap<string, number> =>
  new Map(places.flatMap(([words, counts]) => words.map((word) => [asNumber(word), counts] as const)))

const vocabularyOf = once((book: BookEntries): readonly string[] => [
  ...new Set([...clausesIn(book), ...questionsIn(book)].flatMap(({ words }) => [...words.keys()])),
])

/** What tells how much something says of a sentence. */
type Weighed = Pick<Worded<unknown>, 'called' | 'heading' | 'long' | 'title'> & Answer & Pick<Saying<unknown>, 'tried'>

/** The clauses, and the questions, that say something of a sentence: those that say most of it first. */
export function sayingIn(
  book: BookEntries,
  sentence: Sentence,
): { readonly clauses: readonly Saying<Clause>[]; readonly questions: readonly Saying<Question>[] } {
  const telling = sentence.words.filter(({ tells, word }) => tells || DENIES.has(word))
  const alike = new Map(telling.map((said) => [said, alikeIn(book, said)]))
  const covering = <T>(all: readonly Worded<T>[]) =>
    all.map((one) => ({ ...one, covered: coveredBy(one, alike, sentence, seatsIn(book)) }))
  const clauses = covering(clausesIn(book))
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
  const ranked = <T>(all: readonly (Worded<T> & Pick<Saying<T>, 'covered'>)[]) =>
    all
      .filter(({ covered }) => covered.size > 0)
      .map((one) => ({ ...one, tried: triedBy(one, alike) }))
      .map((one) => ({ ...one, worth: worthIn(one) }))
      .toSorted((one, other) => other.worth - one.worth)
  return { clauses: ranked(clauses), questions: ranked(covering(questionsIn(book))) }
}

/** The words of the rules that a word can be, each with how like it they are. */
const alikeIn = (book: BookEntries, said: Said): ReadonlyMap<string, number> =>
  new Map(
    vocabularyOf(book).flatMap((known) => {
      const like = likenessOf(said, known)
      return like > 0 ? [[known, like] as const] : []
    }),
  )

/** Which words the rows say that cite something. */
function triedBy({ rows: found }: Worded<unknown>, alike: ReadonlyMap<Said, ReadonlyMap<string, number>>): Covered {
  const tried = new Map<number, number>()
  const rows = found()
  for (const [{ at }, some] of alike) {
    let best = 0
    for (const [known, like] of some) if (rows.has(known)) best = Math.max(best, like * BY_ROWS)
    if (best > 0) tried.set(at, best)
  }
  return tried
}

/** Which words something says; where somebody asks how many may be, what limits answers whatever number is said. */
function coveredBy(
  { words, isLimit: limits, isBound: bounds, isOnly }: Worded<unknown>,
  alike: ReadonlyMap<Said, ReadonlyMap<string, number>>,
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
