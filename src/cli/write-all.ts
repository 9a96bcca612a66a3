/** What a command writes after its work: what it found is printed, though it could not be written. @module */
import { writtenEach } from '../outside/write.js'
import { EXIT } from './io.js'
import type { Session } from './session.js'

/** Writes several things, each of which may fail by itself: that is told, and ends with what cannot be written. */
export function writeAll(writes: readonly (() => void)[], { io, ends }: Pick<Session, 'io' | 'ends'>): void {
  const unwritten = writtenEach(writes)
  for (const line of unwritten) io.err(`${line}\n`)
  if (unwritten.length > 0) ends(EXIT.unreadable)
}
