/** Options as a page words them: as a player says them, without the name of a field that stands alone. @module */
import { type Option, spoken } from '#core'

type Worded = Parameters<typeof spoken>[0]

/** An option in words: `select Turku`, and not `select space Turku`; but `move to Turku`. */
export function shortOptionText(choice: Worded): string {
  const only = onlyName(choice.option)
  return only === undefined || choice.says?.() !== undefined ? spoken(choice) : `${choice.option.type} ${only}`
}

/** Names of fields that a sentence needs before their value. */
const PREPOSITIONS = new Set(['at', 'for', 'from', 'in', 'of', 'on', 'through', 'to', 'toward', 'with'])

/** The name that an option consists of, where there is nothing else in it, with its preposition. */
function onlyName({ type, ...fields }: Option): string | undefined {
  const [[field, value] = [], ...others] = Object.entries(fields)
  if (field === undefined || typeof value !== 'string' || others.length > 0) return undefined
  return PREPOSITIONS.has(field) && field !== type ? `${field} ${value}` : value
}
