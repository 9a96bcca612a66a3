/** The turn of a Non-player: the Event of its top card, the Front bonus, its Medallions, and its Hero points. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { contributorsOf } from '#spec/land-and-freedom/7.3-hero-points'
import { fateOf } from '#spec/land-and-freedom/8.1-victory-on-a-front'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { mayNotUseOrganization, strategyAdds } from '#spec/land-and-freedom/12.2-non-player-means'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { holds, withoutHeroPoints } from '#spec/land-and-freedom/players'
import {
  moveProcedure,
  nonPlayerCardProcedure,
  nonPlayerTurnProcedure,
  Purchase,
  spendingProcedure,
  strengthenProcedure,
} from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, FRONTS, type Front, TRACKS } from '#spec/land-and-freedom/vocabulary'
import { heroPoints } from '#spec/land-and-freedom/wording'
import { boughtText, nothingBought, spendingOn, WARES } from './7.3-spending.js'
import { canStep } from './9.1-tracks.js'
import { SPENDS } from './12.2-event-choices.js'

const Data = record({
  faction: z.enum(FACTIONS),
  purchase: Purchase,
  track: z.enum([...TRACKS, 'none']),
  way: z.enum(['up', 'down']),
})
type C = Context<Game, z.infer<typeof Data>>
interface InContext {
  readonly context: C
}
const ask = asks<C>()
const now = ({ data: { faction } }: C) => faction
const paid = ({ game, data: { faction } }: C): Game => withoutHeroPoints(game, faction, 1)

/** Everything that a Non-player can spend Hero points for: all but cards. */
const BOUGHT = WARES.filter((bought) => bought.type !== 'pay for a card')

const spendingOfferOn = (parts: Components) =>
  ask.may(option('spend no more'), {
    name: SPENDS,
    cites: [cited.nonPlayerSpending.step, cited.nonPlayerSpending.bonuses],
    about: ({ game, data: { faction } }) => heroPoints(game.players[faction].heroPoints),
    seat: now,
    from: () => BOUGHT,
    says: (_, bought) => boughtText(bought),
    forbid: spendingOn<C>(parts),
  })

const organizationOfferOn = ({ tracks: texts }: Components) =>
  ask.may(option('no step'), {
    name: SPENDS,
    cites: [cited.nonPlayerMedallions.organization],
    seat: now,
    from: () =>
      TRACKS.flatMap((track) => (['up', 'down'] as const).map((way) => option('pay for a step', { track, way }))),
    says: ({ game }, { track, way }) => `${track} ${way}, from ${game.tracks[track]}`,
    forbid: {
      table: mayNotUseOrganization,
      view: {
        held: ({ game, data }) => holds(game, data.faction, 'Organization'),
        heroPoints: ({ game, data }) => game.players[data.faction].heroPoints > 0,
        possible: ({ game }, { track, way }) => canStep(texts, game, track, way),
      },
    },
  })

const isOpen =
  (game: Game) =>
  (front: Front): boolean =>
    fateOf(game, front) === 'open'

/** The Fronts to which Strategy adds Strength, of those that can have some. */
function strategyOn({ game, data: { faction } }: C): readonly Front[] {
  const supported = FRONTS.filter((front) => contributorsOf(game, front).includes(faction))
  const where = strategyAdds.ask({
    contributed: supported.length === 0 ? 'none' : supported.length === 1 ? 'one' : 'several',
    strategyFronts: readingOf(game, cited.strategyFronts),
  })
  if (where === 'nowhere') return []
  return (where === 'there' ? supported : FRONTS).filter(isOpen(game))
}

/** True if the Non-player has a Medallion that adds Strength and some Front can receive it. */
const adds = (
  { game, data: { faction } }: C,
  medallion: 'Volunteers' | 'Strategy',
  fronts: readonly Front[],
): boolean => holds(game, faction, medallion) && fronts.some(isOpen(game))

