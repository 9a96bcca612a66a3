/**
 * What can be chosen in a March: the spaces, the pieces that move there, and what goes along with a Cell.
 *
 * @module
 */
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { march } from '../../../spec/all-bridges-burning/clauses/commands/march.js'
import { friendsAndEnemies } from '../../../spec/all-bridges-burning/clauses/introduction.js'
import { type GameMap, neighbors } from '../../../spec/all-bridges-burning/components/map.js'
import { cellsIn, purse } from '../../../spec/all-bridges-burning/pieces.js'
import { limitedMarch } from '../../../spec/all-bridges-burning/questions/commands/limited-march.js'
import { newsOnTheMarch } from '../../../spec/all-bridges-burning/questions/commands/news-on-the-march.js'
import { russiansOnTheMarch } from '../../../spec/all-bridges-burning/questions/commands/russians-on-the-march.js'
import { COMPANY, mayNotGoAlong, mayNotMarch, mayNotMarchTo } from '../../../spec/all-bridges-burning/tables/march.js'
import { SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { cellText, oneCell } from '../../../spec/all-bridges-burning/wording.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { mayStop } from './command-machine.js'
import {
  type MarchContext as C,
  companyIn,
  fewerTroops,
  fewerTroopsFrom,
  fewerTroopsHere,
  hereOf,
  MARCHING,
  moverOf,
  pieceIn,
  priceOfNext,
  railwayTo,
  withSpace,
} from './march-data.js'

const ask = asks<C>()

const cellsOf = (from: Space) => MARCHING.map((cell) => option('move', { from, cell }))
const troopOf = (from: Space) => option('move Troop', { from })
type Piece = ReturnType<typeof cellsOf>[number] | ReturnType<typeof troopOf>

/** A piece that could move into the space that is selected now. */
const pieceSeen = (map: GameMap, context: C, piece: Piece, rich = false) => {
  const { game, data } = context
  return {
    faction: data.faction,
    piece: piece.type === 'move' ? ('Cell' as const) : ('Troop' as const),
    adjacent: neighbors(map, hereOf(data).space).includes(piece.from),
    ...pieceIn(context, piece.from, piece.type === 'move' ? piece.cell : 'Troop'),
    affordable: rich || purse(game, data.faction) >= priceOfNext(data),
    fewerTroops: fewerTroops(data),
    fewerHere: fewerTroopsHere(data),
    fewerFrom: fewerTroopsFrom(data, piece.from),
    limited: data.limited,
    elsewhere: data.origin !== 'none' && data.origin !== piece.from,
    limitedReading: readingOf(game, limitedMarch),
    reading: readingOf(game, russiansOnTheMarch),
  }
}

/** Whether a piece could move into a space: as things are, or if costs allowed. */
const moverTo = (map: GameMap, { game, data }: C, space: Space) => {
  const context: C = { game, data: withSpace(data, space) }
  const pieces = neighbors(map, space).flatMap((from) => [...cellsOf(from), troopOf(from)])
  const somePiece = (rich: boolean) =>
    pieces.some((piece) => mayNotMarch.ask(pieceSeen(map, context, piece, rich)).length === 0)
  if (somePiece(false)) return 'some'
  return somePiece(true) ? 'unaffordable' : 'none'
}

/** The spaces to March to, over the map. */
export const spacesOn = (map: GameMap) =>
  ask.upTo(
    option('stop'),
    {
      name: 'a space to March to',
      cites: [march.moves, commandsInGeneral.actorOrdersSpaces],
      seat: ({ data }) => data.faction,
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotMarchTo,
        view: (context, { space }) => {
          const { game, data } = context
          return {
            limited: data.limited,
            first: data.arrived.length === 0,
            selected: data.arrived.some((arrival) => arrival.space === space),
            granted: data.spaces === 'any' || data.spaces.includes(space),
            nextToCells: neighbors(map, space).some((name) => cellsIn(game.spaces[name], data.faction) > 0),
            mover: moverTo(map, context, space),
          }
        },
      },
    },
    (context) => context.data.arrived.length > 0 && mayStop(context),
  )

/** The pieces to move into the space that is selected, over the map. */
export const piecesOn = (map: GameMap) =>
  ask.upTo(
    option('stop moving'),
    {
      name: 'a piece that Marches into the space',
      about: ({ data }) => hereOf(data).space,
      cites: [march.moves, commandsInGeneral.actorPicksOwn],
      seat: ({ data }) => data.faction,
      from: () => [...SPACES.flatMap(cellsOf), ...SPACES.map(troopOf)],
      says: ({ data }, piece) =>
        piece.type === 'move' ? `${oneCell(piece.cell, data.faction)} from ${piece.from}` : undefined,
      forbid: { table: mayNotMarch, view: (context, piece) => pieceSeen(map, context, piece) },
    },
    ({ data }) => {
      const { active, inactive, troops } = hereOf(data)
      return active + inactive + troops > 0
    },
  )

/** What goes along with the Cell that is about to move, over the map. */
export const companyOn = (map: GameMap) =>
  ask.upTo(option('go'), {
    name: 'what goes along with the Cell',
    about: ({ data }) => {
      const { from, cell } = moverOf(data)
      return `the ${cellText(cell, data.faction)} from ${from} to ${hereOf(data).space}`
    },
    cites: [march.withCapabilities, friendsAndEnemies.russiansMarch],
    seat: ({ data }) => data.faction,
    from: () => COMPANY.map((what) => option('take', { what })),
    forbid: {
      table: mayNotGoAlong,
      view: (context, { what }) => {
        const { game, data } = context
        const { from, company } = moverOf(data)
        return {
          faction: data.faction,
          what,
          ...companyIn(context, what),
          railway: railwayTo(map, game, from, hereOf(data).space),
          troop: company.includes('Troop'),
          troops: readingOf(game, russiansOnTheMarch),
          news: readingOf(game, newsOnTheMarch),
        }
      },
    },
  })
