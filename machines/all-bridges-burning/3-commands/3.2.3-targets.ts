/** The data of Terror, and the pieces that it can remove. @module */

import { asks, type Context, certain, compared, deciding, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  mayNotRemove,
  mayNotRemoveCube,
  mayNotTerrorize,
  terrorPrice,
} from '#spec/all-bridges-burning/3-commands/3.2.3-terror'
import { mayNotTakeNews } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-losses'
import { terrorLevel } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-markers'
import { enemiesForTerror } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-spaces'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { CELL_KINDS, type CellKind, cellsOfKind, holdsNews } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, discsOf, overMap, piecesIn, terrorIn } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import {
  COLORS,
  FACTIONS,
  type Faction,
  MILITANTS,
  type Militant,
  POWERS,
  type Power,
  SPACES,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'
import { oneCell, pieceText } from '#spec/all-bridges-burning/wording'

export const TerrorData = record({
  ...Terms.unwrap().shape,
  /** The spaces that are selected, in the order in which they are resolved. */
  selected: z.array(z.enum(SPACES)).readonly(),
  /** True if the Political Display is selected. */
  display: z.boolean(),
  /** Polarization when the first place was selected. */
  atStart: z.int(),
  /** The number of Terror markers on the map at the start, and the number that this Command has placed. */
  before: z.int(),
  markers: z.int(),
  /** The number of selected spaces already resolved. */
  resolved: z.int(),
  /** The Factions that lost a piece in the space that is being resolved, one entry for each piece. */
  removed: z.array(z.enum(FACTIONS)).readonly(),
  /** The seat that decides about News that has lost its holder. */
  news: z.enum(['nobody', 'the owner', 'the actor']),
  /** The number of such markers. */
  lost: z.int(),
})

export type TerrorData = z.infer<typeof TerrorData>
export type TerrorContext = Context<Game, TerrorData>

/** Records the values of a game when Terror begins. */
const noted = (game: Game) => ({ atStart: game.polarization, before: overMap(game, terrorIn) })

export const begun = (game: Game, terms: Terms): TerrorData => ({
  ...noted(game),
  selected: [],
  display: false,
  markers: 0,
  resolved: 0,
  removed: [],
  news: 'nobody',
  lost: 0,
  ...terms,
})

/** The data once a place is selected: with the first one the Command begins, and what was done right before it is over. */
export const beginningIn = ({ game, data }: TerrorContext): TerrorData =>
  data.display || data.selected.length > 0 ? data : { ...data, ...noted(game) }

/** Returns the acting Faction. The Moderates have no Terror. */
export const actor = ({ data }: TerrorContext): Militant => (data.faction === 'reds' ? 'reds' : 'senate')

const enemiesOf = (context: TerrorContext) => FACTIONS.filter((other) => other !== actor(context))

/** The name of the space that is being resolved. */
export const nowIn = ({ data: { selected, resolved } }: TerrorContext): Space =>
  certain(selected[resolved], 'selected space')

/** The space that is being resolved. */
export const spaceNow = (context: TerrorContext): SpaceState => context.game.spaces[nowIn(context)]

/** Returns the price of a space, or of the Political Display. */
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

export const isCell = (piece: Piece): piece is CellKind => CELL_KINDS.some((kind) => kind === piece)

/** Every piece that could be meant. */
export const pieces = [...FACTIONS, ...POWERS].flatMap((of) =>
  PIECES[of].map((piece: Piece) => option('remove', { of, piece })),
)

export const isLastCell = (space: SpaceState, of: Faction, piece: Piece): boolean =>
  isCell(piece) && cellsIn(space, of) === 1

type Victim = (typeof pieces)[number]
const isPower = (of: Faction | Power): of is Power => POWERS.some((power) => power === of)
const isMilitant = (of: Faction | Power): of is Militant => MILITANTS.some((faction) => faction === of)

/** True if a piece is in the space that is being resolved. */
function isThere(context: TerrorContext, { of, piece }: Victim): boolean {
  const space = spaceNow(context)
  if (isPower(of)) return space.troops[of] > 0
  return isCell(piece) ? cellsOfKind(space, of, piece) > 0 : discsOf(space, of) > 0
}

/** True if removing a piece also removes a marker of its Faction, if the current space holds one. */
const takesMarker = (
  context: TerrorContext,
  { of, piece }: Victim,
  holdsOne: (space: SpaceState, of: Militant) => boolean,
) => isMilitant(of) && isLastCell(spaceNow(context), of, piece) && holdsOne(spaceNow(context), of)

const removing = deciding<TerrorContext, Victim>()({
  table: mayNotRemove,
  view: {
    whose: (context, { of }) => {
      if (isPower(of)) return 'a Power'
      return of === actor(context) ? 'the actor' : 'an enemy'
    },
    piece: (_, { piece }) => {
      if (piece === 'Troop') return 'Troop'
      return isCell(piece) ? 'Cell' : 'disc'
    },
    there: (context, victim) => isThere(context, victim),
    cells: (context, { of }) => !isPower(of) && cellsIn(spaceNow(context), of) > 0,
    takesCapability: (context, victim) =>
      takesMarker(context, victim, ({ capabilities }, of) => capabilities[of].length > 0),
    takesPrepared: (context, victim) => takesMarker(context, victim, ({ prepared }, of) => prepared[of] > 0),
    removed: ({ data }) => data.removed.length,
    polarization: ({ game, data: { atStart } }) =>
      terrorLevel.ask({ now: game.polarization, atStart, reading: readingOf(game, cited.terrorLevelTime) }),
  },
})

