/** Bytes of files and pipes, no more of them than are wanted: some have no end. @module */
import { readSync } from 'node:fs'

/** The number of bytes to read at once. */
const PIECE = 64 * 1024
/** The pause before an empty pipe is read again, in milliseconds. */
const PAUSE = 5

/** Reads bytes into a piece of memory, and returns their number, 0 at the end. */
export type ReadBytes = (file: number, piece: Uint8Array) => number

/** Waits for some milliseconds, and lets nothing else happen meanwhile. */
export const pauseFor = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Options for reading bytes. */
export interface Reading {
  readonly read?: ReadBytes
  /** True to wait a little for a pipe that nobody has opened yet. */
  readonly waits?: boolean
}

/** The number of attempts to read a pipe that nobody has opened. */
const PATIENCE = 200

/** Reads a piece; a pipe whose writer is slower is waited for. */
function readPatiently(file: number, piece: Uint8Array, read: ReadBytes): number {
  for (;;)
    try {
      return read(file, piece)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      pauseFor(PAUSE)
    }
}

/** Reads from an open file or pipe to its end, or until there is more than a number of bytes. */
export function bytesFrom(file: number, most: number, { read = readSync, waits = false }: Reading = {}): Uint8Array {
  const pieces: Uint8Array[] = []
  const piece = Buffer.alloc(PIECE)
  let patience = waits ? PATIENCE : 0
  for (let size = 0; size <= most; ) {
    const count = readPatiently(file, piece, read)
    if (count > 0) pieces.push(Buffer.from(piece.subarray(0, count)))
    else if (size > 0 || patience-- === 0) break
    else pauseFor(PAUSE)
    size += count
  }
  return Buffer.concat(pieces)
}
