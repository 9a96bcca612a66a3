import type { World } from '#kernel'
import type { Game } from '#spec/front-line/game'
import { frontLine } from '../../machines/front-line/book.js'
import { explored } from '../../src/home/explored.js'

/** The positions from which a book is explored, by examples that say so. */
export const worlds = explored(frontLine).worlds as readonly World<Game>[]
