/** Cells one by one: which Cell is meant is its status, and for the Moderates whether it holds News. @module */
import type { SpaceState } from './game.js'
import { withCells } from './pieces.js'
import type { Faction } from './vocabulary.js'

/** Every kind of Cell; Inactive is Underground for the Moderates, and only theirs are told apart by News. */
export const CELL_KINDS = ['Active', 'Inactive', 'Active with News', 'Inactive with News'] as const
export type CellKind = (typeof CELL_KINDS)[number]

/** The sides on which a Cell can lie. */
export const STATUSES = ['active', 'inactive'] as const
export type Status = (typeof STATUSES)[number]

/** The side on which a kind of Cell lies. */
export const statusOf = (kind: CellKind): Status =>
  kind === 'Active' || kind === 'Active with News' ? 'active' : 'inactive'

export const holdsNews = (kind: CellKind): boolean => kind === 'Active with News' || kind === 'Inactive with News'

/** The kind of Cell with a status, with or without News. */
export const kindOf = (status: Status, news: boolean): CellKind => {
  if (status === 'active') return news ? 'Active with News' : 'Active'
  return news ? 'Inactive with News' : 'Inactive'
}

/** The Cells of a Faction on one side that hold News as Cells of their own: only those of the Moderates. */
const carriers = ({ news }: SpaceState, faction: Faction, status: Status): number =>
  faction === 'moderates' ? news.moderates[status] : 0

/** Counts the Cells of a kind that a Faction has in a space. */
export const cellsOfKind = (space: SpaceState, faction: Faction, kind: CellKind): number => {
  const status = statusOf(kind)
  const carrying = carriers(space, faction, status)
  return holdsNews(kind) ? carrying : space.cells[faction][status] - carrying
}

/** The kinds of Cells that a Faction has in a space, with their numbers. */
export const cellKindsIn = (
  space: SpaceState,
  faction: Faction,
): readonly { readonly kind: CellKind; readonly count: number }[] =>
  CELL_KINDS.map((kind) => ({ kind, count: cellsOfKind(space, faction, kind) })).filter(({ count }) => count > 0)

/** A space in which Cells of the Moderates on one side hold more News, or less. */
export const withModeratesNews = (space: SpaceState, status: Status, by: number): SpaceState => {
  const moderates = { ...space.news.moderates, [status]: space.news.moderates[status] + by }
  return { ...space, news: { ...space.news, moderates } }
}

/** A space with one Cell of a kind more, or fewer, and the News that it holds. */
const changed = (space: SpaceState, faction: Faction, kind: CellKind, by: 1 | -1): SpaceState => {
  const status = statusOf(kind)
  const cells = withCells(space, faction, { [status]: by })
  if (faction !== 'moderates' || !holdsNews(kind)) return cells
  return withModeratesNews(cells, status, by)
}

/** A space without one Cell of a kind, nor the News that it holds. */
export const withoutCell = (space: SpaceState, faction: Faction, kind: CellKind): SpaceState =>
  changed(space, faction, kind, -1)

/** A space with one Cell of a kind more, and the News that it holds. */
export const withCell = (space: SpaceState, faction: Faction, kind: CellKind): SpaceState =>
  changed(space, faction, kind, 1)

/** True if an Active Cell stays where a Cell sets out, if there is a choice. */
export const leavesActive = ({ active, inactive }: SpaceState['cells'][Faction], leaving: CellKind): boolean =>
  statusOf(leaving) === 'inactive' || active > 1 || inactive === 0

export const otherSide = (kind: CellKind): CellKind =>
  kindOf(statusOf(kind) === 'active' ? 'inactive' : 'active', holdsNews(kind))

/** A space in which one Cell of a kind lies on its other side; it keeps its News. */
export const flipped = (space: SpaceState, faction: Faction, kind: CellKind): SpaceState =>
  withCell(withoutCell(space, faction, kind), faction, otherSide(kind))
