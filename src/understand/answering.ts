/** Answering: how much more a clause says to who asks as a sentence does. @module */
import type { Clause } from '#kernel'
import { signedWordsIn } from '../lookup/words-in.js'
import { saysNumberOf } from './bounds.js'
import type { Covered } from './covering.js'
import type { Sentence } from './sentence.js'
import { wantedIn } from './wanted.js'
import { asksForMost } from './wanting.js'

/** How much more it says to who asks for leave, where it gives leave or denies it. */
const GIVES_LEAVE = 1.2

/** How much more a limit says to who asks how many there may be at most, a number of things to who asks how many there are, and
 * what defines to who asks what a word means. */
const [LIMITS, COUNTS, DEFINES] = [1.15, 1.5, 1.2]

/** How much more it says to who asks of the game as it begins, where it sets that up; how much less else to who asks for a yes or a no,
 * as what lies in the box does; and how much more it says that obliges, to who asks what must be done. */
const [SET_UP, NO_RULE, OBLIGES] = [1.3, 0.7, 1.15]

/** How much less it says that holds for everybody, to who asks of a side that nobody plays; and to who asks when, where that is its case. */
const [OF_ALL, IN_CASE] = [0.85, 0.8]

/** Texts in which something holds only when something else does. */
const IS_CASE = /(?<!^)\b(?:when|while|as long as|unless)\b/i

/** Words that oblige. */
const MUST = /\bmust\b|\bha(?:ve|s) to\b|\bneeds? to\b/i

/** How much more such a number counts of what lies in the box. */
const IN_BOX = 1.2

/** How much more a clause says to who asks when, where it tells a time, and to who asks when or who, where that is its name. */
const [IN_TIME, NAMED_SO] = [1.25, 1.25]

/** How much less it says that leaves what is wanted of something, what only defines to who asks what happens, and what holds only where
 * nobody plays a side to who does not ask of that. */
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

/** What tells how much a clause, or a question, says to who asks. */
export interface Answer {
  readonly kind?: Clause['kind']
  readonly text: string
  /** Whether it gives leave to do something, or denies it. */
  readonly givesLeave: boolean
  readonly isLimit: boolean
  /** Whether it tells how far something goes. */
  readonly isBound: boolean
  /** Whether it tells how the game is set up. */
  readonly isSetUp: boolean
  /** Whether it holds only where nobody plays a side. */
  readonly isOfNobody: boolean
  /** The words of its own name, small ones among them. */
  readonly names: readonly string[]
  readonly covered: Covered
}

/** How much more something says to who asks as a sentence does. */
export function answering(sentence: Sentence): (one: Answer) => number {
  const most = asksForMost(sentence.text)
  const many = FOR_MOST.test(sentence.text)
  const isTime = FOR_TIME.test(sentence.text)
  const isLeave = FOR_LEAVE_IN_TIME.test(sentence.text)
  const [asking = ''] = BY_WHICH.exec(sentence.text.toLowerCase()) ?? []
  const { at, ofSomething } = wantedIn(sentence)
  const must = /\bmust\b|\bha(?:ve|s) to\b/i.test(sentence.text)
  const asksOfNobody = NOBODY.test(sentence.text) || ALONE.test(sentence.text)
  const factors = ({ givesLeave, isLimit, isBound, isOfNobody, isSetUp, kind, names, text, covered }: Answer) => [
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

/** Whether a clause holds only where nobody plays a side: it says so, or its section does, or one that holds this. */
export const isApart = (
  { section: { name, title }, text }: Pick<Clause, 'section' | 'text'>,
  over: readonly Clause['section'][],
): boolean => NOBODY.test([name, title, text, ...over.map((section) => section.title)].join(' '))

/** Whether a clause tells how the game is set up, by the section in which it stands. */
export const isOfSetUp = ({ section: { name, title } }: Pick<Clause, 'section'>): boolean =>
  /\bset-?up\b|\binitial\b/i.test(`${name} ${title}`)

/** All words of the own name of a clause. */
export const ownWords = ({ id, section }: Pick<Clause, 'id' | 'section'>): readonly string[] =>
  signedWordsIn(id.slice(section.name.length))
