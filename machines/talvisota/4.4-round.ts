/** One round of a combat: what the forces are worth, the die, the losses. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  compared,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { dieAdds, whoRolls } from '#spec/talvisota/4.2-combat-values'
import { attackerOf, doublesResult, doublings, nkvdCancels, retreatStands } from '#spec/talvisota/4.5.1-combat-results'
import {
  attackerLoses,
  defenderLoses,
  defenderRetreats,
  placeFor,
  resultIn,
} from '#spec/talvisota/10-results-combat-table'
import { DRIVEN, lossesProcedure, RoundArgs, roundProcedure } from '#spec/talvisota/combat-procedures'
import type { Result } from '#spec/talvisota/components/combat-table'
import type { Components } from '#spec/talvisota/components/components'
import type { Fight } from '#spec/talvisota/fight'
import { fightIn } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import * as cited from '#spec/talvisota/rules.gen'
import { SIDES, type Side } from '#spec/talvisota/vocabulary'
import { worthOf } from '#spec/talvisota/worth'
import { seatFor } from './seats.js'

const count = z.int().min(0)
const Data = record({
  ...RoundArgs.unwrap().shape,
  /** The units that each side loses, and who is driven back. */
  losses: record({ Soviets: count, Finns: count }),
  back: z.enum(DRIVEN),
})
type Data = z.infer<typeof Data>
type C = Context<Game, Data>

const opponentOf = (side: Side): Side => (side === 'Soviets' ? 'Finns' : 'Soviets')

const fightOf = ({ map }: Components, { game, data }: C): Fight => fightIn(game, map, data, data.uses)

/** Returns the worth of the forces and the side that rolls. */
function announcedIn(parts: Components, context: C) {
  const worth = worthOf(fightOf(parts, context), parts.units)
  const roller = whoRolls.ask({
    soviets: compared(worth.Soviets, worth.Finns),
    equalForces: readingOf(context.game, cited.equalForces),
  })
  return { worth, roller, difference: Math.abs(worth.Soviets - worth.Finns) }
}

/** The result of a face. */
function resultOf(parts: Components, context: C, face: number): { readonly result: Result; readonly attacker: Side } {
  const { roller, difference } = announcedIn(parts, context)
  const supply = fightOf(parts, context).soviets.supports.includes('RAV')
  const place = placeFor.compute(
    difference,
    face + dieAdds.ask({ roller, supply }),
    readingOf(context.game, cited.dieOffTable),
  )
  return {
    result: resultIn.ask(place),
    attacker: attackerOf.ask({ roller, tableSides: readingOf(context.game, cited.tableSides) }),
  }
}

/** Returns the effects of a face: the losses of both sides, and the side driven back. */
function after(parts: Components, context: C, face: number): Pick<Data, 'losses' | 'back'> {
  const { result, attacker } = resultOf(parts, context, face)
  const { uses, soviets } = fightOf(parts, context)
  const nkvd = soviets.supports.includes('NKVD')
  const mannerheim = uses.MANN === 'no retreat'
  const defender = opponentOf(attacker)
  const retreats = defenderRetreats.ask({ result })
  const cancelled = nkvdCancels.ask({ side: defender, nkvd, nkvdRetreat: readingOf(context.game, cited.nkvdRetreat) })
  const doubles = (cancels: boolean): boolean =>
    doublesResult.ask({ cancels: retreats && cancels, doubledResults: readingOf(context.game, cited.doubledResults) })
  const lossesOf = (side: Side) => {
    const printed = side === attacker ? attackerLoses.ask({ result }) : defenderLoses.ask({ result })
    const times = doublings.ask({
      side,
      nkvd: nkvd && doubles(cancelled),
      mannerheim: mannerheim && doubles(defender === 'Finns'),
      timoshenko: uses.TIMO === 'losses',
      nkvdWhose: readingOf(context.game, cited.nkvdWhose),
      mannerheimWhose: readingOf(context.game, cited.mannerheimWhose),
    })
    return printed * 2 ** times
  }
  const goes = retreats && retreatStands.ask({ side: defender, cancelled, mannerheim })
  return { losses: { Soviets: lossesOf('Soviets'), Finns: lossesOf('Finns') }, back: goes ? defender : 'nobody' }
}

/** The roller of a die: in the solo game the Soviet player also rolls for the Finns. */
function rollsIn(game: Game, roller: Side): string {
  const seat = seatFor(game, roller)
  return seat === roller ? `${roller} roll` : `${seat} roll for the ${roller}`
}

const dieOn = (parts: Components) =>
  asks<C>().chance({
    name: 'the die of a combat',
    cites: [cited.combatValues.higherRolls, cited.combatValues.announced],
    about: (context) => {
      const { worth, roller } = announcedIn(parts, context)
      return `Soviets ${worth.Soviets}, Finns ${worth.Finns}; ${rollsIn(context.game, roller)}`
    },
    from: () => range(1, 6).map((face) => option('roll', { face })),
    says: (context, { face }) => {
      const { result, attacker } = resultOf(parts, context, face)
      return `${face}: ${result}; attacker: the ${attacker}`
    },
  })

export function roundChart(parts: Components): Chart {
  const die = dieOn(parts)
  const { chart, go, when } = charting<Game, OptionOf<typeof die>>().implementing(roundProcedure, Data)
  const losses = (side: Side) =>
    calls(lossesProcedure, ({ data }: C) => ({
      order: data.order,
      driven: data.driven,
      side,
      number: data.losses[side],
    }))
  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, losses: { Soviets: 0, Finns: 0 }, back: 'nobody' },
    }),
    initial: 'the die',
    states: {
      'the die': {
        meta: { asks: die },
        on: {
          roll: go(
            'losses',
            [cited.combatValues.column, cited.combatResults.losses],
            ({ context, event: { face } }) => ({
              data: { ...context.data, ...after(parts, context, face) },
            }),
          ),
        },
      },
      losses: {
        always: [
          when('the Soviets lose units', ({ context: { data } }) => data.losses.Soviets > 0, 'Soviet losses'),
          when('the Finns lose units', ({ context: { data } }) => data.losses.Finns > 0, 'Finnish losses'),
          'done',
        ],
      },
      'Soviet losses': {
        meta: { calls: losses(SIDES[0]) },
        on: {
          returned: go('losses', [cited.combatResults.lossesBox], ({ context: { data } }) => ({
            data: { ...data, losses: { ...data.losses, Soviets: 0 } },
          })),
        },
      },
      'Finnish losses': {
        meta: { calls: losses(SIDES[1]) },
        on: { returned: go('done', [cited.combatResults.lossesBox]) },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.back,
  })
}
