/** The measures of the book: what can be asked of a position by name. @module */

import { measure, type Total } from 'rulewright/book'
import { controls, holdsInitiative } from './4.2-initiative.js'
import { closestFronts, defeats, strongFronts, war } from './8.2-defeat-on-a-front.js'
import type { Game } from './game.js'
import { heroPointsLeft, tokensLeft } from './players.js'
import { prioritySteps } from './priority-track.js'
import * as cited from './rules.gen.js'
import { FACTIONS } from './vocabulary.js'

const tokens = measure(
  'Player tokens left',
  [cited.years.mostGlory],
  { faction: FACTIONS },
  (game: Game, { faction }): number => tokensLeft(game, faction),
)

const supply = measure('Hero points left', [cited.earning.supply], {}, (game: Game): number => heroPointsLeft(game))

/** Every measure. */
export const measures: readonly Total<Game>[] = [
  holdsInitiative.over(),
  controls.over(),
  war.over(),
  defeats.over(),
  strongFronts.over(),
  closestFronts.over(),
  tokens.over(),
  supply.over(),
  prioritySteps.over(),
]
