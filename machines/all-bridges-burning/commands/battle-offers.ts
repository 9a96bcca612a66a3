/**
 * What can be chosen in a battle before the die roll: the Defender, the Capabilities that count, and Strength.
 *
 * @module
 */

import { asks, compared, option, readingOf } from '#kernel'
import { commandsInGeneral } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import { attack, mayNotCount } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { freeStrength, mayNotBuyStrength, PRICE_OF_STRENGTH } from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import { mayNotDefend } from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import { CAPABILITIES } from '#spec/all-bridges-burning/vocabulary'
import { type BattleContext as C, defendersIn, defendingMarkers, enemyOf } from './battle-data.js'

const ask = asks<C>()
const seat = ({ data }: C) => data.decides

/** The offer of the Defender of an Attack of the Reds. */
export const defenderChoice = ask.must({
  name: 'the Defender',
  about: ({ data }) => data.space,
  cites: [attack.defender, attack.redsChoose, commandsInGeneral.actorPicksTargets],
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

/** The offer of the two Capabilities of the Defenders that affect the Strength. */
export const defendingCount = ask.toTheExtent({
  name: 'a Capability of the Defenders to affect the Strength',
  about: ({ data }) => data.space,
  cites: [attack.twoCapabilities],
  seat: ({ data }) => (data.picks === 'the Defender' ? enemyOf(data) : data.decides),
  from: () => CAPABILITIES.map((capability) => option('count', { capability })),
  forbid: {
    table: mayNotCount,
    view: {
      left: (context, { capability }) =>
        times(defendingMarkers(context), capability) > times(context.data.against, capability) ? 'fresh' : 'none',
      counted: ({ data }) => data.against.length,
    },
  },
})

/** The Resources that the Attacker could spend. */
const means = ({ game, data: { attacker } }: C) => (attacker === 'germany' ? 0 : purse(game, attacker))

/** The offer of more Strength. */
export const buying = ask.upTo(option('no more Strength'), {
  name: 'a Resource for more Strength',
  about: ({ data }) => `${data.space}, Strength ${data.strength}`,
  cites: [attack.buyStrength],
  seat,
  from: () => [option('add Strength')],
  forbid: {
    table: mayNotBuyStrength,
    view: {
      germans: ({ data }) => data.attacker === 'germany',
      nonPlayer: ({ game, data }) => isNonPlayer(game, data.attacker),
      resources: (context) => compared(means(context), PRICE_OF_STRENGTH),
      free: ({ data }) => data.free,
      reading: ({ game }) => readingOf(game, freeStrength),
    },
  },
})
