/** `rulewright ask` with a sentence, carried out: what it was understood as, and what the rules say to that. @module */

import { stringify } from 'yaml'
import {
  askable,
  exampleOf,
  isDoubtful,
  type Meaning,
  type Sentence,
  tooLong,
  type Understood,
  understoodBy,
  unknownIn,
} from '#ask'
import { briefly, type Rules, Unreadable, withSeatTitles } from '#core'
import { bookFirst } from '../../books/library.js'
import { printResult } from '../../output/print-result.js'
import type { Session } from '../../program/command-context.js'
import { EXIT, type Io } from '../../program/io.js'
import { programName } from '../../program/program-name.js'
import type { Paint } from '../../text/layout/output-layout.js'
import { severalText } from '../../text/sentence-answer.js'
import type { AskFlags } from './run.js'
import { placeInBook, placeInFile, type SentencePlace } from './sentence-place.js'
import { plainMeaning, plainTold } from './sentence-plain.js'
import { sentenceText } from './sentence-text.js'

/** A sentence, and the file with the position in which it is asked, where one is named. */
export interface Spoken {
  readonly file: string | undefined
  readonly sentence: string
}

/** Tells what a sentence means, and what the rules say to that. */
export async function askSentence(
  words: readonly string[],
  { file, sentence }: Spoken,
  flags: AskFlags,
  session: Session,
): Promise<void> {
  const { io, ends } = session
  const { name } = bookFirst(session.library, words)
  const place =
    file === undefined
      ? await placeInBook([name, words[0]], flags, session)
      : await placeInFile(name, file, flags, session)
  const long = tooLong(sentence)
  if (long !== undefined) throw new Unreadable([`got a sentence of ${long.got}, expected ${long.expected}`])
  const { rules, seat, where } = place
  const understood = understoodBy(rules, sentence, seat, () => where)
  const meaning = await chosen(understood, place, flags, session)
  if (meaning === undefined) return
  if (flags.asExample) return io.out(exampleText(place, sentence, meaning))
  const { further, present, impossible = [] } = understood
  const isNear = meaning.is === 'statements' && isDoubtful(place.rules.book, understood.sentence, { meaning, present })
  ends(endOf(understood.sentence, meaning, isNear))
  const told = { sentence, meaning, further, present, impossible, isNear }
  printResult(io, flags, {
    data: () => plainTold(rules, told, flags),
    text: (paint) => withSeatTitles(sentenceText(rules, told, flags, paint), rules.book.seats),
  })
}

/** The meaning that is told: the only one, or the one that somebody at the keyboard picks. */
async function chosen(
  { meanings, sentence }: Understood,
  { rules }: SentencePlace,
  { json = false, asExample = false }: AskFlags,
  { io, ends }: Session,
): Promise<Meaning | undefined> {
  const [first, ...others] = meanings
  if (first === undefined) throw new Unreadable(notUnderstood(rules, sentence))
  if (others.length === 0) return first
  const told = {
    data: () => ({ book: rules.book.name, sentence: sentence.text, meanings: meanings.map(plainMeaning) }),
    text: (paint: Paint) => severalText(meanings, paint),
  }
  // An example file is the output: the meanings to choose from stand beside it.
  printResult(asExample && !json ? { ...io, out: io.err } : io, { json }, told)
  const picked = io.typed && !json ? meanings[(await picking(io, meanings.length)) - 1] : undefined
  if (picked === undefined) ends(EXIT.unreadable)
  return picked
}

/** Lists the words that were not understood, and some similar sentences that would be. */
function notUnderstood(rules: Rules, sentence: Sentence): readonly string[] {
  const { book } = rules
  const unknown = unknownIn(book, sentence)
  const words = unknown.map((word) => `"${briefly(word)}"`)
  const what =
    words.length > 0
      ? `no rule of ${book.title} says ${words.join(', ')}`
      : `nothing in ${book.title} answers "${briefly(sentence.text)}"`
  const examples = askable(rules, sentence)
  return [
    `${what}; expected a player, an action and a place, or a question about the rules${examples.length > 0 ? ', such as:' : ''}`,
    ...examples.map((one) => `  ${one}`),
    `"${programName()} find clauses ${book.name} WORD" finds the rules with a word`,
  ]
}

/** The number that somebody types; 0 where nobody does. */
async function picking(io: Io, most: number): Promise<number> {
  const lines = io.lines()
  try {
    for (;;) {
      const line = await lines.next(`1 to ${most}, or nothing: `)
      if (line === undefined || line.trim() === '') return 0
      const number = Number(line.trim())
      if (Number.isInteger(number) && number >= 1 && number <= most) return number
    }
  } finally {
    lines.close()
  }
}

/** Returns the exit code. Clauses alone permit nothing, and a sentence with ignored words has no certain answer. */
function endOf({ asks }: Sentence, meaning: Meaning, isNear: boolean): number {
  const { is, unused } = meaning
  if (is === 'quantity') return EXIT.ok
  if (is === 'statements') return isNear || asks === 'deed' || asks === 'leave' ? EXIT.unreadable : EXIT.ok
  const verdict = meaning.comesTo?.().verdict
  if (meaning.shut.length > 0 || verdict?.is !== 'legal' || verdict.withoutChoice?.isNothing) return EXIT.failed
  // What is carried out without a choice is neither allowed nor forbidden to whoever asks for leave.
  return unused.length > 0 || verdict.withoutChoice ? EXIT.unreadable : EXIT.ok
}

/** The example file that says what a meaning comes to. */
function exampleText({ rules, groundOf }: SentencePlace, sentence: string, meaning: Meaning): string {
  const example = exampleOf(rules, sentence, meaning, groundOf(meaning))
  if (example === undefined)
    throw new Unreadable([
      `no example file can express "${briefly(sentence)}"; leave out --as-example to see the answer`,
    ])
  return stringify({ book: rules.book.name, ...example }, { lineWidth: 120, aliasDuplicateObjects: false })
}
