/** The state of a game: the winner and the reason. @module */

import { compared, readingOf } from 'rulewright/book'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import { verdict } from '#spec/talvisota/1.2-victory-conditions'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import * as cited from '#spec/talvisota/rules.gen'
import { isTaken } from '#spec/talvisota/spaces'
import { FIRST_MORALE, type Side } from '#spec/talvisota/vocabulary'

/** Returns the change of a morale since the beginning. */
const changeOf = ({ morale }: Game, side: Side): number => morale[side] - FIRST_MORALE[side]

/** Returns the status of the capital: controlled by the Soviets, conquered once, or neither. */
function capitalIn(map: Components['map'], game: Game) {
  if (controlOf(game, map, map.capital) === 'Soviets') return 'controlled'
  return isTaken(game, map.capital) ? 'conquered' : 'neither'
}

/** Returns the state of a game, during play or after the last turn. */
export const verdictOf = (
  { map }: Pick<Components, 'map'>,
  game: Game,
  over: boolean,
): ReturnType<typeof verdict.ask> =>
  verdict.ask({
    helsinki: capitalIn(map, game),
    helsinkiSeized: readingOf(game, cited.helsinkiSeized),
    finns: game.morale.Finns === 0,
    soviets: game.morale.Soviets === 0,
    over,
    morale: compared(game.morale.Soviets, game.morale.Finns),
    change: compared(changeOf(game, 'Soviets'), changeOf(game, 'Finns')),
    comparedHow: readingOf(game, cited.comparedHow),
    bothAtZero: readingOf(game, cited.bothAtZero),
    equalMorale: readingOf(game, cited.equalMorale),
  })

/** True if a side has won before the last turn is over. */
export const isDecided = (parts: Pick<Components, 'map'>, game: Game): boolean =>
  verdictOf(parts, game, false) !== 'it goes on'
