/** The changes that the steps of the Revolution Phase make on the board. @module */

import { readingOf } from 'rulewright/book'
import { afterWithdrawal, cruiserPlaced } from './2-revolution-phase.js'
import { controlledBy, type Game, withShips, withUnits } from './game.js'
import * as cited from './rules.gen.js'
import { centralSails } from './sailing.js'
import { centralIn, countOf, isCentral, isContested, isInner, powersAmong } from './sides.js'
import {
  LEFT_BY_ALLIES,
  LEFT_BY_CENTRAL_POWERS,
  OUTER_RUSSIA,
  type OuterRussia,
  TERRITORIES,
  type Territory,
} from './vocabulary.js'

/** The opening amount of the Soviet treasury, which the marker on the production chart shows. */
export const SOVIET_IPCS = 9

/** Lists the territories of Outer Russia that Russia and a Central Power contest. */
export const contestedNow = ({ territories }: Game): readonly OuterRussia[] =>
  OUTER_RUSSIA.filter((name) => {
    const territory = territories[name]
    const fighting = isContested(territory) && powersAmong(territory.forces).some(isCentral)
    return fighting && countOf(territory.forces.Russia) > 0
  })

/** Step 2: the control markers of the Central Powers are taken away. */
export const withWithdrawnMarkers = (game: Game): Game =>
  LEFT_BY_CENTRAL_POWERS.reduce((after, name) => {
    const control = afterWithdrawal.ask({
      territory: name === 'Tatarstan' ? name : 'another',
      central: isCentral(after.territories[name].control),
      tatarstanAfter: readingOf(after, cited.tatarstanAfter),
    })
    return control === 'as it was' ? after : controlledBy(after, name, control)
  }, game)

/** Step 4: Soviet units. */
export function withSovietUnits(game: Game): Game {
  const inMoscow = withUnits(game, 'Moscow', 'Soviet Russia', { infantry: 3, artillery: 1 })
  const inKarelia = withUnits(inMoscow, 'Karelia', 'Soviet Russia', { infantry: 3, artillery: 1 })
  const onLand = withUnits(inKarelia, 'Kazakhstan', 'Soviet Russia', { infantry: 2 })
  const answer = cruiserPlaced.ask({
    centralInZone: centralSails(game, 'zone 12'),
    cruiserPlace: readingOf(game, cited.cruiserPlace),
  })
  return answer === 'placed' ? withShips(onLand, 'zone 12', 'Soviet Russia', { cruisers: 1 }) : onLand
}

/** Steps 5 and 6: Soviet markers and IPCs; the money of Imperial Russia is left alone. */
export function withSovietMarkers(game: Game): Game {
  const marked = LEFT_BY_ALLIES.reduce((after, name) => controlledBy(after, name, 'Soviet Russia'), game)
  return {
    ...marked,
    moscow: 'Soviet by revolution',
    treasury: { ...marked.treasury, 'Soviet Russia': SOVIET_IPCS },
  }
}

/** Lists the territories outside Inner Russia that the Central Powers control or contest. */
export const heldByTreaty = ({ territories }: Game): readonly Territory[] =>
  TERRITORIES.filter((name) => !isInner(name) && centralIn(territories[name]) !== 'nothing')
