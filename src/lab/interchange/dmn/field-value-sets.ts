/** Boxes: for each field of a view the values that it may have; exact, since every field has finitely many. @module */

import { domainOf, type Fields, lets, type Value } from '#core'

/** The values that fields may have; a field that is left out may have any. */
export type Box = Readonly<Record<string, readonly Value[]>>

/** The box of a pattern. */
export const boxOf = (pattern: Readonly<Record<string, unknown>>, fields: Fields): Box =>
  Object.fromEntries(
    Object.entries(pattern).map(([field, expected]) => [field, domainOf(fields[field] ?? []).filter(lets(expected))]),
  )

/** True if a box contains no view. */
const isEmpty = (box: Box): boolean => Object.values(box).some((values) => values.length === 0)

/** Returns the views that are in both boxes. */
export function intersection(one: Box, other: Box): Box | undefined {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  const both = Object.fromEntries(
    [...fields].map((field) => {
      const [here, there] = [one[field], other[field]]
      return [field, here && there ? here.filter((value) => there.includes(value)) : (here ?? there ?? [])]
    }),
  )
  return isEmpty(both) ? undefined : both
}

/** A box without another one, as boxes of which no two have a view in common. */
export function without(box: Box, cut: Box, fields: Fields): readonly Box[] {
  if (intersection(box, cut) === undefined) return [box]
  let rest = box
  return Object.entries(cut).flatMap(([field, values]) => {
    const here = rest[field] ?? domainOf(fields[field] ?? [])
    const outside = here.filter((value) => !values.includes(value))
    const apart = { ...rest, [field]: outside }
    rest = { ...rest, [field]: here.filter((value) => values.includes(value)) }
    return outside.length > 0 ? [apart] : []
  })
}

/** A bar and what lifts it: the views in which it stands, as boxes of which no two have a view in common. */
export function remainingBoxes(bar: Box, lifted: readonly Box[], fields: Fields): readonly Box[] {
  return lifted.reduce<readonly Box[]>((boxes, cut) => boxes.flatMap((box) => without(box, cut, fields)), [bar])
}
