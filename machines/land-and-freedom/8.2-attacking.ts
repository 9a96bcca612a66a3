/** Attacks on a Front, one after the other: where each falls, and what Defeat brings. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import {
  fateOf,
  type MEANT,
  mayNotAttack,
  namesSome,
  saysWhere,
  staysWith,
  whereAnAttackFalls,
} from '#spec/land-and-freedom/8.1-victory-on-a-front'
import {
  canForgo,
  closestFronts,
  isLost,
  remainingClosest,
  withValue,
} from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { breakerOf } from '#spec/land-and-freedom/12.4-non-player-attacks'
import type { Game } from '#spec/land-and-freedom/game'
import { AttackArgs, attackProcedure, moveProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { CLOSEST, type Closest, FRONTS, type Front, type Track } from '#spec/land-and-freedom/vocabulary'

/** The tracks that a Defeat brings down. */
const BROUGHT_DOWN = ['Collectivization', 'Soviet Support', 'Foreign Aid'] as const satisfies readonly Track[]

const Data = record({
  ...AttackArgs.unwrap().shape,
  number: z.int().min(0),
  /** The Front that was chosen for Attacks on a victorious one. */
  chosen: z.enum([...FRONTS, 'none']),
  /** The Front on which the last Attack fell. */
  last: z.enum([...FRONTS, 'none']),
  down: z.int().min(0),
})
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const isClosest = (name: Front | Closest): name is Closest => CLOSEST.some((one) => one === name)

/** The Fronts that the words name, where they stand now. */
const named = ({ game, data: { fronts } }: C): readonly Front[] =>
  fronts.flatMap((name) => (isClosest(name) ? closestFronts.compute(game, { to: name }) : [name]))

type Meant = (typeof MEANT)[number]

/** True if a player applies Attacks on a victorious Front elsewhere. */
const isApplied = ({ game, data: { ofCard } }: C): boolean =>
  saysWhere.ask({ ofCard, cardAttacks: readingOf(game, cited.cardAttacks) }) === 'who plays the card'

/** True if the player of the words cannot choose where an Attack on a decided Front falls. */
const isPassedOn = (context: C, front: Front): boolean =>
  !isApplied(context) || fateOf(context.game, front) === 'defeated'

/** Why an Attack falls on a Front. */
function meantBy(context: C, front: Front): Meant {
  const { game, data } = context
  const fronts = named(context)
  if (fronts.includes(front) && fateOf(game, front) === 'open') return 'named'
  if (fronts.includes(front) && namesSome(data.fronts) && isPassedOn(context, front)) return 'redirected'
  const falls = fronts.map((one) => whereAnAttackFalls.ask({ fate: fateOf(game, one) }))
  const isPassedOnFirst = namesSome(data.fronts)
  if (falls.includes('chosen') && (isApplied(context) || !isPassedOnFirst)) {
    return data.chosen === 'none' || data.chosen === front ? 'chosen' : 'not meant'
  }
  return !isPassedOnFirst && falls.includes('closest to Defeat') && remainingClosest(game).includes(front)
    ? 'closest'
    : 'not meant'
}

/** True if the player of the words chooses, and the choice is not a redirection or a tie for the Initiative player. */
const isOfThePlayer = (context: C): boolean => {
  const { game, data } = context
  return (
    data.fronts.length > 1 ||
    (isApplied(context) && named(context).every((front) => fateOf(game, front) === 'victorious'))
  )
}

/** True if the player can forgo the Attacks of their card. */
const isForgone = (context: C): boolean => isApplied(context) && canForgo(context.game, named(context))

const frontOffer = ask.may(
  option('forgo it'),
  {
    name: 'the Front that is Attacked',
    cites: [
      cited.fascistEvent.letters,
      cited.closestToVictory.ties,
      cited.closestToDefeat.ties,
      cited.victory.attacksElsewhere,
      cited.victory.cardsElsewhere,
    ],
    about: ({ data: { fronts, number } }) =>
      `${number} ${number === 1 ? 'Attack' : 'Attacks'} on ${fronts.join(' or ')}`,
    seat: (context) => {
      const { faction, ofCard } = context.data
      return isOfThePlayer(context) ? faction : breakerOf(context.game, faction, ofCard)
    },
    from: () => FRONTS.map((front) => option('Attack', { front })),
    says: ({ game }, { front }) => `${front}, at ${game.fronts[front]}`,
    forbid: {
      table: mayNotAttack,
      view: {
        fate: ({ game }, { front }) => fateOf(game, front),
        meant: (context, { front }) => meantBy(context, front),
        attackOnDefeated: ({ game }) => readingOf(game, cited.attackOnDefeated),
      },
    },
  },
  isForgone,
)

const { chart, go, when } = charting<Game, OptionOf<typeof frontOffer>>().implementing(attackProcedure, Data)

/** The one Front on which the next Attack must fall, where the words leave no choice. */
const onlyFront = (context: C): Front | 'none' => {
  if (context.data.fronts.length > 1) return 'none'
  const open = FRONTS.filter(
    (front) => fateOf(context.game, front) === 'open' && meantBy(context, front) !== 'not meant',
  )
  const [only] = open
  return open.length === 1 && only !== undefined ? only : 'none'
}

