/** The reports of `rulewright playouts` as JSON, and what could not be written beside them. @module */
import { EXIT } from '../io.js'
import type { Session } from '../session.js'
import type { Told } from './playouts-games.js'

/** One report, or those of a plan, as JSON. */
export const inJson = (told: Told | readonly Told[]): string => `${JSON.stringify(told, null, 2)}\n`

/** Prints what could not be written, and ends so. */
export function endUnwritten(unwritten: readonly string[], { io, ends }: Session): void {
  for (const line of unwritten) io.err(`${line}\n`)
  if (unwritten.length > 0) ends(EXIT.unreadable)
}
