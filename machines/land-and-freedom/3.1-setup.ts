/** Setup: Fronts, tracks, Bonuses, Medallions, hands, the first tokens. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { isDealt } from '#spec/land-and-freedom/players'
import { drawProcedure, setupProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { beforeMedallions, MEDALLIONS_DRAWN } from '#spec/land-and-freedom/starting-game'
import { FACTIONS, type Faction, MEDALLIONS } from '#spec/land-and-freedom/vocabulary'
import { DRAWN } from './10.3-end-of-the-year.js'
import { gameDoor } from './doors.js'

const Data = record({ left: z.array(z.enum(FACTIONS)).readonly() })
type C = Context<Game, z.infer<typeof Data>>

const medallionOffer = asks<C>().chance({
  name: 'a Medallion from the bag',
  cites: [cited.setup.medallions],
  from: ({ game }) =>
    MEDALLIONS.filter((one) => !game.medallions.includes(one)).map((medallion) => option('draw', { medallion })),
  says: (_, { medallion }) => medallion,
})

const person = ({ data: { left } }: C): Faction => certain(left[0], 'player who draws a hand')

export function setupChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof medallionOffer>>().implementing(setupProcedure, Data)
  return chart({
    door: gameDoor,
    context: ({ input: { game } }) => ({ game, data: { left: [] } }),
    initial: 'the board',
    states: {
      'the board': {
        always: go(
          'Medallions',
          [
            cited.setup.fronts,
            cited.setup.liberties,
            cited.setup.government,
            cited.setup.supports,
            cited.setup.bonuses,
            cited.setup.token,
            cited.setup.initiative,
            cited.setup.heroPoints,
            cited.setup.fascistDecks,
            cited.removedCards.anarchists,
            cited.removedCards.moderates,
          ],
          ({ context: { game } }) => ({ game: beforeMedallions(parts, game) }),
        ),
      },
      Medallions: {
        always: [
          when(
            'all are drawn',
            ({ context: { game } }) => game.medallions.length === MEDALLIONS_DRAWN,
            go('whose hand', [cited.setup.boxedMedallions], ({ context: { game } }) => ({
              data: { left: FACTIONS.filter((faction) => isDealt(game, faction)) },
            })),
          ),
          'a Medallion',
        ],
      },
      'a Medallion': {
        meta: { asks: medallionOffer },
        on: {
          draw: go('Medallions', [cited.setup.medallions], ({ context: { game }, event: { medallion } }) => ({
            game: {
              ...game,
              medallions: MEDALLIONS.filter((one) => one === medallion || game.medallions.includes(one)),
            },
          })),
        },
      },
      'whose hand': {
        always: [when('all have one', ({ context: { data } }) => data.left.length === 0, 'done'), 'a hand'],
      },
      'a hand': {
        meta: {
          calls: calls(drawProcedure, (context) => ({ faction: person(context), number: DRAWN, archives: false })),
          requirements: [cited.setup.hand],
        },
        on: {
          returned: go('whose hand', [], ({ context: { data } }) => ({ data: { left: data.left.slice(1) } })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
