/** Bytes of files and pipes, no more of them than are wanted: some have no end. @module */
import { readSync } from 'node:fs'

/** How much is read at once. */
const PIECE = 64 * 1024

/** Reads from an open file or pipe to its end, or until there is more than a number of bytes. */
export function bytesFrom(file: number, most: number): Uint8Array {
  const pieces: Uint8Array[] = []
  for (let size = 0; size <= most; ) {
    const piece = Buffer.alloc(PIECE)
    const read = readSync(file, piece)
    if (read === 0) break
    pieces.push(piece.subarray(0, read))
    size += read
  }
  return Buffer.concat(pieces)
}
