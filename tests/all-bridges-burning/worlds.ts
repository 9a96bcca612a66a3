import type { World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { explored } from '../../src/home/explored.js'

/** The positions from which a book is explored, by examples that say so. */
export const worlds = explored(allBridgesBurning).worlds as readonly World<Game>[]

/** Those in which the chart of a procedure is explored alone. */
export const worldsOf = (procedure: string): readonly World<Game>[] =>
  worlds.filter(({ call, reach }) => reach === 'alone' && call.procedure.name === procedure)

/** Those in which no Non-player takes part. */
export const playersIn = (procedure: string): readonly World<Game>[] =>
  worldsOf(procedure).filter(({ game }) => game.nonPlayers.factions.length === 0)
