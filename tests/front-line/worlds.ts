import type { Game } from '#spec/front-line/game'
import { frontLine } from '../../machines/front-line/book.js'
import { withExampleWorlds } from '../../src/core/home/example-worlds.js'
import type { World } from '../../src/core/kernel/book/book.js'

/** The positions from which a book is explored, by examples that say so. */
export const worlds = withExampleWorlds(frontLine).worlds as readonly World<Game>[]
