/** The values of measures, and how they change, as a person reads them. @module */

import type { TotalChange } from '../kernel/tables/measure.js'
import { isRecord, type Json } from '../values/json.js'

/** A change of a measure in one line: `fruits: 3 -> 4`, `Ann, points: 1 -> 2`. */
export const totalChangeLine = ({ measure: name, argument, from, to }: TotalChange): string =>
  `${[...Object.values(argument), name].join(', ')}: ${listChange(from, to) ?? `${totalText(from)} -> ${totalText(to)}`}`

/** Lists of more names than these are told by what comes and goes. */
const LONG = 8

/** The items added to a long list, and those removed. */
function listChange(from: Json, to: Json): string | undefined {
  if (!Array.isArray(from) || !Array.isArray(to) || from.length + to.length <= LONG) return undefined
  const [come, go] = [to.filter((one) => !from.includes(one)), from.filter((one) => !to.includes(one))]
  if (come.length + go.length === 0) return undefined
  return [...come.map((one) => `+ ${totalText(one)}`), ...go.map((one) => `- ${totalText(one)}`)].join(', ')
}

/** Formats the value of a measure: `Ann 3, Bob 2`, `A1: 3` if a name ends in a number, and `oak, elm` for a list. */
export function totalText(value: Json): string {
  if (Array.isArray(value)) return value.length > 0 ? listText(value) : 'none'
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, inner]) => {
        if (isRecord(inner) || Array.isArray(inner)) return `${name} (${totalText(inner as Json)})`
        return `${name}${/\d$/.test(name) ? ':' : ''} ${totalText(inner as Json)}`
      })
      .join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const listText = (values: readonly Json[]): string => values.map(totalText).join(values.some(isRecord) ? '; ' : ', ')
