/**
 * Hashes of positions, by which they are told apart in print, and of files. They are made by Node, so nothing that a page in a browser
 * needs imports this file.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { canonicalPosition, type Position } from '../kernel/plays/position.js'

/** A short fingerprint of a position. */
export const hashOf = (position: Position): string => hashOfContent(canonicalPosition(position))

/** A short fingerprint of what a file holds. */
export const hashOfContent = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
