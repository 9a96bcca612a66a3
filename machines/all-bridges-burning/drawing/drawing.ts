/** The game as a picture: what of it is drawn, and what stands there. @module */
import type { Book, ShownPlace } from 'rulewright/book'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { mapOver } from './map.js'
import { spaceShown, tag } from './pieces.js'
import { tracksOver, tracksShown } from './tracks.js'

/** The picture of a game over components. */
export const drawingOver = (components: Components): Required<Pick<Book<Game>, 'drawing' | 'shown'>> => ({
  drawing: { map: mapOver(components.map), tracks: tracksOver(components) },
  shown: (game) => ({
    places: {
      ...Object.fromEntries(SPACES.map((name) => [name, spaceShown(name, game.spaces[name], components.map)])),
      ...Object.fromEntries(game.sabotage.map((border): [string, ShownPlace] => [border, { tokens: SABOTAGE }])),
    },
    tracks: tracksShown(components, game),
  }),
})

const SABOTAGE = tag(1, 'Sab', 'Sabotage')
