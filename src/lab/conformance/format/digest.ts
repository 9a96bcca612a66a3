/**
 * Digests: short names of games and of sets of games, which any language computes alike.
 *
 * The text of a game is JSON without spaces, the keys of every object in the order of their code units, numbers as
 * integers. The digest of a game is the SHA-256 of that text in UTF-8, as 64 hexadecimal digits; the digest of a set of
 * games is the SHA-256 of their digests, sorted, each followed by a line feed.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { isRecord, type Json } from '#core'
import type { PlainGame } from './situation.js'

/**
 * The text of a value, of which its digest is made.
 *
 * @param partText - writes the parts of the value; somebody who writes many values that share parts can remember them
 */
export function digestText(value: Json, partText: (part: Json) => string = digestText): string {
  if (Array.isArray(value)) return `[${value.map((part: Json) => partText(part)).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.entries(value as Readonly<Record<string, Json | undefined>>).filter(hasValue)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${partText(part)}`)
    .join(',')}}`
}

const hasValue = (field: readonly [string, Json | undefined]): field is [string, Json] => field[1] !== undefined

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const digestOf = (game: PlainGame): string => sha256(digestText(game))

/** The digest of a set of games, from the digests of its games. */
export const digestOfAll = (digests: Iterable<string>): string =>
  sha256(
    [...new Set(digests)]
      .sort()
      .map((digest) => `${digest}\n`)
      .join(''),
  )
