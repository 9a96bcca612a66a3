/** What the rules say to words that name nothing of what is due: of an action elsewhere, a quantity, or the clauses that say them. @module */
import type { GameState, Position, Rules } from '#kernel'
import { barredLines, closedLines, dueLine, reachedLine } from '../examples/told.js'
import type { Barred, Legal } from '../examples/verdict.js'
import { cite } from '../kernel/clause.js'
import { totalText } from '../kernel/measure.js'
import { refusalLines } from '../kernel/refusing.js'
import { isDoubtful, NEAR } from '../understand/doubt.js'
import { type Action, asFar, type Meaning, yesTo } from '../understand/meaning.js'
import { understand } from '../understand/understand.js'
import { citedOf, mentioned } from './cited.js'
import { barredInWords } from './in-words.js'
import type { Why } from './protocol.js'

/** How many words may be understood at once. */
const LONGEST = 60

/** What the rules say to a sentence in a position. */
export function saidOf<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  text: string,
): Pick<Why, 'says' | 'clauses'> {
  if (text.split(/\s+/).length > LONGEST) return { says: [`expected at most ${LONGEST} words`], clauses: [] }
  const procedure = position.stack[0]?.chart ?? rules.book.main.procedure.name
  const at = { from: 'here', game: position.game, position, procedure }
  const { meanings, sentence, present } = understand(rules, text, { is: 'given', at })
  const [meaning] = meanings
  if (meaning === undefined) return { says: ['nothing with these words is offered or refused here'], clauses: [] }
  const isNear = meaning.is === 'statements' && isDoubtful(rules.book, sentence, { meaning, present })
  const says = [...(isNear ? [NEAR] : []), ...linesOf(meaning)]
  return {
    says,
    clauses: meaning.is === 'statements' ? citedOf(meaning.clauses) : mentioned(rules.book, says),
  }
}

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

function linesOf<Game extends GameState>(meaning: Meaning<Game>): readonly string[] {
  if (meaning.is === 'statements') return meaning.clauses.map((clause) => `${cite(clause)}: ${clause.text}`)
  const read = `read as: ${meaning.sentence}`
  if (meaning.is === 'quantity')
    return [
      read,
      ...meaning.counts.flatMap(({ argument, value, made }) => [
        `${[meaning.total.name, ...Object.values(argument)].join(', ')}: ${totalText(value)}`,
        ...made(),
      ]),
      ...(meaning.clauses.length > 0 ? [`by ${[...new Set(meaning.clauses.map(cite))].join(', ')}`] : []),
    ]
  if (meaning.shut.length > 0)
    return [read, `no${asFar(meaning)}: ${meaning.procedure} may not begin here`, ...refusalLines(meaning.shut)]
  const verdict = meaning.comesTo?.().verdict
  if (verdict?.is === 'legal') return [read, ...legalLines(meaning, verdict)]
  return verdict?.is === 'refused' ? [read, ...barredInWords(barredLines(verdict), verdict as Barred)] : [read]
}
