/** Actions: what somebody may want to do by the words of a sentence, in a position. @module */
import type { Book, GameState, Position, Rules } from '#kernel'
import { countedFor } from '../examples/counted.js'
import { begunAt } from '../examples/given.js'
import { playFrom, type Traceable } from '../examples/run.js'
import type { PlayVerdict } from '../examples/verdict.js'
import { late } from '../kernel/once.js'
import { type Beginning, beginningsIn, seatsIn } from './beginnings.js'
import { spokenChoice } from './candidates.js'
import { beyond, leftBy, leftWeight, NOTHING, naming, together, weightOf } from './covering.js'
import type { Action, ComesTo, Standing } from './meaning.js'
import { isDoneBySufferer, sufferingIn } from './passive.js'
import { type Sentence, withoutCondition } from './sentence.js'
import { partsOf, type Walked, walk } from './walk.js'

/** What counts for an action: that its procedure is named, that it may begin, and that it may be done. */
const [NAMED, OPEN, DONE] = [0.8, 0.3, 0.1]

/** What counts against it: that something else is asked for, and each word that it leaves; a shut door hides what they mean. */
const [UNWANTED, WORD_LEFT, WORD_BEHIND] = [-0.8, -0.4, 0]

/** What counts for what goes on beside what would begin: a refusal there is the answer. */
const GOES_ON = 0.3

/** What counts against an action whose procedure nobody named. */
const UNNAMED = -0.5

/** A position that stands in the middle of something. */
export interface UnderWay<Game extends GameState = GameState> extends Standing<Game> {
  readonly position: Position<Game>
  /** The procedure that goes on. */
  readonly procedure: string
}

/** What a sentence can mean that is done: something that begins in a game. */
export function actionsIn<Game extends GameState>(
  rules: Rules<Game>,
  standing: Standing<Game>,
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

/** What a sentence can mean that is done: choices in what goes on. */
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
        comesTo: late(() => verdictOn(playFrom(rules, { begun, groups }))),
        parts: partsOf(sentence, [...named, ...walked.accounted]),
        ...rest(sentence, walked, NAMED + OPEN + doneIn(walked) + GOES_ON, WORD_LEFT),
        sentence: said('', walked),
      }
    })
}

function begun<Game extends GameState>(
  rules: Rules<Game>,
  beginning: Beginning<Game>,
  sentence: Sentence,
): readonly Action<Game>[] {
  const { standing, chart, args, refusals, covered, against, accounted } = beginning
  const name = beginning.named === 0 ? UNNAMED : beginning.named * NAMED
  const common = { is: 'action', standing, goesOn: false, procedure: chart.name, args, shut: refusals } as const
  const nothing: Walked = {
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
  const opened = begunAt(rules, { is: 'about to begin', knock: { chart, game: standing.game, args } })
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
        comesTo: late(() => verdictOn(playFrom(rules, { begun: opened.value, groups: [walked.choices] }))),
        parts: partsOf(sentence, [...accounted, ...walked.accounted]),
        ...rest(sentence, walked, name + OPEN + doneIn(walked) - against, WORD_LEFT),
        sentence: said(beginning.said, walked),
      }
    })
}

/** Whether a sentence says what kind each of its choices is. */
const isDeedNamed = (sentence: Sentence, { choices }: Walked): boolean =>
  choices.every(({ type = '' }) => naming(sentence, String(type)) !== undefined)

/** What choices come to, with the numbers on which what is due then rests. */
function verdictOn<Game extends GameState>([verdict, trace]: Traceable<PlayVerdict<Game>>): ComesTo<Game> {
  const due = verdict.is === 'legal' || verdict.is === 'refused' ? verdict.due : undefined
  return { verdict, counted: due ? countedFor(due, trace) : [] }
}

const doneIn = ({ refused }: Walked): number => (refused ? 0 : DONE)

function rest(sentence: Sentence, { covered, worth }: Walked, prior: number, eachLeft: number) {
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

const said = (beginning: string, { choices }: Walked): string =>
  [beginning, ...choices.map(spokenChoice)].filter((text) => text !== '').join(' ')

/** The games in which a sentence can be asked where nobody gave a position: those that the book names. */
export const basesOf = <Game extends GameState>({ bases = {}, empty }: Book<Game>): readonly Standing<Game>[] => {
  const named = Object.entries(bases).map(([from, game]) => ({ from, game }))
  return named.length > 0 ? named : [{ from: 'empty', game: empty }]
}
