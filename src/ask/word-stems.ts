/** Similarity of a typed word to a word of a name. @module */
import { nearestWord, withoutSign } from '#core'

/** Scores for similarity: the word itself, the same word in another form, and a word with similar spelling. */
const [SAME, FORM, NEARLY] = [1, 0.9, 0.6]

/** The minimum numbers of letters of a word that has other forms, and of one that can be misspelt. */
const [LEAST_FORM, LEAST_NEARLY] = [3, 4]

/** By how many letters two forms of a word may differ in length. */
const LONGEST_ENDING = 4

/** A word without the ending of a verb or of what is made of one. */
const stem = (word: string): string => {
  const cut = word.replace(/(?:ment|ing|ed|es|e)$/, '')
  return cut.length < LEAST_FORM ? word : cut
}

/** Words that ask for the same, and forms of a verb that no ending tells. */
const ALIKE: readonly (readonly string[])[] = `price cost pay paid spend spent
  begin start
  end finish stop
  last final
  swap exchange change
  attack shoot
  fire shoot
  remove destroy kill eliminate
  gain receive earn
  enemy opponent opposing
  strong strength
  maximum maximal max
  minimum minimal min
  adjacent neighbouring
  win won winner
  several many
  room fit carry
  lose lost
  take took taken
  draw drawn
  split divide divided undivided
  back recover regain retake
  fall fell fallen defeat defeated
  follow advance displace displacement
  buy bought purchase
  build built
  leave left
  fight fought
  choose chose chosen
  give gave given
  hold held
  break broke broken breaker breaking
  all everybody everyone every
  first ahead order
  before ahead
  arrive come came
  again another second twice
  income earn earning
  alone solo solitaire
  people person player
  promise agreement bind binding
  keep kept
  drive move
  go enter
  roll die dice
  land landed
  stop end
  score count
  captured taken seized
  below less
  lower down decrease reduce
  raise raised increase
  same equal equally
  worth value
  above more
  pick take
  turned flipped
  owner own
  no none nobody nothing without never`
  .split('\n')
  .map((line) => line.trim().split(' '))

/** The stems of the words that ask for the same as a stem. */
const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ALIKE.flat().map((word) => [
    stem(word),
    new Set(ALIKE.filter((words) => words.some((one) => stem(one) === stem(word))).flatMap((words) => words.map(stem))),
  ]),
)

const isSynonym = (said: string, known: string): boolean => SYNONYMS.get(stem(said))?.has(stem(known)) ?? false

const isNumber = (word: string): boolean => /\d/.test(word)

/** Numbers of which one has no sign. */
const isSameNumber = (said: string, known: string): boolean =>
  withoutSign(said) === withoutSign(known) && (withoutSign(said) === said || withoutSign(known) === known)

/** True if a word may be a misspelling of another. The first letter is never wrong. */
const isMisspelt = (said: string, known: string): boolean =>
  said.length >= LEAST_NEARLY && said[0] === known[0] && nearestWord(said, [known]) !== undefined

/** Computes the similarity of two words, from 0 to 1. A word that is `spelt` correctly is no misspelling of another. */
export function likeness(said: string, known: string, spelt = false): number {
  if (said === known) return SAME
  if (isNumber(said) || isNumber(known)) return isSameNumber(said, known) ? FORM : 0
  const [short, long] = said.length < known.length ? [said, known] : [known, said]
  if (short.length < LEAST_FORM) return 0
  if (stem(said) === stem(known) || isSynonym(said, known)) return FORM
  if (long.startsWith(stem(short)) && short.length > LEAST_FORM && long.length - short.length <= LONGEST_ENDING)
    return FORM - 0.1
  return !spelt && isMisspelt(said, known) ? NEARLY : 0
}

/** A word as it was typed, with the words that a book has for it. */
interface Spoken {
  readonly word: string
  readonly spelt: boolean
  readonly meant: readonly string[]
}

/** Computes the similarity of a typed word to a word of a name, directly or through the book's word for it. */
export const likenessOf = ({ word, spelt, meant }: Spoken, known: string): number =>
  Math.max(likeness(word, known, spelt), ...meant.map((one) => FORM * likeness(one, known, true)))
