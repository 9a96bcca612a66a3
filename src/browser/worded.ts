/** Options as a page words them: as a player says them, without the name of a field that stands alone. @module */
import type { Option } from '#kernel'
import { spoken } from '../kernel/words.js'

type Worded = Parameters<typeof spoken>[0]

/** An option in words: `select Turku`, and not `select space Turku`. */
export function worded(choice: Worded): string {
  const only = onlyName(choice.option)
  return only === undefined || choice.says?.() !== undefined ? spoken(choice) : `${choice.option.type} ${only}`
}

/** The name that an option consists of, where there is nothing else in it. */
function onlyName({ type: _, ...fields }: Option): string | undefined {
  const [value, ...others] = Object.values(fields)
  return typeof value === 'string' && others.length === 0 ? value : undefined
}
