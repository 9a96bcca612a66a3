/** How a game stands: who has won it, and by what. @module */
import { compared, readingOf } from 'rulewright/book'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import { bothAtZero, comparedHow, equalMorale, helsinkiSeized, verdict } from '#spec/talvisota/1.2-victory-conditions'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { isTaken } from '#spec/talvisota/spaces'
import { FIRST_MORALE, type Side } from '#spec/talvisota/vocabulary'

/** What a morale has won or lost since the beginning. */
const changeOf = ({ morale }: Game, side: Side): number => morale[side] - FIRST_MORALE[side]

/** What the Soviets have done with the capital. */
function capitalIn(map: Components['map'], game: Game) {
  if (controlOf(game, map, map.capital) === 'Soviets') return 'controlled'
  return isTaken(game, map.capital) ? 'conquered' : 'neither'
}

/** How a game stands, in the course of it or after the last turn. */
export const verdictOf = (
  { map }: Pick<Components, 'map'>,
  game: Game,
  over: boolean,
): ReturnType<typeof verdict.ask> =>
  verdict.ask({
    helsinki: capitalIn(map, game),
    helsinkiSeized: readingOf(game, helsinkiSeized),
    finns: game.morale.Finns === 0,
    soviets: game.morale.Soviets === 0,
    over,
    morale: compared(game.morale.Soviets, game.morale.Finns),
    change: compared(changeOf(game, 'Soviets'), changeOf(game, 'Finns')),
    comparedHow: readingOf(game, comparedHow),
    bothAtZero: readingOf(game, bothAtZero),
    equalMorale: readingOf(game, equalMorale),
  })

/** Whether somebody has won before the last turn is over. */
export const isDecided = (parts: Pick<Components, 'map'>, game: Game): boolean =>
  verdictOf(parts, game, false) !== 'it goes on'
