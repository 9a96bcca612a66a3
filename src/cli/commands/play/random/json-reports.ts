/** The reports of `rulewright play random` as JSON, and what could not be written beside them. @module */

import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import type { PlayoutsSummary } from './games.js'

/** One report, or those of a plan, as JSON. */
export const inJson = (told: PlayoutsSummary | readonly PlayoutsSummary[]): string =>
  `${JSON.stringify(told, null, 2)}\n`

/** Prints what could not be written, and ends so. */
export function endUnwritten(unwritten: readonly string[], { io, ends }: Session): void {
  for (const line of unwritten) io.err(`${line}\n`)
  if (unwritten.length > 0) ends(EXIT.unreadable)
}
