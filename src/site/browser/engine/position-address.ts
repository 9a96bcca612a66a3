/// <reference lib="dom" />
/**
 * Addresses of positions: what differs from a base that the book names, squeezed into the letters of an address.
 *
 * What is the same in both is left out; `[value]` stands for a value, and `[]` for what is taken away.
 *
 * @module
 */
import {
  type Book,
  canonical,
  checkPosition,
  type GameState,
  isRecord,
  type Position,
  parseJson,
  type Rules,
} from '#core'
import { decodeAddressPart } from './decode-address.js'
import { invalidRequest, parsedOrThrow } from './invalid-request.js'

/** The base that stands for the beginning of a whole game. */
const START = 'start'

/** The address of a position: book, edition, base and difference. */
export async function positionAddress<Game extends GameState>(
  rules: Rules<Game>,
  short: string,
  position: Position<Game>,
): Promise<string> {
  const far = [...basesIn(rules)].map(([base, from]) => {
    const part = difference(from, position)
    return { base, part, size: JSON.stringify(part).length }
  })
  const [nearest] = far.toSorted((one, other) => one.size - other.size)
  if (nearest === undefined) throw invalidRequest('no base')
  return [`${short}.${editionOf(rules.book)}`, encodeURIComponent(nearest.base), await packed(nearest.part)].join('~')
}

/** The position that an address tells of; whatever is wrong with it is thrown in words. */
export async function positionAt<Game extends GameState>(rules: Rules<Game>, hash: string): Promise<Position<Game>> {
  const [of = '', base = '', text] = hash.replace(/^#/, '').split('~')
  const [, edition = ''] = /^[^.]*\.(.*)$/.exec(of) ?? []
  const from = basesIn(rules).get(decodeAddressPart(base))
  if (text === undefined || from === undefined) throw invalidRequest('this address is damaged: it tells of no position')
  if (edition !== editionOf(rules.book))
    throw invalidRequest(
      `this address is of another edition, "${edition}"; here the rules are "${editionOf(rules.book)}"`,
    )
  return parsedOrThrow(checkPosition(rules, applied(from, await unpacked(text))))
}

/** The edition of a book as a part of an address. */
export const editionOf = ({ edition }: Pick<Book, 'edition'>): string =>
  edition
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'any'

function basesIn<Game extends GameState>(rules: Rules<Game>): ReadonlyMap<string, unknown> {
  const { empty, bases = {} } = rules.book
  const games = Object.entries({ ...bases, empty }).map(([name, game]) => [name, { game, stack: [] }] as const)
  return new Map<string, unknown>([[START, rules.start()], ...games])
}

function difference(from: unknown, to: unknown): unknown {
  if (!isRecord(from) || !isRecord(to)) return [to]
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return Object.fromEntries(
    fields
      .filter((field) => from[field] !== to[field] && canonical(from[field] ?? null) !== canonical(to[field] ?? null))
      .map((field) => [field, field in to ? difference(from[field], to[field]) : []]),
  )
}

function applied(from: unknown, part: unknown): unknown {
  if (Array.isArray(part)) return part[0]
  if (!isRecord(part)) throw invalidRequest('this address is damaged')
  const whole = isRecord(from) ? from : {}
  const fields = Object.entries(part).map(([field, inner]) => [field, applied(whole[field], inner)] as const)
  return Object.fromEntries(
    Object.entries({ ...whole, ...Object.fromEntries(fields) }).filter(([, value]) => value !== undefined),
  )
}

/** The longest text that an address may come to: far more than a position. */
const LONGEST = 4_000_000

/** The bytes of a stream; one that comes to more than any position is given up on the way. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > LONGEST) {
      await reader.cancel()
      throw invalidRequest('this address is damaged: it comes to more than any position')
    }
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = await bytesOf(stream)
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function unpacked(text: string): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const read = parseJson(new TextDecoder().decode(await bytesOf(stream)))
    if (read.ok) return read.value
  } catch {
    // What is no such stream ends in an error of the browser, which tells nobody anything.
  }
  throw invalidRequest('this address is damaged: a part of it is missing or changed')
}
