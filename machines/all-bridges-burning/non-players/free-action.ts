/**
 * A Non-player finds the card by which it executes a free Command or Special Activity (8.1.6).
 *
 * @module
 */

import { z } from 'zod'
import { freeNonPlayerActions as clauses } from '../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  dealsIn,
  executingCard,
  reconstituted,
  withNonPlayers,
} from '../../../spec/all-bridges-burning/non-players/state.js'
import {
  FreeAction,
  freeActionCardProcedure,
  nonPlayerCardProcedure,
} from '../../../spec/all-bridges-burning/procedures/non-players.js'
import { FACTIONS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { calls } from '../../../src/kernel/procedure.js'
import type { NonPlayerCard } from './card.js'

const Data = z.strictObject({ faction: z.enum(FACTIONS), action: FreeAction }).readonly()
type C = Context<Game, z.infer<typeof Data>>

/** Whether a card has instructions for one of the actions that are named. */
const dealsWith = ({ command, special }: NonPlayerCard, { kind, named }: FreeAction): boolean => {
  if (named === 'any') return false
  return kind === 'Command' ? named.includes(command) : special.some((activity) => named.includes(activity))
}

const findingAmong = (cards: readonly NonPlayerCard[]) =>
  asks<C>().chance({
    name: 'the Non-player card for the free action',
    cites: [clauses.namedAction, clauses.atRandom],
    from: ({ game, data }) =>
      cards
        .filter((card) => card.faction === data.faction && dealsWith(card, data.action))
        .filter(({ number }) => data.action.kind === 'Special Activity' || dealsIn(number, game.phase))
        .map(({ number }) => option('take a Non-player card', { card: number })),
  })

/** The chart by which a Non-player finds the card for a free action, over the cards. */
export function freeActionCardChart(cards: readonly NonPlayerCard[]): Chart {
  const finding = findingAmong(cards)
  const { chart, effect, when } = charting<Game, OptionOf<typeof finding>>().implementing(freeActionCardProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({
      game: withNonPlayers(reconstituted(game), { acting: args.faction }),
      data: args,
    }),
    initial: 'is it named?',
    states: {
      'is it named?': {
        always: [
          {
            target: 'drawing',
            guard: when('it is not named', ({ context: { data } }) => data.action.named === 'any'),
            meta: { requirements: [clauses.drawnAction, clauses.usualProcedures] },
          },
          { target: 'finding', meta: { requirements: [clauses.namedAction] } },
        ],
      },
      finding: {
        meta: { asks: finding },
        on: {
          'take a Non-player card': {
            target: 'done',
            meta: { requirements: [clauses.namedAction] },
            actions: effect(({ context: { game, data }, event }) => ({
              game: executingCard(game, data.faction, event.card),
            })),
          },
          nothing: { target: 'done', meta: { requirements: [clauses.atRandom] } },
        },
      },
      drawing: {
        meta: {
          calls: calls(nonPlayerCardProcedure, ({ data: { faction, action } }) => ({
            faction,
            action: action.limited ? ('Limited Command' as const) : ('Command' as const),
          })),
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
