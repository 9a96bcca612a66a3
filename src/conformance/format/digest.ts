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
import { canonical } from '../../kernel/json.js'
import type { PlainGame } from './situation.js'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The digest of a game. */
export const digestOf = (game: PlainGame): string => sha256(canonical(game))

/** The digest of a set of games, from the digests of its games. */
export const digestOfAll = (digests: Iterable<string>): string =>
  sha256(
    [...new Set(digests)]
      .sort()
      .map((digest) => `${digest}\n`)
      .join(''),
  )
