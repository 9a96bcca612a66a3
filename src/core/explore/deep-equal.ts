/** Likeness: whether two plain values say the same. @module */
import { isRecord } from '../values/json.js'

/** True if two values are equal; parts that both share are not compared further. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((part, at) => alike(part, other[at]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && alike(one[key], other[key]))
  )
}
