/** Words that were not understood in a sentence, and suggestions for other questions. @module */
import type { Book, GameState, Rules } from '#core'
import { beginningsIn } from './implied-starts.js'
import { tongueOf } from './limiting-clauses.js'
import { basesOf } from './match-actions.js'
import { naming, weightOf } from './name-coverage.js'
import { type Sentence, sentenceOf } from './sentence.js'
import { understand } from './understand.js'
import { likeness } from './word-stems.js'

/** The words of a sentence that a book nowhere says, as they were typed. */
export function unknownIn<Game extends GameState>(book: Book<Game>, sentence: Sentence): readonly string[] {
  const { charts, measures = [], seats = [] } = book
  const named = [...charts, ...measures].map(({ name }) => name)
  const known = [...named, ...seats].flatMap((name) => naming(sentence, name)?.covered ?? [])
  const said = [...tongueOf(book).known]
  return sentence.words
    .filter(({ at, tells, word, spelt }) => tells && !known.some((one) => one.has(at)) && !isSaid(said, word, spelt))
    .map(({ text }) => text)
}

const isSaid = (said: readonly string[], word: string, spelt: boolean): boolean =>
  said.some((one) => likeness(word, one, spelt) > 0)

/** The number of suggestions to show, and of sentences to try for them. */
const [SHOWN, TRIED] = [3, 12]

/** A few sentences that a book understands, those that say most of the words of another first. */
export function askable<Game extends GameState>(rules: Rules<Game>, sentence: Sentence): readonly string[] {
  const worth = (said: string) => weightOf(naming(sentence, said)?.covered ?? new Map())
  const [done, counted] = [doneIn(rules), countedIn(rules.book)].map((some) =>
    some.toSorted((one, other) => worth(other) - worth(one)).slice(0, TRIED),
  )
  const shown: string[] = []
  for (const [some = [], most] of [
    [done, SHOWN - 1],
    [counted, SHOWN],
  ] as const)
    for (const one of some) if (shown.length < most && isPlain(rules, one)) shown.push(one)
  return shown
}

/** True if a sentence has a single meaning, which can be judged. */
function isPlain<Game extends GameState>(rules: Rules<Game>, said: string): boolean {
  const [first, ...others] = understand(rules, said, { is: 'anywhere' }).meanings
  return first !== undefined && others.length === 0 && first.is !== 'statements' && first.unused.length === 0
}

/** Lists the procedures that may begin in the first game of a book, as sentences. */
function doneIn<Game extends GameState>({ book }: Rules<Game>): readonly string[] {
  const [base] = basesOf(book)
  if (base === undefined) return []
  return book.charts.flatMap(({ name }) => {
    const begun = beginningsIn(book, base, sentenceOf(name)).filter(({ chart }) => chart.name === name)
    // What begins without an argument is mostly a part of the game, and nothing that somebody does.
    return begun.find(({ refusals, accounted }) => refusals.length === 0 && accounted.length > 1)?.said ?? []
  })
}

/** Lists the measures of a book, as sentences. */
const countedIn = <Game extends GameState>({ measures = [] }: Pick<Book<Game>, 'measures'>): readonly string[] =>
  measures
    .toSorted((one, other) => Object.keys(one.domains).length - Object.keys(other.domains).length)
    .map(({ name, domains }) =>
      ['what is', name, ...Object.values(domains).flatMap(([first]) => first ?? [])].join(' '),
    )
