/** What the rules say to words that name nothing of what is due: of an action elsewhere, a quantity, or the clauses that say them. @module */
import type { GameState, Position, Rules, Seat } from '#kernel'
import { barredLines, closedLines, dueLine, reachedLine } from '../examples/told.js'
import type { Barred, Legal } from '../examples/verdict.js'
import { cite } from '../kernel/clause.js'
import { totalText } from '../kernel/measure.js'
import { refusalLines } from '../kernel/refusing.js'
import { understandFor } from '../play/asked-by-seat.js'
import { isDoubtful, NEAR } from '../understand/doubt.js'
import { type Action, asFar, type Meaning, type Statements, yesTo } from '../understand/meaning.js'
import { tooLong } from '../understand/sentence.js'
import { type Understood, understand } from '../understand/understand.js'
import { citedOf, mentioned } from './cited.js'
import { barredInWords } from './in-words.js'
import type { Why } from './protocol.js'

/** An answer of the rules: lines, and the clauses behind them. */
export type Said = Pick<Why, 'says' | 'clauses'>

/** Answers a sentence in a position. A seat that may not know everything is answered by the text alone. */
export function saidOf<Game extends GameState>(
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
  if (meaning === undefined) return { says: ['nothing with these words is offered or refused here'], clauses: [] }
  const lines =
    meaning.is === 'statements'
      ? meaning.clauses.map((clause) => `${cite(clause)}: ${clause.text}`)
      : [`read as: ${meaning.sentence}`, ...linesOf(meaning)]
  const says = [...nearIn(rules, understood, meaning), ...lines]
  return { says, clauses: clausesIn(rules, meaning, says) }
}

const keptFrom = (seat = ''): string =>
  `an answer could give away what ${seat} may not know; only somebody who may see everything gets one`

/** The answer to a reader's question, with the answer itself in the first line. It is asked in the games that the book names, its Setup first. */
export function answered<Game extends GameState>(rules: Rules<Game>, text: string): Said {
  const long = lengthSaid(text)
  if (long !== undefined) return long
  const understood = understand(rules, text, { is: 'anywhere' })
  const [meaning, ...others] = understood.meanings
  if (meaning === undefined) return { says: ['nothing here speaks of these words; say it otherwise'], clauses: [] }
  if (others.length > 0) return { says: [SEVERAL, ...understood.meanings.map(({ sentence }) => sentence)], clauses: [] }
  const near = nearIn(rules, understood, meaning)
  if (meaning.is === 'statements') return { says: near, clauses: clausesIn(rules, meaning, []) }
  const left = meaning.unused.length > 0 ? [`left out: ${meaning.unused.map((word) => `"${word}"`).join(', ')}`] : []
  const read = `read as: ${meaning.sentence} (from ${meaning.standing.from})`
  const says = [...near, ...linesOf(meaning), ...left, read]
  return { says, clauses: clausesIn(rules, meaning, says) }
}

const SEVERAL = 'this can be read in several ways; ask one of them:'

/** How long a sentence may be, where it is longer. */
function lengthSaid(text: string): Said | undefined {
  const long = tooLong(text)
  return long && { says: [`got ${long.got}, expected ${long.expected}`], clauses: [] }
}

/** That clauses are only near to what was asked, where they are. */
const nearIn = <Game extends GameState>(
  { book }: Rules<Game>,
  { sentence, present }: Understood<Game>,
  meaning: Meaning<Game>,
): readonly string[] => (meaning.is === 'statements' && isDoubtful(book, sentence, { meaning, present }) ? [NEAR] : [])

const clausesIn = <Game extends GameState>({ book }: Rules<Game>, meaning: Meaning<Game>, says: readonly string[]) =>
  meaning.is === 'statements' ? citedOf(meaning.clauses) : mentioned(book, says)

/** That it may be done; of what ends without a choice, that nothing can be done, or that nobody chooses. */
function legalLines(meaning: Action, legal: Legal): readonly string[] {
  const { withoutChoice } = legal
  if (withoutChoice === undefined)
    return [meaning.unused.length > 0 ? yesTo(meaning) : 'yes: it may be done', dueLine(legal)]
  return [
    `${withoutChoice.isNothing ? `no${asFar(meaning)}: ` : ''}${reachedLine(legal)}`,
    ...closedLines(withoutChoice),
  ]
}

function linesOf<Game extends GameState>(meaning: Exclude<Meaning<Game>, Statements>): readonly string[] {
  if (meaning.is === 'quantity')
    return [
      ...meaning.counts.flatMap(({ argument, value, made }) => [
        `${[meaning.total.name, ...Object.values(argument)].join(', ')}: ${totalText(value)}`,
        ...made(),
      ]),
      ...(meaning.clauses.length > 0 ? [`by ${[...new Set(meaning.clauses.map(cite))].join(', ')}`] : []),
    ]
  if (meaning.shut.length > 0)
    return [`no${asFar(meaning)}: ${meaning.procedure} may not begin here`, ...refusalLines(meaning.shut)]
  const verdict = meaning.comesTo?.().verdict
  if (verdict?.is === 'legal') return legalLines(meaning, verdict)
  return verdict?.is === 'refused' ? barredInWords(barredLines(verdict), verdict as Barred) : []
}
