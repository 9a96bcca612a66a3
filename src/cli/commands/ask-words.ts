/** `rulewright ask`: whether its words name a position, or say a sentence. @module */
import { isFile, isStdin } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { bookFirst } from '../library.js'
import type { Session } from '../session.js'
import { ask, type Flags } from './ask.js'
import type { Spoken } from './ask-sentence.js'

/** Asks in the position of a file, or what a sentence says. */
export async function askWords(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  const { name, others } = bookFirst(session.library, words)
  const spoken = spokenIn(others, name !== undefined)
  if (spoken.sentence === '') {
    if (flags.asExample) throw new Unreadable(['--as-example: expected a sentence, too'])
    return ask(words, flags, session)
  }
  const { askSentence } = await import('./ask-sentence.js')
  return askSentence(words, spoken, flags, session)
}

/** What words say behind the book, if one is named: what is no file begins a sentence. */
function spokenIn([first = '', ...others]: readonly string[], ofBook: boolean): Spoken {
  const isPath = isStdin(first) || /\.(?:json|ya?ml)$/i.test(first) || isFile(first)
  // A single word behind no book is more likely the name of a file.
  const isWord = !ofBook && others.length === 0 && !/\s/.test(first)
  if (isPath || isWord) return { file: first, sentence: others.join(' ').trim() }
  return { file: undefined, sentence: [first, ...others].join(' ').trim() }
}
