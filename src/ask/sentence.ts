/** Sentences as somebody types them: their words, and which of them can mean something that a book names. @module */
import { asksForLimit, asNumber, once, SMALL, signedWordsIn } from '#core'
import { asksForMost, WANTED_NOUNS } from './open-questions.js'

/** The maximum numbers of words and letters in a sentence. The search tries every pair of words. */
const [WORDS, LETTERS] = [60, 1000]

/** Tells where a text is too long for one sentence: how long it is, and how long it may be. */
export function tooLong(text: string): Record<'got' | 'expected', string> | undefined {
  const words = text.split(/\s+/).length
  if (words > WORDS) return { got: `${words} words`, expected: `at most ${WORDS}` }
  return text.length > LETTERS ? { got: `${text.length} letters`, expected: `at most ${LETTERS}` } : undefined
}

/** A word of a sentence. */
export interface SentenceWord {
  readonly at: number
  /** As it was typed. */
  readonly text: string
  /** As it is compared. */
  readonly word: string
  /** True if it can have a meaning. Small words only hold a sentence together. */
  readonly tells: boolean
  /** True if the rules contain this very word, so that it is no misspelling of another. */
  readonly spelt: boolean
  /** The words that the book has for it, where players say it otherwise. */
  readonly meant: readonly string[]
  /** The word before it that says where from, or where to. */
  readonly after?: Direction
  /** True if it belongs to the condition of a question, and so is no part of the action. */
  readonly conditional: boolean
}

/** The direction of a movement. */
export type Direction = 'from' | 'to'

/** A sentence, in words. */
export interface Sentence {
  readonly text: string
  readonly words: readonly SentenceWord[]
  /** The kind of sentence: asks for a value, a meaning, a rule or a permission; otherwise it describes an action. */
  readonly asks: 'value' | 'sense' | 'rule' | 'leave' | 'deed'
  /** True if it asks how much of something may be done, so that a limiting clause is the answer. */
  readonly limits: boolean
  /** True if it asks for a yes or a no. */
  readonly whether: boolean
  /** True if it asks about the start of the game. */
  readonly begins: boolean
}

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map(
  Object.entries({ from: 'from', to: 'to', into: 'to', onto: 'to' }),
)

/** Words by which a sentence asks for a quantity or a name, and those by which it asks what the rules say. */
const FOR_VALUE = new RegExp(
  `^(?:what|who|which|whose)\\b|^(?:the )?(?:${WANTED_NOUNS}) of\\b|^(?:the )?(?!(?:and|in|may|to)\\b)[\\p{L}]+ (?:income|order|price)\\b|\\bhow (?:much|many|far|big|strong|often)\\b`,
  'iu',
)
const FOR_LEAVE = /^(?:may|can|must)\b|^(?:if|after|once)\b.*\b(?:may|can|must)\b|^in\b.*, (?:may|can|must)\b/i
const FOR_RULE = /^(?:when|why|where|how)\b/i

/** Words by which a sentence asks what a word means. */
const FOR_SENSE =
  /^what (?:do|does|did)\b.*\bmean\b|^what is meant by\b|^what (?:is|are) an? [^\s]+(?: [^\s]+)?$|^(?:the )?(?:meaning|definition) of\b|^define\b/i

/** Words that only say that a meaning is asked for, or leave, or a number. */
const OF_SENSE = /^(?:mean|means|meaning|meant|define|definition)$/i
const OF_LEAVE = /^(?:allowed|able|permitted)$/i
const OF_NUMBER = /\b(?:amount|number) of\b/gi

/** Words by which a sentence asks whether something is so; nobody does anything by that. */
const FOR_WHETHER = /^(?:do|does|did|is|are|was|were|has|have|will|would)\b/i

/** The same behind a condition. */
const FOR_WHETHER_IF = /^(?:if|when|after|once)\b.*\b(?:do|does|did|is|are|has|have|will|would)\b/i

/** A statement before the question: `Both have two: who takes one?`, `A die shows six, what happens?` */
const TOLD_BEFORE =
  /^[^:]*:\s+(?=\S)|^(?!(?:if|when|while|once|unless|after|in)\b)[^?]*,\s+(?=(?:what|which|who|how|is|are|do|does|did|has|have|can|may|must|will)\b)/i

/** Words behind which the rest of a sentence is a condition. */
const CONDITION = /^(?:if|when|while|unless|although|though|because)$/i

/** Words that may come before a question word: `from when`, `in which`. */
const BEFORE =
  /^(?:after|at|before|by|during|for|from|in|of|on|since|to|until|with)\s+(?=(?:how|what|when|where|which|who|whose)\b)/i

/** A word that asks, right before a verb: `when does ...` is no condition. */
const ASKS_AT_ONCE = /^(?:when|where|how|why)\s+(?:can|did|do|does|has|have|is|are|may|must|was|were|will|would)\b/i

/** True if a sentence asks for a yes or a no. */
const asksWhether = (asked: string, asks: Sentence['asks']): boolean =>
  !ASKS_AT_ONCE.test(asked) && (asks === 'leave' || [FOR_WHETHER, FOR_WHETHER_IF].some((form) => form.test(asked)))

