/** Land units that move, and what this text looks at when they do. @module */

import { type Finders, once, readingOf, type ViewedBy } from 'rulewright/book'
import type { mayNotEnter } from './4-soviet-movement.js'
import { centralFromTheBeginning } from './4-soviet-movement.js'
import { adjacentTo, type GameMap } from './components/map.js'
import { type Game, withAboard, withUnits } from './game.js'
import { peaceBars, whitesIn } from './peace.js'
import * as cited from './rules.gen.js'
import { centralIn, countOf, heldBy, isAlly, isCentral, isInner, isTerritory, isZone, sovietsInPlay } from './sides.js'
import { OUTER_RUSSIA, type Place, type Power, SOVEREIGN, TERRITORIES, type Territory, ZONES } from './vocabulary.js'

/** A move: all land units of a power in one place go one space. */
export type Move = { readonly type: 'move'; readonly from: Place; readonly to: Territory }

const moverOf = (game: Game, power: Power, from: Place) => {
  if (power === 'Soviet Russia') return power
  if (isCentral(power)) return 'a Central Power'
  return power === 'Russia' && whitesIn.compute(game, from) ? 'White forces in combat' : 'another'
}

const outerRussia: ReadonlySet<Territory> = new Set(OUTER_RUSSIA)
const sovereign: ReadonlySet<Territory> = new Set(SOVEREIGN)

const regionOf = (name: Territory) => {
  if (isInner(name)) return 'Inner Russia'
  if (outerRussia.has(name)) return 'Outer Russia'
  return sovereign.has(name) ? 'Persia or Afghanistan' : 'elsewhere'
}

const holderOf = ({ control }: Game['territories'][Territory]) =>
  control === 'nobody' || control === 'Soviet Russia' ? control : 'another'

const friendIn = (territory: Game['territories'][Territory]) => {
  if (heldBy(territory, (power) => power === 'Russia')) return 'Imperial Russia'
  return heldBy(territory, isAlly) ? 'another Ally' : 'nobody'
}

const originalOf = (map: GameMap, game: Game, name: Territory) => {
  if (isCentral(map.printed[name])) return 'by print'
  return game.centralThen.includes(name) ? 'by treaty' : 'never'
}

/** A game in which a power moves. */
interface Moving {
  readonly game: Game
  readonly data: { readonly power: Power }
}

/** Finders for the fields of the movement table. */
export const entering = (map: GameMap): Finders<Moving, Move, ViewedBy<typeof mayNotEnter>> => ({
  mover: ({ game, data }, { from }) => moverOf(game, data.power, from),
  treaty: ({ game }) => sovietsInPlay(game),
  region: (_, { to }) => regionOf(to),
  holder: ({ game }, { to }) => holderOf(game.territories[to]),
  central: ({ game }, { to }) => centralIn(game.territories[to]),
  centralOriginally: ({ game }, { to }) =>
    centralFromTheBeginning.ask({ was: originalOf(map, game, to), originally: readingOf(game, cited.originally) }),
  friend: ({ game }, { to }) => friendIn(game.territories[to]),
  peace: ({ game, data }, { to }) => peaceBars(game, data.power, to),
  sovietsInOuterRussia: ({ game }) => readingOf(game, cited.sovietsInOuterRussia),
  sovereignTaken: ({ game }) => readingOf(game, cited.sovereignTaken),
  innerRussiaClosed: ({ game }) => readingOf(game, cited.innerRussiaClosed),
  whiteRetreat: ({ game }) => readingOf(game, cited.whiteRetreat),
})

/** Every move that the words could mean: from wherever a power has land units, to whatever is adjacent. */
export function movesOf(map: GameMap, { territories, zones }: Game, power: Power): readonly Move[] {
  const moves = movesOn(map)
  const lands = TERRITORIES.filter((name) => countOf(territories[name].forces[power]) > 0)
  const seas = ZONES.filter((name) => countOf(zones[name].aboard[power]) > 0)
  return [...lands, ...seas].flatMap((from) => moves.get(from) ?? [])
}

const movesOn = once((map: GameMap): ReadonlyMap<Place, readonly Move[]> => {
  const from = (place: Place) => adjacentTo(map, place).filter(isTerritory)
  const moves = (place: Place) => from(place).map((to): Move => ({ type: 'move', from: place, to }))
  return new Map([...TERRITORIES, ...ZONES].map((place: Place) => [place, moves(place)]))
})

const less = ({ infantry, artillery }: { readonly infantry: number; readonly artillery: number }) => ({
  infantry: -infantry,
  artillery: -artillery,
})

/** The game after a move. */
export function moved(game: Game, power: Power, { from, to: target }: Move): Game {
  if (isTerritory(from)) {
    const units = game.territories[from].forces[power]
    return withUnits(withUnits(game, from, power, less(units)), target, power, units)
  }
  if (!isZone(from)) return game
  const units = game.zones[from].aboard[power]
  return withUnits(withAboard(game, from, power, less(units)), target, power, units)
}
