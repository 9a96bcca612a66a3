/** One line of an effect for one faction. @module */

import { type Chart, calls, certain, charting, type OptionOf, readingOf } from 'rulewright/book'
import { withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { heroPointsInstead, USELESS } from '#spec/land-and-freedom/12.2-non-player-events'
import { moved } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { EffectOf } from '#spec/land-and-freedom/effects'
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed, withoutHeroPoints, withTokenIn } from '#spec/land-and-freedom/players'
import {
  anotherCardProcedure,
  attackProcedure,
  drawProcedure,
  lineProcedure,
  medallionProcedure,
  moveProcedure,
  strengthenProcedure,
} from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import type { Bonus, Faction } from '#spec/land-and-freedom/vocabulary'
import {
  blankOffer,
  bonusOffer,
  decider,
  deciderOf,
  fromOffer,
  handOffer,
  type LineContext,
  LineData,
  mover,
  moves,
  sourceOf,
  supporter,
  tableauOffer,
  trackOfferOn,
  trashOffer,
} from './11.1-line-offers.js'

type Do = LineContext['data']['effect']['do']
interface InContext {
  readonly context: LineContext
}

/** The effect, of which it is known what it does. */
const of = <D extends Do>({ data: { effect } }: LineContext, what: D): EffectOf<D> =>
  certain(effect.do === what ? (effect as EffectOf<D>) : undefined, `effect that does "${what}"`)

const turned = (game: Game, bonus: Bonus, to: 'on' | 'off'): Game => ({
  ...game,
  bonuses: { ...game.bonuses, [bonus]: to },
})

/** A game in which one faction has taken Hero points from another. */
const taken = ({ game, data: { faction } }: LineContext, from: Faction, number: number): Game => {
  const there = Math.min(number, game.players[from].heroPoints)
  return withHeroPoints.compute(withoutHeroPoints(game, from, there), [[faction, there]])
}

/** True if the line gives a Non-player something that it cannot use. */
const isUseless = ({ context: { game, data } }: InContext): boolean =>
  !isPlayed(game, data.faction) && USELESS.some((name) => name === data.effect.do)

