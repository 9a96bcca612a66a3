/** The type of a question: the words of a sentence that name what it asks for. Every answer must cover them. @module */
import { once } from '#core'
import type { Covered } from './name-coverage.js'
import { isExtreme } from './open-questions.js'
import type { Sentence, SentenceWord } from './sentence.js'

/** The type of a question: what a sentence asks for. */
export interface QuestionType {
  /** The places of the words that say it. */
  readonly at: ReadonlySet<number>
  /** True if it asks for a number of things. */
  readonly counts: boolean
  /** True if it asks only for a number of what it names: `strength of ...`. */
  readonly plainly: boolean
  /** The place of the noun that says what is asked for of something: `price of ...`, `strength of ...`. */
  readonly noun?: number
  /** True if it asks for a property of something, by such a noun or by a verb: `what does ... cost`. */
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

/** Finds the type of a question. */
export const wantedIn = once((sentence: Sentence): QuestionType => {
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

/** True if a covering contains all words that name what is asked. */
export const isWanted = (sentence: Sentence, covered: Covered): boolean =>
  [...wantedIn(sentence).at].every((at) => covered.has(at))

/** Finds the counted words: those after `how many` or `number of`, up to the last plural. */
function countedIn(words: readonly SentenceWord[]): readonly SentenceWord[] {
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
function runOf(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const end = words.findIndex(({ tells }) => !tells)
  return end < 0 ? words : words.slice(0, end)
}

/** True if a word is a plural. */
export const isSeveral = ({ text, word }: Pick<SentenceWord, 'text' | 'word'>): boolean =>
  /s$/i.test(text) && !text.toLowerCase().endsWith(word)

/** The noun of `what is the price of`, `price of`: the last of the words before what it is asked of. */
function nounIn(words: readonly SentenceWord[]): SentenceWord | undefined {
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
