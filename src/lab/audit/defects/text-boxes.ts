/** Parts of a region, in words. @module */
import type { Box, Instance } from '#core'

/** The values of a field as people read them: whole numbers in a row as a range. */
export function valuesText(values: Box[string]): string {
  const [first, last] = [values[0], values.at(-1)]
  const inARow =
    values.length > 2 && values.every((value, index) => typeof value === 'number' && value === Number(first) + index)
  return inARow ? `${String(first)} to ${String(last)}` : values.map(String).join(', ')
}

/** A part of a region, in one line. */
export const boxText = (box: Box): string =>
  Object.entries(box)
    .map(([field, values]) => `${field} ${valuesText(values)}`)
    .join('; ')

/** A case, in one line. */
export const caseText = (one: Instance): string =>
  Object.entries(one)
    .map(([field, value]) => `${field} ${value}`)
    .join('; ')
