/** Strength for a Front: which one, what it does to the value, the token of the player, Teamwork, and Victory. @module */

import {
  asks,
  type Chart,
  type Context,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { teamworkAdds } from '#spec/land-and-freedom/7.2-teamwork-bonus'
import { contributorsOf, crossing, earnedBy, withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { fateOf, type MEANT, namesSome } from '#spec/land-and-freedom/8.1-victory-on-a-front'
import {
  canForgo,
  isRedirected,
  mayNotStrengthen,
  remainingClosest,
  whereTheRestGoes,
  withValue,
} from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { mayNotAddExtra } from '#spec/land-and-freedom/11.2-medallions'
import { breakerOf } from '#spec/land-and-freedom/12.4-non-player-attacks'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { hasUsed, holds, isPlayed, withSupporter, withUsed } from '#spec/land-and-freedom/players'
import { StrengthenArgs, strengthenProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { DECIDED, type Faction, FRONTS, type Front } from '#spec/land-and-freedom/vocabulary'

const Data = record({ ...StrengthenArgs.unwrap().shape, number: z.int().min(0), front: z.enum([...FRONTS, 'none']) })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

type Earner = C['data']['supporter']

/** Returns the contributing faction. Used only if there is one. */
const supporterOf = ({ data: { supporter, faction } }: C): Faction => (supporter === 'nobody' ? faction : supporter)

type Meant = (typeof MEANT)[number]

/** Returns the giver of the Strength. */
const giverOf = ({ by, ofCard }: C['data']) => by ?? (ofCard ? 'an Event' : 'something else')

/** Why the card, or the choice, means a Front. */
function meantBy({ game, data: { fronts, ofCard } }: C, front: Front): Meant {
  const goesElsewhere = ofCard || readingOf(game, cited.otherStrength) !== 'lost'
  if (fronts.includes(front)) {
    return goesElsewhere && namesSome(fronts) && fateOf(game, front) === 'defeated' ? 'redirected' : 'named'
  }
  if (!goesElsewhere) return 'not meant'
  if (fronts.some((one) => fateOf(game, one) === 'victorious')) return 'chosen'
  return isRedirected(game, fronts) && remainingClosest(game).includes(front) ? 'closest' : 'not meant'
}

const namedFirst = ({ fronts: [first] }: C['data']): Front => certain(first, 'Front that is named')

const frontOffer = ask.may(
  option('forgo it'),
  {
    name: 'the Front that is strengthened',
    cites: [cited.eventOfACard.lines, cited.victory.cardsElsewhere, cited.defeatEffects.cardsElsewhere],
    about: ({ data: { number } }) => `${number} Strength`,
    seat: (context) =>
      isRedirected(context.game, context.data.fronts)
        ? breakerOf(context.game, context.data.faction, context.data.ofCard)
        : context.data.faction,
    from: () => FRONTS.map((front) => option('strengthen', { front })),
    says: ({ game }, { front }) => `${front}, at ${game.fronts[front]}`,
    forbid: {
      table: mayNotStrengthen,
      view: {
        fate: ({ game }, { front }) => fateOf(game, front),
        meant: (context, { front }) => meantBy(context, front),
      },
    },
  },
  ({ game, data: { fronts, ofCard } }) => ofCard && canForgo(game, fronts),
)

const amountOffer = ask.must({
  name: 'how much Strength is added',
  cites: [cited.actionPoints.front, cited.actionPoints.wasted],
  about: ({ data: { front } }) => front,
  seat: ({ data: { faction } }) => faction,
  from: ({ data }) => Array.from({ length: data.number }, (_, less) => option('add', { number: data.number - less })),
  says: (_, { number }) => `${number}`,
})

const strategyOffer = ask.may(option('not now'), {
  name: 'the extra Strength of Strategy',
  cites: [cited.lastingMedallions.strategy],
  seat: supporterOf,
  from: () => [option('use Strategy')],
  forbid: {
    table: mayNotAddExtra,
    view: {
      held: (context) => holds(context.game, supporterOf(context), 'Strategy'),
      used: (context) => hasUsed(context.game, supporterOf(context), 'Strategy'),
    },
  },
})

const control = (value: number) => (value > 0 ? '+1 or better' : '0 or worse')

export function strengtheningChart({ board }: Components): Chart {
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof frontOffer> | OptionOf<typeof amountOffer> | OptionOf<typeof strategyOffer>
  >().implementing(strengthenProcedure, Data)
  const frontOf = ({ data }: C): Front => data.front as Front

  /** The Front with more Strength, as far as +10, and the Hero point of who brings it under control. */
  function strengthened({ game, data }: C, by: number, earner: Earner): C {
    const front = frontOf({ game, data })
    const before = game.fronts[front]
    const after = Math.min(DECIDED, before + by)
    const earned = earner === 'nobody' ? 0 : crossing.ask({ before: control(before), after: control(after) })
    const stronger = withValue(game, front, after)
    return {
      game: earner !== 'nobody' && earned > 0 ? withHeroPoints.compute(stronger, [[earner, earned]]) : stronger,
      data: { ...data, number: by - (after - before) },
    }
  }

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { ...args, front: 'none' } }),
    initial: 'is there a choice',
    states: {
      'is there a choice': {
        always: [
          when(
            'one Front is named, and can have it',
            ({ context: { game, data } }) => data.fronts.length === 1 && fateOf(game, namedFirst(data)) === 'open',
            go('all of it or not', [cited.eventOfACard.lines], ({ context: { data } }) => ({
              data: { ...data, front: namedFirst(data) },
            })),
          ),
          'which Front',
        ],
      },
      'which Front': {
        meta: { asks: frontOffer },
        on: {
          strengthen: [
            when(
              'it is on a defeated Front',
              ({ context, event: { front } }) => meantBy(context, front) === 'redirected',
              go('which Front', [cited.defeatEffects.cardsElsewhere], ({ context: { data }, event: { front } }) => ({
                data: { ...data, fronts: [front] },
              })),
            ),
            go('all of it or not', [], ({ context: { data }, event: { front } }) => ({ data: { ...data, front } })),
          ],
          'forgo it': 'done',
          nothing: 'done',
        },
      },
      'all of it or not': {
        always: [
          when(
            'it may be less',
            ({ context: { game, data } }) =>
              data.ofCard &&
              data.number > 1 &&
              isPlayed(game, data.faction) &&
              readingOf(game, cited.wholeAmount) === 'up to',
            'how much',
          ),
          'its extra Strength',
        ],
      },
      'how much': {
        meta: { asks: amountOffer },
        on: {
          add: go('its extra Strength', [cited.actionPoints.front], ({ context: { data }, event: { number } }) => ({
            data: { ...data, number },
          })),
        },
      },
      'its extra Strength': {
        always: [
          when('no player supports it', ({ context: { data } }) => data.supporter === 'nobody', 'Strength is added'),
          when(
            'a Non-player adds it at another time',
            ({ context }) =>
              !isPlayed(context.game, supporterOf(context)) && holds(context.game, supporterOf(context), 'Strategy'),
            go('Strength is added', [cited.gainedMedallions.own]),
          ),
          when(
            'it is added the first time',
            ({ context: { game, data } }) =>
              readingOf(game, cited.strategyWhen) === 'the first time' &&
              holds(game, supporterOf({ game, data }), 'Strategy') &&
              !hasUsed(game, supporterOf({ game, data }), 'Strategy'),
            go('Strength is added', [cited.lastingMedallions.strategy], ({ context: { game, data } }) => ({
              game: withUsed(game, supporterOf({ game, data }), 'Strategy'),
              data: { ...data, number: data.number + 1 },
            })),
          ),
          'Strategy',
        ],
      },
      Strategy: {
        meta: { asks: strategyOffer },
        on: {
          'use Strategy': go(
            'Strength is added',
            [cited.lastingMedallions.strategy],
            ({ context: { game, data } }) => ({
              game: withUsed(game, supporterOf({ game, data }), 'Strategy'),
              data: { ...data, number: data.number + 1 },
            }),
          ),
          'not now': 'Strength is added',
          nothing: 'Strength is added',
        },
      },
      'Strength is added': {
        always: go('a token is placed', [], ({ context }) =>
          strengthened(context, context.data.number, context.data.supporter),
        ),
      },
      'a token is placed': {
        always: [
          when('no player supports it', ({ context: { data } }) => data.supporter === 'nobody', 'is it Victory'),
          go('is it Victory', [cited.support.token, cited.support.onlyOne], ({ context }) => {
            const { game, data } = context
            const front = frontOf(context)
            const supporter = supporterOf(context)
            const there = game.supporters[front]
            const supported: C = { game: withSupporter(game, front, supporter), data }
            const more = teamworkAdds.ask({
              on: game.bonuses.Teamwork === 'on',
              own: there.includes(supporter),
              others: there.filter((one) => one !== supporter).length,
              token: supported.game.supporters[front].includes(supporter),
              teamworkWithoutToken: readingOf(game, cited.teamworkWithoutToken),
            })
            if (more === 0) return supported
            const earner = readingOf(game, cited.teamworkCrosses) === 'who triggered it' ? supporter : 'nobody'
            return { game: strengthened(supported, more, earner).game, data }
          }),
        ],
      },
      'is it Victory': {
        always: [
          when(
            'the Front is victorious',
            ({ context }) => fateOf(context.game, frontOf(context)) === 'victorious',
            go('what is left over', [cited.earning.victorySameTurn], ({ context }) => {
              const { game } = context
              const there = contributorsOf(game, frontOf(context))
              const order = turnOrder(board, game).filter((faction) => there.includes(faction))
              const each = earnedBy.ask({ deed: 'Victory', testOfVictory: readingOf(game, cited.testOfVictory) })
              return {
                game: withHeroPoints.compute(
                  game,
                  order.map((faction) => [faction, each] as const),
                ),
              }
            }),
          ),
          'done',
        ],
      },
      'what is left over': {
        always: [
          when(
            'it can be used elsewhere',
            ({ context: { game, data } }) =>
              data.number > 0 &&
              whereTheRestGoes.ask({
                by: giverOf(data),
                strengthBeyond: readingOf(game, cited.strengthBeyond),
                otherStrength: readingOf(game, cited.otherStrength),
              }) === 'to another Front',
            'is there a choice',
          ),
          'done',
        ],
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
