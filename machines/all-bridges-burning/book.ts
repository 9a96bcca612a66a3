/** All Bridges Burning as it is played: the book over the standard components. @module */

import { type Book, late } from 'rulewright/book'
import { componentsWith, standardComponents } from '#spec/all-bridges-burning/components/components'
import { type Track, trackCompletions } from '#spec/all-bridges-burning/components/track'
import type { Game } from '#spec/all-bridges-burning/game'
import { eventCardProcedure, redRevoltProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { cardsOn } from './8-non-players/8.2-all-cards.js'
import { assemble } from './assemble.js'

/** The procedures whose paths depend on the track. */
const TRACK_PROCEDURES = [eventCardProcedure.name, redRevoltProcedure.name] as const

/** The book over one completion of the track, with the path laws that depend on it. */
function overTrack(track: Track): Book<Game> {
  const components = componentsWith(track)
  const book = assemble(components)
  return {
    ...book,
    pathLaws: book.pathLaws.filter(({ procedures }) =>
      procedures.some((name) => TRACK_PROCEDURES.some((other) => other === name)),
    ),
  }
}

const inWords = ({ bottom }: Track) =>
  `the bottom row ${bottom.map(([box, action]) => `${action} (${box})`).join(', ')}`

/** All Bridges Burning over the standard components, to be tried on every completion of the track. */
export const allBridgesBurning: Book<Game> = assemble(standardComponents, cardsOn(standardComponents.map), {
  completions: late(() =>
    trackCompletions.map((track) => ({ name: inWords(track), book: overTrack(track), procedures: TRACK_PROCEDURES })),
  ),
})
