/** Games in play that begin where a file or a name says, with the choices that were made there. @module */
import type { GameState, Rules } from '#kernel'
import type { Made } from '../examples/choices-made.js'
import type { Begun } from '../examples/given.js'
import type { Legal } from '../examples/verdict.js'
import { type Opening, resumption } from '../explore/place.js'
import { canonical } from '../kernel/json.js'
import type { Play } from '../kernel/play.js'
import type { Traced } from '../kernel/trace.js'
import { endedWithoutChoice } from '../kernel/without-choice.js'
import { chosen, dueAt, type Sitting, sittingAt, standing } from './game-in-play.js'
import type { Retold } from './replay.js'

/** A game in play, with what is told of how it came there. */
export interface PlaceInPlay<Game extends GameState = GameState> {
  readonly sitting: Sitting<Game>
  /** What began, in which game; nothing where it was over from the first. */
  readonly opening: Opening<Game> | undefined
  readonly procedure: string
  /** The game before anything began or was chosen. */
  readonly before: Game
  readonly choices: readonly Made[]
  /** What happened as it began, where something did. */
  readonly began?: readonly Traced[]
  /** What was named as an end of something that had ended. */
  readonly over?: Legal<Game>['over']
}

/** Makes choices where something has begun. */
export function placeAfter<Game extends GameState>(
  rules: Rules<Game>,
  begun: Begun<Game>,
  choices: readonly Made[],
): PlaceInPlay<Game> {
  const { game, procedure, position, trace } = begun
  const usual = canonical(position) === canonical(rules.start())
  const first = { ...sittingAt(rules, position), ...(!usual && { from: position }) }
  const sitting = choices.map(({ option }) => option).reduce<Sitting<Game>>(chosen, first)
  return { sitting, opening: openingOf(rules, begun), procedure, before: game, choices, began: trace }
}

function openingOf<Game extends GameState>(
  { book }: Rules<Game>,
  { game, procedure, position, args }: Begun<Game>,
): Opening<Game> | undefined {
  const chart = book.charts.find(({ name }) => name === procedure)
  if (args === undefined || chart === undefined) return resumption(book, position)
  return { game, call: { procedure: chart.procedure, args } }
}

/** What began at a sitting, as far as a play tells it. */
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

/** Where a game stands that was kept, of which nothing is told but that. */
export function placeIn<Game extends GameState>(sitting: Sitting<Game>): PlaceInPlay<Game> {
  const { game, stack } = standing(sitting)
  const procedure = stack[0]?.chart ?? sitting.rules.book.main.procedure.name
  return { sitting, opening: openingIn(sitting), procedure, before: game, choices: [] }
}

/** Where choices stood after the first few of those that somebody named; all that nobody named stand between them. */
export function choicesUpTo(choices: readonly Made[], named: number): readonly Made[] {
  const places = choices.flatMap((choice, at) => (choice.named ? [at + 1] : []))
  return choices.slice(0, named === 0 ? 0 : places[named - 1])
}

/** What is told of a place. */
export function legalAt<Game extends GameState>({
  sitting,
  before,
  began = [],
  choices,
  procedure,
  over = [],
}: PlaceInPlay<Game>): Legal<Game> {
  const position = standing(sitting)
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
