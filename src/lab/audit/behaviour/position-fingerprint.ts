/** Fingerprints of positions: the same for equal positions. @module */
import { createHash } from 'node:crypto'
import { canonical, type Position } from '#core'

const shortOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16)

const known = new WeakMap<object, string>()

/** The fingerprint of a value that never changes; made once, since games are large and most steps leave them alone. */
export function fingerprintOf(value: object): string {
  const short = known.get(value) ?? shortOf(value)
  known.set(value, short)
  return short
}

export const markOf = ({ game, stack, outcome }: Position): string =>
  `${fingerprintOf(game)} ${canonical([stack, outcome ?? null])}`
