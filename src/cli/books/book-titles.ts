/** Books by their printed titles, and the book that a misspelt word probably means. @module */
import { type ListedBook, nearestWord } from '#core'

/** The maximum number of words in a title that need no quotes. */
export const MOST_WORDS = 6

/** A text without regard to capitals, accents and signs. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words for a book beside its names: the title, and its last part behind a dash or a colon. */
const titlesOf = ({ title }: Pick<ListedBook, 'title'>): readonly string[] => [
  ...new Set([title, title.split(/\s[-–—]\s|:\s/).at(-1) ?? title]),
]

/** The book with this title, if only one has it. */
export function bookWithTitle(books: readonly ListedBook[], text: string): ListedBook | undefined {
  const wanted = plainly(text)
  if (wanted === '') return undefined
  const [found, ...others] = books.filter((book) => titlesOf(book).some((title) => plainly(title) === wanted))
  return others.length === 0 ? found : undefined
}

/** Suggests the book that a misspelt word means, as the end of a message; nothing if none is near. */
export function meantText(books: readonly ListedBook[], word: string): string {
  const names = books.flatMap(({ name, short }) => [name, ...(short === undefined ? [] : [short])])
  const close = nearestWord(word, names) ?? nearTitle(books, word)
  return close === undefined ? '' : `; did you mean "${close}"?`
}

/** The name of the book whose title is spelt most like a word. */
function nearTitle(books: readonly ListedBook[], word: string): string | undefined {
  const title = nearestWord(word, books.flatMap(titlesOf))
  return books.find((book) => title !== undefined && titlesOf(book).includes(title))?.name
}
