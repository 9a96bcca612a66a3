/** What the Germans do on one card: who decides, the flowchart, and the marker and cylinder afterwards. @module */

import { asks, CHANCE, type Context, calls, charting, option, range, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { map as mapClauses } from '#spec/all-bridges-burning/1-introduction/1.2-map'
import { eventCard } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { adjustEligibility } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { russiansAlone } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { attackableIn } from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import {
  mayNotAttackThere,
  mayNotMoveThere,
  mayNotOrder,
  powersAsEnemies,
  russiansAreEnemies,
} from '#spec/all-bridges-burning/3-commands/3.4-flowchart'
import {
  coordinateIdle,
  coordinateScope,
  coordinateStays,
  type GERMANS_ACTED,
  germanActions,
  germanDetails,
  SENATE_DECIDES,
} from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { coordinate } from '#spec/all-bridges-burning/4-special-activities/4.2.4-coordinate'
import { GERMAN_ACTIONS } from '#spec/all-bridges-burning/components/german-actions'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { piecesIn, troopsOnMap } from '#spec/all-bridges-burning/pieces'
import { germanActionProcedure, germanFlowchartProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'

const space = z.enum(SPACES)
export const GermanData = record({
  senateDecides: z.enum(SENATE_DECIDES),
  /** The spaces of the Attacks, the latest last. */
  attacked: z.array(space).readonly(),
  /** The Germans that have not moved yet, by their space. */
  waiting: z.array(record({ space, troops: z.int() })).readonly(),
  acted: z.boolean(),
})

export type GermanData = z.infer<typeof GermanData>
export type GermanContext = Context<Game, GermanData>

/** Who decides what the flowchart leaves open. */
export const decider = ({ data }: GermanContext) => (data.senateDecides === 'nothing' ? CHANCE : 'senate')

/** Whether something that Germans can attack is in a space. */
export const hasEnemies = (game: Game, name: Space): boolean => {
  const { pieces, troops } = attackableIn(game, 'reds', name)
  if (pieces > 0) return true
  const reading = readingOf(game, powersAsEnemies)
  return troops > 0 && russiansAreEnemies.ask({ reading, alone: readingOf(game, russiansAlone) })
}

const hasReds = ({ spaces }: Game, name: Space) => piecesIn(spaces[name], 'reds') > 0

export const spacesWithGermans = ({ spaces }: Game): readonly Space[] =>
  SPACES.filter((name) => spaces[name].troops.germany > 0)

const inBox = ({ troopBoxes }: Game) => troopBoxes.germany > 0
const haveEnemies = (game: Game) => spacesWithGermans(game).some((name) => hasEnemies(game, name))

const haveRedsNear = (map: GameMap, game: Game) =>
  spacesWithGermans(game).some((name) => neighbors(map, name).some((near) => hasReds(game, near)))

/** What the flowchart looks at. */
export const situationOf = (map: GameMap, game: Game) => ({
  onMap: troopsOnMap(game, 'germany') > 0,
  inBox: inBox(game),
  enemies: haveEnemies(game),
  redsNear: haveRedsNear(map, game),
})

const ask = asks<GermanContext>()

/** The offer of the actions, where the Senate decides on the action too. */
export const orderOn = (map: GameMap) =>
  ask.must({
    name: 'the action of the Germans',
    cites: [coordinate.senateDecides, germanActions.senateMayCoordinate],
    seat: () => 'senate',
    from: () => GERMAN_ACTIONS.map((action) => option('order', { action })),
    forbid: {
      table: mayNotOrder,
      view: {
        action: (_, { action }) => action,
        inBox: ({ game }) => inBox(game),
        enemies: ({ game }) => haveEnemies(game),
        redsNear: ({ game }) => haveRedsNear(map, game),
      },
    },
  })

export const landingDie = ask.chance({
  name: 'the die for the Landing Site',
  cites: [germanActions.byFlowchart, mapClauses.landingRanges],
  from: () => range(1, 6).map((face) => option('roll', { face })),
})

/** The offer of the Landing Sites to the Senate. */
export const landingSiteOn = ({ landingSites }: GameMap) =>
  ask.must({
    name: 'the Landing Site',
    cites: [coordinate.senateDecides, mapClauses.landingSites],
    seat: decider,
    from: () => landingSites.map((site) => option('land', { space: site.space })),
  })

export const attackSpace = ask.toTheExtent({
  name: 'a space in which the Germans Attack',
  cites: [germanActions.byFlowchart, germanActions.senateMayCoordinate],
  seat: decider,
  from: () => SPACES.map((name) => option('attack', { space: name })),
  forbid: {
    table: mayNotAttackThere,
    view: {
      germans: ({ game }, candidate) => game.spaces[candidate.space].troops.germany > 0,
      enemies: ({ game }, candidate) => hasEnemies(game, candidate.space),
      attacked: ({ data }, candidate) => data.attacked.includes(candidate.space),
    },
  },
})

const PAIRS = SPACES.flatMap((from) => SPACES.filter((to) => to !== from).map((to) => option('move', { from, to })))

/** The offer of the moves of Germans. */
export const moveOn = (map: GameMap) =>
  ask.toTheExtent({
    name: 'where Germans move',
    cites: [germanActions.byFlowchart, germanActions.senateMayCoordinate],
    seat: decider,
    from: () => PAIRS,
    says: (_, { from, to }) => `from ${from} to ${to}`,
    forbid: {
      table: mayNotMoveThere,
      view: {
        germans: ({ data }, { from }) => data.waiting.some((group) => group.space === from),
        reds: ({ game }, { to }) => hasReds(game, to),
        adjacent: (_, { from, to }) => neighbors(map, from).includes(to),
      },
    },
  })

const Data = record({ senateDecides: z.enum(SENATE_DECIDES) })
const { chart, go } = charting<Game>().implementing(germanActionProcedure, Data)

const senateDecides = (game: Game) =>
  germanDetails.ask({ coordinate: game.coordinate, reading: readingOf(game, coordinateScope) })

/** The game once the Germans have been called up. */
const stored = (game: Game, result: (typeof GERMANS_ACTED)[number]): Game => ({
  ...game,
  coordinate: coordinateStays.ask({
    coordinate: game.coordinate,
    result,
    reading: readingOf(game, coordinateIdle),
  }),
  germanCylinder: 'waiting',
})

const resultOf = (returned: unknown) => (returned === 'acted' ? 'acted' : 'no action')

export const germanActionChart = chart({
  door: { phase: ({ game }) => game.phase },
  context: ({ input: { game } }) => ({ game, data: { senateDecides: 'nothing' } }),
  initial: 'who decides?',
  states: {
    'who decides?': {
      always: go('flowchart', [], ({ context: { game } }) => ({ data: { senateDecides: senateDecides(game) } })),
    },
    flowchart: {
      meta: {
        calls: calls(germanFlowchartProcedure, ({ data }) => ({ senateDecides: data.senateDecides })),
        requirements: [germanActions.byFlowchart],
      },
      on: {
        returned: go(
          'done',
          [
            coordinate.nextActionOnly,
            adjustEligibility.germanStored,
            adjustEligibility.germanWaits,
            eventCard.recordGermans,
          ],
          ({ context: { game }, event }) => ({ game: stored(game, resultOf(event.result)) }),
        ),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
