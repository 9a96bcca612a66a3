/** The places where Imperial Russia and a Central Power meet, and the test for peace between them there. @module */

import { computed, readingOf } from 'rulewright/book'
import { atPeace, type MEETINGS } from './4-soviet-movement.js'
import { hasCapital } from './capital.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { countOf, isCentral, isContested, isTerritory, powersAmong, sideOf, sovietsInPlay } from './sides.js'
import type { Place, Power, Territory } from './vocabulary.js'

export const whitesIn = computed(
  'Contested territories: White forces that remain in combat',
  [cited.contested.remain],
  (game: Game, from: Place): boolean =>
    isTerritory(from) &&
    game.contestedThen.some((name) => name === from) &&
    isContested(game.territories[from]) &&
    countOf(game.territories[from].forces.Russia) > 0,
)

const isPeace = (game: Game, place: Place, meet: (typeof MEETINGS)[number]): boolean =>
  atPeace.ask({
    meet,
    fought: whitesIn.compute(game, place),
    isOut: sovietsInPlay(game) && !hasCapital(game, 'Russia'),
    whiteWar: readingOf(game, cited.whiteWar),
  })

/** True if one of two powers is Imperial Russia and the other a Central Power. */
const areTheTwo = (one: Power, other: Power): boolean =>
  (one === 'Russia' && isCentral(other)) || (isCentral(one) && other === 'Russia')

/** True if two powers are enemies in a place where both are. */
export const fightIn = (game: Game, place: Place, one: Power, other: Power): boolean =>
  sideOf(one) !== sideOf(other) && !isPeace(game, place, areTheTwo(one, other) ? 'where both are' : 'nowhere')

/** True if, for a Central Power, the territory is Imperial Russia's, or the other way round. */
function othersHave({ territories }: Game, power: Power, name: Territory): boolean {
  const { control, forces } = territories[name]
  if (control !== 'nobody') return areTheTwo(power, control)
  const there = powersAmong(forces)
  return there.length > 0 && there.every((other) => areTheTwo(power, other))
}

/** True if peace keeps a power out of a territory. */
export const peaceBars = (game: Game, power: Power, name: Territory): boolean =>
  isPeace(game, name, othersHave(game, power, name) ? 'in what one of them has' : 'nowhere')