/** The enemies of the actor in a space: those that Terror could remove there before others. */
const enemiesIn = ({ game, data }: TerrorContext, name: Space): 'to remove' | 'to spare' | 'Troops' | 'none' => {
  const there: TerrorContext = { game, data: { ...data, selected: [name], resolved: 0, removed: [] } }
  const space = game.spaces[name]
  const enemies = enemiesOf(there).filter((other) => piecesIn(space, other) > 0)
  if (enemies.length > 0) return removing.allowsSome(there, pieces) ? 'to remove' : 'to spare'
  const hostile = actor(there) === 'senate' ? space.troops.russia : space.troops.germany
  return hostile > 0 ? 'Troops' : 'none'
}

/** The enemies of a space as Terror counts them. */
const enemiesFor = (context: TerrorContext, name: Space) =>
  enemiesForTerror.ask({
    enemies: enemiesIn(context, name),
    troops: readingOf(context.game, cited.terrorAtTroops),
    guarded: readingOf(context.game, cited.terrorAtTheGuarded),
  })

const ask = asks<TerrorContext>()
const targetOf = (type: 'select' | 'select the Political Display') => (type === 'select' ? 'space' : 'Display')

export const target = ask.upTo(
  option('stop'),
  {
    name: 'a space for Terror, or the Political Display',
    cites: [cited.terror.anySpaces, cited.terror.display, cited.commandsInGeneral.actorOrdersSpaces],
    seat: actor,
    from: () => [...SPACES.map((space) => option('select', { space })), option('select the Political Display')],
    forbid: {
      table: mayNotTerrorize,
      view: {
        target: (_, { type }) => targetOf(type),
        limited: ({ data }) => data.limited,
        spaceBefore: ({ data }) => data.selected.length > 0,
        displayBefore: ({ data }) => data.display,
        resources: (context, { type }) =>
          compared(purse(context.game, actor(context)), priceOf(context, targetOf(type))),
        cube: ({ game }) => game.cubes.red + game.cubes.white > 0,
        atLimit: ({ game }) => readingOf(game, cited.terrorAtTheLimit),
        reading: ({ game }) => readingOf(game, cited.limitedTerror),
        alone: ({ game }) => readingOf(game, cited.limitedPolitics),
        granted: ({ data: { spaces } }, candidate) =>
          spaces === 'any' || (candidate.type === 'select' && spaces.includes(candidate.space)),
        selected: ({ data }, candidate) =>
          candidate.type === 'select' ? data.selected.includes(candidate.space) : data.display,
        activeCell: (context, candidate) =>
          candidate.type === 'select' && context.game.spaces[candidate.space].cells[actor(context)].active > 0,
        enemies: (context, candidate) => (candidate.type === 'select' ? enemiesFor(context, candidate.space) : 'none'),
        terror: ({ game }, candidate) => (candidate.type === 'select' ? terrorIn(game.spaces[candidate.space]) : 0),
      },
    },
  },
  ({ data }) => data.display || data.selected.length > 0,
)

export const cube = ask.must({
  name: 'a cube to remove from the Political Display',
  cites: [cited.terror.cube],
  seat: actor,
  from: () => COLORS.map((color) => option('remove cube', { color })),
  forbid: { table: mayNotRemoveCube, view: { there: ({ game }, { color }) => game.cubes[color] > 0 } },
})

/** True if a Faction targeted in the space has a removable piece left. */
const targetHasMore = (context: TerrorContext) =>
  removing.allowsSome(
    context,
    pieces.filter(({ of }) => context.data.removed.some((faction) => faction === of)),
  )

export const victim = ask.upTo(
  option('no more'),
  {
    name: 'an enemy piece to remove by Terror',
    about: nowIn,
    cites: [
      cited.terror.removeOne,
      cited.commandsInGeneral.actorPicksTargets,
      cited.commandsInGeneral.maximumExtent,
      cited.availability.maximum,
    ],
    seat: actor,
    from: () => pieces,
    says: (_, { of, piece }) => pieceText(of, piece),
    forbid: removing,
  },
  (context) => !targetHasMore(context) || readingOf(context.game, cited.terrorUpTo) === 'any number',
)

export const booty = ask.may(option('remove the News'), {
  name: 'whether to take the News of the removed Cell',
  about: nowIn,
  cites: [cited.message.terrorPasses],
  seat: actor,
  from: () => [option('take the News')],
})

export const heir = ask.may(option('let the News go'), {
  name: 'a Cell that takes the News of the removed one',
  about: nowIn,
  cites: [cited.message.ownerTransfers],
  seat: () => 'moderates',
  from: () => CELL_KINDS.map((cell) => option('pass News', { to: cell })),
  says: (_, { to }) => `to ${oneCell(to, 'moderates')}`,
  forbid: {
    table: mayNotTakeNews,
    view: {
      there: (context, { to }) => cellsOfKind(spaceNow(context), 'moderates', to) > 0,
      holdsNews: (_, { to }) => holdsNews(to),
    },
  },
})
