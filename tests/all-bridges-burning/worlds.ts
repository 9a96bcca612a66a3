import type { Game } from '#spec/all-bridges-burning/game'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { withExampleWorlds } from '../../src/core/home/example-worlds.js'
import type { World } from '../../src/core/kernel/book/book.js'

/** The positions from which a book is explored, by examples that say so. */
export const worlds = withExampleWorlds(allBridgesBurning).worlds as readonly World<Game>[]

/** Lists the worlds in which the chart of a procedure is explored alone. */
export const worldsOf = (procedure: string): readonly World<Game>[] =>
  worlds.filter(({ call, reach }) => reach === 'alone' && call.procedure.name === procedure)

/** Lists the worlds of a procedure without Non-players. */
export const playersIn = (procedure: string): readonly World<Game>[] =>
  worldsOf(procedure).filter(({ game }) => game.nonPlayers.factions.length === 0)
