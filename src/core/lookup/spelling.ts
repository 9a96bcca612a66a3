/** Misspelt words of what somebody seeks: what nothing says is read as the word that is spelt most like it. @module */
import { once } from '../kernel/quick/memoize.js'
import { type BookEntries, type EntryKind, entriesIn } from './entries.js'
import { nearestWord } from './nearest-word.js'
import { SMALL, signedWordsIn } from './tokenize.js'

/** The minimum number of letters of a word that may be misspelt. */
const LEAST = 4

/** A cache of the texts about each kind of entry in a book. */
const sayings = once((_book: BookEntries) => new Map<EntryKind, readonly string[]>())

function saidOf(book: BookEntries, kind: EntryKind): readonly string[] {
  const known = sayings(book).get(kind)
  if (known) return known
  const texts = entriesIn(book, kind).flatMap(({ name, says, asked = '', clauses }) => [
    name,
    says,
    asked,
    ...clauses.map(({ id, section: { title } }) => `${id} ${title}`),
  ])
  const said = [...new Set(texts.flatMap(signedWordsIn))]
  sayings(book).set(kind, said)
  return said
}

/** A word, and as what it is read. */
export interface Respelt {
  readonly word: string
  readonly as: string
}

/**
 * Words as they are sought, and those among them that were read as others. Nobody slips in the first letter; and where no word is plain,
 * nobody can tell what is meant.
 */
export function correctSpelling(
  book: BookEntries,
  kind: EntryKind,
  words: string,
): { readonly words: string; readonly respelt: readonly Respelt[] } {
  const said = saidOf(book, kind)
  const typed = signedWordsIn(words)
  const isSaid = (word: string) => said.some((known) => known.startsWith(word))
  const respelt = typed.flatMap((word) => {
    if (word.length < LEAST || SMALL.has(word) || /\d/.test(word) || isSaid(word)) return []
    const as = nearestWord(
      word,
      said.filter((known) => known[0] === word[0]),
    )
    return as === undefined ? [] : [{ word, as }]
  })
  const isPlain = typed.some((word) => !SMALL.has(word) && isSaid(word))
  if (respelt.length === 0 || !isPlain) return { words, respelt: [] }
  const asOf = new Map(respelt.map(({ word, as }) => [word, as]))
  return {
    words: typed.map((word) => asOf.get(word) ?? word).join(' '),
    respelt,
  }
}
