/** The choices in a March: the spaces, the pieces that move there, and the company of a Cell. @module */

import { asks, compared, deciding, option, readingOf } from 'rulewright/book'
import { COMPANY, mayNotGoAlong, mayNotMarch, mayNotMarchTo } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { cellText, oneCell } from '#spec/all-bridges-burning/wording'
import { mayStop } from './3.1-terms.js'
import {
  type MarchContext as C,
  cellsToTroops,
  cellsToTroopsFrom,
  cellsToTroopsHere,
  companyLeft,
  companyMoved,
  hereOf,
  MARCHING,
  movedInto,
  moverOf,
  priceOfNext,
  railwayTo,
  standingIn,
  withSpace,
} from './3.2.5-marchers.js'

const ask = asks<C>()
const cellsOf = (from: Space) => MARCHING.map((cell) => option('move', { from, cell }))
const troopOf = (from: Space) => option('move Troop', { from })
type Piece = ReturnType<typeof cellsOf>[number] | ReturnType<typeof troopOf>
const kindOf = (piece: Piece) => (piece.type === 'move' ? piece.cell : 'Troop')

/** The prohibitions on pieces moving into the currently selected space, over the map. */
const movingOn = (map: GameMap) =>
  deciding<C, Piece>()({
    table: mayNotMarch,
    view: {
      faction: ({ data }) => data.faction,
      piece: (_, { type }) => (type === 'move' ? 'Cell' : 'Troop'),
      adjacent: ({ data }, { from }) => neighbors(map, hereOf(data).space).includes(from),
      there: (context, piece) => standingIn(context, piece.from, kindOf(piece)) > 0,
      unmoved: (context, piece) =>
        standingIn(context, piece.from, kindOf(piece)) > movedInto(context, piece.from, kindOf(piece)),
      resources: ({ game, data }) => compared(purse(game, data.faction), priceOfNext(data)),
      moved: ({ data }) => cellsToTroops(data),
      arrived: ({ data }) => cellsToTroopsHere(data),
      departed: ({ data }, { from }) => cellsToTroopsFrom(data, from),
      limited: ({ data }) => data.limited,
      elsewhere: ({ data }, { from }) => data.origin !== 'none' && data.origin !== from,
      limitedReading: ({ game }) => readingOf(game, cited.limitedMarch),
      reading: ({ game }) => readingOf(game, cited.russiansOnTheMarch),
    },
  })

/** Returns a test, over the map, of whether pieces can move into a space with current Resources or at any cost. */
function moversOn(map: GameMap) {
  const moving = movingOn(map)
  const rich = deciding<C, Piece>()({
    table: mayNotMarch,
    view: { ...moving.view, resources: () => 'as much' as const },
  })
  const around = new Map(
    SPACES.map((space) => [space, neighbors(map, space).flatMap((from) => [...cellsOf(from), troopOf(from)])]),
  )
  return ({ game, data }: C, space: Space) => {
    const context: C = { game, data: withSpace(data, space) }
    const pieces = around.get(space) ?? []
    if (moving.allowsSome(context, pieces)) return 'some'
    return rich.allowsSome(context, pieces) ? 'unaffordable' : 'none'
  }
}

/** The spaces to March to, over the map. */
export const spacesOn = (map: GameMap) => {
  const moverTo = moversOn(map)
  return ask.upTo(
    option('stop'),
    {
      name: 'a space to March to',
      cites: [cited.march.moves, cited.commandsInGeneral.actorOrdersSpaces],
      seat: ({ data }) => data.faction,
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotMarchTo,
        view: {
          limited: ({ data }) => data.limited,
          first: ({ data }) => data.arrived.length === 0,
          selected: ({ data }, { space }) => data.arrived.some((arrival) => arrival.space === space),
          granted: ({ data }, { space }) => data.spaces === 'any' || data.spaces.includes(space),
          nextToCells: ({ game, data }, { space }) =>
            neighbors(map, space).some((name) => cellsIn(game.spaces[name], data.faction) > 0),
          mover: (context, { space }) => moverTo(context, space),
        },
      },
    },
    (context) => context.data.arrived.length > 0 && mayStop(context),
  )
}

/** The pieces to move into the space that is selected, over the map. */
export const piecesOn = (map: GameMap) =>
  ask.upTo(
    option('stop moving'),
    {
      name: 'a piece that Marches into the space',
      about: ({ data }) => hereOf(data).space,
      cites: [cited.march.moves, cited.commandsInGeneral.actorPicksOwn],
      seat: ({ data }) => data.faction,
      from: () => [...SPACES.flatMap(cellsOf), ...SPACES.map(troopOf)],
      says: ({ data }, piece) =>
        piece.type === 'move' ? `${oneCell(piece.cell, data.faction)} from ${piece.from}` : `from ${piece.from}`,
      forbid: movingOn(map),
    },
    ({ data }) => {
      const { active, inactive, troops } = hereOf(data)
      return active + inactive + troops > 0
    },
  )

/** The offer of company for the Cell that is about to move, over the map. */
export const companyOn = (map: GameMap) =>
  ask.upTo(option('go'), {
    name: 'what goes along with the Cell',
    about: ({ data }) => {
      const { from, cell } = moverOf(data)
      return `the ${cellText(cell, data.faction)} from ${from} to ${hereOf(data).space}`
    },
    cites: [cited.march.withCapabilities, cited.friendsAndEnemies.russiansMarch],
    seat: ({ data }) => data.faction,
    from: () => COMPANY.map((what) => option('take', { what })),
    says: (_, { what }) => what,
    forbid: {
      table: mayNotGoAlong,
      view: {
        faction: ({ data }) => data.faction,
        what: (_, { what }) => what,
        there: (context, { what }) => companyLeft(context, what) > 0,
        unmoved: (context, { what }) => companyLeft(context, what) > companyMoved(context, what),
        railway: ({ game, data }) => railwayTo(map, game, moverOf(data).from, hereOf(data).space),
        troop: ({ data }) => moverOf(data).company.includes('Troop'),
        troops: ({ game }) => readingOf(game, cited.russiansOnTheMarch),
        news: ({ game }) => readingOf(game, cited.newsOnTheMarch),
      },
    },
  })
