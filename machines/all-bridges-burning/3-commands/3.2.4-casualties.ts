/**
 * The choices after a successful Attack: Engagement or Retreat, the Defenders taken, the Attackers lost.
 *
 * @module
 */

import { asks, compared, option, readingOf } from 'rulewright/book'
import { ATTACKER_LOSSES, type AttackerLoss, mayNotLose } from '#spec/all-bridges-burning/3-commands/3.2.4-aftermath'
import { mayNotCount } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { mayNotBuyStrength, PRICE_OF_STRENGTH } from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import {
  DEFENDING_PIECES,
  type DefendingPiece,
  mayNotDefend,
  mayNotInflict,
  mayNotTake,
  takenByTurns,
} from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { SpaceState } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { CAPABILITIES, SPACES } from '#spec/all-bridges-burning/vocabulary'
import {
  type BattleContext as C,
  casualtiesOf,
  defendersIn,
  defendingMarkers,
  enemyOf,
  fieldOf,
  lossDue,
  powerOf,
  takenOf,
} from './3.2.4-strength.js'

const ask = asks<C>()
const seat = ({ data }: C) => data.decides

export const defenderChoice = ask.must({
  name: 'the Defender',
  about: ({ data }) => data.space,
  cites: [cited.attack.defender, cited.attack.redsChoose, cited.commandsInGeneral.actorPicksTargets],
  seat,
  from: () => (['Senate', 'Germans', 'both'] as const).map((defender) => option('attack', { defender })),
  forbid: {
    table: mayNotDefend,
    view: {
      defender: (_, { defender }) => defender,
      senate: (context) => defendersIn(context).cells > 0,
      germans: (context) => defendersIn(context).troops > 0,
    },
  },
})

const times = (markers: readonly string[], marker: string) => markers.filter((other) => other === marker).length

export const defendingCount = ask.toTheExtent({
  name: 'a Capability of the Defenders to affect the Strength',
  about: ({ data }) => data.space,
  cites: [cited.attack.twoCapabilities],
  seat: ({ data }) => (data.picks === 'the Defender' ? enemyOf(data) : data.decides),
  from: () => CAPABILITIES.map((capability) => option('count', { capability })),
  forbid: {
    table: mayNotCount,
    view: {
      left: (context, { capability }) =>
        times(defendingMarkers(context), capability) > times(context.data.against, capability) ? 'fresh' : 'none',
      counted: ({ data }) => data.against.length,
      idle: () => false,
      reading: ({ game }) => readingOf(game, cited.trainsInStrength),
    },
  },
})

/** The Resources that the Attacker could spend. */
const means = ({ game, data: { attacker } }: C) => (attacker === 'germany' ? 0 : purse(game, attacker))

export const buying = ask.upTo(option('no more Strength'), {
  name: 'a Resource for more Strength',
  about: ({ data }) => `${data.space}, Strength ${data.strength}`,
  cites: [cited.attack.buyStrength],
  seat,
  from: () => [option('add Strength')],
  forbid: {
    table: mayNotBuyStrength,
    view: {
      germans: ({ data }) => data.attacker === 'germany',
      nonPlayer: ({ game, data }) => isNonPlayer(game, data.attacker),
      resources: (context) => compared(means(context), PRICE_OF_STRENGTH),
      free: ({ data }) => data.free,
      reading: ({ game }) => readingOf(game, cited.freeStrength),
    },
  },
})

/** The offer of Engagement or Retreat, over the map. */
export const casualtiesOn = (map: GameMap) =>
  ask.must({
    name: 'Engagement or Retreat',
    about: ({ data }) => data.space,
    cites: [cited.attack.twoOptions, cited.attack.retreatSpace, cited.commandsInGeneral.noPermission],
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

/** Counts the enemies of a kind in the space, defending or not. */
function enemies(field: SpaceState, context: C, piece: DefendingPiece): number {
  const { active, inactive } = field.cells[enemyOf(context.data)]
  return {
    'Active Cell': active,
    'Inactive Cell': inactive,
    Troop: field.troops[powerOf(context.data)],
    Administration: enemyOf(context.data) === 'reds' ? field.administrations : 0,
  }[piece]
}

/** Counts the Defenders of a kind in the space. */
function defenders(context: C, piece: DefendingPiece): number {
  const { active, inactive, troops, administrations } = defendersIn(context)
  return { 'Active Cell': active, 'Inactive Cell': inactive, Troop: troops, Administration: administrations }[piece]
}

function stands(context: C, piece: DefendingPiece) {
  if (defenders(context, piece) > 0) return 'Defender'
  return enemies(fieldOf(context), context, piece) > 0 ? 'other' : 'none'
}

export const taking = ask.upTo(
  option('no more Casualties'),
  {
    name: 'a Defender to take',
    about: ({ data }) => `${data.space}, ${takenOf(data)} of ${data.face} taken`,
    cites: [cited.attack.attackerDecides, cited.availability.maximum, cited.commandsInGeneral.maximumExtent],
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
        byTurns: ({ game, data }) =>
          takenByTurns.ask({ casualties: casualtiesOf(data), reading: readingOf(game, cited.turnsInRetreat) }),
        relocated: ({ data }) => data.casualties === 'Retreat' && data.taken.cells > 0,
        reading: ({ game }) => readingOf(game, cited.takingTurns),
        administrations: ({ game }) => readingOf(game, cited.administrationInRetreat),
      },
    },
  },
  ({ game }) => readingOf(game, cited.casualtiesUpTo) === 'any number',
)

/** Counts the Attackers of a kind that can still be lost. */
function attackersLeft({ attackers, attacker }: C['data'], piece: AttackerLoss): number {
  return {
    'Active Cell': attackers.active,
    'Inactive Cell': attackers.inactive,
    'Russian Troop': attacker === 'reds' ? attackers.troops : 0,
  }[piece]
}

export const losing = ask.toTheExtent({
  name: 'an Attacker to lose',
  about: ({ data }) => data.space,
  cites: [cited.attack.attritionGermans, cited.attack.attritionThree, cited.commandsInGeneral.actorPicksOwn],
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
      reading: ({ game }) => readingOf(game, cited.attritionOrder),
    },
  },
})
