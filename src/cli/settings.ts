/**
 * Settings: what a user need not say again with every command, from a file beside their work or from the environment.
 *
 * @module
 */
import { existsSync } from 'node:fs'

/** What holds where the command line does not say otherwise. */
export interface Settings {
  readonly book?: string
  /** Readings under which games begin, each as `question=reading`. */
  readonly readings: readonly string[]
}

/** Nothing is set. */
export const UNSET: Settings = { readings: [] }

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of an environment, and what it leaves open of a file in the folder from which the program is called. */
export async function settingsFrom(environment: Environment, file = 'rulewright.json'): Promise<Settings> {
  const kept = existsSync(file) ? (await import('./settings-file.js')).settingsIn(file) : UNSET
  const book = environment.RULEWRIGHT_BOOK || kept.book
  const said = environment.RULEWRIGHT_READINGS
  return { ...(book && { book }), readings: said ? said.split(',').map((one) => one.trim()) : kept.readings }
}
