/** Words of players: what people at the table call a thing for which the rules of a book have another word. @module */
import { once } from '../kernel/quick/memoize.js'
import type { BookEntries } from './entries.js'
import { signedWordsIn } from './tokenize.js'

/** For each word of players the words that the rules of a book have for it, as they are compared. */
export const meantIn = once(
  ({ alsoCalled = {} }: Pick<BookEntries, 'alsoCalled'>): ReadonlyMap<string, readonly string[]> => {
    const meant = new Map<string, readonly string[]>()
    for (const [rules, players] of Object.entries(alsoCalled))
      for (const word of players.flatMap(signedWordsIn))
        meant.set(word, [...new Set([...(meant.get(word) ?? []), ...signedWordsIn(rules)])])
    return meant
  },
)
