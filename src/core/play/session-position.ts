/** Games in play that begin where a file or a name says, with the choices that were made there. @module */

import type { ChoiceMade } from '../examples/comparison/made-choices.js'
import type { LegalVerdict } from '../examples/comparison/verdict.js'
import type { StartedPosition } from '../examples/start-position.js'
import { type Opening, resumption } from '../explore/search-place.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Play } from '../records/recorded-play.js'
import { endedWithoutChoice } from '../records/without-choice.js'
import { canonical } from '../values/json.js'
import type { Retold } from './replay.js'
import { chooseOption, currentPosition, dueAt, type Sitting, sittingAt } from './session.js'

/** A game in play, with what is told of how it came there. */
export interface PlaceInPlay<Game extends GameState = GameState> {
  readonly sitting: Sitting<Game>
  /** The procedure that began and its game; nothing if it was over at once. */
  readonly opening: Opening<Game> | undefined
  readonly procedure: string
  /** The game before anything began or was chosen. */
  readonly before: Game
  readonly choices: readonly ChoiceMade[]
  /** The trace of the start, if anything happened. */
  readonly began?: readonly Traced[]
  /** The named ends of what had already ended by itself. */
  readonly over?: LegalVerdict<Game>['over']
}

/** Makes choices where something has begun. */
export function placeAfter<Game extends GameState>(
  rules: Rules<Game>,
  begun: StartedPosition<Game>,
  choices: readonly ChoiceMade[],
): PlaceInPlay<Game> {
  const { game, procedure, position, trace } = begun
  const usual = canonical(position) === canonical(rules.start())
  const first = { ...sittingAt(rules, position), ...(!usual && { from: position }) }
  const sitting = choices.map(({ option }) => option).reduce<Sitting<Game>>(chooseOption, first)
  return { sitting, opening: openingOf(rules, begun), procedure, before: game, choices, began: trace }
}

function openingOf<Game extends GameState>(
  { book }: Rules<Game>,
  { game, procedure, position, args }: StartedPosition<Game>,
): Opening<Game> | undefined {
  const chart = book.charts.find(({ name }) => name === procedure)
  if (args === undefined || chart === undefined) return resumption(book, position)
  return { game, call: { procedure: chart.procedure, args } }
}

/** Finds the opening of a recorded play, if it is known. */
export function openingIn<Game extends GameState>({
  from,
  rules,
  positions,
}: Sitting<Game>): Opening<Game> | undefined {
  const { book } = rules
  const [first] = positions
  if (from === undefined) return { game: book.empty, call: book.main }
  return first && resumption(book, first)
}

/** A sitting at which a play was played again. */
export const retoldSitting = <Game extends GameState>(
  rules: Rules<Game>,
  play: Play,
  { positions, traces }: Retold<Game>,
): Sitting<Game> => ({
  rules,
  positions,
  traces,
  choices: play.choices.slice(0, traces.length),
  ...('from' in play && { from: play.from }),
})

/** Finds the place of a stored game that is known only by its position. */
export function resumedPlace<Game extends GameState>(sitting: Sitting<Game>): PlaceInPlay<Game> {
  const { game, stack } = currentPosition(sitting)
  const procedure = stack[0]?.chart ?? sitting.rules.book.main.procedure.name
  return { sitting, opening: openingIn(sitting), procedure, before: game, choices: [] }
}

/** Returns the choices up to a number of named ones, including the unnamed ones between them. */
export function choicesUpTo(choices: readonly ChoiceMade[], named: number): readonly ChoiceMade[] {
  const places = choices.flatMap((choice, at) => (choice.named ? [at + 1] : []))
  return choices.slice(0, named === 0 ? 0 : places[named - 1])
}

/** Builds the verdict for a place. */
export function legalAt<Game extends GameState>({
  sitting,
  before,
  began = [],
  choices,
  procedure,
  over = [],
}: PlaceInPlay<Game>): LegalVerdict<Game> {
  const position = currentPosition(sitting)
  const withoutChoice = endedWithoutChoice(before, position, [...began, ...sitting.traces.flat()])
  return {
    is: 'legal',
    position,
    choices,
    procedure,
    due: dueAt(sitting),
    over,
    ...(withoutChoice && { withoutChoice }),
  }
}
