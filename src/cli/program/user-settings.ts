/**
 * Settings: what a user need not say again with every command, from a file beside their work or from the environment.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { briefly, Unreadable } from '#core'
import { type Settings, UNSET } from './settings.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of an environment, and what it leaves open of a file in the folder from which the program is called. */
export async function settingsFrom(environment: Environment, file = 'rulewright.json'): Promise<Settings> {
  const { RULEWRIGHT_BOOK, RULEWRIGHT_READINGS } = environment
  const kept = existsSync(file) ? (await import('./settings-file.js')).settingsIn(file) : UNSET
  const book = RULEWRIGHT_BOOK || kept.book
  const readings = RULEWRIGHT_READINGS ? readingsIn('RULEWRIGHT_READINGS', RULEWRIGHT_READINGS) : kept.readings
  const from = {
    book: RULEWRIGHT_BOOK ? 'RULEWRIGHT_BOOK' : file,
    readings: RULEWRIGHT_READINGS ? 'RULEWRIGHT_READINGS' : file,
    isFile: !RULEWRIGHT_BOOK,
  }
  return { ...(book && { book }), readings, from }
}

/** The readings that a variable names. */
function readingsIn(variable: string, said: string): readonly string[] {
  const readings = said.split(',').map((one) => one.trim())
  const wrong = readings.find((one) => !/^[^=]+=./.test(one))
  if (wrong === undefined) return readings
  throw new Unreadable([`${variable}: got "${briefly(wrong)}", expected question=reading, with commas between several`])
}
