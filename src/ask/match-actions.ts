/** Actions: what somebody may want to do by the words of a sentence, in a position. @module */

import {
  type Book,
  beginOrExplain,
  type GameState,
  late,
  type PlayVerdict,
  type Position,
  playChoices,
  type Rules,
  sumsBehind,
  type Traceable,
} from '#core'
import { type AskedStart, beginningsIn, seatsIn } from './implied-starts.js'
import { type MatchedChoices, partsOf, walk } from './match-choices.js'
import { spokenChoice } from './matched-options.js'
import type { Action, AskPosition, ChoicesOutcome } from './meaning.js'
import { beyond, leftBy, leftWeight, NOTHING, naming, together, weightOf } from './name-coverage.js'
import { isDoneBySufferer, sufferingIn } from './passive-voice.js'
import { type Sentence, withoutCondition } from './sentence.js'

/** Scores for an action whose procedure is named, that may begin, and that is legal. */
const [NAMED, OPEN, DONE] = [0.8, 0.3, 0.1]

/** Penalties for a different kind of question and for each ignored word. A refused precondition hides the meaning of words. */
const [UNWANTED, WORD_LEFT, WORD_BEHIND] = [-0.8, -0.4, 0]

/** Score for choices in the current procedure rather than a new start. A refusal there is the answer. */
const GOES_ON = 0.3

/** Penalty for an action whose procedure nobody named. */
const UNNAMED = -0.5

/** A position that stands in the middle of something. */
export interface UnderWay<Game extends GameState = GameState> extends AskPosition<Game> {
  readonly position: Position<Game>
  /** The procedure that goes on. */
  readonly procedure: string
}

/** Lists the actions that a sentence can mean: procedures that begin in a game. */
export function actionsIn<Game extends GameState>(
  rules: Rules<Game>,
  standing: AskPosition<Game>,
  sentence: Sentence,
): readonly Action<Game>[] {
  const done = withoutCondition(sentence)
  const seats = seatsIn(rules.book, done)
  const suffering = sufferingIn(done)
  return beginningsIn(rules.book, standing, done)
    .filter((beginning) => !isDoneBySufferer(rules.book.seats ?? [], beginning, suffering))
    .flatMap((beginning) => begun(rules, beginning, sentence))
    .filter(({ covered }) => beyond(covered, seats).size > 0)
}

/** Lists the actions that a sentence can mean: choices in the current procedure. */
export function choicesIn<Game extends GameState>(
  rules: Rules<Game>,
  { position, procedure, ...standing }: UnderWay<Game>,
  sentence: Sentence,
): readonly Action<Game>[] {
  const done = withoutCondition(sentence)
  const running = position.stack.map(({ chart }) => ({
    means: `goes on: ${chart}`,
    covered: naming(done, chart)?.covered ?? NOTHING,
  }))
  const named = running.filter(({ covered }) => covered.size > 0)
  const before = together(...named.map(({ covered }) => covered))
  return walk(rules, done, { position, trace: [] }, before)
    .filter(({ choices }) => choices.length > 0)
    .map((walked) => {
      const groups = [walked.choices]
      const begun = { game: standing.game, procedure, position, trace: [] }
      return {
        is: 'action',
        standing,
        goesOn: true,
        procedure,
        args: null,
        choices: walked.choices,
        shut: [],
        at: position,
        comesTo: late(() => verdictOn(playChoices(rules, { begun, groups }))),
        parts: partsOf(sentence, [...named, ...walked.accounted]),
        ...rest(sentence, walked, NAMED + OPEN + doneIn(walked) + GOES_ON, WORD_LEFT),
        sentence: said('', walked),
      }
    })
}

function begun<Game extends GameState>(
  rules: Rules<Game>,
  beginning: AskedStart<Game>,
  sentence: Sentence,
): readonly Action<Game>[] {
  const { standing, chart, args, refusals, covered, against, accounted } = beginning
  const name = beginning.named === 0 ? UNNAMED : beginning.named * NAMED
  const common = { is: 'action', standing, goesOn: false, procedure: chart.name, args, shut: refusals } as const
  const nothing: MatchedChoices = {
    choices: [],
    accounted: [],
    covered,
    silent: 0,
    refused: false,
    worth: weightOf(covered),
  }
  if (refusals.length > 0)
    return [
      {
        ...common,
        choices: [],
        parts: partsOf(sentence, accounted),
        ...rest(sentence, nothing, name - against, beginning.named === 1 ? WORD_BEHIND : WORD_LEFT),
        sentence: beginning.said,
      },
    ]
  const opened = beginOrExplain(rules, { is: 'about to begin', knock: { chart, game: standing.game, args } })
  if (!opened.ok) return []
  const done = withoutCondition(sentence)
  const walks = walk(rules, done, opened.value, covered)
  // Where nobody says what begins, it must be said what is done in it.
  return walks
    .filter((walked) => beginning.named > 0 || isDeedNamed(done, walked))
    .map((walked) => {
      return {
        ...common,
        choices: walked.choices,
        at: opened.value.position,
        comesTo: late(() => verdictOn(playChoices(rules, { begun: opened.value, groups: [walked.choices] }))),
        parts: partsOf(sentence, [...accounted, ...walked.accounted]),
        ...rest(sentence, walked, name + OPEN + doneIn(walked) - against, WORD_LEFT),
        sentence: said(beginning.said, walked),
      }
    })
}

/** True if a sentence names the type of each of its choices. */
const isDeedNamed = (sentence: Sentence, { choices }: MatchedChoices): boolean =>
  choices.every(({ type = '' }) => naming(sentence, String(type)) !== undefined)

/** Returns the result of choices, with the numbers that the next decision depends on. */
function verdictOn<Game extends GameState>([verdict, trace]: Traceable<PlayVerdict<Game>>): ChoicesOutcome<Game> {
  const due = verdict.is === 'legal' || verdict.is === 'refused' ? verdict.due : undefined
  return { verdict, counted: due ? sumsBehind(due, trace) : [] }
}

const doneIn = ({ refused }: MatchedChoices): number => (refused ? 0 : DONE)

function rest(sentence: Sentence, { covered, worth }: MatchedChoices, prior: number, eachLeft: number) {
  const left = leftBy(sentence, covered)
  return {
    covered,
    unused: left.map(({ text }) => text),
    score:
      worth +
      prior +
      leftWeight(left) * eachLeft +
      (sentence.asks === 'deed' || sentence.asks === 'leave' ? 0 : UNWANTED),
  }
}

const said = (beginning: string, { choices }: MatchedChoices): string =>
  [beginning, ...choices.map(spokenChoice)].filter((text) => text !== '').join(' ')

/** The games in which a sentence can be asked where nobody gave a position: those that the book names. */
export const basesOf = <Game extends GameState>({ bases = {}, empty }: Book<Game>): readonly AskPosition<Game>[] => {
  const named = Object.entries(bases).map(([from, game]) => ({ from, game }))
  return named.length > 0 ? named : [{ from: 'empty', game: empty }]
}