/** True if the words mean a Front for the remaining Attacks too: they name it, or a player applies a card there. */
const isForAll = (context: C, front: Front): boolean => {
  const { game, data } = context
  const meant = meantBy(context, front)
  if (meant === 'chosen') return isApplied(context)
  const words = data.fronts.includes(front) ? 'its name' : 'being closest'
  const stays = staysWith.ask({ words, closestEach: readingOf(game, cited.closestEach) })
  return meant === 'named' && stays === 'the same Front'
}

/** One Attack more on a Front. */
const attacked = (context: C, front: Front): C => {
  const { game, data } = context
  return {
    game: withValue(game, front, game.fronts[front] - 1),
    data: {
      ...data,
      fronts: isForAll(context, front) ? [front] : data.fronts,
      number: data.number - 1,
      last: front,
    },
  }
}

const isDefeat = ({ game, data: { last } }: C): boolean => last !== 'none' && fateOf(game, last) === 'defeated'

export const attackingChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { ...args, chosen: 'none', last: 'none', down: 0 } }),
  initial: 'the next Attack',
  states: {
    'the next Attack': {
      always: [
        when('all have fallen', ({ context: { data } }) => data.number === 0, 'done'),
        when(
          'there is one Front for it',
          ({ context }) => onlyFront(context) !== 'none' && !isForgone(context),
          go('has the Front fallen', [cited.fascistEvent.attacks, cited.fascistEvent.letters], ({ context }) =>
            attacked(context, onlyFront(context) as Front),
          ),
        ),
        'which Front',
      ],
    },
    'which Front': {
      meta: { asks: frontOffer },
      on: {
        Attack: [
          when(
            'it passes them on',
            ({ context, event: { front } }) => meantBy(context, front) === 'redirected',
            go(
              'the next Attack',
              [cited.victory.attacksElsewhere, cited.defeatEffects.attacksElsewhere],
              ({ context: { data }, event: { front } }) => ({ data: { ...data, fronts: [front] } }),
            ),
          ),
          when(
            'it is on a defeated Front',
            ({ context: { game }, event: { front } }) => fateOf(game, front) === 'defeated',
            go('it falls elsewhere', [cited.victory.attacksElsewhere], ({ context, event: { front } }) => ({
              data: {
                ...context.data,
                fronts: isForAll(context, front) ? [front] : context.data.fronts,
                last: front,
                number: context.data.number - 1,
              },
            })),
          ),
          when(
            'a card is applied there',
            ({ context, event: { front } }) => meantBy(context, front) === 'chosen' && isApplied(context),
            go('has the Front fallen', [cited.victory.cardsElsewhere], ({ context, event: { front } }) =>
              attacked(context, front),
            ),
          ),
          go('has the Front fallen', [cited.fascistEvent.attacks], ({ context, event: { front } }) => {
            const after = attacked(context, front)
            const byChoice = meantBy(context, front) === 'chosen'
            const keeps = byChoice && readingOf(context.game, cited.attackChoice) === 'once'
            return keeps ? { ...after, data: { ...after.data, chosen: front } } : after
          }),
        ],
        'forgo it': 'done',
        nothing: 'done',
      },
    },
    'it falls elsewhere': {
      meta: {
        calls: calls(attackProcedure, ({ data: { faction, last, ofCard } }) => ({
          faction,
          ofCard,
          fronts: [certain(last === 'none' ? undefined : last, 'Front that was chosen')],
          number: 1,
        })),
        requirements: [cited.defeatEffects.attacksElsewhere],
      },
      on: {
        returned: [when('the war is lost', ({ context: { game } }) => isLost(game), 'done'), 'the next Attack'],
      },
    },
    'has the Front fallen': {
      always: [
        when('it has not', ({ context }) => !isDefeat(context), 'the next Attack'),
        when(
          'the war is lost',
          ({ context: { game } }) => isLost(game),
          go('done', [cited.defeat.lost, cited.losing.twoDefeats]),
        ),
        go('the tracks go down', [cited.defeatEffects.moraleOff], ({ context: { game, data } }) => ({
          game: { ...game, bonuses: { ...game.bonuses, Morale: 'off' } },
          data: { ...data, chosen: 'none', down: 0 },
        })),
      ],
    },
    'the tracks go down': {
      meta: {
        calls: calls(moveProcedure, ({ data: { faction, ofCard, down } }) => ({
          faction: ofCard ? faction : ('nobody' as const),
          track: BROUGHT_DOWN[down] ?? BROUGHT_DOWN[0],
          way: 'down' as const,
          number: 1,
          ofCard: false,
        })),
        requirements: [cited.defeatEffects.tracks],
      },
      on: {
        returned: [
          when(
            'another one goes down',
            ({ context: { data } }) => data.down + 1 < BROUGHT_DOWN.length,
            go('the tracks go down', [], ({ context: { data } }) => ({ data: { ...data, down: data.down + 1 } })),
          ),
          when(
            'the rest of the Attacks is lost',
            ({ context: { game } }) => readingOf(game, cited.attacksTogether) === 'together',
            'done',
          ),
          'the next Attack',
        ],
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
