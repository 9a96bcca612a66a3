/** The view of a position for a page: its picture, the decision, and the result of the last step. @module */

import {
  adviceIn,
  type Book,
  changesSeen,
  closedLines,
  type Decision,
  endedWithoutChoice,
  formatValue,
  type GameState,
  type Json,
  type Over,
  type Position,
  type Rules,
  type Sight,
  sightOf,
  type Traced,
  toldLines,
} from '#core'
import { groupBySection, mentionedClauses } from './citations.js'
import { groupedOptions } from './option-groups.js'
import { drawFor } from './picture.js'
import { picturedPlaces } from './pictured-places.js'
import { optionsIn, optionsInText } from './player-text.js'
import { printedTexts } from './printed-texts.js'
import type { EndView, PendingDecision, PositionView } from './protocol.js'

/** A step that led somewhere: where it was taken, and what happened. */
export interface Step<Game extends GameState> {
  readonly before: Position<Game>
  readonly trace: readonly Traced[]
}

/** Builds the view of a position for a viewer. */
export function positionView<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  seat: string | undefined,
  step?: Step<Game>,
): PositionView {
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
    ...drawFor(book, sight, position.game, {
      before: step?.before.game,
      lit: offered.flatMap(({ options }) => options.flatMap(({ places }) => places)),
    }),
    places: picturedPlaces(book, position.game),
    told,
    changed: step ? changesSeen(book, sight, step.before.game, position.game) : [],
    clauses: mentionedClauses(book, [...told, ...advised]),
  }
}

/** Lists the events of a step. A choice is shown in the words of its option. */
function toldOf<Game extends GameState>(
  { decide }: Rules<Game>,
  sight: Sight<Game>,
  { before, trace }: Step<Game>,
): readonly string[] {
  const seen = sight.trace(trace)
  const lines = toldLines(seen).flatMap((line) => line.split('\n'))
  const due = decide(before)
  const offered = due.over ? [] : [...due.choices, ...due.asides.choices()]
  return optionsInText(lines, [...optionsIn(seen), ...offered])
}

function dueOf<Game extends GameState>(
  book: Book<Game>,
  sight: Sight<Game>,
  game: Game,
  all: Decision,
): PendingDecision {
  const due = sight.due(all) as Decision
  const { seat, asks, about, chart, cites, choices, asides } = due
  const refused = [...due.refused(), ...asides.refused()]
  const print = printedTexts(book, sight, game, seat)
  return {
    seat,
    asks,
    ...(about !== undefined && { about }),
    procedure: chart,
    cites: groupBySection(cites),
    offered: groupedOptions(book, game, due, choices, print),
    asides: groupedOptions(book, game, due, asides.choices(), print),
    refused: refused.length,
    refusing: groupBySection(refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => clauses))),
    advised: adviceIn(due),
    printed: print.beside(
      about,
      choices.map(({ option }) => option),
    ),
    yours: choices.length > 0,
  }
}

/** Builds the view of the end: the winner, if the whole game is over and the book knows it; otherwise the outcome. */
function endedOf<Game extends GameState>(
  { results, main }: Book<Game>,
  before: Position<Game> | undefined,
  { outcome }: Over,
  closed: readonly string[],
): EndView {
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
  return typeof outcome === 'string' ? outcome : formatValue(outcome)
}

/** Runs a function of a book on an outcome that may not be one of the whole game; nothing if it fails. */
function safely<T>(tell: () => T): T | undefined {
  try {
    return tell()
  } catch {
    return undefined
  }
}
