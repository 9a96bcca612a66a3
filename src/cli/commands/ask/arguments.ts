/** `rulewright ask`: whether its words name a position, or say a sentence. @module */

import { isFile, isStdin, Unreadable } from '#core'
import { type LinesFlags, withClauseLines } from '../../books/clause-lines.js'
import { bookFirst, bookMeant } from '../../books/library.js'
import { sessionUnder } from '../../books/with-readings.js'
import type { Session } from '../../program/command-context.js'
import { type AskFlags, ask } from './run.js'
import type { Spoken } from './sentence.js'

/** Asks where a file, a book or a procedure says, or what a sentence says. */
export const askWords = (words: readonly string[], flags: AskFlags & LinesFlags, session: Session): Promise<void> =>
  withClauseLines(session, flags, (heard) => askPlaceOrSentence(words, flags, heard))

async function askPlaceOrSentence(words: readonly string[], flags: AskFlags, given: Session): Promise<void> {
  const session = sessionUnder(given, flags.reading)
  const { name, others } = bookFirst(session.library, words)
  const isPlace = saysPlace(others, flags) || (await isProcedure(name, others, session))
  const spoken = isPlace ? NOTHING : spokenIn(others, name !== undefined)
  if (spoken.sentence === '') {
    if (flags.asExample) throw new Unreadable(['--as-example: expected a sentence, too'])
    return ask(words, flags, session)
  }
  const { askSentence } = await import('./sentence.js')
  return askSentence(words, spoken, flags, session)
}

const NOTHING: Spoken = { file: undefined, sentence: '' }

/** True if the words are clearly no sentence: there are none, an argument of a procedure is given, or a place to start from. */
const saysPlace = (words: readonly string[], { example, after, from }: AskFlags): boolean =>
  words.length === 0 ||
  words.some((word) => /^[\w-]+=/.test(word)) ||
  [example, after, from].some((one) => one !== undefined)

/** True if words name a procedure of the given book, or else of the usual book. */
async function isProcedure(name: string | undefined, words: readonly string[], { library }: Session): Promise<boolean> {
  if (name === undefined && (library.usual === undefined || isPath(words[0]))) return false
  const said = words.join(' ').toLowerCase()
  const { charts } = await bookMeant(library, name)
  return charts.some((chart) => chart.name.toLowerCase() === said)
}

/** True if a word is the path of a file. */
const isPath = (word = ''): boolean => isStdin(word) || /\.(?:jsonl?|ya?ml)$/i.test(word) || isFile(word)

/** Splits the words after the book name, if there is one. A word that is no file begins a sentence. */
function spokenIn([first = '', ...others]: readonly string[], ofBook: boolean): Spoken {
  // A single word behind no book is more likely the name of a file.
  const isWord = !ofBook && others.length === 0 && !/\s/.test(first)
  if (isPath(first) || isWord) return { file: first, sentence: others.join(' ').trim() }
  return { file: undefined, sentence: [first, ...others].join(' ').trim() }
}
