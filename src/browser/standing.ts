/** Where a position stands, as a page shows it: the picture, what is due, and what the last step did. @module */
import type { Book, Decision, GameState, Json, Over, Position, Rules } from '#kernel'
import { shown } from '../examples/shape.js'
import { closedLines } from '../examples/told.js'
import { type Sight, sightOf } from '../kernel/secrets.js'
import { toldLines } from '../kernel/told-trace.js'
import { adviceIn, type Traced } from '../kernel/trace.js'
import { endedWithoutChoice } from '../kernel/without-choice.js'
import { changesSeen } from '../play/as-seen.js'
import { citedOf, mentioned } from './cited.js'
import { inWords, optionsIn } from './in-words.js'
import { offeredTogether } from './offered.js'
import { seenOf } from './picture.js'
import { picturedPlaces } from './places.js'
import { printOf } from './printed.js'
import type { Due, Ended, Standing } from './protocol.js'

/** A step that led somewhere: where it was taken, and what happened. */
export interface Step<Game extends GameState> {
  readonly before: Position<Game>
  readonly trace: readonly Traced[]
}

/** Where a position stands, as somebody sees it. */
export function standingOf<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  seat: string | undefined,
  step?: Step<Game>,
): Standing {
  const { book } = rules
  const sight = sightOf(book, seat)
  const due = rules.decide(position)
  const told = step ? toldOf(rules, sight, step) : []
  const advised = adviceIn(sight.due(due))
  const here = due.over ? undefined : dueOf(book, sight, position.game, due)
  const offered = [...(here?.offered ?? []), ...(here?.asides ?? [])]
  return {
    position,
    ...(here && { due: here }),
    ...(due.over && { ended: endedOf(book, step?.before, due, closedIn(sight, position, step)) }),
    ...seenOf(book, sight, position.game, {
      before: step?.before.game,
      lit: offered.flatMap(({ options }) => options.flatMap(({ places }) => places)),
    }),
    places: picturedPlaces(book, position.game),
    told,
    changed: step ? changesSeen(book, sight, step.before.game, position.game) : [],
    clauses: mentioned(book, [...told, ...advised]),
  }
}

/** What a step did, in lines; what was chosen stands in the words in which it was offered. */
function toldOf<Game extends GameState>(
  { decide }: Rules<Game>,
  sight: Sight<Game>,
  { before, trace }: Step<Game>,
): readonly string[] {
  const seen = sight.trace(trace)
  const lines = toldLines(seen).flatMap((line) => line.split('\n'))
  const due = decide(before)
  const offered = due.over ? [] : [...due.choices, ...due.asides.choices()]
  return inWords(lines, [...optionsIn(seen), ...offered])
}

function dueOf<Game extends GameState>(book: Book<Game>, sight: Sight<Game>, game: Game, all: Decision): Due {
  const due = sight.due(all) as Decision
  const { seat, asks, about, chart, cites, choices, asides } = due
  const refused = [...due.refused(), ...asides.refused()]
  const print = printOf(book, sight, game, seat)
  return {
    seat,
    asks,
    ...(about !== undefined && { about }),
    procedure: chart,
    cites: citedOf(cites),
    offered: offeredTogether(book, game, due, choices, print),
    asides: offeredTogether(book, game, due, asides.choices(), print),
    refused: refused.length,
    refusing: citedOf(refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => clauses))),
    advised: adviceIn(due),
    printed: print.beside(
      about,
      choices.map(({ option }) => option),
    ),
    yours: choices.length > 0,
  }
}

/** How it ended: who won, where the whole game is over and the book can tell, else what it came to. */
function endedOf<Game extends GameState>(
  { results, main }: Book<Game>,
  before: Position<Game> | undefined,
  { outcome }: Over,
  closed: readonly string[],
): Ended {
  const isWhole = before === undefined || before.stack[0]?.chart === main.procedure.name
  const whole = isWhole ? safely(() => results?.(outcome)) : undefined
  if (whole) return { says: whole.says ?? `${whole.winner} wins`, margins: whole.margins, closed }
  return { says: outcomeWords(outcome), margins: {}, closed }
}

/** Why nothing could be done or chosen in what the step began, the answer first; nothing where somebody chose. */
function closedIn<Game extends GameState>(
  { seat }: Sight<Game>,
  position: Position<Game>,
  step: Step<Game> | undefined,
): readonly string[] {
  const ended = step && endedWithoutChoice(step.before.game, position, step.trace)
  if (ended === undefined) return []
  // What refuses could tell a seat what it may not know.
  const why = seat === undefined ? closedLines(ended) : []
  return [ended.isNothing ? 'Nothing can be done.' : 'It is done without a choice.', ...why]
}

const outcomeWords = (outcome: Json): string => {
  if (outcome === null) return 'nothing is left to decide'
  return typeof outcome === 'string' ? outcome : shown(outcome)
}

/** What a book can tell of an outcome that may not be one of the whole game. */
function safely<T>(tell: () => T): T | undefined {
  try {
    return tell()
  } catch {
    return undefined
  }
}
