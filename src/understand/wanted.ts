/** What is wanted: the words of a sentence that say what it asks for, which no answer may leave. @module */
import { once } from '../kernel/once.js'
import type { Covered } from './covering.js'
import type { Said, Sentence } from './sentence.js'
import { isExtreme } from './wanting.js'

/** What a sentence wants to know. */
export interface Wanted {
  /** The places of the words that say it. */
  readonly at: ReadonlySet<number>
  /** Whether it asks how many of something there are. */
  readonly counts: boolean
  /** Whether it asks only for a number of what it names: `strength of ...`. */
  readonly plainly: boolean
  /** The place of the noun that says what is asked for of something: `price of ...`, `strength of ...`. */
  readonly noun?: number
  /** Whether it asks for something of something, by such a noun or by a verb: `what does ... cost`. */
  readonly ofSomething: boolean
}

/** Verbs and nouns that always say what is wanted. */
const ALWAYS = /^(?:cost|income|population|price|strong)$/

/** Nouns that every number has; what is asked for is what stands behind them. */
const LIGHT = /^(?:amount|height|level|number|position|strength|total|value)$/

/** Nouns of pieces, which a name may leave out: `Tank units`, `Hero points`. */
const PIECES = /^(?:chit|counter|cube|marker|piece|point|token|unit)$/

/** Small words that may stand before what is counted. */
const BEFORE_COUNTED = new Set(['of', 'the', 'more'])

/** Words behind which stands what something is asked of. */
const BEHIND_NOUN = new Set(['of', 'for', 'in', 'on', 'at', 'to'])

/** What a sentence wants to know. */
export const wantedIn = once((sentence: Sentence): Wanted => {
  const asked = sentence.words.filter(({ conditional }) => !conditional)
  const counted = countedIn(asked)
  const noun = nounIn(asked)
  const plainly = noun !== undefined && LIGHT.test(noun.word)
  const always = asked.filter(({ word, tells }) => tells && (ALWAYS.test(word) || isExtreme(word)))
  const nouns = noun === undefined || plainly ? [] : [noun]
  return {
    at: new Set([...counted, ...nouns, ...always].map(({ at }) => at)),
    counts: counted.length > 0,
    plainly,
    ofSomething: noun !== undefined || asked.some(({ word, tells }) => tells && ALWAYS.test(word)),
    ...(noun && { noun: noun.at }),
  }
})

/** Whether a covering leaves nothing of what is wanted. */
export const isWanted = (sentence: Sentence, covered: Covered): boolean =>
  [...wantedIn(sentence).at].every((at) => covered.has(at))

/** What is counted: the words behind `how many`, or `number of`, up to the last of several. */
function countedIn(words: readonly Said[]): readonly Said[] {
  const how = words.findIndex(({ word }, place) => /^(?:many|much)$/.test(word) && words[place - 1]?.word === 'how')
  const of = words.findIndex(({ word, tells }) => /^(?:amount|number)$/.test(word) && !tells)
  const start = Math.max(how, of)
  if (start < 0) return []
  const behind = words.slice(start + 1)
  const first = behind.findIndex(({ word }) => !BEFORE_COUNTED.has(word))
  const run = runOf(behind.slice(Math.max(first, 0)))
  const several = run.findLastIndex(isSeveral)
  const counted = several < 0 ? run : run.slice(0, several + 1)
  const named = counted.filter(({ word }) => !PIECES.test(word))
  return named.length > 0 ? named : counted
}

/** The words from the first on that tell something, up to the first that does not. */
function runOf(words: readonly Said[]): readonly Said[] {
  const end = words.findIndex(({ tells }) => !tells)
  return end < 0 ? words : words.slice(0, end)
}

/** Whether a word is said of several things. */
export const isSeveral = ({ text, word }: Pick<Said, 'text' | 'word'>): boolean =>
  /s$/i.test(text) && !text.toLowerCase().endsWith(word)

/** The noun of `what is the price of`, `price of`: the last of the words before what it is asked of. */
function nounIn(words: readonly Said[]): Said | undefined {
  const [first, second] = words
  if (first === undefined) return undefined
  const asks = /^what$/i.test(first.word) && /^(?:is|are|was)$/.test(second?.word ?? '')
  const behind = words.slice(asks ? 2 : 0)
  const run = runOf(behind.slice(behind[0]?.word === 'the' ? 1 : 0))
  const noun = run.at(-1)
  if (noun === undefined) return undefined
  const next = words[words.indexOf(noun) + 1]
  const isOf = next !== undefined && BEHIND_NOUN.has(next.word)
  return isOf && (asks || (next.word === 'of' && run.length <= 2)) ? noun : undefined
}
