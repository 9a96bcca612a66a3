/**
 * The dice of an Attack: white, and yellow from above; the pick of Tanks; and the Edge, until the result is final.
 *
 * @module
 */
import { advantage, attackDice, reRoll } from '../../../spec/front-line/clauses/attack.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import { diceProcedure } from '../../../spec/front-line/procedures/attack.js'
import { DICE, type Die } from '../../../spec/front-line/tables/attack-results.js'
import { diePick } from '../../../spec/front-line/tables/height.js'
import { type Chart, charting } from '../../../src/kernel/chart.js'
import type { Clause } from '../../../src/kernel/clause.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { range } from '../../../src/kernel/view.js'
import { begun, type DiceContext as C, DiceData, finished, resultBy, resultShown, rolledBy } from './dice-data.js'
import { reRolling, withEdgeUsed } from './edge.js'
import { attackerOf } from './strike.js'

const ask = asks<C>()
const dieOf = <const Color extends Die>(die: Color, cites: readonly Clause[]) =>
  ask.chance({
    name: `the ${die} die`,
    cites,
    from: () => range(1, 6).map((face) => option('roll', { die, face })),
  })
const white = dieOf('white', [attackDice.white])
const yellow = dieOf('yellow', [attackDice.yellow, advantage.both])

const pickOf = (parts: Components) =>
  ask.must({
    name: 'the die of the Tanks',
    cites: [advantage.tanksChoose],
    seat: ({ data }) => data.player,
    from: () => DICE.map((die) => option('use', { die })),
    says: (context, { die }) => `the ${die} die: ${resultBy(parts, context, die)}`,
  })

const unrolled = ({ data }: C): Pick<C, 'data'> => ({ data: { ...data, white: 0, yellow: 0, picked: 'none' } })

/** The chart of the dice of an Attack. */
export function diceChart(parts: Components): Chart {
  const pick = pickOf(parts)
  const again = reRolling<C>([reRoll.untilFinal], (context) => resultShown(parts, context))
  const { chart, effect, when } = charting<
    Game,
    OptionOf<typeof white> | OptionOf<typeof yellow> | OptionOf<typeof pick> | OptionOf<typeof again>
  >().implementing(diceProcedure, DiceData)
  const rolled = (target: string) => ({
    target,
    actions: effect<OptionOf<typeof white> | OptionOf<typeof yellow>>(({ context: { data }, event }) => ({
      data: { ...data, [event.die]: event.face },
    })),
  })
  const accepted = {
    target: 'done',
    meta: { requirements: [reRoll.acceptedByBoth] },
    actions: effect(({ context }) => finished(parts, context)),
  }

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'white die',
    states: {
      'white die': { meta: { asks: white }, on: { roll: rolled('one die or two?') } },
      'one die or two?': {
        always: [
          {
            target: 'yellow die',
            guard: when('the attacker is higher', ({ context }) => rolledBy(parts, context) === 'both'),
            meta: { requirements: [attackDice.yellow, advantage.both] },
          },
          { target: 'rolled' },
        ],
      },
      'yellow die': { meta: { asks: yellow }, on: { roll: rolled('which die?') } },
      'which die?': {
        always: [
          {
            target: 'Tanks pick',
            guard: when(
              'Tanks attack',
              ({ context }) => diePick.ask({ kind: attackerOf(context).kind }) === 'the attacker',
            ),
          },
          { target: 'rolled' },
        ],
      },
      'Tanks pick': {
        meta: { asks: pick },
        on: {
          use: {
            target: 'rolled',
            meta: { requirements: [advantage.tanksChoose] },
            actions: effect(({ context: { data }, event }) => ({ data: { ...data, picked: event.die } })),
          },
        },
      },
      rolled: {
        meta: { asks: again },
        on: {
          'roll again': {
            target: 'white die',
            meta: { requirements: [reRoll.untilFinal, reRoll.thenOff] },
            actions: effect(({ context }) => ({ game: withEdgeUsed(context.game), ...unrolled(context) })),
          },
          accept: accepted,
          nothing: accepted,
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.result,
  })
}
