/**
 * The dice of an Attack: white, and yellow from above; the pick of Tanks; and the Edge, until the result is final.
 *
 * @module
 */

import { asks, type Chart, type Clause, charting, type OptionOf, option, range, readingOf } from 'rulewright/book'
import { DICE } from '#spec/front-line/3.6-attack-results'
import { firstAfterDice } from '#spec/front-line/3.8-re-roll'
import type { Die } from '#spec/front-line/8.5-attack-result-table'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { diceProcedure } from '#spec/front-line/procedures/attack'
import * as cited from '#spec/front-line/rules.gen'
import { strikeDoorOn, targetInWords } from './3.2-strike.js'
import {
  begun,
  type DiceContext as C,
  DiceData,
  finished,
  hasToPick,
  resultBy,
  rolledBy,
  shownInWords,
} from './3.6-results.js'
import { reRolling, withEdgeUsed } from './4.7-edge.js'

const ask = asks<C>()

const dieOf = <const Color extends Die>(parts: Components, die: Color, cites: readonly Clause[]) =>
  ask.chance({
    name: `the ${die} die`,
    cites,
    about: targetInWords,
    from: () => range(1, 6).map((face) => option('roll', { die, face })),
    says: (context, { face }) => `a ${face} with the ${die} die${resultWith(parts, context, die, face)}`,
  })

/** Formats the result of a face, once all dice are rolled. */
function resultWith(parts: Components, context: C, die: Die, face: number): string {
  if (die === 'white' && rolledBy(parts, context) === 'both') return ''
  return `: ${shownInWords(parts, { ...context, data: { ...context.data, [die]: face } })}`
}

const pickOf = (parts: Components) =>
  ask.must({
    name: 'the die of the Tanks',
    cites: [cited.advantage.tanksChoose],
    seat: ({ data }) => data.player,
    from: () => DICE.map((die) => option('use', { die })),
    says: (context, { die }) => `the ${die} die: ${resultBy(parts, context, die)}`,
  })

const picksFirst = ({ game }: C): boolean =>
  firstAfterDice.ask({ reading: readingOf(game, cited.finalOrder) }) === 'the pick'
const unrolled = ({ data }: C): Pick<C, 'data'> => ({ data: { ...data, white: 0, yellow: 0, picked: 'none' } })

export function diceChart(parts: Components): Chart {
  const white = dieOf(parts, 'white', [cited.attackDice.white])
  const yellow = dieOf(parts, 'yellow', [cited.attackDice.yellow, cited.advantage.both])
  const pick = pickOf(parts)
  const again = reRolling<C>([cited.reRoll.untilFinal], (context) => shownInWords(parts, context))
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof white> | OptionOf<typeof yellow> | OptionOf<typeof pick> | OptionOf<typeof again>
  >().implementing(diceProcedure, DiceData)
  const rolled = (target: string) =>
    go<OptionOf<typeof white> | OptionOf<typeof yellow>>(target, [], ({ context: { data }, event }) => ({
      data: { ...data, [event.die]: event.face },
    }))
  const use = (target: string) =>
    go<OptionOf<typeof pick>>(target, [cited.advantage.tanksChoose], ({ context: { data }, event }) => ({
      data: { ...data, picked: event.die },
    }))

  return chart({
    door: strikeDoorOn(parts, 'a unit'),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'white die',
    states: {
      'white die': { meta: { asks: white }, on: { roll: rolled('one die or two?') } },
      'one die or two?': {
        always: [
          when(
            'the attacker is higher',
            ({ context }) => rolledBy(parts, context) === 'both',
            go('yellow die', [cited.attackDice.yellow, cited.advantage.both]),
          ),
          'rolled',
        ],
      },
      'yellow die': { meta: { asks: yellow }, on: { roll: rolled('which die?') } },
      'which die?': {
        always: [
          when('Tanks pick first', ({ context }) => hasToPick(context) && picksFirst(context), 'Tanks pick'),
          'rolled',
        ],
      },
      'Tanks pick': {
        meta: { asks: pick },
        on: {
          use: [when('Tanks pick first', ({ context }) => picksFirst(context), use('rolled')), use('accepted')],
        },
      },
      rolled: {
        meta: { asks: again },
        on: {
          'roll again': go('white die', [cited.reRoll.untilFinal, cited.reRoll.thenOff], ({ context }) => ({
            game: withEdgeUsed(context.game),
            ...unrolled(context),
          })),
          accept: 'accepted',
          nothing: 'accepted',
        },
      },
      accepted: {
        always: [
          when('Tanks have yet to pick', ({ context }) => hasToPick(context), 'Tanks pick'),
          go('done', [cited.reRoll.acceptedByBoth], ({ context }) => finished(parts, context)),
        ],
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.result,
  })
}
