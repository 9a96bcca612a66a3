/**
 * What can be chosen once an Attack has succeeded: Engagement or Retreat, the Defenders taken, the Attackers lost.
 *
 * @module
 */

import { asks, compared, option, readingOf } from '#kernel'
import { availability } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { commandsInGeneral } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import {
  ATTACKER_LOSSES,
  type AttackerLoss,
  attritionOrder,
  mayNotLose,
} from '#spec/all-bridges-burning/3-commands/3.2.4-aftermath'
import { attack, casualtiesUpTo } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import {
  DEFENDING_PIECES,
  type DefendingPiece,
  mayNotInflict,
  mayNotTake,
  takingTurns,
} from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { SpaceState } from '#spec/all-bridges-burning/game'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { type BattleContext as C, defendersIn, enemyOf, fieldOf, lossDue, powerOf, takenOf } from './battle-data.js'

const ask = asks<C>()
const seat = ({ data }: C) => data.decides

/** The offer of Engagement or Retreat, over the map. */
export const casualtiesOn = (map: GameMap) =>
  ask.must({
    name: 'Engagement or Retreat',
    about: ({ data }) => data.space,
    cites: [attack.twoOptions, attack.retreatSpace, commandsInGeneral.noPermission],
    seat,
    from: () => [
      option('engage', { casualties: 'Engagement', space: 'none' }),
      ...SPACES.map((space) => option('retreat', { casualties: 'Retreat', space })),
    ],
    says: ({ data }, { type, space }) => (type === 'engage' ? `the Defenders in ${data.space}` : `them to ${space}`),
    forbid: {
      table: mayNotInflict,
      view: {
        casualties: (_, { casualties }) => casualties,
        germans: ({ data }) => data.attacker === 'germany',
        adjacent: ({ data }, { space }) => space !== 'none' && neighbors(map, data.space).includes(space),
      },
    },
  })

/** How many enemies of a kind stand in the space, whether they defend or not. */
function enemies(field: SpaceState, context: C, piece: DefendingPiece): number {
  const { active, inactive } = field.cells[enemyOf(context.data)]
  return {
    'Active Cell': active,
    'Inactive Cell': inactive,
    Troop: field.troops[powerOf(context.data)],
    Administration: enemyOf(context.data) === 'reds' ? field.administrations : 0,
  }[piece]
}

/** How many Defenders of a kind stand in the space. */
function defenders(context: C, piece: DefendingPiece): number {
  const { active, inactive, troops, administrations } = defendersIn(context)
  return { 'Active Cell': active, 'Inactive Cell': inactive, Troop: troops, Administration: administrations }[piece]
}

function stands(context: C, piece: DefendingPiece) {
  if (defenders(context, piece) > 0) return 'Defender'
  return enemies(fieldOf(context), context, piece) > 0 ? 'other' : 'none'
}

/** The offer of the Defenders that are taken. */
export const taking = ask.upTo(
  option('no more Casualties'),
  {
    name: 'a Defender to take',
    about: ({ data }) => `${data.space}, ${takenOf(data)} of ${data.face} taken`,
    cites: [attack.attackerDecides, availability.maximum, commandsInGeneral.maximumExtent],
    seat,
    from: () => DEFENDING_PIECES.map((piece) => option('take', { piece })),
    forbid: {
      table: mayNotTake,
      view: {
        piece: (_, { piece }) => piece,
        stands: (context, { piece }) => stands(context, piece),
        taken: ({ data }) => compared(takenOf(data), data.face),
        turn: ({ data }) => data.turn,
        cells: (context) => defendersIn(context).cells > 0,
        troops: (context) => defendersIn(context).troops > 0,
        mixed: ({ data }) => data.mixed,
        germans: ({ data }) => data.attacker === 'germany',
        activeCells: (context) => defendersIn(context).active > 0,
        reading: ({ game }) => readingOf(game, takingTurns),
      },
    },
  },
  ({ game }) => readingOf(game, casualtiesUpTo) === 'any number',
)

/** How many Attackers of a kind are left that can be lost. */
function attackersLeft({ attackers, attacker }: C['data'], piece: AttackerLoss): number {
  return {
    'Active Cell': attackers.active,
    'Inactive Cell': attackers.inactive,
    'Russian Troop': attacker === 'reds' ? attackers.troops : 0,
  }[piece]
}

/** The offer of the Attackers that are lost. */
export const losing = ask.toTheExtent({
  name: 'an Attacker to lose',
  about: ({ data }) => data.space,
  cites: [attack.attritionGermans, attack.attritionThree, commandsInGeneral.actorPicksOwn],
  seat,
  from: () => ATTACKER_LOSSES.map((piece) => option('lose', { piece })),
  forbid: {
    table: mayNotLose,
    view: {
      piece: (_, { piece }) => piece,
      due: ({ data }) => lossDue(data),
      left: ({ data }, { piece }) => attackersLeft(data, piece) > 0,
      last: ({ data }) => data.lastLost,
      cells: ({ data: { attackers } }) => attackers.active + attackers.inactive > 0,
      troops: ({ data }) => attackersLeft(data, 'Russian Troop') > 0,
      reading: ({ game }) => readingOf(game, attritionOrder),
    },
  },
})
