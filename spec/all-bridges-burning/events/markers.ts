/**
 * Markers as the texts of Events speak of them: whether they are there, have room and company, and how they come and go.
 *
 * @module
 */
import { type CellKind, cellKindsIn, withModeratesNews } from '../cells.js'
import type { Game, SpaceState } from '../game.js'
import { availableNews, availablePrepared, cellsIn, overMap, terrorIn, withNews, withTerror } from '../pieces.js'
import type { Color, Militant } from '../vocabulary.js'
import type { Marker } from './marker-effects.js'

/** The properties of a kind of marker. */
interface Kind {
  /** The number in a space. */
  readonly count: (space: SpaceState) => number
  /** A space with that many more, or fewer. */
  readonly changed: (space: SpaceState, by: number) => SpaceState
  /** The number that could still be placed. */
  readonly available: (game: Game) => number
  /** The number of markers that count for its Stacking in a space. */
  readonly stacked: (space: SpaceState) => number
  /** True if a Cell is there that the marker can be with. */
  readonly company: (space: SpaceState) => boolean
}

const MOST_TERROR = 2
const always = () => true
const none = () => 0

const terror = (color: Color): Kind => ({
  count: (space) => space.terror[color],
  changed: (space, by) => withTerror(space, color, by),
  available: () => Infinity,
  stacked: terrorIn,
  company: always,
})

const prepared = (of: Militant): Kind => ({
  count: (space) => space.prepared[of],
  changed: (space, by) => ({ ...space, prepared: { ...space.prepared, [of]: space.prepared[of] + by } }),
  available: availablePrepared,
  stacked: (space) => space.prepared[of],
  company: (space) => cellsIn(space, of) > 0,
})

const personality: Kind = {
  count: (space) => Number(space.personality),
  changed: (space, by) => ({ ...space, personality: by > 0 }),
  available: (game) => 1 - overMap(game, (space) => Number(space.personality)),
  stacked: none,
  company: (space) => cellsIn(space, 'moderates') > 0,
}

const news = (of: 'alone' | Militant): Kind => ({
  count: (space) => space.news[of],
  changed: (space, by) => withNews(space, of, by),
  available: availableNews,
  stacked: none,
  company: (space) => of === 'alone' || cellsIn(space, of) > 0,
})

const newsOfModerates = (side: 'active' | 'inactive', kind: CellKind): Kind => ({
  count: (space) => space.news.moderates[side],
  changed: (space, by) => withModeratesNews(space, side, by),
  available: availableNews,
  stacked: none,
  company: (space) => cellKindsIn(space, 'moderates').some((there) => there.kind === kind),
})

/** The properties of each marker. */
export const MARKER_KINDS: Readonly<Record<Marker, Kind>> = {
  'red Terror': terror('red'),
  'white Terror': terror('white'),
  'Prepared of the Reds': prepared('reds'),
  'Prepared of the Senate': prepared('senate'),
  Personality: personality,
  News: news('alone'),
  'News of the Reds': news('reds'),
  'News of the Senate': news('senate'),
  'News of an Active Moderates Cell': newsOfModerates('active', 'Active'),
  'News of an Underground Moderates Cell': newsOfModerates('inactive', 'Inactive'),
}

/** Counts the markers of some kinds in a space. */
export const countIn = (space: SpaceState, markers: readonly Marker[]): number =>
  markers.reduce((total, marker) => total + MARKER_KINDS[marker].count(space), 0)

const MOST: Readonly<Partial<Record<Marker, (space: SpaceState) => number>>> = {
  'red Terror': (space) => MOST_TERROR - terrorIn(space),
  'white Terror': (space) => MOST_TERROR - terrorIn(space),
  'Prepared of the Reds': (space) => 1 - space.prepared.reds,
  'Prepared of the Senate': (space) => 1 - space.prepared.senate,
  Personality: (space) => 1 - Number(space.personality),
}

/** Returns the room in a space for the kind of marker, among some kinds, that has the most. */
export const roomIn = (space: SpaceState, markers: readonly Marker[]): number =>
  Math.max(...markers.map((marker) => (MARKER_KINDS[marker].company(space) ? (MOST[marker]?.(space) ?? Infinity) : 0)))
