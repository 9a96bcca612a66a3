/** The survey: of everything that the rules come through, the places at which each goal is shown best. @module */

import { type Choice, type GameState, type Opening, type Place, type Refused, type Seat, tryOrUndefined } from '#core'
import type { PlainChoice } from '../format/situation.js'
import { plainChoice } from './game-cache.js'
import type { Outlook, StepResult, Walker } from './rules-walker.js'

/** A place that shows a goal, by its result, its options, or a refusal. */
export type Sighting<Game extends GameState> = {
  /** Sightings with less of it are smaller. */
  readonly cost: number
  readonly order: number
} & (
  | { readonly asks: 'result' | 'judgement'; readonly place: Place<Game> }
  | { readonly asks: 'refusal'; readonly place: Place<Game>; readonly refused: Refused & { readonly seat: Seat } }
)

/** The state of a survey. */
export interface Survey<Game extends GameState> {
  readonly begin: (opening: Opening<Game>, byPlay: boolean) => StepResult<Game> | undefined
  readonly look: (place: Place<Game>) => Outlook<Game> | undefined
  readonly step: (place: Place<Game>, choice: Choice) => StepResult<Game> | undefined
  /** The number of steps taken with a choice of this kind. */
  readonly tried: (choice: Choice) => number
  /** For every goal by number, how often it was shown, and where best. */
  readonly seen: () => readonly Sightings<Game>[]
  /** True if the starting game was reached by choices from the beginning of a game. */
  readonly isByPlay: (game: Game) => boolean
  /** For every decision by name, a choice of each kind. */
  readonly instances: ReadonlyMap<string, ReadonlyMap<string, PlainChoice>>
  /** The number of steps examined, and the number of goals reached. */
  readonly steps: () => number
  readonly found: () => number
}

/** The number of times a goal was shown, and its smallest sightings. */
export interface Sightings<Game extends GameState> {
  times: number
  readonly best: Sighting<Game>[]
}

/** A place that a survey has come to; whoever looks at it makes another one of it, which keeps what is known. */
interface Surveyed<Game extends GameState> extends Place<Game> {
  readonly cost: number
  /** True if choices from the beginning of a game led there. */
  readonly byPlay: boolean
}

const costAt = <Game extends GameState>(place: Place<Game> | undefined): number =>
  (place as Partial<Surveyed<Game>> | undefined)?.cost ?? 0

/** The number of sightings to keep for a goal. */
const KEPT = 4
/** The weight of a choice, compared with a difference in the game. */
const CHOICE = 3

/** Begins a survey. */
export function surveyOf<Game extends GameState>(
  walker: Walker<Game>,
  distanceOf: (game: Game) => number,
): Survey<Game> {
  const seen: Sightings<Game>[] = []
  const played = new WeakSet<Game>()
  const instances = new Map<string, Map<string, PlainChoice>>()
  const tries = new Map<string, number>()
  const kindOf = ({ asks, option }: Choice) => `${asks}: ${option.type}`
  let order = 0
  let found = 0

  const note = (goals: readonly number[], sighting: Omit<Sighting<Game>, 'order'>) => {
    order += 1
    const one = { ...sighting, order } as Sighting<Game>
    for (const goal of new Set(goals)) {
      if (seen[goal] === undefined) found += 1
      const known = seen[goal] ?? { times: 0, best: [] }
      seen[goal] = known
      known.times += 1
      const last = known.best.at(-1)
      if (known.best.length >= KEPT && last && last.cost <= one.cost) continue
      known.best.push(one)
      known.best.sort((a, b) => a.cost - b.cost || a.order - b.order)
      known.best.length = Math.min(known.best.length, KEPT)
    }
  }

  /** The cost of a place: what the game of its last beginning differs from a base, and the choices since. */
  const cost = (place: Place<Game>): number => {
    const opened = place.openings.at(-1)
    const began = opened ?? (place.made ? undefined : place.position)
    return began ? distanceOf(began.game) : costAt(place.made?.from) + CHOICE
  }

  const arrived = (walked: StepResult<Game>, byPlay: boolean): StepResult<Game> => {
    const { trace, shows } = walked
    const before = walked.place.made ? costAt(walked.place.made.from) + CHOICE : undefined
    const here = cost(walked.place)
    const surveyed: Surveyed<Game> = { cost: here, byPlay, ...walked.place }
    const place: Place<Game> = surveyed
    if (byPlay) for (const { game } of place.openings) played.add(game)
    note(shows, { asks: 'result', place, cost: before ?? here })
    for (const line of trace)
      if (line.kind === 'skipped')
        for (const refused of line.refused())
          note(walker.goals.ofRefusal(refused), { asks: 'refusal', place, refused, cost: here } as Sighting<Game>)
    return { place, trace, shows }
  }

  const looked = (found: Outlook<Game>): Outlook<Game> => {
    const { place, due, refused, shows } = found
    const here = costAt(place)
    if (due.over) return found
    note(shows, { asks: 'judgement', place, cost: here })
    for (const one of refused)
      note(walker.goals.ofRefusal(one), { asks: 'refusal', place, refused: one, cost: here } as Sighting<Game>)
    for (const choice of [...due.choices, ...due.asides.choices()]) {
      const kinds = instances.get(choice.asks) ?? new Map<string, PlainChoice>()
      instances.set(choice.asks, kinds)
      if (!kinds.has(choice.option.type)) kinds.set(choice.option.type, plainChoice(choice))
    }
    return found
  }

  return {
    begin: (opening, byPlay) => {
      const walked = tryOrUndefined(() => walker.begin(opening))
      return walked && arrived(walked, byPlay)
    },
    look: (place) => {
      const found = tryOrUndefined(() => walker.look(place))
      return found && looked(found)
    },
    tried: (choice) => tries.get(kindOf(choice)) ?? 0,
    step: (place, choice) => {
      tries.set(kindOf(choice), (tries.get(kindOf(choice)) ?? 0) + 1)
      const walked = tryOrUndefined(() => walker.step(place, choice))
      return walked && arrived(walked, (place as Partial<Surveyed<Game>>).byPlay === true)
    },
    seen: () => seen,
    isByPlay: (game) => played.has(game),
    instances,
    steps: () => order,
    found: () => found,
  }
}
