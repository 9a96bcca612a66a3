/** Answering: how much more a clause says to who asks as a sentence does. @module */
import { type Clause, signedWordsIn } from '#core'
import type { Covered } from './name-coverage.js'
import { asksForMost } from './open-questions.js'
import { wantedIn } from './question-type.js'
import type { Sentence } from './sentence.js'
import { saysNumberOf } from './stated-limits.js'

/** Factor for a clause that permits or forbids something, if the sentence asks for permission. */
const GIVES_LEAVE = 1.2

/** Factors for three pairs: a limit if a maximum is asked, a number if a count is asked, a definition if a meaning is asked. */
const [LIMITS, COUNTS, DEFINES] = [1.15, 1.5, 1.2]

/**
 * Factors: set-up clauses for a question about the start, components such as box contents for a yes-or-no question, and
 * obligations for `must`.
 */
const [SET_UP, NO_RULE, OBLIGES] = [1.3, 0.7, 1.15]

/**
 * Factors for general clauses if the question is about a side without a player, and for clauses whose condition is asked about.
 */
const [OF_ALL, IN_CASE] = [0.85, 0.8]

/** Texts in which something holds only when something else does. */
const IS_CASE = /(?<!^)\b(?:when|while|as long as|unless)\b/i

/** Words that oblige. */
const MUST = /\bmust\b|\bha(?:ve|s) to\b|\bneeds? to\b/i

/** Factor for such a number if a component gives it, such as the contents of the box. */
const IN_BOX = 1.2

/** Factors for a question about time: a clause with a time, and one whose name is the question word (when or who). */
const [IN_TIME, NAMED_SO] = [1.25, 1.25]

/**
 * Factors for clauses that leave part of the question open, definitions if an event is asked, and clauses about sides without a
 * player otherwise.
 */
const [UNWANTED, NO_EVENT, APART] = [0.7, 0.85, 0.5]

/** Words that ask how many there may be at most. */
const FOR_MOST = /\bhow (?:many|often)\b.*\b(?:at most|can|may)\b/i

/** Words that ask when, and those that tell it. */
const FOR_LEAVE_IN_TIME = /^when (?:can|may)\b/i
const FOR_TIME = /^(?:when\b|(?:at|in|on) (?:what|which) (?:month|moment|phase|round|time|turn|year)\b)/i
const TELLS_TIME =
  /\b(?:as|at (?:once|the (?:beginning|end|start))|(?<!one )after|begins?|before|comes? in|during|ends?|from|immediately|once|start|until|when(?:ever)?|while)\b/i

/** Words that ask what comes of something. */
const FOR_EVENT = /^what happens\b/i

/** The word by which a sentence asks, where a clause can have it as its name. */
const BY_WHICH = /^(?:when|where|who|whom|why)\b/i

/** Words of what holds where nobody plays a side. */
const NOBODY = /non-?player|\bsolo|solitaire/i

/** The same in what is asked. */
const ALONE = /\balone\b|\bon (?:my|your|our|one's) own\b|\bby (?:my|your|one)self\b/i

/** Words by which a text denies something, and not in its case alone. */
const DENIES = /\b(?:cannot|never|no(?! (?:longer|more))|nobody|none|nor|not|nothing|falls? away|skip(?:s|ped)?)\b/i

/** The case in which something holds. */
const CASE = /\b(?:if|unless|when|while)\b[^,]*/gi

const denies = (text: string): boolean => DENIES.test(text.replace(CASE, ''))

/** The features of a clause or a question that decide how well it answers. */
export interface ScoredText {
  readonly kind?: Clause['kind']
  readonly text: string
  /** True if it permits or forbids something. */
  readonly givesLeave: boolean
  readonly isLimit: boolean
  /** True if it states the extent of something. */
  readonly isBound: boolean
  /** True if it describes the set-up of the game. */
  readonly isSetUp: boolean
  /** True if it applies only to sides without a player. */
  readonly isOfNobody: boolean
  /** The words of its own name, small ones among them. */
  readonly names: readonly string[]
  readonly covered: Covered
}

/** Builds a function that returns the factor of a text as an answer to this kind of sentence. */
export function answering(sentence: Sentence): (one: ScoredText) => number {
  const most = asksForMost(sentence.text)
  const many = FOR_MOST.test(sentence.text)
  const isTime = FOR_TIME.test(sentence.text)
  const isLeave = FOR_LEAVE_IN_TIME.test(sentence.text)
  const [asking = ''] = BY_WHICH.exec(sentence.text.toLowerCase()) ?? []
  const { at, ofSomething } = wantedIn(sentence)
  const must = /\bmust\b|\bha(?:ve|s) to\b/i.test(sentence.text)
  const asksOfNobody = NOBODY.test(sentence.text) || ALONE.test(sentence.text)
  const factors = ({ givesLeave, isLimit, isBound, isOfNobody, isSetUp, kind, names, text, covered }: ScoredText) => [
    sentence.whether && (givesLeave || denies(text)) ? GIVES_LEAVE : 1,
    must && MUST.test(text) ? OBLIGES : 1,
    sentence.begins && isSetUp ? SET_UP : 1,
    sentence.whether && !sentence.begins && kind === 'component' ? NO_RULE : 1,
    (isLimit && many) || (isBound && most) ? LIMITS : 1,
    saysNumberOf(sentence, text) ? COUNTS * (kind === 'component' ? IN_BOX : 1) : 1,
    kind === 'definition' && sentence.asks === 'sense' ? DEFINES : 1,
    kind === 'definition' && FOR_EVENT.test(sentence.text) ? NO_EVENT : 1,
    // When something is not done tells nobody when it is, but those who ask for leave.
    isTime && (isLeave || kind !== 'prohibition') && TELLS_TIME.test(text) ? IN_TIME : 1,
    isTime && !isLeave && IS_CASE.test(text) ? IN_CASE : 1,
    names.includes(asking) ? NAMED_SO : 1,
    ofSomething && [...at].some((place) => !covered.has(place)) ? UNWANTED : 1,
    isOfNobody === asksOfNobody ? 1 : isOfNobody ? APART : OF_ALL,
  ]
  return (one) => factors(one).reduce((product, factor) => product * factor, 1)
}

/** True if a clause applies only to sides without a player, by its own text, its section, or a parent section. */
export const isApart = (
  { section: { name, title }, text }: Pick<Clause, 'section' | 'text'>,
  over: readonly Clause['section'][],
): boolean => NOBODY.test([name, title, text, ...over.map((section) => section.title)].join(' '))

/** True if a clause describes the set-up of the game, judged by its section. */
export const isOfSetUp = ({ section: { name, title } }: Pick<Clause, 'section'>): boolean =>
  /\bset-?up\b|\binitial\b/i.test(`${name} ${title}`)

/** All words of the own name of a clause. */
export const ownWords = ({ id, section }: Pick<Clause, 'id' | 'section'>): readonly string[] =>
  signedWordsIn(id.slice(section.name.length))
