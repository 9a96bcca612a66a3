/** Going on: seats at which nobody sits decide one after the other, until somebody is asked. @module */
import type { GameState, Option, Position, Rules, Seat } from '#kernel'
import { pickerAt } from '../explore/picker.js'
import { CHANCE } from '../kernel/option.js'
import { sightOf } from '../kernel/secrets.js'
import type { Traced } from '../kernel/trace.js'
import { stepLine, stepsSeen } from '../play/as-seen.js'
import { habitAt, type Sitter } from '../play/seats.js'
import type { Happened } from './protocol.js'

/** How many choices are made at once, before the page is told. */
const MOST = 60

/** Where the seats have come to that decide by themselves. */
export interface GoneOn<Game extends GameState> {
  readonly position: Position<Game>
  readonly choices: readonly Option[]
  readonly last?: { readonly before: Position<Game>; readonly trace: readonly Traced[] }
  /** Whether somebody is asked now, or the game is over. */
  readonly resting: boolean
}

/** Lets the seats decide at which nobody sits. */
export function goneOn<Game extends GameState>(
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

/** Who sits where, as far as the book plays some seats of a game itself; chance is random, where nobody rolls by hand. */
export const sittersIn = <Game extends GameState>(
  { book: { automaton } }: Rules<Game>,
  game: Game,
  sitters: Readonly<Record<Seat, Sitter>>,
): Readonly<Record<Seat, Sitter>> => ({
  [CHANCE]: 'random',
  ...Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [seat, automaton?.plays(game, seat) ? 'np' : sitter] as const),
  ),
})

/** What somebody saw of some choices. */
export function happened<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
  seat: Seat | undefined,
): readonly Happened[] {
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
