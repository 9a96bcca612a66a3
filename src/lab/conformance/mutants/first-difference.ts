/** Partings: where rules with a mistake, followed side by side with those without it, first show it. @module */

import { type Call, canonical, type GameState, type Option, type Position, type Rules } from '#core'
import { offeredAs } from '../engine/follow-situation.js'
import type { PlainChoice } from '../format/situation.js'
import { inOrder, plainDue, plainGame, plainOffered } from '../vectors/game-cache.js'

/** A way through the rules: what begins in a game, and at each place what may be chosen and what is. */
export interface Walk<Game extends GameState> {
  readonly game: Game
  readonly call: Call
  readonly stops: readonly Stop[]
}

/** A place of a way. */
interface Stop {
  /** The game without its readings, as text. */
  readonly game: string
  /** The decision as text: its seat, or the result with which the procedure is over. */
  readonly due: string
  readonly offered: readonly PlainChoice[]
  /** The choice made; the last place has none. */
  readonly chosen?: PlainChoice
}

/** A point where a mistake shows: the result of some choices, or the choices then allowed. */
export interface Parting {
  readonly choices: readonly PlainChoice[]
  /** The choices allowed with or without the mistake, if these differ. */
  readonly candidates?: readonly PlainChoice[]
}

/** Picks what is chosen at a place, by how many choices were made before; nothing where the way ends. */
export type Guide = (made: number, offered: readonly PlainChoice[]) => PlainChoice | undefined

/** Walks through the rules. */
export function walkRules<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  call: Call,
  guide: Guide,
): Walk<Game> {
  let { position } = rules.begin(game, call.procedure.name, call.args)
  const stops: Stop[] = []
  for (;;) {
    const due = rules.decide(position)
    const offered = due.over ? [] : plainOffered(due)
    const here = { game: textOf(position), due: canonical(plainDue(due)), offered }
    const chosen = guide(stops.length, offered)
    const option = chosen && offeredAs(due, chosen)?.option
    if (chosen === undefined || option === undefined) return { game, call, stops: [...stops, here] }
    stops.push({ ...here, chosen })
    position = rules.choose(position, option).position
  }
}

const textOf = <Game extends GameState>({ game }: Position<Game>): string => canonical(plainGame(game))

/** Finds the point where rules leave a path that other rules took; nothing if they follow it to its end. */
export function partingFrom<Game extends GameState>(
  rules: Rules<Game>,
  { game, call, stops }: Walk<Game>,
): Parting | undefined {
  const choices: PlainChoice[] = []
  // A new value, of which nothing is remembered that was worked out by other rules.
  let step: () => Position<Game> = () => rules.begin(structuredClone(game), call.procedure.name, call.args).position
  for (const stop of stops) {
    const met = arrivedAt(rules, step, stop)
    if (met.parted) return { choices, ...(met.candidates && { candidates: met.candidates }) }
    if (stop.chosen === undefined) return undefined
    choices.push(stop.chosen)
    const { option, position } = met
    step = () => rules.choose(position, option as Option).position
  }
  return undefined
}

type Met<Game extends GameState> =
  | { readonly parted: true; readonly candidates?: readonly PlainChoice[] }
  | { readonly parted: false; readonly position: Position<Game>; readonly option?: Option | undefined }

function arrivedAt<Game extends GameState>(rules: Rules<Game>, step: () => Position<Game>, stop: Stop): Met<Game> {
  try {
    const position = step()
    if (textOf(position) !== stop.game) return { parted: true }
    const due = rules.decide(position)
    if (canonical(plainDue(due)) !== stop.due) return { parted: true }
    const offered = due.over ? [] : plainOffered(due)
    if (canonical(offered) !== canonical(stop.offered))
      return { parted: true, candidates: inOrder([...stop.offered, ...offered]) }
    return { parted: false, position, option: stop.chosen && offeredAs(due, stop.chosen)?.option }
  } catch {
    return { parted: true }
  }
}
