/** Clauses of a state of a book in words: their sections first, and then their ids. @module */
import { once, sectionWords } from '#core'
import type { BookState } from './book-state.js'

/** Returns the words for a clause: `page 1, para 6 Setup (setup.board)`. */
export const clauseWordsIn = once(({ sections, clauses }: BookState): ((id: string) => string) => {
  const heads = new Map(sections.map((section) => [section.name, sectionWords(section)]))
  const words = new Map(clauses.map(({ id, section }) => [id, `${heads.get(section) ?? section} (${id})`]))
  return (id) => words.get(id) ?? id
})

/** Formats the clauses that something rests on now, and those that it no longer rests on. */
export function recitedText(now: readonly string[], before: readonly string[]): string {
  const [come, gone] = [beyond(now, before), beyond(before, now)]
  if (come.length + gone.length === 0) return '; the same clauses in another order'
  return [...part('now also on', come), ...part('no longer on', gone)].map((text) => `; ${text}`).join('')
}

const beyond = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.includes(one))

const part = (says: string, clauses: readonly string[]): readonly string[] =>
  clauses.length > 0 ? [`${says} ${clauses.join(', ')}`] : []
