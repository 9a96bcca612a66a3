/** Small worlds of turns, rounds and the whole play. @module */

import { call, type World } from '#kernel'
import type { Components } from '#spec/russian-civil-war/components/components'
import { emptyGame } from '#spec/russian-civil-war/empty-game'
import { controlledBy, type Game } from '#spec/russian-civil-war/game'
import {
  campaign,
  earlierRounds,
  otherFrontsProcedure,
  turnProcedure,
  wholeGame,
} from '#spec/russian-civil-war/procedures'
import type { Power } from '#spec/russian-civil-war/vocabulary'
import { afterRevolution, alone, readAs, whole, withOnly } from './shared.js'

const turn = (power: Power) => call(turnProcedure, { power })

/** The conditions of the Revolution are met, with as little as that takes. */
const met = withOnly([
  ['Moscow', 'Russia', ['Russia', 1, 0]],
  ['Tatarstan', 'Ottoman Empire'],
  ['Livonia', 'Germany'],
  ['Belarus', 'Germany'],
  ['Poland', 'Germany'],
])
const inRound = (game: Game, round: number): Game => ({ ...game, round })

/** Moscow is without Soviets, and an Ally is in it. */
const freed = (power: Power, story: Game['moscow'] = 'Soviet by revolution'): Game => ({
  ...afterRevolution([
    ['Moscow', 'as printed', [power, 1, 0]],
    ['Karelia', 'as printed', ['Soviet Russia', 1, 0]],
    ['Serbia', 'Italy', ['Italy', 1, 0]],
    ['Finland', 'Britain', ['Britain', 1, 0]],
    ['Livonia', 'Britain', ['Britain', 1, 0], ['Germany', 1, 0]],
    ['Poland', 'Germany'],
  ]),
  moscow: story,
  treasury: { ...emptyGame.treasury, 'Soviet Russia': 4, Russia: 1 },
})

/** Britain stands in what Central Powers controlled. */
const capturing = afterRevolution([
  ['Livonia', 'Germany', ['Britain', 1, 0]],
  ['Romania', 'Austria-Hungary', ['Britain', 1, 0]],
  ['Galicia', 'Austria-Hungary', ['Britain', 1, 0]],
])
const imperialMoscow: Game = controlledBy({ ...capturing, moscow: 'lost by the Soviets' }, 'Moscow', 'Russia')
const sovietAgain: Game = { ...capturing, moscow: 'Soviet by combat' }
const britishMoscow: Game = controlledBy({ ...capturing, moscow: 'lost by the Soviets' }, 'Moscow', 'Britain')
const liberated = withOnly([['Livonia', 'Germany', ['Britain', 1, 0]]])
const lastAnd = (game: Game): Game => ({ ...game, round: 6 })
const redTurn = afterRevolution([['Moscow', 'as printed', ['Soviet Russia', 1, 0]]])

/** The worlds of turns. */
const turnWorlds: readonly World<Game>[] = [
  alone('the turn of the Revolution', met, turn('Russia')),
  alone('a turn before round 4', inRound(met, 3), turn('Russia')),
  alone('a later Russian turn', inRound(met, 5), turn('Russia')),
  alone(
    'a later Russian turn without a look',
    readAs(inRound(met, 5), { checkWhen: 'in round 4 only' }),
    turn('Russia'),
  ),
  alone('the conditions are not met', withOnly([]), turn('Russia')),
  alone('no second Revolution', { ...met, sovietPlayer: 'Germany', moscow: 'lost by the Soviets' }, turn('Russia')),
  alone('the turn of Germany', met, turn('Germany')),
  alone('Russia takes Moscow back', freed('Russia'), turn('Russia')),
  alone(
    'Russia takes Moscow back and is paid later',
    readAs(freed('Russia'), { bankWhen: 'at their Collect Income' }),
    turn('Russia'),
  ),
  alone(
    'Russia takes Moscow back, contested lands apart',
    readAs(freed('Russia'), { revertContested: 'not while contested' }),
    turn('Russia'),
  ),
  alone('Russia takes Moscow back again', freed('Russia', 'Soviet by combat'), turn('Russia')),
  alone(
    'Russia takes Moscow back again, and nothing more',
    readAs(freed('Russia', 'Soviet by combat'), { moscowAgain: 'no longer' }),
    turn('Russia'),
  ),
  alone('Britain takes Moscow', freed('Britain'), turn('Britain')),
  alone('Britain takes Moscow and keeps it', readAs(freed('Britain'), { moscowFreed: 'the captor' }), turn('Britain')),
  alone('Britain captures', capturing, turn('Britain')),
  alone('Britain captures when Moscow is Imperial', imperialMoscow, turn('Britain')),
  alone('Britain captures when the Soviets are back', sovietAgain, turn('Britain')),
  alone('Britain frees when the Soviets are back', readAs(sovietAgain, { moscowAgain: 'no longer' }), turn('Britain')),
  alone('Britain captures when it has Moscow', britishMoscow, turn('Britain')),
  alone('Britain frees before the Revolution', liberated, turn('Britain')),
  alone('a Soviet turn', redTurn, turn('Soviet Russia')),
  alone('a Soviet turn without Moscow', imperialMoscow, turn('Soviet Russia')),
  alone(
    'a Soviet turn without Moscow, with income',
    readAs(imperialMoscow, { sovietIncome: 'as ever' }),
    turn('Soviet Russia'),
  ),
  alone(
    'the Soviets take Moscow again',
    { ...controlledBy(redTurn, 'Moscow', 'Russia'), moscow: 'lost by the Soviets' },
    turn('Soviet Russia'),
  ),
  alone('Imperial Russia without Moscow', redTurn, turn('Russia')),
  alone('Imperial Russia without Moscow, with income', readAs(redTurn, { imperialIncome: 'as ever' }), turn('Russia')),
  alone('Imperial Russia with Moscow', imperialMoscow, turn('Russia')),
  whole('a whole Russian turn with the Revolution', met, turn('Russia')),
  whole('a whole turn in which Moscow is taken back', freed('Russia'), turn('Russia')),
  whole('a whole Soviet turn', redTurn, turn('Soviet Russia')),
]

const won = controlledBy(controlledBy(withOnly([]), 'Paris', 'Germany'), 'Rome', 'Austria-Hungary')

/** The worlds of turns, rounds and the play. */
export const roundWorlds = ({ openings }: Components): readonly World<Game>[] => [
  ...turnWorlds,
  alone('rounds without Soviets', inRound(withOnly([]), 5), call(campaign, null)),
  alone('rounds with Soviets', inRound(redTurn, 5), call(campaign, null)),
  alone(
    'rounds with Soviets that begin at once',
    readAs(inRound(redTurn, 6), { firstSovietTurn: 'at once' }),
    call(campaign, null),
  ),
  alone('the last round', lastAnd(withOnly([])), call(campaign, null)),
  alone('a round that decides the game', won, call(campaign, null)),
  alone('the other fronts', won, call(otherFrontsProcedure, null)),
  alone('earlier rounds', emptyGame, call(earlierRounds, null)),
  alone('a play', openings['Russia beaten'] ?? emptyGame, call(wholeGame, null)),
  alone('a play in which Moscow is Soviet', redTurn, call(wholeGame, null)),
  alone(
    'a play in which Moscow was taken in combat',
    readAs({ ...redTurn, moscow: 'Soviet by combat' }, { moscowByCombat: 'once taken in combat' }),
    call(wholeGame, null),
  ),
  alone('a play in which Germany has Moscow', controlledBy(withOnly([]), 'Moscow', 'Germany'), call(wholeGame, null)),
]
