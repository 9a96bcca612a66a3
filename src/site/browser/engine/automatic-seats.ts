/** Going on: seats at which nobody sits decide one after the other, until somebody is asked. @module */

import {
  CHANCE,
  type GameState,
  habitAt,
  type Option,
  type Position,
  pickerAt,
  type Rules,
  type Seat,
  type Sitter,
  sightOf,
  stepLine,
  stepsSeen,
  type Traced,
} from '#core'
import type { StepView } from './protocol.js'

/** The maximum number of choices to make at once before the page is updated. */
const MOST = 60

/** The position reached by the seats that decide by themselves. */
export interface GoneOn<Game extends GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Option[]
  readonly last?: { readonly before: Position<Game>; readonly trace: readonly Traced[] }
  /** True if a person must decide now, or the game is over. */
  readonly resting: boolean
}

/** Lets the seats decide at which nobody sits. */
export function playIdleSeats<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  sitters: Readonly<Record<Seat, Sitter>>,
  { seed, made }: { readonly seed: number; readonly made: number },
): GoneOn<Game> {
  const sitterAt = (seat: Seat): Sitter => sitters[seat] ?? 'random'
  const habitOf = (seat: Seat) => habitAt(sitterAt(seat))
  const choices: Option[] = []
  let position = from
  let last: GoneOn<Game>['last']
  while (choices.length < MOST) {
    const due = rules.decide(position)
    if (due.over || due.choices.some(({ seat }) => seat === due.seat && sitterAt(seat) === 'you'))
      return { position, choices, resting: true, ...(last && { last }) }
    const option = pickerAt(seed, made + choices.length, { habitOf })(due)
    const chosen = rules.choose(position, option)
    last = { before: position, trace: chosen.trace }
    position = chosen.position
    choices.push(option)
  }
  return { position, choices, resting: false, ...(last && { last }) }
}

/** Builds the seating of a game, with the rulebook at its automated seats. Chance is random unless someone rolls by hand. */
export const gameSitters = <Game extends GameState>(
  { book: { automaton } }: Rules<Game>,
  game: Game,
  sitters: Readonly<Record<Seat, Sitter>>,
): Readonly<Record<Seat, Sitter>> => ({
  [CHANCE]: 'random',
  ...Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [seat, automaton?.plays(game, seat) ? 'np' : sitter] as const),
  ),
})

/** Lists the steps of some choices as a seat saw them. */
export function visibleSteps<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
  seat: Seat | undefined,
): readonly StepView[] {
  const positions = [from]
  for (const option of choices) positions.push(rules.choose(positions.at(-1) ?? from, option).position)
  const sight = sightOf(rules.book, seat)
  // What is put face down for everybody is told to nobody, in a book without secrets of its seats as well.
  const sees: typeof sight.sees = (choice) => choice.seenBy?.length !== 0 && sight.sees(choice)
  return stepsSeen(rules, { ...sight, sees }, positions, choices).map((step) => ({
    line: stepLine(step),
    changed: step.changed,
  }))
}
