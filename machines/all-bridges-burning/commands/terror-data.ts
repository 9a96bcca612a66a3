/**
 * What Terror knows while it lasts, and the pieces that it can remove.
 *
 * @module
 */
import { z } from 'zod'
import { type Context, certain, option } from '#kernel'
import { terrorPrice } from '#spec/all-bridges-burning/3-commands/3.2.3-terror'
import { CELL_KINDS, type CellKind, cellKindsIn, holdsNews } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, overMap, piecesIn, terrorIn } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { FACTIONS, type Faction, type Militant, POWERS, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'

/** What Terror knows while it lasts. */
export const TerrorData = z
  .strictObject({
    ...Terms.unwrap().shape,
    /** The spaces that are selected, in the order in which they are resolved. */
    selected: z.array(z.enum(SPACES)).readonly(),
    /** Whether the Political Display is selected. */
    display: z.boolean(),
    /** How many Terror markers were on the map when it began, and how many this Command has placed. */
    before: z.int(),
    markers: z.int(),
    /** How many of the selected spaces are behind. */
    resolved: z.int(),
    /** The Factions that lost a piece in the space that is being resolved, one entry for each piece. */
    removed: z.array(z.enum(FACTIONS)).readonly(),
    /** Who decides about News that has lost its holder. */
    news: z.enum(['nobody', 'the owner', 'the actor']),
    /** How many markers of it there are. */
    lost: z.int(),
  })
  .readonly()
/** What Terror knows while it lasts. */
export type TerrorData = z.infer<typeof TerrorData>
/** A game, and what Terror knows. */
export type TerrorContext = Context<Game, TerrorData>

/** The data with which Terror begins. */
export const begun = (game: Game, terms: Terms): TerrorData => ({
  before: overMap(game, terrorIn),
  selected: [],
  display: false,
  markers: 0,
  resolved: 0,
  removed: [],
  news: 'nobody',
  lost: 0,
  ...terms,
})

/** Who acts; the Moderates have no Terror. */
export const actor = ({ data }: TerrorContext): Militant => (data.faction === 'reds' ? 'reds' : 'senate')
/** The Factions that are enemies of the actor. */
const enemiesOf = (context: TerrorContext) => FACTIONS.filter((other) => other !== actor(context))

/** The name of the space that is being resolved. */
export const nowIn = ({ data: { selected, resolved } }: TerrorContext): Space =>
  certain(selected[resolved], 'selected space')
/** The space that is being resolved. */
export const spaceNow = (context: TerrorContext): SpaceState => context.game.spaces[nowIn(context)]

/** Which enemies of the actor are in a space. */
export const enemiesIn = (context: TerrorContext, space: SpaceState): 'a Faction' | 'Troops only' | 'none' => {
  if (enemiesOf(context).some((other) => piecesIn(space, other) > 0)) return 'a Faction'
  const hostile = actor(context) === 'senate' ? space.troops.russia : space.troops.germany
  return hostile > 0 ? 'Troops only' : 'none'
}

/** What a space, or the Political Display, takes. */
export const priceOf = ({ data: { free } }: TerrorContext, what: 'space' | 'Display'): number =>
  terrorPrice.ask({ what, free })

const CELLS = CELL_KINDS.filter((kind) => !holdsNews(kind))
const PIECES = {
  reds: [...CELLS, 'Administration'],
  senate: CELLS,
  moderates: [...CELL_KINDS, 'Network'],
  germany: ['Troop'],
  russia: ['Troop'],
} as const
/** A piece on the map. */
export type Piece = CellKind | 'Administration' | 'Network' | 'Troop'

/** Whether a piece is a Cell. */
export const isCell = (piece: Piece): piece is CellKind => CELL_KINDS.some((kind) => kind === piece)

/** Every piece that could be meant. */
export const pieces = [...FACTIONS, ...POWERS].flatMap((of) =>
  PIECES[of].map((piece: Piece) => option('remove', { of, piece })),
)

/** The Cells of a kind that a Faction has in a space. */
export const cellsOfKind = (space: SpaceState, of: Faction, piece: Piece): number =>
  cellKindsIn(space, of).find(({ kind }) => kind === piece)?.count ?? 0

/** Whether a piece is the last Cell of its Faction in a space. */
export const isLastCell = (space: SpaceState, of: Faction, piece: Piece): boolean =>
  isCell(piece) && cellsIn(space, of) === 1