export function lineChart(parts: Components): Chart {
  const trackOffer = trackOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof trackOffer>
    | OptionOf<typeof bonusOffer>
    | OptionOf<typeof fromOffer>
    | OptionOf<typeof handOffer>
    | OptionOf<typeof tableauOffer>
    | OptionOf<typeof trashOffer>
    | OptionOf<typeof blankOffer>
  >().implementing(lineProcedure, LineData)

  const it = (does: Do, target: string) =>
    when(`it is to ${does}`, ({ context }: InContext) => context.data.effect.do === does, target)

  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, decides: args.faction, track: 'none', way: 'none', card: 'none' },
    }),
    initial: 'who decides',
    states: {
      'who decides': {
        always: go('what the line does', [], ({ context }) => ({
          data: { ...context.data, decides: deciderOf(context) },
        })),
      },
      'what the line does': {
        always: [
          when('a Non-player has no use for it', isUseless, 'Hero points instead'),
          it('add Strength', 'Strength'),
          it('add Attacks', 'Attacks'),
          it('move a track', 'is there a choice of tracks'),
          it('turn a Bonus', 'is there a choice of Bonuses'),
          it('lose Hero points', 'Hero points are lost'),
          it('take Hero points', 'from whom'),
          it('draw cards', 'cards'),
          it('add tokens to the Bag', 'tokens'),
          it('claim a Medallion', 'a Medallion'),
          it('play a card', 'another card'),
          it('add a card to the tableau', 'which card'),
          it('swap a card with the tableau', 'which card of the tableau'),
          it('return a card from the trash', 'which card of the trash'),
          'which Blank marker',
        ],
      },
      'Hero points instead': {
        always: go('done', [cited.nonPlayerEvents.effects], ({ context }) => {
          const { game, data } = context
          const effect = certain(
            USELESS.find((name) => name === data.effect.do),
            'effect without use',
          )
          const number = heroPointsInstead.ask({
            effect,
            by: sourceOf(context),
            effectsElsewhere: readingOf(game, cited.effectsElsewhere),
          })
          return { game: withHeroPoints.compute(game, [[data.faction, number]]) }
        }),
      },
      Strength: {
        meta: {
          calls: calls(strengthenProcedure, (context) => ({
            faction: decider(context),
            supporter: supporter(context),
            fronts: of(context, 'add Strength').fronts,
            number: of(context, 'add Strength').number,
            ofCard: sourceOf(context) === 'card',
            ...(context.data.by === 'icon' && { by: 'the Morale Bonus' as const }),
          })),
          requirements: [cited.symbols.strength],
        },
        on: { returned: 'done' },
      },
      Attacks: {
        meta: {
          calls: calls(attackProcedure, (context) => ({
            faction: decider(context),
            fronts: of(context, 'add Attacks').fronts,
            number: of(context, 'add Attacks').number,
            ofCard: sourceOf(context) === 'card',
          })),
          requirements: [cited.symbols.attack],
        },
        on: { returned: 'done' },
      },
      'is there a choice of tracks': {
        always: [
          when(
            'the line names one track and one way',
            ({ context }) => moves(context).length === 1,
            go('the track moves', [cited.symbols.tracks], ({ context }) => ({
              data: { ...context.data, ...moves(context)[0] },
            })),
          ),
          'which track',
        ],
      },
      'which track': {
        meta: { asks: trackOffer },
        on: {
          move: go('the track moves', [cited.symbols.tracks], ({ context: { data }, event: { track, way } }) => ({
            data: { ...data, track, way },
          })),
        },
      },
      'the track moves': {
        meta: {
          calls: calls(moveProcedure, (context) => ({
            faction: mover(context),
            track: certain(context.data.track === 'none' ? undefined : context.data.track, 'track that moves'),
            way: certain(context.data.way === 'none' ? undefined : context.data.way, 'way that it goes'),
            number: of(context, 'move a track').number,
            ofCard: sourceOf(context) === 'card',
          })),
        },
        on: { returned: 'done' },
      },
      'is there a choice of Bonuses': {
        always: [
          when(
            'the line names one',
            ({ context }) => of(context, 'turn a Bonus').bonuses.length === 1,
            go('done', [cited.symbols.moraleOff, cited.symbols.moraleOn], ({ context }) => {
              const { bonuses, to } = of(context, 'turn a Bonus')
              return { game: bonuses.reduce((game, bonus) => turned(game, bonus, to), context.game) }
            }),
          ),
          'which Bonus',
        ],
      },
      'which Bonus': {
        meta: { asks: bonusOffer },
        on: {
          turn: go('done', [cited.symbols.moraleOff, cited.symbols.moraleOn], ({ context, event: { bonus } }) => ({
            game: turned(context.game, bonus, of(context, 'turn a Bonus').to),
          })),
        },
      },
      'Hero points are lost': {
        always: go('done', [cited.losingHeroPoints.lost], ({ context }) => ({
          game: withoutHeroPoints(context.game, context.data.faction, numberIn(context)),
        })),
      },
      'from whom': {
        meta: { asks: fromOffer },
        on: {
          'take from': go('done', [cited.losingHeroPoints.lost], ({ context, event: { faction } }) => ({
            game: taken(context, faction, numberIn(context)),
          })),
          nothing: 'done',
        },
      },
      cards: {
        meta: {
          calls: calls(drawProcedure, (context) => ({
            faction: context.data.faction,
            number: numberIn(context),
            archives: true,
          })),
          requirements: [cited.symbols.card],
        },
        on: { returned: 'done' },
      },
      tokens: {
        always: go('done', [cited.eventOfACard.lines], ({ context }) => ({
          game: Array.from({ length: numberIn(context) }).reduce<Game>(
            (before) => withTokenIn(before, 'bag', context.data.faction),
            context.game,
          ),
        })),
      },
      'a Medallion': {
        meta: {
          calls: calls(medallionProcedure, ({ data: { faction } }) => ({ faction })),
          requirements: [cited.symbols.medallion],
        },
        on: { returned: 'done' },
      },
      'another card': {
        meta: {
          calls: calls(anotherCardProcedure, ({ data: { faction } }) => ({ faction })),
          requirements: [cited.symbols.play],
        },
        on: { returned: 'done' },
      },
      'which card of the tableau': {
        meta: { asks: tableauOffer },
        on: {
          swap: go('which card', [], ({ context: { data }, event: { card } }) => ({ data: { ...data, card } })),
          nothing: 'done',
        },
      },
      'which card': {
        meta: { asks: handOffer },
        on: {
          take: go('done', [cited.eventOfACard.lines], ({ context: { game, data }, event: { card } }) => {
            const added = moved(game, data.faction, card, 'hand', 'tableau')
            return { game: data.card === 'none' ? added : moved(added, data.faction, data.card, 'tableau', 'hand') }
          }),
          nothing: 'done',
        },
      },
      'which card of the trash': {
        meta: { asks: trashOffer },
        on: {
          return: go('done', [cited.eventOfACard.lines], ({ context: { game, data }, event: { card } }) => ({
            game: moved(game, data.faction, card, 'trash', 'hand'),
          })),
          nothing: 'done',
        },
      },
      'which Blank marker': {
        meta: { asks: blankOffer },
        on: {
          remove: go('done', [cited.eventOfACard.lines], ({ context: { game }, event: { track, space } }) => ({
            game: { ...game, blanks: { ...game.blanks, [track]: game.blanks[track].filter((one) => one !== space) } },
          })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** The number that the line gives. */
const numberIn = ({ data: { effect } }: LineContext): number => ('number' in effect ? effect.number : 0)
