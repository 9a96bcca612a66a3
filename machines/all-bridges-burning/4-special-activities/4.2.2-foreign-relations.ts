/** Foreign Relations: the friendly Power gains influence, or loses some if a roll succeeds. @module */

import {
  asks,
  type Context,
  certain,
  charting,
  compared,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { highestVassalage, withVassalage } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import {
  friendlyPower,
  mayNotPush,
  mayNotSpend,
  stakePaid,
  stakeReturned,
  successRoll,
  targetValue,
} from '#spec/all-bridges-burning/4-special-activities/4.2.2-foreign-relations'
import { gained, paid, purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { TRACKS } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { foreignRelationsProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, type Power } from '#spec/all-bridges-burning/vocabulary'
import { numbered } from '#spec/all-bridges-burning/wording'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'
import {
  cardDie,
  directionByCard,
  goesOn,
  relationsByCard,
  succeedsByCard,
  withFailed,
} from './4.2.2-foreign-relations-by-card.js'

const Data = record({
  ...SpecialArgs.unwrap().shape,
  /** The Resources that are spent on the Success Roll. */
  spent: z.int().min(0),
})

type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

/** The Power that is a friend of the Faction that acts. */
const friendOf = ({ data }: C): Power => {
  const faction = certain(
    MILITANTS.find((name) => name === data.faction),
    'friendly Power',
  )
  return friendlyPower.ask({ faction })
}

const ways = ask.must({
  name: 'whether to increase or to decrease Vassalage',
  cites: [cited.specialActivitiesInGeneral.selects],
  seat: ({ data }) => data.faction,
  from: () => [option('increase Vassalage'), option('try to decrease Vassalage')],
  forbid: {
    table: mayNotPush,
    view: {
      way: (_, { type }) => type,
      atTheEnd: (context, { type }) =>
        context.game.vassalage[friendOf(context)] ===
        (type === 'increase Vassalage' ? highestVassalage(context.game) : 0),
      reading: ({ game }) => readingOf(game, cited.vassalageAtTheEnd),
    },
  },
})

const isPaid = ({ game, data: { free } }: C) =>
  stakePaid.ask({ free, reading: readingOf(game, cited.freeForeignRelations) })

const stakes = ask.must({
  name: 'the Resources to spend on the Success Roll',
  cites: [cited.foreignRelations.spend],
  seat: ({ data }) => data.faction,
  from: () => range(0, TRACKS.resources).map((amount) => option('spend', { amount })),
  says: (_, { amount }) => numbered(amount, 'Resource'),
  forbid: {
    table: mayNotSpend,
    view: {
      resources: (context, { amount }) => compared(purse(context.game, context.data.faction), amount),
      paid: (context) => isPaid(context),
      some: (_, { amount }) => amount > 0,
      reading: ({ game }) => readingOf(game, cited.zeroStake),
    },
  },
})

const die = ask.chance({
  name: 'the Success Roll',
  cites: [cited.foreignRelations.decrease],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** A game in which the Vassalage of the friendly Power has changed. */
const changed = (context: C, by: 1 | -1): Pick<C, 'game'> => ({
  game: withVassalage(context.game, friendOf(context), by),
})

/** A game in which a success has given back what was spent, where a reading has it so. */
const repaid = (context: C): Game => {
  const { game, data } = context
  const returned = stakeReturned.ask({ reading: readingOf(game, cited.stakeAfterSuccess) }) && isPaid(context)
  return returned ? gained(game, data.faction, data.spent) : game
}

const { chart, go, when } = charting<
  Game,
  OptionOf<typeof ways> | OptionOf<typeof stakes> | OptionOf<typeof die> | OptionOf<typeof cardDie>
>().implementing(foreignRelationsProcedure, Data)

export const foreignRelationsActivity: SpecialMachine = {
  chart: chart({
    door: doorOf('Foreign Relations'),
    context: ({ input: { game, args } }) => ({ game, data: { spent: 0, ...args } }),
    initial: 'who acts?',
    states: {
      'who acts?': {
        always: [
          when(
            'a Non-player acts',
            ({ context: { game, data } }) => isNonPlayer(game, data.faction),
            'the Non-player card',
          ),
          'choosing',
        ],
      },
      'the Non-player card': {
        always: [
          when(
            'they are not considered',
            ({ context }) => relationsByCard(context.game, context.data.faction) === 'not considered',
            'done',
          ),
          when(
            'it needs no die',
            ({ context }) => relationsByCard(context.game, context.data.faction) === 'at once',
            go('once more?', [cited.vassalage.foreignRelations], ({ context }) =>
              changed(context, directionByCard(context.data.faction)),
            ),
          ),
          'the die of the card',
        ],
      },
      'once more?': {
        always: [
          when('the next priority applies as well', ({ context: { game } }) => goesOn(game), 'the die of the card'),
          'done',
        ],
      },
      'the die of the card': {
        meta: { asks: cardDie },
        on: {
          roll: [
            when(
              'the roll is 1 or 2',
              ({ context, event }) => succeedsByCard(context.game, context.data.faction, event.face),
              go('done', [cited.vassalage.foreignRelations], ({ context }) =>
                changed(context, directionByCard(context.data.faction)),
              ),
            ),
            go('done', [], ({ context: { game }, event }) => ({ game: withFailed(game, event.face) })),
          ],
        },
      },
      choosing: {
        meta: { asks: ways, requirements: [cited.foreignRelations.anyCommand, cited.accompanying.otherwiseAny] },
        on: {
          'increase Vassalage': go(
            'done',
            [cited.foreignRelations.increase, cited.vassalage.foreignRelations],
            ({ context }) => changed(context, 1),
          ),
          'try to decrease Vassalage': go('spending', [cited.foreignRelations.decrease]),
        },
      },
      spending: {
        meta: { asks: stakes },
        on: {
          spend: go(
            'rolling',
            [cited.foreignRelations.spend, cited.resources.payment],
            ({ context, event: { amount } }) => ({
              game: paid(context.game, context.data.faction, isPaid(context) ? amount : 0),
              data: { ...context.data, spent: amount },
            }),
          ),
          nothing: go('done', [cited.foreignRelations.spend]),
        },
      },
      rolling: {
        meta: { asks: die },
        on: {
          roll: [
            when(
              'the roll does not exceed the Target Value',
              ({ context: { data }, event }) =>
                successRoll.ask({ roll: compared(event.face, targetValue.compute(data.spent)) }) === 'succeeds',
              go(
                'done',
                [cited.foreignRelations.success, cited.foreignRelations.decrease, cited.vassalage.foreignRelations],
                ({ context }) => changed({ ...context, game: repaid(context) }, -1),
              ),
            ),
            go('done', [cited.foreignRelations.failure, cited.foreignRelations.forfeited]),
          ],
        },
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
