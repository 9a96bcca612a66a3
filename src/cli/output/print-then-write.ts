/** Files that a command writes after its work. The results are printed even if a file cannot be written. @module */
import { writtenEach } from '#core'
import type { Session } from '../program/command-context.js'
import { EXIT } from '../program/io.js'

/** Writes several things, each of which may fail by itself: that is told, and ends with what cannot be written. */
export const writeAll = (writes: readonly (() => void)[], session: Pick<Session, 'io' | 'ends'>): void =>
  endUnwritten(writtenEach(writes), session)

/** Prints what could not be written, and ends so. */
export function endUnwritten(unwritten: readonly string[], { io, ends }: Pick<Session, 'io' | 'ends'>): void {
  for (const line of unwritten) io.err(`${line}\n`)
  if (unwritten.length > 0) ends(EXIT.unreadable)
}
