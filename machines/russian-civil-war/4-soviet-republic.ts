/** The turn of a power, and what this text adds to its phases. @module */

import { type Chart, type Context, calls, charting, type Json, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { afterMobilizing, conditionsMet, ROUNDS_TOLD_APART } from '#spec/russian-civil-war/1-opening'
import { hasCapital } from '#spec/russian-civil-war/capital'
import { captured, contestedIn, moscowIsBack, withMoscowBack } from '#spec/russian-civil-war/capturing'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game } from '#spec/russian-civil-war/game'
import { withIncome } from '#spec/russian-civil-war/income'
import {
  combatProcedure,
  mobilizeProcedure,
  movementProcedure,
  revolutionProcedure,
  TURN_ENDS,
  turnProcedure,
} from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { isContested, sovietsInPlay } from '#spec/russian-civil-war/sides'
import { POWERS, TERRITORIES } from '#spec/russian-civil-war/vocabulary'
import { turnDoor } from './doors.js'

const Data = record({
  power: z.enum(POWERS),
  /** The territories entered or fought over in the turn. */
  atStake: z.array(z.enum(TERRITORIES)).readonly(),
  /** True if Imperial Russia has Moscow as the turn begins. */
  imperialMoscow: z.boolean(),
  ended: z.enum(TURN_ENDS),
})
type C = Context<Game, z.infer<typeof Data>>

/** True if the Revolution comes now, after Mobilize New Units. */
const revolutionComes = (components: Components, { game, data }: C): boolean =>
  afterMobilizing.ask({
    turn: data.power === 'Russia' ? data.power : 'another power',
    round: Math.min(game.round, ROUNDS_TOLD_APART),
    met: conditionsMet.compute(components, game),
    before: sovietsInPlay(game),
    checkWhen: readingOf(game, cited.checkWhen),
  }) === 'Revolution'

/** Adds to the turn's data after Movement: the entered territory and all contested ones are at stake. */
const withStakes = ({ game, data }: C, entered: Json): C['data'] => ({
  ...data,
  atStake: TERRITORIES.filter(
    (name) => name === entered || data.atStake.includes(name) || isContested(game.territories[name]),
  ),
})

const { chart, go, when } = charting<Game>().implementing(turnProcedure, Data)

export function turnChart(components: Components): Chart {
  const { map } = components
  const power = ({ data }: C) => ({ power: data.power })
  const afterCombat = ({ game, data }: C) => captured(map, game, data.power, data.atStake)

  return chart({
    door: turnDoor,
    context: ({ input: { game, args } }) => ({
      game,
      data: {
        power: args.power,
        atStake: contestedIn(game),
        imperialMoscow: hasCapital(game, 'Russia'),
        ended: 'with its phases',
      },
    }),
    initial: 'Movement',
    states: {
      Movement: {
        meta: { calls: calls(movementProcedure, power), requirements: [cited.republic.phases] },
        on: {
          returned: go('Combat', [], ({ context, event }) => ({ data: withStakes(context, event.result) })),
        },
      },
      Combat: {
        meta: { calls: calls(combatProcedure, power) },
        on: { returned: 'what is captured' },
      },
      'what is captured': {
        always: [
          when(
            'Moscow is in Imperial hands again',
            ({ context }) => moscowIsBack(context.data.imperialMoscow, afterCombat(context)),
            go(
              'Mobilize New Units',
              [
                cited.civilWar.alliesGoal,
                cited.economy.revert,
                cited.imperialVictory.inPlay,
                cited.imperialVictory.forces,
              ],
              ({ context }) => ({
                game: withMoscowBack(map, afterCombat(context), context.game.moscow),
              }),
            ),
          ),
          go('Mobilize New Units', [], ({ context }) => ({ game: afterCombat(context) })),
        ],
      },
      'Mobilize New Units': {
        meta: { calls: calls(mobilizeProcedure, power) },
        on: { returned: 'a look at the Revolution' },
      },
      'a look at the Revolution': {
        always: [
          when(
            'the Revolution comes',
            ({ context }) => revolutionComes(components, context),
            go('Revolution Phase', [cited.opening.when, cited.opening.atOnce]),
          ),
          'Collect Income',
        ],
      },
      'Revolution Phase': {
        meta: { calls: calls(revolutionProcedure, () => null) },
        on: {
          returned: go('the turn is over', [cited.opening.noIncome], ({ context: { game, data } }) => ({
            game: withIncome(map, game, data.power, 'of the Revolution'),
            data: { ...data, ended: 'with the Revolution' },
          })),
        },
      },
      'Collect Income': {
        always: go('the turn is over', [], ({ context: { game, data } }) => ({
          game: withIncome(map, game, data.power, 'another'),
        })),
      },
      'the turn is over': { type: 'final' },
    },
    output: ({ context: { data } }) => data.ended,
  })
}
