/** The choices in an Attack before its battle. @module */

import { asks, compared, type Decides, deciding, option, readingOf } from 'rulewright/book'
import {
  ATTACKING_PIECES,
  type AttackingPiece,
  attackPrice,
  mayNotCount,
  mayNotDesignate,
  mayNotSelectAttack,
} from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { mayNotBoard, mayNotSendTrains } from '#spec/all-bridges-burning/3-commands/3.2.4-trains'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { CAPABILITIES, type Capability, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { mayStop } from './3.1-terms.js'
import { enemyLeft } from './3.2.4-strength.js'
import {
  type AttackContext as C,
  canSetOut,
  cellsLeftIn,
  isByRailway,
  isDestination,
  isSabotaged,
  leftIn,
  militantOf,
  priceOfNext,
  spaceOf,
  trainsFrom,
} from './3.2.4-trains.js'

const ask = asks<C>()
const seat = ({ data }: C) => data.faction

/** From where Trains go, and where to: to the space that is attacked now, where that is not told. */
interface TrainWay {
  readonly from: Space
  readonly to?: Space
}

const goalOf = ({ data }: C, { to = spaceOf(data) }: TrainWay): Space => to

/** The prohibitions on sending Trains, over the map. */
const sendingOn = (map: GameMap) =>
  deciding<C, TrainWay>()({
    table: mayNotSendTrains,
    view: {
      trains: (context, { from }) => leftIn(context, from, 'Trains'),
      cells: (context, { from }) => cellsLeftIn(context, from),
      adjacent: (context, way) => neighbors(map, way.from).includes(goalOf(context, way)),
      railway: (context, way) => isByRailway(map, way.from, goalOf(context, way)),
      sabotaged: (context, way) => isSabotaged(context.game, way.from, goalOf(context, way)),
      setsOut: ({ game }, { from }) => canSetOut(map, game, from),
      destination: (context, way) => isDestination(map, goalOf(context, way)),
      resources: ({ game, data }) => compared(purse(game, data.faction), priceOfNext(data)),
      limited: ({ data }) => data.limited,
      reading: ({ game }) => readingOf(game, cited.limitedAttackByTrain),
    },
  })

/** Finds the Cells with which a Faction can attack a space: there already, or by Train if some may be sent. */
function cellsFor(sending: Decides<C, TrainWay>, context: C, space: Space) {
  const there = cellsLeftIn(context, space)
  if (there === 'fresh') return 'there'
  const { spaces } = context.game
  const ways = SPACES.filter((from) => spaces[from].capabilities[militantOf(context.data)].includes('Trains')).map(
    (from) => ({ from, to: space }),
  )
  return sending.allowsSome(context, ways) ? 'by Train' : there
}

/** The offer of the spaces, over the map. */
export const selectionOn = (map: GameMap) => {
  const sending = sendingOn(map)
  return ask.upTo(
    option('stop'),
    {
      name: 'a space to Attack',
      cites: [cited.attack.where, cited.commandsInGeneral.actorOrdersSpaces, cited.commandsInGeneral.actorPicksTargets],
      seat,
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotSelectAttack,
        view: {
          cells: (context, { space }) => cellsFor(sending, context, space),
          enemy: ({ game, data }, { space }) => enemyLeft(game, space, militantOf(data)),
          resources: ({ game, data }) =>
            compared(purse(game, data.faction), attackPrice.ask({ item: 'a space', before: 0, free: data.free })),
          granted: ({ data }, { space }) => data.spaces === 'any' || data.spaces.includes(space),
          selected: ({ data }, { space }) => data.selected.includes(space),
          limited: ({ data }) => data.limited,
          first: ({ data }) => data.selected.length === 0,
          reading: ({ game }) => readingOf(game, cited.russiansAlone),
        },
      },
    },
    (context) => context.data.selected.length > 0 && mayStop(context),
  )
}

const arrivedCells = ({ arrived: { active, inactive } }: C['data']) => active + inactive