export function nonPlayerTurnChart(parts: Components): Chart {
  const spendingOffer = spendingOfferOn(parts)
  const organizationOffer = organizationOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof spendingOffer> | OptionOf<typeof organizationOffer>
  >().implementing(nonPlayerTurnProcedure, Data)
  const lost = when('the war is lost', ({ context: { game } }: InContext) => isLost(game), 'the turn ends')
  const oneStrength = (fronts: (context: C) => readonly Front[]) =>
    calls(strengthenProcedure, (context: C) => ({
      faction: now(context),
      supporter: now(context),
      fronts: fronts(context),
      number: 1,
      ofCard: false,
    }))

  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, purchase: nothingBought, track: 'none', way: 'up' },
    }),
    initial: 'the turn begins',
    states: {
      'the turn begins': {
        always: go('the card', [cited.partsOfATurn.order], ({ context: { game, data } }) => ({
          game: { ...game, acting: data.faction },
        })),
      },
      'the card': {
        meta: {
          calls: calls(nonPlayerCardProcedure, ({ data: { faction } }) => ({ faction })),
          requirements: [cited.nonPlayerTurn.topCard],
        },
        on: { returned: [lost, 'the Front bonus'] },
      },
      'the Front bonus': {
        meta: { calls: oneStrength(() => FRONTS), requirements: [cited.frontBonus.strength] },
        on: { returned: 'Organization' },
      },
      Organization: {
        meta: { asks: organizationOffer },
        on: {
          'pay for a step': go(
            'Organization moves a track',
            [cited.nonPlayerMedallions.organization],
            ({ context, event: { track, way } }) => ({
              game: paid(context),
              data: { ...context.data, track, way },
            }),
          ),
          'no step': 'Volunteers or not',
          nothing: 'Volunteers or not',
        },
      },
      'Organization moves a track': {
        meta: {
          calls: calls(moveProcedure, ({ data: { faction, track, way } }) => ({
            faction,
            track: track === 'none' ? TRACKS[0] : track,
            way,
            number: 1,
            ofCard: false,
          })),
        },
        on: { returned: [lost, 'Volunteers or not'] },
      },
      'Volunteers or not': {
        always: [
          when(
            'Volunteers are used',
            ({ context }) => context.game.players[now(context)].heroPoints > 0 && adds(context, 'Volunteers', FRONTS),
            go(
              'Volunteers',
              [cited.nonPlayerMedallions.inOrder, cited.nonPlayerMedallions.volunteers],
              ({ context }) => ({
                game: paid(context),
              }),
            ),
          ),
          'Strategy or not',
        ],
      },
      Volunteers: {
        meta: { calls: oneStrength(() => FRONTS), requirements: [cited.nonPlayerMedallions.volunteers] },
        on: { returned: 'Strategy or not' },
      },
      'Strategy or not': {
        always: [
          when('Strategy is used', ({ context }) => adds(context, 'Strategy', strategyOn(context)), 'Strategy'),
          'spending',
        ],
      },
      Strategy: {
        meta: { calls: oneStrength(strategyOn), requirements: [cited.nonPlayerMedallions.strategy] },
        on: { returned: 'spending' },
      },
      spending: {
        meta: { asks: spendingOffer },
        on: {
          'pay for a Bonus': go(
            'it spends',
            [cited.nonPlayerSpending.bonuses],
            ({ context: { data }, event: { bonus } }) => ({
              data: { ...data, purchase: { ...nothingBought, what: 'pay for a Bonus', bonus } },
            }),
          ),
          'pay for a step': go(
            'it spends',
            [cited.nonPlayerSpending.step],
            ({ context: { data }, event: { track, way } }) => ({
              data: { ...data, purchase: { ...nothingBought, what: 'pay for a step', track, way } },
            }),
          ),
          'spend no more': 'the turn ends',
          nothing: 'the turn ends',
        },
      },
      'it spends': {
        meta: {
          calls: calls(spendingProcedure, ({ data: { faction, purchase } }) => ({ faction, purchase })),
          requirements: [cited.nonPlayerSpending.again],
        },
        on: { returned: [lost, 'spending'] },
      },
      'the turn ends': {
        always: go('done', [], ({ context: { game } }) => ({ game: { ...game, acting: 'nobody' } })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
