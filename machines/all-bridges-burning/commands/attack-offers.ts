/**
 * What can be chosen in an Attack before its battle: spaces, Trains and what they bring, Attackers, Capabilities.
 *
 * @module
 */
import { spentDefenders } from '../../../spec/all-bridges-burning/attacked.js'
import { attack } from '../../../spec/all-bridges-burning/clauses/commands/attack.js'
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { piecesIn, purse } from '../../../spec/all-bridges-burning/pieces.js'
import { limitedAttackByTrain } from '../../../spec/all-bridges-burning/questions/commands/limited-attack-by-train.js'
import { russiansByTrain } from '../../../spec/all-bridges-burning/questions/commands/russians-by-train.js'
import {
  ATTACKING_PIECES,
  type AttackingPiece,
  attackPrice,
  mayNotBoard,
  mayNotCount,
  mayNotDesignate,
  mayNotSelectAttack,
  mayNotSendTrains,
} from '../../../spec/all-bridges-burning/tables/attack.js'
import { CAPABILITIES, type Militant, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import {
  type AttackContext as C,
  cellsLeftIn,
  leftIn,
  militantOf,
  priceOfNext,
  spaceOf,
  trainsFrom,
} from './attack-data.js'
import { wayByTrain } from './attack-trains.js'
import { mayStop } from './command-machine.js'

const ask = asks<C>()
const seat = ({ data }: C) => data.faction

/** How the way of Trains from one space to another looks. */
const trainView = (map: GameMap, context: C, from: Space, to: Space) => ({
  trains: leftIn(context, from, 'Trains'),
  cells: cellsLeftIn(context, from),
  ...wayByTrain(map, context.game, from, to),
  affordable: priceOfNext(context.data) <= purse(context.game, context.data.faction),
  limited: context.data.limited,
  reading: readingOf(context.game, limitedAttackByTrain),
})

/** Where a Faction finds Cells to attack a space with. */
function cellsFor(map: GameMap, context: C, space: Space) {
  const there = cellsLeftIn(context, space)
  if (there === 'fresh') return 'there'
  const { spaces } = context.game
  const comes = (from: Space) =>
    spaces[from].capabilities[militantOf(context.data)].includes('Trains') &&
    !mayNotSendTrains.refuses(trainView(map, context, from, space))
  return SPACES.some(comes) ? 'by Train' : there
}

/** What there is to take away in a space. */
function enemyIn(game: Game, space: Space, attacker: Militant) {
  const here = game.spaces[space]
  const [enemy, power] = attacker === 'reds' ? (['senate', 'germany'] as const) : (['reds', 'russia'] as const)
  const standing = piecesIn(here, enemy) + here.troops[power]
  const { active, inactive, troops, administrations = 0 } = spentDefenders(game, enemy, space)
  if (standing > active + inactive + troops + administrations) return 'removable'
  if (standing > 0) return 'used'
  return piecesIn(here, 'moderates') > 0 ? 'Moderates only' : 'none'
}

/** The offer of the spaces, over the map. */
export const selectionOn = (map: GameMap) =>
  ask.upTo(
    option('stop'),
    {
      name: 'a space to Attack',
      cites: [attack.where, commandsInGeneral.actorOrdersSpaces, commandsInGeneral.actorPicksTargets],
      seat,
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotSelectAttack,
        view: (context, { space }) => {
          const { game, data } = context
          return {
            cells: cellsFor(map, context, space),
            enemy: enemyIn(game, space, militantOf(data)),
            affordable: attackPrice.ask({ item: 'a space', free: data.free }) <= purse(game, data.faction),
            granted: data.spaces === 'any' || data.spaces.includes(space),
            selected: data.selected.includes(space),
            limited: data.limited,
            first: data.selected.length === 0,
          }
        },
      },
    },
    (context) => context.data.selected.length > 0 && mayStop(context),
  )

const arrivedCells = ({ arrived: { active, inactive } }: C['data']) => active + inactive

/** The offer of the Trains, over the map. */
export const trainsOn = (map: GameMap) =>
  ask.may(
    option('no Trains'),
    {
      name: 'Trains that bring Attackers',
      about: ({ data }) => spaceOf(data),
      cites: [attack.trains],
      seat,
      from: () => SPACES.map((from) => option('send Trains', { from })),
      forbid: {
        table: mayNotSendTrains,
        view: (context, { from }) => trainView(map, context, from, spaceOf(context.data)),
      },
    },
    (context) => arrivedCells(context.data) > 0 || cellsLeftIn(context, spaceOf(context.data)) === 'fresh',
  )

const CELLS = ['Active', 'Inactive'] as const

/** The offer of what the Trains bring. */
export const boarding = ask.upTo(
  option('depart'),
  {
    name: 'a Cell or a Capability to go by Train',
    about: ({ data }) => `from ${trainsFrom(data)} to ${spaceOf(data)}`,
    cites: [attack.trains, attack.relocationOthers, commandsInGeneral.actorPicksOwn],
    seat,
    from: () => [
      ...CELLS.map((what) => option('board', { what })),
      option('board', { what: 'Troop' as const }),
      ...CAPABILITIES.map((what) => option('take along', { what })),
    ],
    forbid: {
      table: mayNotBoard,
      view: (context, { type, what }) => ({
        what:
          type === 'take along' ? ('Capability' as const) : what === 'Troop' ? ('Troop' as const) : ('Cell' as const),
        left: leftIn(context, trainsFrom(context.data), what),
        affordable: priceOfNext(context.data) <= purse(context.game, context.data.faction),
        reading: readingOf(context.game, russiansByTrain),
      }),
    },
  },
  ({ data: { aboard } }) => aboard.active + aboard.inactive > 0,
)

/** Whether a piece stands in the space that can still attack, beside those that are designated. */
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

/** The offer of the Attackers. */
export const designation = ask.upTo(
  option('no more Attackers'),
  {
    name: 'a piece to be among the Attackers',
    about: ({ data }) => spaceOf(data),
    cites: [attack.designate, attack.russians, commandsInGeneral.actorPicksOwn],
    seat,
    from: () => ATTACKING_PIECES.map((piece) => option('designate', { piece })),
    forbid: {
      table: mayNotDesignate,
      view: (context, { piece }) => ({
        faction: militantOf(context.data),
        piece,
        left: undesignated(context, piece),
        withCell: withCell(context.data),
      }),
    },
  },
  ({ data }) => withCell(data),
)

/** The offer of the Attackers' Capabilities. */
export const counting = ask.upTo(option('no more Capabilities'), {
  name: 'a Capability of the Attackers to affect the Strength',
  about: ({ data }) => spaceOf(data),
  cites: [attack.designate, attack.twoCapabilities],
  seat,
  from: () => CAPABILITIES.map((capability) => option('count', { capability })),
  forbid: {
    table: mayNotCount,
    view: (context, { capability }) => {
      const { counted } = context.data
      const chosen = counted.filter((marker) => marker === capability).length
      return { left: leftIn(context, spaceOf(context.data), capability, chosen), counted: counted.length }
    },
  },
})