/** The offer of the Trains, over the map. */
export const trainsOn = (map: GameMap) =>
  ask.may(
    option('no Trains'),
    {
      name: 'Trains that bring Attackers',
      about: ({ data }) => spaceOf(data),
      cites: [cited.attack.trains],
      seat,
      from: () => SPACES.map((from) => option('send Trains', { from })),
      forbid: sendingOn(map),
    },
    (context) => arrivedCells(context.data) > 0 || cellsLeftIn(context, spaceOf(context.data)) === 'fresh',
  )

const CELLS = ['Active', 'Inactive'] as const

export const boarding = ask.upTo(
  option('depart'),
  {
    name: 'a Cell or a Capability to go by Train',
    about: ({ data }) => `from ${trainsFrom(data)} to ${spaceOf(data)}`,
    cites: [cited.attack.trains, cited.attack.relocationOthers, cited.commandsInGeneral.actorPicksOwn],
    seat,
    from: () => [
      ...CELLS.map((what) => option('board', { what })),
      option('board', { what: 'Troop' as const }),
      ...CAPABILITIES.map((what) => option('take along', { what })),
    ],
    forbid: {
      table: mayNotBoard,
      view: {
        what: (_, { type, what }) => (type === 'take along' ? 'Capability' : what === 'Troop' ? 'Troop' : 'Cell'),
        left: (context, { what }) => leftIn(context, trainsFrom(context.data), what),
        resources: ({ game, data }) => compared(purse(game, data.faction), priceOfNext(data)),
        reading: ({ game }) => readingOf(game, cited.russiansByTrain),
      },
    },
  },
  ({ data: { aboard } }) => aboard.active + aboard.inactive > 0,
)

/** Finds whether a piece in the space can still attack, beside the designated ones. */
function undesignated(context: C, piece: AttackingPiece) {
  const { game, data } = context
  const space = spaceOf(data)
  const { active, inactive, troops } = data.attackers
  const power = (there: number) => (there > 0 ? 'fresh' : 'none')
  const left = {
    'Active Cell': () => leftIn(context, space, 'Active', active),
    'Inactive Cell': () => leftIn(context, space, 'Inactive', inactive),
    'Russian Troop': () =>
      data.faction === 'reds' ? leftIn(context, space, 'Troop', troops) : power(game.spaces[space].troops.russia),
    'German Troop': () => power(game.spaces[space].troops.germany),
  } as const
  return left[piece]()
}

const withCell = ({ attackers: { active, inactive } }: C['data']) => active + inactive > 0

export const designation = ask.upTo(
  option('no more Attackers'),
  {
    name: 'a piece to be among the Attackers',
    about: ({ data }) => spaceOf(data),
    cites: [cited.attack.designate, cited.attack.russians, cited.commandsInGeneral.actorPicksOwn],
    seat,
    from: () => ATTACKING_PIECES.map((piece) => option('designate', { piece })),
    forbid: {
      table: mayNotDesignate,
      view: {
        faction: ({ data }) => militantOf(data),
        piece: (_, { piece }) => piece,
        left: (context, { piece }) => undesignated(context, piece),
        withCell: ({ data }) => withCell(data),
      },
    },
  },
  ({ data }) => withCell(data),
)

/** Counts a Capability among markers. */
const times = (markers: readonly Capability[], capability: Capability): number =>
  markers.filter((marker) => marker === capability).length

export const counting = ask.upTo(option('no more Capabilities'), {
  name: 'a Capability of the Attackers to affect the Strength',
  about: ({ data }) => spaceOf(data),
  cites: [cited.attack.designate, cited.attack.twoCapabilities],
  seat,
  from: () => CAPABILITIES.map((capability) => option('count', { capability })),
  forbid: {
    table: mayNotCount,
    view: {
      left: (context, { capability }) =>
        leftIn(context, spaceOf(context.data), capability, times(context.data.counted, capability)),
      counted: ({ data }) => data.counted.length,
      idle: ({ data }, { capability }) =>
        capability === 'Trains' && times(data.arrived.capabilities, capability) <= times(data.counted, capability),
      reading: ({ game }) => readingOf(game, cited.trainsInStrength),
    },
  },
})
