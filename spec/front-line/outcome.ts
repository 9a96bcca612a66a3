/** The outcome of a game. @module */

import { readingOf } from 'rulewright/book'
import { leadOf } from './1.4-occupation-points.js'
import { countedUnits, pointsOf, unitCount, verdict } from './8.1-game-ends.js'
import { inCapital } from './cities.js'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import type { Player } from './vocabulary.js'

/** The winner, the reason for the win, and the Occupation Points and units of both players. */
export type Outcome = {
  readonly winner: Player | 'nobody'
  readonly by: 'Capital' | 'Occupation Points' | 'units' | 'tie'
  readonly points: Readonly<Record<Player, number>>
  readonly units: Readonly<Record<Player, number>>
}

/** Returns the outcome of a game. */
export function outcomeOf({ fields }: Pick<Components, 'fields'>, game: Game): Outcome {
  const counted = countedUnits.ask({ reading: readingOf(game, cited.tieUnits) })
  const points = {
    Red: pointsOf.compute(game, { player: 'Red' }, fields),
    Green: pointsOf.compute(game, { player: 'Green' }, fields),
  }
  const units = { Red: unitCount.compute(game, 'Red', counted), Green: unitCount.compute(game, 'Green', counted) }
  const won = verdict.ask({
    inCapital: inCapital(game, fields[game.field]),
    points: leadOf(points.Red, points.Green),
    units: leadOf(units.Red, units.Green),
  })
  return { points, units, ...won }
}
