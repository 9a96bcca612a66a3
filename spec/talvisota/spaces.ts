/** The spaces in a game: what stands there, and changes of it. @module */
import type { MapText, SpaceText } from './components/map.js'
import type { Game, SovietUnits, Space } from './game.js'
import { minus, noSoviets, plus, sizeOf } from './units.js'
import { POSSESSION_MARKERS } from './vocabulary.js'

export const EMPTY: Space = { soviets: noSoviets, spent: noSoviets, possession: false, scouts: 0 }

type OnMap = Pick<Game, 'spaces'>

export const spaceIn = ({ spaces }: OnMap, name: string): Space => spaces[name] ?? EMPTY

/** A game in which something of one space is different. */
export const withSpace = <G extends OnMap>(game: G, name: string, change: Partial<Space>): G => ({
  ...game,
  spaces: { ...game.spaces, [name]: { ...spaceIn(game, name), ...change } },
})

/** A game in which Soviet units have come to a space. */
export const withSoviets = <G extends OnMap>(game: G, name: string, units: SovietUnits): G =>
  withSpace(game, name, { soviets: plus(spaceIn(game, name).soviets, units) })

/** A game in which Soviet units have left a space. */
export const withoutSoviets = <G extends OnMap>(game: G, name: string, units: SovietUnits): G =>
  withSpace(game, name, { soviets: minus(spaceIn(game, name).soviets, units) })

/** A game in which no Soviet unit has been left behind in this turn. */
export const withoutSpent = <G extends OnMap>(game: G): G =>
  Object.entries(game.spaces)
    .filter(([, { spent }]) => sizeOf(spent) > 0)
    .reduce((left, [name]) => withSpace(left, name, { spent: noSoviets }), game)

/** Returns the print on a space. A name that is not on the map counts as an empty Soviet space. */
export const printed = (map: MapText, name: string): SpaceText =>
  map.spaces.find((space) => space.name === name) ?? {
    name,
    side: 'Soviet',
    front: 'Karelia',
    value: 0,
    dotted: false,
    centre: false,
  }

/** Counts the Possession markers that are not on the map. */
export const markersLeft = ({ spaces }: OnMap): number =>
  Math.max(0, POSSESSION_MARKERS - Object.values(spaces).filter(({ possession }) => possession).length)

/** True if the Soviets have conquered a space and the Finns have not won it back. */
export const isTaken = ({ taken = [] }: Pick<Game, 'taken'>, name: string): boolean => taken.includes(name)

type Owned = Pick<Game, 'taken' | 'finns'>

/** True if the Finns have won a space and no Combat Strategy has conquered it since. */
export const isWonBack = ({ finns: { won = [] } }: Pick<Game, 'finns'>, name: string): boolean => won.includes(name)

/** A game in which the Soviets have conquered a space. */
export function withTaken<G extends Owned>(game: G, name: string): G {
  const { finns } = game
  const lost = isWonBack(game, name)
    ? { ...game, finns: { ...finns, won: finns.won?.filter((one) => one !== name) ?? [] } }
    : game
  return isTaken(lost, name) ? lost : { ...lost, taken: [...(lost.taken ?? []), name] }
}

/** A game in which the Finns have won a space back. */
export function withWonBack<G extends Owned>(game: G, name: string): G {
  const { taken = [], finns } = game
  const left = isTaken(game, name) ? { ...game, taken: taken.filter((one) => one !== name) } : game
  return isWonBack(game, name) ? left : { ...left, finns: { ...finns, won: [...(finns.won ?? []), name] } }
}

/** The spaces of a map with Soviet units. */
export const sovietSpaces = (game: OnMap, map: MapText): readonly string[] =>
  map.spaces.map(({ name }) => name).filter((name) => sizeOf(spaceIn(game, name).soviets) > 0)
