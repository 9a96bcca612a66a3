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

/** What is printed on a space; a name that the map does not know is a Soviet space without anything. */
export const printed = (map: MapText, name: string): SpaceText =>
  map.spaces.find((space) => space.name === name) ?? {
    name,
    side: 'Soviet',
    front: 'Karelia',
    value: 0,
    dotted: false,
    centre: false,
  }

/** How many Possession markers are not on the map. */
export const markersLeft = ({ spaces }: OnMap): number =>
  Math.max(0, POSSESSION_MARKERS - Object.values(spaces).filter(({ possession }) => possession).length)

/** Whether the Soviets have conquered a space, and the Finns have not won it back. */
export const isTaken = ({ taken = [] }: Pick<Game, 'taken'>, name: string): boolean => taken.includes(name)

/** A game in which the Soviets have conquered a space, and the line is no longer broken there. */
export function withTaken<G extends Pick<Game, 'taken' | 'finns'>>(game: G, name: string): G {
  const mended = withoutBreak(game, name)
  return isTaken(mended, name) ? mended : { ...mended, taken: [...(mended.taken ?? []), name] }
}

/** A game in which the line is broken in a space until the Soviets conquer it again. */
export const withBreak = <G extends Pick<Game, 'finns'>>(game: G, name: string): G => ({
  ...game,
  finns: { ...game.finns, won: [...(game.finns.won ?? []), name] },
})

function withoutBreak<G extends Pick<Game, 'finns'>>(game: G, name: string): G {
  const { won } = game.finns
  return won?.includes(name) ? { ...game, finns: { ...game.finns, won: won.filter((one) => one !== name) } } : game
}

/** A game in which the Finns have won a space back. */
export function withWonBack<G extends Pick<Game, 'taken'>>(game: G, name: string): G {
  if (!isTaken(game, name)) return game
  const { taken = [] } = game
  return { ...game, taken: taken.filter((one) => one !== name) }
}

/** The spaces of a map with Soviet units. */
export const sovietSpaces = (game: OnMap, map: MapText): readonly string[] =>
  map.spaces.map(({ name }) => name).filter((name) => sizeOf(spaceIn(game, name).soviets) > 0)
