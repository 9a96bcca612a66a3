/**
 * What can be chosen in Terror.
 *
 * @module
 */
import { CELL_KINDS, holdsNews } from '../../../spec/all-bridges-burning/cells.js'
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { message } from '../../../spec/all-bridges-burning/clauses/commands/message.js'
import { terror } from '../../../spec/all-bridges-burning/clauses/commands/terror.js'
import { availability } from '../../../spec/all-bridges-burning/clauses/forces.js'
import { cellsIn, discsOf, purse, terrorIn } from '../../../spec/all-bridges-burning/pieces.js'
import { limitedTerror } from '../../../spec/all-bridges-burning/questions/commands/limited-terror.js'
import { terrorAtTheLimit } from '../../../spec/all-bridges-burning/questions/commands/terror-at-the-limit.js'
import { terrorAtTroops } from '../../../spec/all-bridges-burning/questions/commands/terror-at-troops.js'
import { terrorUpTo } from '../../../spec/all-bridges-burning/questions/commands/terror-up-to.js'
import { mayNotRemove, mayNotRemoveCube, mayNotTerrorize } from '../../../spec/all-bridges-burning/tables/terror.js'
import { mayNotTakeNews } from '../../../spec/all-bridges-burning/tables/terror-losses.js'
import { COLORS, type Faction, type Power, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { oneCell, pieceText } from '../../../spec/all-bridges-burning/wording.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import {
  actor,
  type TerrorContext as C,
  cellsOfKind,
  enemiesIn,
  isCell,
  isLastCell,
  nowIn,
  type Piece,
  pieces,
  priceOf,
  spaceNow,
} from './terror-data.js'

const ask = asks<C>()

/** What is seen of the Command, whatever is selected. */
const soFar = (context: C, what: 'space' | 'Display') => {
  const { game, data } = context
  return {
    target: what,
    limited: data.limited,
    spaceBefore: data.selected.length > 0,
    displayBefore: data.display,
    affordable: purse(game, actor(context)) >= priceOf(context, what),
    cube: game.cubes.red + game.cubes.white > 0,
    atLimit: readingOf(game, terrorAtTheLimit),
    atTroops: readingOf(game, terrorAtTroops),
    reading: readingOf(game, limitedTerror),
  }
}

const display = (context: C) => ({
  ...soFar(context, 'Display'),
  granted: context.data.spaces === 'any',
  selected: context.data.display,
  activeCell: false,
  enemies: 'none' as const,
  full: false,
})

const place = (context: C, name: Space) => ({
  ...soFar(context, 'space'),
  granted: context.data.spaces === 'any' || context.data.spaces.includes(name),
  selected: context.data.selected.includes(name),
  activeCell: context.game.spaces[name].cells[actor(context)].active > 0,
  enemies: enemiesIn(context, context.game.spaces[name]),
  full: terrorIn(context.game.spaces[name]) >= 2,
})

/** The offer of the spaces and the Political Display. */
export const target = ask.upTo(
  option('stop'),
  {
    name: 'a space for Terror, or the Political Display',
    cites: [terror.anySpaces, terror.display, commandsInGeneral.actorOrdersSpaces],
    seat: actor,
    from: () => [...SPACES.map((space) => option('select', { space })), option('select the Political Display')],
    forbid: {
      table: mayNotTerrorize,
      view: (context, candidate) => (candidate.type === 'select' ? place(context, candidate.space) : display(context)),
    },
  },
  ({ data }) => data.display || data.selected.length > 0,
)

/** The offer of the cubes. */
export const cube = ask.must({
  name: 'a cube to remove from the Political Display',
  cites: [terror.cube],
  seat: actor,
  from: () => COLORS.map((color) => option('remove cube', { color })),
  forbid: { table: mayNotRemoveCube, view: ({ game }, { color }) => ({ there: game.cubes[color] > 0 }) },
})

const seenOfFaction = (context: C, of: Faction, piece: Piece) => {
  const space = spaceNow(context)
  const last = isLastCell(space, of, piece)
  return {
    whose: of === actor(context) ? ('the actor' as const) : ('an enemy' as const),
    piece: isCell(piece) ? ('Cell' as const) : ('disc' as const),
    there: isCell(piece) ? cellsOfKind(space, of, piece) > 0 : discsOf(space, of) > 0,
    cells: cellsIn(space, of) > 0,
    takesCapability: last && of !== 'moderates' && space.capabilities[of].length > 0,
    takesPrepared: last && of !== 'moderates' && space.prepared[of] > 0,
  }
}

const seenOfPower = (context: C, of: Power) => ({
  whose: 'a Power' as const,
  piece: 'Troop' as const,
  there: spaceNow(context).troops[of] > 0,
  cells: false,
  takesCapability: false,
  takesPrepared: false,
})

/** A piece in the space that is being resolved, as the table of removals sees it. */
const seen = (context: C, { of, piece }: (typeof pieces)[number]) => ({
  ...(of === 'germany' || of === 'russia' ? seenOfPower(context, of) : seenOfFaction(context, of, piece)),
  removed: context.data.removed.length,
  polarization: context.game.polarization,
})

/** Whether a Faction that has been targeted in the space has a piece left that can be removed. */
const targetHasMore = (context: C) =>
  pieces.some(
    (candidate) =>
      context.data.removed.some((faction) => faction === candidate.of) &&
      mayNotRemove.ask(seen(context, candidate)).length === 0,
  )

/** The offer of the pieces; once a Faction is targeted, it loses as many as it can. */
export const victim = ask.upTo(
  option('no more'),
  {
    name: 'an enemy piece to remove by Terror',
    about: nowIn,
    cites: [
      terror.removeOne,
      commandsInGeneral.actorPicksTargets,
      commandsInGeneral.maximumExtent,
      availability.maximum,
    ],
    seat: actor,
    from: () => pieces,
    says: (_, { of, piece }) => pieceText(of, piece),
    forbid: { table: mayNotRemove, view: seen },
  },
  (context) => !targetHasMore(context) || readingOf(context.game, terrorUpTo) === 'any number',
)

/** The offer of the News of a removed Cell to the actor. */
export const booty = ask.may(option('remove the News'), {
  name: 'whether to take the News of the removed Cell',
  about: nowIn,
  cites: [message.terrorPasses],
  seat: actor,
  from: () => [option('take the News')],
})

/** The offer of the Cell to which the Moderates pass the News of a removed one. */
export const heir = ask.may(option('let the News go'), {
  name: 'a Cell that takes the News of the removed one',
  about: nowIn,
  cites: [message.ownerTransfers],
  seat: () => 'moderates',
  from: () => CELL_KINDS.map((cell) => option('pass News', { to: cell })),
  says: (_, { to }) => `to ${oneCell(to, 'moderates')}`,
  forbid: {
    table: mayNotTakeNews,
    view: (context, { to }) => ({
      there: cellsOfKind(spaceNow(context), 'moderates', to) > 0,
      holdsNews: holdsNews(to),
    }),
  },
})
