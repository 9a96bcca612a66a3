/** Sentences as somebody types them: their words, and which of them can mean something that a book names. @module */
import { signedWordsIn, wordsIn } from '../lookup/words-in.js'

/** A word of a sentence. */
export interface Said {
  readonly at: number
  /** As it was typed. */
  readonly text: string
  /** As it is compared. */
  readonly word: string
  /** Whether it can mean something; small words only hold a sentence together. */
  readonly tells: boolean
  /** Whether the rules say this very word, so that it is no misspelling of another. */
  readonly spelt: boolean
  /** The word before it that says where from, or where to. */
  readonly after?: Direction
}

/** Where something comes from, or goes to. */
export type Direction = 'from' | 'to'

/** A sentence, in words. */
export interface Sentence {
  readonly text: string
  readonly words: readonly Said[]
  /** What it asks for: a quantity or a name, or what the rules say; where neither is plain, what may be done. */
  readonly asks: 'value' | 'rule' | 'deed'
}

const DIRECTIONS: Readonly<Record<string, Direction>> = { from: 'from', to: 'to', into: 'to', onto: 'to' }

/** Words that hold a sentence together and name nothing. */
const SMALL = new Set(
  `a an and any are as at be been but by can could did do does doing each far for from get gets had has have he her his how i
  if in into is it its just let many may me might more much must my near no not of off on one's onto or our out over please shall
  she should so some than that the their them then there these they this those to until up us was we were what when where
  which who whom whose why will with within without would you your`
    .split(/\s+/)
    .flatMap(wordsIn),
)

/** Words by which a sentence asks for a quantity or a name, and those by which it asks what the rules say. */
const FOR_VALUE = /^(?:what|who|which|whose)\b|\bhow (?:much|many|far|big|strong|often)\b/i
const FOR_RULE = /^(?:when|why|where|how)\b/i

function askedFor(text: string): Sentence['asks'] {
  if (/^what (?:happens|if)\b/i.test(text)) return 'rule'
  if (FOR_VALUE.test(text)) return 'value'
  return FOR_RULE.test(text) ? 'rule' : 'deed'
}

/** Numbers that people write as words. */
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The words of a name that say something; all of them where none does. */
export function tellingWords(name: string): readonly string[] {
  const words = signedWordsIn(name).map(asNumber)
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

const asNumber = (word: string): string => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word)

/** Reads a sentence; `known` are words of which nobody need ask whether they are misspelt. */
export function sentenceOf(text: string, known: ReadonlySet<string> = new Set()): Sentence {
  const words: Said[] = []
  let after: Direction | undefined
  for (const token of text.split(/\s+/))
    for (const word of signedWordsIn(token)) {
      const tells = !SMALL.has(word)
      words.push({
        at: words.length,
        text: token.replace(/^(?![+-]\d)[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
        word: asNumber(word),
        tells,
        spelt: known.has(word),
        ...(tells && after && { after }),
      })
      if (!tells) after = DIRECTIONS[word] ?? after
    }
  return { text: text.trim(), words, asks: askedFor(text.trim()) }
}