function askedFor(text: string): Sentence['asks'] {
  if (/^what (?:happens|if)\b/i.test(text)) return 'rule'
  if (FOR_SENSE.test(text.replace(/[^\p{L}\p{N}]+$/u, ''))) return 'sense'
  if (FOR_VALUE.test(text)) return 'value'
  if (FOR_LEAVE.test(text)) return 'leave'
  return [FOR_RULE, FOR_WHETHER, FOR_WHETHER_IF].some((form) => form.test(text)) ? 'rule' : 'deed'
}

/** A condition that stands first: up to the comma, or else to the first word that asks something. */
const CONDITION_FIRST = [
  /^(?:if|when|while|once|unless)\b[^,?]*,\s*(?=(?:may|can|must|do|does|did|is|are|what|which|who|how|where|will|would)\b)/i,
  /^(?:if|when|while|once|unless)\b.*?\s(?=(?:may|can|must|do|does|did|what|which|who|how|where|will|would)\b)/i,
]

/** Returns the length of the condition at the start of a sentence; nothing if it begins with the question. */
function conditionBefore(asked: string): number {
  for (const form of CONDITION_FIRST) {
    const [condition = ''] = form.exec(asked) ?? []
    if (condition.split(/\s+/).length > 2) return condition.length
  }
  return 0
}

/** Phrases of several words that the rules express in one word. */
const IN_ONE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|another|the) second time\b|\bonce more\b/i, 'again'],
  [/\b(?:two|2) times\b/i, 'twice'],
  [/\b(?:on (?:my|our|your|their|his|her|one's) own|by (?:myself|yourself|oneself))\b/i, 'alone'],
  [/\bnon(?=players?\b)/i, 'non-'],
]

/** A sentence in which each of these is said in one word. */
const inOne = (text: string): string => IN_ONE.reduce((said, [form, word]) => said.replace(form, word), text)

/** Phrases about the start of the game, which is the default position of a question anyway. */
const AS_IT_BEGINS =
  /\b(?:at|in|from) the (?:very )?(?:start|begin+ing)(?: of (?:the|a) game)?(?! of\b)|\bwhen (?:we|you) (?:start|begin)\b/gi

/** The same, of what is asked for. */
const STARTING = /^starting\b|\b(?:at|during) set-?up\b/i

/** True if a word only belongs to the form of the question, without a subject. */
const isOfAsking = (word: string, asks: Sentence['asks']): boolean =>
  SMALL.has(word) || OF_LEAVE.test(word) || (asks === 'sense' && OF_SENSE.test(word))

/** The words of a book, and those that players have for them. */
export interface Tongue {
  /** Words of which nobody need ask whether they are misspelt. */
  readonly known: ReadonlySet<string>
  readonly meant: ReadonlyMap<string, readonly string[]>
}

const NO_TONGUE: Tongue = { known: new Set(), meant: new Map() }

/** Reads a sentence in the words of a book. */
export function sentenceOf(text: string, { known, meant }: Tongue = NO_TONGUE): Sentence {
  const words: SentenceWord[] = []
  const whole = inOne(text.trim())
  const told = whole.replace(TOLD_BEFORE, '')
  const asked = told.slice(conditionBefore(told))
  const from = whole.length - asked.length
  const asks = askedFor(asked.replace(BEFORE, ''))
  const counting = new Set([...whole.matchAll(OF_NUMBER)].map(({ index }) => index))
  const beginning = [...whole.matchAll(AS_IT_BEGINS)].map(({ index, 0: said }) => [index, index + said.length] as const)
  const isBeginning = (at: number) => beginning.some(([first, last]) => at >= first && at < last)
  let after: Direction | undefined
  let behind = false
  for (const { 0: token, index } of whole.matchAll(/\S+/g)) {
    behind ||= index > from && CONDITION.test(token)
    for (const word of signedWordsIn(token)) {
      const tells = !isOfAsking(word, asks) && !counting.has(index) && !isBeginning(index)
      words.push({
        at: words.length,
        text: token.replace(/^(?![+-]\d)[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
        word: asNumber(word),
        tells,
        spelt: known.has(word) || meant.has(word),
        meant: meant.get(word) ?? [],
        conditional: behind || index < from,
        ...(tells && after && { after }),
      })
      if (!tells) after = DIRECTIONS.get(word) ?? after
    }
  }
  return {
    text: text.trim(),
    words,
    asks,
    limits: asksForLimit(asked) || asksForMost(asked),
    whether: asksWhether(asked, asks),
    begins: beginning.length > 0 || STARTING.test(whole),
  }
}

/** A sentence without its condition: what may be done in it. */
export const withoutCondition = once(
  (sentence: Sentence): Sentence =>
    sentence.words.some(({ conditional }) => conditional)
      ? { ...sentence, words: sentence.words.map((one) => (one.conditional ? { ...one, tells: false } : one)) }
      : sentence,
)
