/**
 * The books that the command line knows.
 *
 * @module
 */
import type { Book } from '../src/kernel/book.js'
import { allBridgesBurning } from './all-bridges-burning/book.js'
import { frontLine } from './front-line/book.js'
import { russianCivilWar } from './russian-civil-war/book.js'

/** Every book. */
export const books: readonly Book[] = [allBridgesBurning, frontLine, russianCivilWar]
