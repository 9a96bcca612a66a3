/**
 * Hashes of positions, by which they are told apart in print. They are made by Node, so nothing that a page in a browser
 * needs imports this file.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { type Position, textOf } from './kernel/position.js'

/** A short fingerprint of a position. */
export const hashOf = (position: Position): string =>
  createHash('sha256').update(textOf(position)).digest('hex').slice(0, 16)
