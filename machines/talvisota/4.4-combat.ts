/** The combats of one Combat Strategy: rounds, victory or defeat, a second space, and what it costs in the end. @module */

import { type Chart, calls, charting, type OptionOf, readingOf } from 'rulewright/book'
import { choosesAnew, reinforcesNow } from '#spec/talvisota/4.4-combat-rounds'
import { decidesSupports } from '#spec/talvisota/9.1-solo-play'
import {
  fillingProcedure,
  followingProcedure,
  joiningProcedure,
  occupyingProcedure,
  retreatingProcedure,
  roundProcedure,
} from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { UNUSED } from '#spec/talvisota/fight'
import { finnishSupportsIn } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { isOverByMorale } from '#spec/talvisota/morale'
import { combatProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { isDecided } from './1.2-verdict.js'
import { chosenWhen } from './3.3-bringing.js'
import {
  beginsIn,
  conquered,
  defeated,
  fought,
  goneOn,
  grown,
  isFilledAnew,
  joined,
  othersComeIn,
  over,
  stepsOf,
  victoriousIn,
} from './4.4-combat-course.js'
import {
  again,
  begunWith,
  type C,
  canOccupy,
  Data,
  drawnEffect,
  effectOffer,
  type In,
  onwardOn,
  planIn,
  sizeIn,
  toDecide,
} from './4.4-combat-offers.js'

export function combatChart(parts: Components): Chart {
  const onward = onwardOn(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof effectOffer> | OptionOf<typeof again> | OptionOf<typeof onward>
  >().implementing(combatProcedure, Data)
  const isOver = when('a morale is down', ({ context: { game } }: In) => isOverByMorale(game), 'done')
  const begins = ({ context }: In) => beginsIn(parts, context)
  const used = go<OptionOf<typeof effectOffer>>('effects', [], ({ context: { data }, event: { use } }) => {
    const [support, ...undecided] = data.undecided
    return { data: { ...data, undecided, uses: support ? { ...data.uses, [support]: use } : data.uses } }
  })
  const unused = go('effects', [], ({ context: { data } }: In) => ({
    data: { ...data, undecided: data.undecided.slice(1) },
  }))
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: begunWith(game, args.order) }),
    initial: 'Soviet Reinforcements',
    states: {
      'Soviet Reinforcements': {
        always: [
          when(
            'the Soviets have none',
            ({ context }) => !planIn(context).supports.includes('RENF'),
            'Finnish Reinforcements',
          ),
          'Soviet units join',
        ],
      },
      'Soviet units join': {
        meta: {
          calls: calls(joiningProcedure, ({ data: { order, come } }) => ({
            order,
            side: 'Soviets' as const,
            come: come.Soviets,
          })),
        },
        on: {
          returned: go('Finnish Reinforcements', [], ({ context, event }) =>
            joined(context, 'Soviets', event.result as number),
          ),
        },
      },
      'Finnish Reinforcements': {
        always: [
          when(
            'the Finns have none',
            ({ context: { game, data } }) => !finnishSupportsIn(game, data).includes('RENF'),
            'the supports',
          ),
          when(
            'their units have been chosen with the support',
            ({ context: { game } }) => chosenWhen(game) === 'with the support',
            'the supports',
          ),
          'Finnish units join',
        ],
      },
      'Finnish units join': {
        meta: {
          calls: calls(joiningProcedure, ({ data: { order, come } }) => ({
            order,
            side: 'Finns' as const,
            come: come.Finns,
          })),
        },
        on: {
          returned: go('the supports', [], ({ context, event }) => joined(context, 'Finns', event.result as number)),
        },
      },
      'the supports': { always: go('effects', [], ({ context }) => grown(context)) },
      effects: {
        always: [
          when('all are decided', ({ context: { data } }) => data.undecided.length === 0, 'the forces meet'),
          when(
            'chance decides for the Finns',
            ({ context: { game, data } }) =>
              game.solo &&
              data.undecided[0] === 'MANN' &&
              decidesSupports.ask({ soloChoices: readingOf(game, cited.soloChoices) }) === 'chance',
            'an effect by chance',
          ),
          'an effect',
        ],
      },
      'an effect': { meta: { asks: effectOffer }, on: { use: used, nothing: unused } },
      'an effect by chance': { meta: { asks: drawnEffect }, on: { use: used } },
      'the forces meet': {
        always: [
          when('the Soviets have the space', (step) => begins(step) === 'nothing', go('done', [])),
          when(
            'it is held, and not fought for',
            (step) => begins(step) === 'a defeat',
            go('the end', [cited.finnishVictory.when], ({ context: { data } }) => ({
              data: { ...data, defeated: true },
            })),
          ),
          when('nobody defends it', (step) => begins(step) === 'a Soviet victory', 'a Soviet victory'),
          'a round begins',
        ],
      },
      'a round begins': {
        always: go('a round', [cited.followUp.same], ({ context }) => ({
          data: { ...context.data, size: sizeIn(context) },
        })),
      },
      'a round': {
        meta: {
          calls: calls(roundProcedure, ({ data: { order, uses, driven } }) => ({ order, uses, driven })),
          requirements: [cited.combatRounds.two, cited.combatRounds.remaining],
        },
        on: {
          returned: go('after a round', [], ({ context, event }) => fought(context, event.result as Data['back'])),
        },
      },
      'after a round': {
        always: [
          when(
            'the Soviets are victorious',
            ({ context }) => victoriousIn(context) === 'Soviets',
            go('a Soviet victory', [cited.sovietVictory.when]),
          ),
          when(
            'the Finns are victorious',
            ({ context }) => victoriousIn(context) === 'Finns',
            go('a Finnish victory', [cited.finnishVictory.when]),
          ),
          'once more',
        ],
      },
      'once more': {
        meta: { asks: again },
        on: {
          'attack again': go('another round', [cited.combatRounds.again]),
          'break off': go('a Finnish victory', [cited.finnishVictory.when]),
          nothing: go('a Finnish victory', [cited.finnishVictory.when]),
        },
      },
      'who attacks it': {
        always: [
          when('other units come', ({ context }) => othersComeIn(context), 'other units come to it'),
          'who defends it',
        ],
      },
      'other units come to it': {
        meta: { calls: calls(followingProcedure, ({ data: { order } }) => ({ order })) },
        on: { returned: go('who defends it', [], ({ context }) => grown(context)) },
      },
      'who defends it': {
        always: [
          when(
            'the Finnish Combat Strategy is filled anew',
            ({ context }) => isFilledAnew(context),
            'the Finns come anew',
          ),
          'another round',
        ],
      },
      'the Finns come anew': {
        meta: { calls: calls(fillingProcedure, ({ data: { order } }) => ({ order })) },
        on: { returned: 'another round' },
      },
      'another round': {
        always: [
          when(
            'effects are chosen anew',
            ({ context: { game } }) => choosesAnew.ask({ effectWhen: readingOf(game, cited.effectWhen) }),
            go('whether units join', [cited.combatRounds.remaining], ({ context: { game, data } }) => ({
              data: { ...data, uses: UNUSED, undecided: toDecide(game, data.order) },
            })),
          ),
          'whether units join',
        ],
      },
      'whether units join': {
        always: [
          when(
            'Reinforcements can still come',
            ({ context: { game } }) =>
              reinforcesNow.ask({ reinforcementsWhen: readingOf(game, cited.reinforcementsWhen) }),
            'Soviet Reinforcements',
          ),
          'effects',
        ],
      },
      'a Soviet victory': {
        always: go('whether it can occupy', [cited.sovietVictory.morale], ({ context }) => conquered(parts, context)),
      },
      'whether it can occupy': {
        always: [
          isOver,
          when('the force may occupy the space', ({ context }) => canOccupy(context), 'occupying'),
          go('the end', [cited.resultsTable.retreat]),
        ],
      },
      occupying: {
        meta: { calls: calls(occupyingProcedure, ({ data: { order } }) => ({ order })) },
        on: {
          returned: [
            when(
              'the game is won',
              ({ context: { game } }) => isDecided(parts, game),
              go('done', [cited.victoryConditions.helsinki]),
            ),
            go('a second space', [], ({ context: { data }, event }) => ({
              data: { ...data, occupied: event.result === 'occupied' },
            })),
          ],
        },
      },
      'a second space': {
        meta: { asks: onward },
        on: {
          attack: go(
            'who attacks it',
            [cited.followUp.same, cited.supportPoints.throughout],
            ({ context, event: { space } }) => goneOn(context, space),
          ),
          stop: 'the end',
          nothing: 'the end',
        },
      },
      'a Finnish victory': {
        always: go(
          'whether it retreats',
          [cited.finnishVictory.when, cited.finnishVictory.strategyGone],
          ({ context }) => defeated(parts, context),
        ),
      },
      'whether it retreats': { always: [isOver, 'the retreat'] },
      'the retreat': {
        meta: {
          calls: calls(retreatingProcedure, (context: C) => {
            const { target, start, front, units } = planIn(context)
            return { order: context.data.order, from: target, space: start, front, units, steps: stepsOf(context) }
          }),
          requirements: [cited.finnishVictory.oneSpace],
        },
        on: {
          returned: [when('no unit is left', ({ context }) => sizeIn(context) === 0, 'the end'), 'a second space'],
        },
      },
      'the end': { always: go('done', [], ({ context }) => over(context)) },
      done: { type: 'final' },
    },
    output: null,
  })
}
