/** What the small worlds are made of. @module */

import type { Call, World } from '#kernel'
import { standardMap } from '#spec/russian-civil-war/components/map'
import { type Land, printedBoard, type Sea, withLands, withSeas } from '#spec/russian-civil-war/components/openings'
import { controlledBy, type Game } from '#spec/russian-civil-war/game'

/** A world in which a chart is enumerated by itself. */
export const alone = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'alone' })

/** A world in which a chart is enumerated with all that it calls. */
export const whole = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'whole' })

/** The printed board with what is named, and nothing else. */
export const withOnly = (lands: readonly Land[], seas: readonly Sea[] = []): Game =>
  withSeas(withLands(printedBoard(standardMap), lands), seas)

/** A game in which the Revolution is carried out: the Soviets control their three territories, and Germany plays them. */
export const afterRevolution = (lands: readonly Land[], seas: readonly Sea[] = []): Game => {
  const marked = (['Moscow', 'Karelia', 'Kazakhstan'] as const).reduce(
    (game, name) => controlledBy(game, name, 'Soviet Russia'),
    printedBoard(standardMap),
  )
  const soviet: Game = { ...marked, moscow: 'Soviet by revolution', sovietPlayer: 'Germany' }
  return withSeas(withLands(soviet, lands), seas)
}

/** A game under other readings. */
export const readAs = (game: Game, readings: Readonly<Record<string, string>>): Game => ({
  ...game,
  readings: { ...game.readings, ...readings },
})
