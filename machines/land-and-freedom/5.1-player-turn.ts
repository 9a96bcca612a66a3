/** The turn of a player: the card that was chosen, and Hero points at any time of it. @module */

import {
  asks,
  type Chart,
  type Context,
  call,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { mayNotUse } from '#spec/land-and-freedom/11.2-medallions'
import { revealed } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { hasUsed, holds } from '#spec/land-and-freedom/players'
import { cardProcedure, Purchase, playerTurnProcedure, spendingProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { heroPoints } from '#spec/land-and-freedom/wording'
import { USES } from './6.1-another-card.js'
import { boughtText, isMidCard, medallionOf, medallionUses, nothingBought, spendingOn, WARES } from './7.3-spending.js'

const Data = record({
  faction: z.enum(FACTIONS),
  card: z.string(),
  for: z.enum(USES),
  purchase: Purchase,
})
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const now = ({ data: { faction } }: C) => faction

const useOffer = ask.must({
  name: 'for what the card is played',
  cites: [cited.playing.twoWays],
  about: ({ data: { card } }) => card,
  seat: now,
  from: () => USES.map((use) => option('play', { for: use })),
  says: (_, { for: use }) => `for its ${use}`,
})

const purchaseOfferOn = (parts: Components) =>
  ask.may(option('spend nothing'), {
    name: 'for what Hero points are spent',
    cites: [cited.spending.anyTime],
    about: ({ game, data: { faction } }) => heroPoints(game.players[faction].heroPoints),
    seat: now,
    from: () => WARES,
    says: (_, bought) => boughtText(bought),
    forbid: spendingOn<C>(parts),
  })

const medallionOffer = ask.may(option('use no Medallion'), {
  name: 'which Medallion is used for a Hero point',
  cites: [cited.payingMedallions.volunteers, cited.payingMedallions.intelligence],
  seat: now,
  from: ({ game }) => medallionUses(game),
  forbid: {
    table: mayNotUse,
    view: {
      medallion: (_, use) => medallionOf(use),
      held: ({ game, data }, use) => holds(game, data.faction, medallionOf(use)),
      used: ({ game, data }, { type }) => type === 'use Intelligence' && hasUsed(game, data.faction, 'Intelligence'),
      heroPoints: ({ game, data }) => game.players[data.faction].heroPoints > 0,
      midCard: isMidCard,
      spendingMidCard: ({ game }) => readingOf(game, cited.spendingMidCard),
    },
  },
})

export function playerTurnChart(parts: Components): Chart {
  const purchaseOffer = purchaseOfferOn(parts)
  const { chart, go, stay, when } = charting<
    Game,
    OptionOf<typeof useOffer> | OptionOf<typeof purchaseOffer> | OptionOf<typeof medallionOffer>
  >().implementing(playerTurnProcedure, Data)
  type Bought = OptionOf<typeof purchaseOffer> | OptionOf<typeof medallionOffer>
  const buying = ({ context: { data }, event }: { context: C; event: Bought }) => ({
    data: { ...data, purchase: purchaseOf(event) },
  })
  const buys = (target: string) => ({
    'pay for a card': go(target, [cited.spending.anyTime], buying),
    'pay for a Bonus': go(target, [cited.spending.anyTime], buying),
    'pay for a step': go(target, [cited.spending.anyTime], buying),
  })
  const meanwhile = [purchaseOffer, medallionOffer].map((asks) => ({
    asks,
    procedures: [spendingProcedure],
    call: ({ data: { faction } }: C, chosen: { readonly type: string }) =>
      call(spendingProcedure, { faction, purchase: purchaseOf(chosen) }),
  }))
  const spends = {
    calls: calls(spendingProcedure, ({ data: { faction, purchase } }: C) => ({ faction, purchase })),
    meanwhile,
  }
  const spendsMeanwhile = {
    'pay for a card': stay([cited.spending.anyTime]),
    'pay for a Bonus': stay([cited.spending.anyTime]),
    'pay for a step': stay([cited.spending.anyTime]),
    'use Volunteers': stay([cited.spending.anyTime]),
    'use Intelligence': stay([cited.spending.anyTime]),
  }
  const lost = when('the war is lost', ({ context: { game } }: { context: C }) => isLost(game), 'the turn ends')

  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, card: 'none', for: 'Event', purchase: nothingBought },
    }),
    initial: 'the turn begins',
    states: {
      'the turn begins': {
        always: [
          when(
            'without a card there is no turn',
            ({ context: { game, data } }) =>
              game.players[data.faction].chosen === 'none' && readingOf(game, cited.noCard) === 'no turn',
            'done',
          ),
          go(
            'spending before',
            [cited.playerTurns.initiativeFirst, cited.playerTurns.next],
            ({ context: { game, data } }) => ({
              game: { ...revealed(game, data.faction), acting: data.faction },
              data: { ...data, card: game.players[data.faction].chosen },
            }),
          ),
        ],
      },
      'spending before': {
        meta: { asks: purchaseOffer },
        on: { ...buys('spends before'), 'spend nothing': 'Medallions before', nothing: 'Medallions before' },
      },
      'spends before': {
        meta: spends,
        on: { ...spendsMeanwhile, returned: [lost, 'spending before'] },
      },
      'Medallions before': {
        meta: { asks: medallionOffer },
        on: {
          'use Volunteers': go('spends before', [], buying),
          'use Intelligence': go('spends before', [], buying),
          'use no Medallion': 'is there a card',
          nothing: 'is there a card',
        },
      },
      'is there a card': {
        always: [when('there is none', ({ context: { data } }) => data.card === 'none', 'the turn ends'), 'how'],
      },
      how: {
        meta: { asks: useOffer },
        on: {
          play: go('the card', [cited.playing.one, cited.playing.twoWays], ({ context: { data }, event }) => ({
            data: { ...data, for: event.for },
          })),
        },
      },
      'the card': {
        meta: {
          calls: calls(cardProcedure, ({ data: { faction, card, for: use } }) => ({ faction, card, for: use })),
          meanwhile,
        },
        on: {
          ...spendsMeanwhile,
          returned: [lost, 'spending after'],
        },
      },
      'spending after': {
        meta: { asks: purchaseOffer },
        on: { ...buys('spends after'), 'spend nothing': 'Medallions after', nothing: 'Medallions after' },
      },
      'spends after': {
        meta: spends,
        on: { ...spendsMeanwhile, returned: [lost, 'spending after'] },
      },
      'Medallions after': {
        meta: { asks: medallionOffer },
        on: {
          'use Volunteers': go('spends after', [], buying),
          'use Intelligence': go('spends after', [], buying),
          'use no Medallion': 'the turn ends',
          nothing: 'the turn ends',
        },
      },
      'the turn ends': {
        always: go('done', [], ({ context: { game } }) => ({ game: { ...game, acting: 'nobody' } })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** A purchase as the argument of what carries it out. */
function purchaseOf(event: { readonly type: string }): Purchase {
  const { type, ...words } = event as { readonly type: Purchase['what'] } & Partial<Purchase>
  return { ...nothingBought, ...words, what: type }
}
