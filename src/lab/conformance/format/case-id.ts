/**
 * The ids of cases: they say what is asked and never what is answered, so that they outlast corrections of the rules.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { alike, canonical, isRecord, type Json, once, recently } from '#core'
import type { PlainChoice, PlainGame } from './situation.js'

/** The content of a case's request. */
export interface CaseContent {
  readonly asks: string
  readonly game: PlainGame
  readonly begin: { readonly procedure: string; readonly args: Json }
  readonly choices: readonly PlainChoice[]
  readonly candidates?: readonly PlainChoice[]
  /** Of a pair: who cannot tell it apart, and how the other position comes about. */
  readonly seat?: string
  readonly other?: { readonly game: PlainGame; readonly choices: readonly PlainChoice[] }
}

/**
 * The id of a case. Of its game only what differs from the base counts: a new field of the game, as it stands in the
 * base, changes no id.
 */
export function caseIdOf(base: PlainGame, { asks, game, other, ...rest }: CaseContent): string {
  const differs = differingFrom(base)
  const besides = other && { other: { ...other, game: differs(other.game) } }
  const text = canonical({ asks, game: differs(game), ...rest, ...besides })
  return `${asks}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}

/** The differences of a game from a base. They are stored, because many successive cases use the same game. */
const differingFrom = once((base: PlainGame) => recently((game: PlainGame) => differing(base, game)))

/** The differences of a value from a base, as nested records. */
function differing(base: unknown, value: Json | undefined): Json {
  if (!isRecord(base) || !isRecord(value)) return value ?? null
  const keys = [...new Set([...Object.keys(base), ...Object.keys(value)])]
  return Object.fromEntries(
    keys
      .filter((key) => !alike(base[key], value[key]) && canonical(base[key]) !== canonical(value[key]))
      .map((key) => [key, differing(base[key], value[key] as Json)]),
  )
}
