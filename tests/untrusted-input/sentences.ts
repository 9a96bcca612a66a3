/** Sentences: words of people about a game, of which some are out of place, misspelt or odd. @module */
import fc from 'fast-check'
import { ODD_TEXTS } from './odd-values.js'

/** Words that turn a sentence round, or that stand for a number. */
const TURNS: readonly string[] = [
  ...['may', 'not', 'how many', 'who', 'when', 'what', 'if', 'and', 'or', 'then', 'each', 'all', 'no', 'a', 'the', '?'],
  ...['0', '3', '-1', '99999999999999999999', '1e999', 'half', 'two', 'minus', '1.0', '2.3.1', '(', '"', ',', ';', ':'],
]

/** A word as it is misspelt: a letter is gone, twice there, or changes places with the next. */
const misspelt = (word: string, at: number, how: number): string => {
  const one = at % (word.length + 1)
  const [before, letter, after] = [word.slice(0, one), word.slice(one, one + 1), word.slice(one + 1)]
  return [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
  ][how % 3] as string
}

/** A change to the words of a sentence. */
type Change = (words: readonly string[]) => readonly string[]

const inserted =
  (at: number, other: string): Change =>
  (words) =>
    words.toSpliced(at % (words.length + 1), 0, other)

const replaced =
  (at: number, change: (said: string) => string): Change =>
  (words) =>
    words.map((said, number) => (number === at % words.length ? change(said) : said))

/** Sentences that begin as some sound ones do. */
export function sentencesLike(sound: readonly string[]): fc.Arbitrary<string> {
  const known = [...new Set(sound.flatMap((one) => one.split(' ')))]
  const at = fc.nat({ max: 1000 })
  const word = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.constantFrom(...TURNS) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  )
  const change = fc.oneof(
    at.map(
      (one): Change =>
        (words) =>
          words.toSpliced(one % Math.max(1, words.length), 1),
    ),
    fc.tuple(at, word).map(([one, other]) => inserted(one, other)),
    fc.tuple(at, word).map(([one, other]) => replaced(one, () => other)),
    fc
      .tuple(at, at, fc.nat({ max: 2 }))
      .map(([one, letter, how]) => replaced(one, (said) => misspelt(said, letter, how))),
    at.map(
      (one): Change =>
        (words) => [...words.slice(one % words.length), ...words.slice(0, one % words.length)],
    ),
    fc.constantFrom(...sound).map(
      (other): Change =>
        (words) => [...words, ...other.split(' ')],
    ),
  )
  return fc
    .tuple(fc.constantFrom(...sound), fc.array(change, { maxLength: 4 }))
    .map(([one, changes]) => changes.reduce((words, act) => act(words), one.split(' ') as readonly string[]).join(' '))
}
