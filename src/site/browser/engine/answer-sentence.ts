/**
 * Answers to words that match no option of the decision: about an action elsewhere, a quantity, or the clauses with these words.
 * @module
 */

import {
  type Action,
  asFar,
  isDoubtful,
  type Meaning,
  NEAR,
  type Statements,
  tooLong,
  type Understood,
  understand,
  understandFor,
  yesTo,
} from '#ask'
import {
  type BarredVerdict,
  barredLines,
  capital,
  cite,
  closedLines,
  dueLine,
  type GameState,
  type LegalVerdict,
  type Position,
  type Rules,
  reachedLine,
  refusalLines,
  type Seat,
  totalText,
} from '#core'
import { groupBySection, mentionedClauses } from './citations.js'
import { barredText } from './player-text.js'
import type { WhyNotView } from './protocol.js'

/** An answer of the rules: lines, and the clauses behind them. */
export type Said = Pick<WhyNotView, 'says' | 'clauses'>

/** Answers a sentence in a position. A seat that may not know everything is answered by the text alone. */
export function answerSentence<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  text: string,
  seat?: Seat,
): Said {
  const long = lengthSaid(text)
  if (long !== undefined) return long
  const procedure = position.stack[0]?.chart ?? rules.book.main.procedure.name
  const at = { from: 'here', game: position.game, position, procedure }
  const understood = seat === undefined ? understand(rules, text, { is: 'given', at }) : understandFor(rules, text)
  if (understood === undefined) return { says: [keptFrom(seat)], clauses: [] }
  const [meaning] = understood.meanings
  if (meaning === undefined) return { says: ['Nothing with these words is offered or refused here.'], clauses: [] }
  const lines =
    meaning.is === 'statements'
      ? meaning.clauses.map((clause) => `${cite(clause)}: ${clause.text}`)
      : [`Read as: ${meaning.sentence}`, ...linesOf(meaning)]
  const says = [...nearIn(rules, understood, meaning), ...lines]
  return { says, clauses: clausesIn(rules, meaning, says) }
}

const keptFrom = (seat = ''): string =>
  `No answer: it could show what ${seat} may not know. Ask as someone who sees everything.`

/** The answer to a reader's question, with the answer itself in the first line. It is asked in the games that the book names, its Setup first. */
export function answerReader<Game extends GameState>(rules: Rules<Game>, text: string): Said {
  const long = lengthSaid(text)
  if (long !== undefined) return long
  const understood = understand(rules, text, { is: 'anywhere' })
  const [meaning, ...others] = understood.meanings
  if (meaning === undefined) return { says: ['Nothing here speaks of these words. Ask in other words.'], clauses: [] }
  if (others.length > 0) return { says: [SEVERAL, ...understood.meanings.map(({ sentence }) => sentence)], clauses: [] }
  const near = nearIn(rules, understood, meaning)
  if (meaning.is === 'statements') return { says: near, clauses: clausesIn(rules, meaning, []) }
  const left = meaning.unused.length > 0 ? [`Left out: ${meaning.unused.map((word) => `"${word}"`).join(', ')}`] : []
  const read = `Read as: ${meaning.sentence} (from ${meaning.standing.from})`
  const says = [...near, ...linesOf(meaning), ...left, read]
  return { says, clauses: clausesIn(rules, meaning, says) }
}

const SEVERAL = 'This can be read in several ways. Ask one of them:'

/** Formats the length of a sentence that is too long. */
function lengthSaid(text: string): Said | undefined {
  const long = tooLong(text)
  return long && { says: [`The question is too long: got ${long.got}, expected ${long.expected}.`], clauses: [] }
}

/** Returns a note if the clauses only come close to the question. */
const nearIn = <Game extends GameState>(
  { book }: Rules<Game>,
  { sentence, present }: Understood<Game>,
  meaning: Meaning<Game>,
): readonly string[] => (meaning.is === 'statements' && isDoubtful(book, sentence, { meaning, present }) ? [NEAR] : [])

const clausesIn = <Game extends GameState>({ book }: Rules<Game>, meaning: Meaning<Game>, says: readonly string[]) =>
  meaning.is === 'statements' ? groupBySection(meaning.clauses) : mentionedClauses(book, says)

/**
 * Formats the answer for an allowed action. If it ends without a choice, prints that nothing can be done, or that nobody chooses.
 */
function legalLines(meaning: Action, legal: LegalVerdict): readonly string[] {
  const { withoutChoice } = legal
  if (withoutChoice === undefined)
    return [meaning.unused.length > 0 ? `${yesTo(meaning)}.` : 'Yes. It may be done.', capital(dueLine(legal))]
  return [
    withoutChoice.isNothing ? `No${asFar(meaning)}: ${reachedLine(legal)}` : capital(reachedLine(legal)),
    ...closedLines(withoutChoice),
  ]
}

/** Formats the answer for a refused action, with No first. */
const refusedText = (meaning: Action, verdict: BarredVerdict): readonly string[] =>
  barredText(barredLines(verdict), verdict).map((line, at) =>
    at === 0 ? line.replace(/^cannot be chosen: (.*)$/, `No${asFar(meaning)}: $1 cannot be chosen`) : line,
  )

function linesOf<Game extends GameState>(meaning: Exclude<Meaning<Game>, Statements>): readonly string[] {
  if (meaning.is === 'quantity')
    return [
      ...meaning.counts.flatMap(({ argument, value, made }) => [
        `${totalText(value)}: ${[meaning.total.name, ...Object.values(argument)].join(', ')}`,
        ...made(),
      ]),
      ...(meaning.clauses.length > 0 ? [`By ${[...new Set(meaning.clauses.map(cite))].join(', ')}`] : []),
    ]
  if (meaning.shut.length > 0)
    return [`No${asFar(meaning)}: ${meaning.procedure} may not begin here`, ...refusalLines(meaning.shut)]
  const verdict = meaning.comesTo?.().verdict
  if (verdict?.is === 'legal') return legalLines(meaning, verdict)
  return verdict?.is === 'refused' ? refusedText(meaning, verdict as BarredVerdict) : []
}
