/** The German action of one card: the decider, the flowchart, and the marker and cylinder afterwards. @module */

import { asks, CHANCE, type Context, calls, charting, option, range, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { attackableIn } from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import {
  mayNotAttackThere,
  mayNotMoveThere,
  mayNotOrder,
  russiansAreEnemies,
} from '#spec/all-bridges-burning/3-commands/3.4-flowchart'
import {
  coordinateStays,
  type GERMANS_ACTED,
  germanDetails,
  SENATE_DECIDES,
} from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { GERMAN_ACTIONS } from '#spec/all-bridges-burning/components/german-actions'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { piecesIn, troopsOnMap } from '#spec/all-bridges-burning/pieces'
import { germanActionProcedure, germanFlowchartProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
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

/** Returns the seat that decides the details that the flowchart leaves open. */
export const decider = ({ data }: GermanContext) => (data.senateDecides === 'nothing' ? CHANCE : 'senate')

/** True if a space has something that Germans can attack. */
export const hasEnemies = (game: Game, name: Space): boolean => {
  const { pieces, troops } = attackableIn(game, 'reds', name)
  if (pieces > 0) return true
  const reading = readingOf(game, cited.powersAsEnemies)
  return troops > 0 && russiansAreEnemies.ask({ reading, alone: readingOf(game, cited.russiansAlone) })
}

const hasReds = ({ spaces }: Game, name: Space) => piecesIn(spaces[name], 'reds') > 0

export const spacesWithGermans = ({ spaces }: Game): readonly Space[] =>
  SPACES.filter((name) => spaces[name].troops.germany > 0)

const inBox = ({ troopBoxes }: Game) => troopBoxes.germany > 0
const haveEnemies = (game: Game) => spacesWithGermans(game).some((name) => hasEnemies(game, name))

const haveRedsNear = (map: GameMap, game: Game) =>
  spacesWithGermans(game).some((name) => neighbors(map, name).some((near) => hasReds(game, near)))

/** Returns the view of the flowchart. */
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
    cites: [cited.coordinate.senateDecides, cited.germanActions.senateMayCoordinate],
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
  cites: [cited.germanActions.byFlowchart, cited.map.landingRanges],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** The offer of the Landing Sites to the Senate. */
export const landingSiteOn = ({ landingSites }: GameMap) =>
  ask.must({
    name: 'the Landing Site',
    cites: [cited.coordinate.senateDecides, cited.map.landingSites],
    seat: decider,
    from: () => landingSites.map((site) => option('land', { space: site.space })),
    says: (_, { space }) => `in ${space}`,
  })

export const attackSpace = ask.toTheExtent({
  name: 'a space in which the Germans Attack',
  cites: [cited.germanActions.byFlowchart, cited.germanActions.senateMayCoordinate],
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
    cites: [cited.germanActions.byFlowchart, cited.germanActions.senateMayCoordinate],
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
  germanDetails.ask({ coordinate: game.coordinate, reading: readingOf(game, cited.coordinateScope) })

/** The game once the Germans have been called up. */
const stored = (game: Game, result: (typeof GERMANS_ACTED)[number]): Game => ({
  ...game,
  coordinate: coordinateStays.ask({
    coordinate: game.coordinate,
    result,
    reading: readingOf(game, cited.coordinateIdle),
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
        requirements: [cited.germanActions.byFlowchart],
      },
      on: {
        returned: go(
          'done',
          [
            cited.coordinate.nextActionOnly,
            cited.adjustEligibility.germanStored,
            cited.adjustEligibility.germanWaits,
            cited.eventCard.recordGermans,
          ],
          ({ context: { game }, event }) => ({ game: stored(game, resultOf(event.result)) }),
        ),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
