/** `rulewright ask`: whether its words name a position, or say a sentence. @module */
import { isFile, isStdin } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { bookFirst, bookMeant } from '../library.js'
import { sessionUnder } from '../read-as.js'
import type { Session } from '../session.js'
import { ask, type Flags } from './ask.js'
import type { Spoken } from './ask-sentence.js'

/** Asks where a file, a book or a procedure says, or what a sentence says. */
export async function askWords(words: readonly string[], flags: Flags, given: Session): Promise<void> {
  const session = sessionUnder(given, flags.reading)
  const { name, others } = bookFirst(session.library, words)
  const isPlace = saysPlace(others, flags) || (await isProcedure(name, others, session))
  const spoken = isPlace ? NOTHING : spokenIn(others, name !== undefined)
  if (spoken.sentence === '') {
    if (flags.asExample) throw new Unreadable(['--as-example: expected a sentence, too'])
    return ask(words, flags, session)
  }
  const { askSentence } = await import('./ask-sentence.js')
  return askSentence(words, spoken, flags, session)
}

const NOTHING: Spoken = { file: undefined, sentence: '' }

/** Whether it is plain that no sentence is said: nothing is, or the argument of a procedure, or where one begins. */
const saysPlace = (words: readonly string[], { example, after, from }: Flags): boolean =>
  words.length === 0 ||
  words.some((word) => /^[\w-]+=/.test(word)) ||
  [example, after, from].some((one) => one !== undefined)

/** Whether words are the name of a procedure of the book that is named, or else of the one that is usually meant. */
async function isProcedure(name: string | undefined, words: readonly string[], { library }: Session): Promise<boolean> {
  if (name === undefined && (library.usual === undefined || isPath(words[0]))) return false
  const said = words.join(' ').toLowerCase()
  const { charts } = await bookMeant(library, name)
  return charts.some((chart) => chart.name.toLowerCase() === said)
}

/** Whether a word is the path of a file. */
const isPath = (word = ''): boolean => isStdin(word) || /\.(?:jsonl?|ya?ml)$/i.test(word) || isFile(word)

/** What words say behind the book, if one is named: what is no file begins a sentence. */
function spokenIn([first = '', ...others]: readonly string[], ofBook: boolean): Spoken {
  // A single word behind no book is more likely the name of a file.
  const isWord = !ofBook && others.length === 0 && !/\s/.test(first)
  if (isPath(first) || isWord) return { file: first, sentence: others.join(' ').trim() }
  return { file: undefined, sentence: [first, ...others].join(' ').trim() }
}
