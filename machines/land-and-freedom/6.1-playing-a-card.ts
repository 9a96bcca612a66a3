/** A card that is played: its Event, line by line, or its Action Points and the Morale Bonus. @module */

import { type Chart, calls, certain, charting, type OptionOf } from 'rulewright/book'
import { playerCard, putIn } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { withoutHeroPoints, withUsed } from '#spec/land-and-freedom/players'
import { cardProcedure, effectsProcedure, moveProcedure, strengthenProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FRONTS } from '#spec/land-and-freedom/vocabulary'
import {
  anotherFrontOffer,
  areaOfferOn,
  type CardContext,
  CardData,
  moraleOfferOn,
  organizationOffer,
} from './6.1-card-offers.js'
import { isAskedMidCard, isMidCard } from './7.3-spending.js'
import { effectOf, timesInTableau } from './icons.js'

/** A game in which no card takes effect any more. */
function afterCards({ midCard: _, ...game }: Game): Game {
  return game
}

export function cardChart(parts: Components): Chart {
  const areaOffer = areaOfferOn(parts)
  const moraleOffer = moraleOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof areaOffer> | OptionOf<typeof moraleOffer> | OptionOf<typeof organizationOffer>
  >().implementing(cardProcedure, CardData)
  const strengthOf = ({ data: { card } }: CardContext) => playerCard(parts, card).strength
  const spent = ({ data }: CardContext): CardContext['data'] => ({ ...data, spent: true })

  return chart({
    context: ({ input: { game, args } }) => ({
      game: { ...game, midCard: true as const },
      data: {
        ...args,
        within: isMidCard({ game }),
        wasOn: game.bonuses.Morale === 'on',
        spent: false,
        activated: false,
        track: 'none',
        way: 'up',
        icon: 'none',
        more: 0,
      },
    }),
    initial: 'for what it is played',
    states: {
      'for what it is played': {
        always: [
          when('it is its Event', ({ context: { data } }) => data.for === 'Event', 'the Event'),
          go('the Morale Bonus first', [cited.tableau.added], ({ context: { game, data } }) => ({
            game: putIn(game, data.faction, data.card, 'tableau'),
          })),
        ],
      },
      'the Event': {
        meta: {
          calls: calls(effectsProcedure, ({ data: { faction, card } }) => ({
            faction,
            actor: faction,
            effects: playerCard(parts, card).event,
            by: 'card' as const,
          })),
          requirements: [cited.eventOfACard.lines],
        },
        on: {
          returned: go('all of it is done', [cited.eventOfACard.trashed], ({ context: { game, data } }) => ({
            game: putIn(game, data.faction, data.card, 'trash'),
          })),
        },
      },
      'the Morale Bonus first': {
        meta: { asks: moraleOffer, seam: isAskedMidCard },
        on: {
          activate: go('once more', [cited.morale.icon], ({ context: { data }, event: { icon } }) => ({
            data: { ...data, icon, activated: true },
          })),
          'no Morale Bonus': 'the area',
          nothing: 'the area',
        },
      },
      'the area': {
        meta: { asks: areaOffer, seam: isAskedMidCard },
        on: {
          'strengthen a Front': go('the Front', [cited.actionPoints.oneArea], ({ context }) => ({
            data: spent(context),
          })),
          move: go('the track', [cited.actionPoints.oneArea], ({ context, event: { track, way } }) => ({
            data: { ...spent(context), track, way },
          })),
          'turn on': go('the area', [cited.actionPoints.bonuses], ({ context, event: { bonus } }) => ({
            game: {
              ...context.game,
              bonuses: {
                Morale: bonus === 'Teamwork' ? context.game.bonuses.Morale : 'on',
                Teamwork: bonus === 'Morale' ? context.game.bonuses.Teamwork : 'on',
              },
            },
            data: spent(context),
          })),
          nothing: 'the Morale Bonus',
        },
      },
      'the Front': {
        meta: {
          calls: calls(strengthenProcedure, (context) => ({
            faction: context.data.faction,
            supporter: context.data.faction,
            fronts: FRONTS,
            number: strengthOf(context),
            ofCard: true,
            by: 'Action Points' as const,
          })),
          requirements: [cited.actionPoints.front],
        },
        on: { returned: 'the area' },
      },
      'the track': {
        meta: {
          calls: calls(moveProcedure, (context) => ({
            faction: context.data.faction,
            track: certain(context.data.track === 'none' ? undefined : context.data.track, 'track that moves'),
            way: context.data.way,
            number: strengthOf(context),
            ofCard: true,
          })),
          requirements: [cited.actionPoints.track],
        },
        on: { returned: 'the area' },
      },
      'the Morale Bonus': {
        meta: { asks: moraleOffer, seam: isAskedMidCard },
        on: {
          activate: go('once more', [cited.morale.icon], ({ context: { data }, event: { icon } }) => ({
            data: { ...data, icon, activated: true },
          })),
          'no Morale Bonus': 'all of it is done',
          nothing: 'all of it is done',
        },
      },
      'once more': {
        meta: { asks: organizationOffer },
        on: {
          'use Organization': go('the icon', [cited.payingMedallions.organization], ({ context: { game, data } }) => ({
            game: withUsed(withoutHeroPoints(game, data.faction, 1), data.faction, 'Organization'),
            data: { ...data, more: 1 },
          })),
          'not now': 'the icon',
          nothing: 'the icon',
        },
      },
      'the icon': {
        meta: {
          calls: calls(effectsProcedure, ({ game, data: { faction, icon, more } }) => {
            const known = certain(icon === 'none' ? undefined : icon, 'icon that is activated')
            const times = timesInTableau(parts, game, faction, known) + more
            return { faction, actor: faction, effects: [effectOf(known, times)], by: 'icon' as const }
          }),
          requirements: [cited.morale.multiplied, cited.moraleBenefit.one],
        },
        on: { returned: 'another Front' },
      },
      'another Front': {
        meta: { asks: anotherFrontOffer },
        on: { nothing: go('the area', [cited.moraleBenefit.oneFront]) },
      },
      'all of it is done': {
        always: go('done', [], ({ context: { game, data } }) => ({ game: data.within ? game : afterCards(game) })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
