/** How a game stands: who has won it, and by what. @module */
import { compared, readingOf } from 'rulewright/book'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import { bothAtZero, equalMorale, verdict } from '#spec/talvisota/1.2-victory-conditions'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'

/** How a game stands, in the course of it or after the last turn. */
export const verdictOf = (
  { map }: Pick<Components, 'map'>,
  game: Game,
  over: boolean,
): ReturnType<typeof verdict.ask> =>
  verdict.ask({
    helsinki: controlOf(game, map, map.capital) === 'Soviets',
    finns: game.morale.Finns === 0,
    soviets: game.morale.Soviets === 0,
    over,
    morale: compared(game.morale.Soviets, game.morale.Finns),
    bothAtZero: readingOf(game, bothAtZero),
    equalMorale: readingOf(game, equalMorale),
  })

/** Whether somebody has won before the last turn is over. */
export const isDecided = (parts: Pick<Components, 'map'>, game: Game): boolean =>
  verdictOf(parts, game, false) !== 'it goes on'
