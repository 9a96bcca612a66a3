/** Short keys, by which many large values are told apart. @module */

/**
 * A short key for every distinct value.
 *
 * Games are large and a step changes little of them. So every list and every record gets a number: the same object has the
 * same number, and a new one is written out once, with the numbers of its parts, and looked up. No text is shortened, so
 * values have the same key exactly where they are equal. Objects are kept as long as their keys are given.
 */
export const shortKeys = (): ((value: unknown) => string) => handOf().keyOf

/** A source of keys, with the number of objects whose keys are known. */
interface Hand {
  readonly keyOf: (value: unknown) => string
  readonly size: () => number
}

/** Of how many objects one hand keeps the keys for one search after the other. */
const KEPT = 20_000

let common: Hand | undefined

/**
 * Short keys for one of many short searches through values that share most of their parts: what one of them has written out,
 * the next need not. Keys are the same only within a search.
 */
export function commonKeys(): (value: unknown) => string {
  if (common === undefined || common.size() > KEPT) common = handOf()
  return common.keyOf
}

function handOf(): Hand {
  const byObject = new Map<object, string>()
  const byText = new Map<string, string>()
  const keyOf = (value: unknown): string => {
    if (typeof value === 'string') return quoted(value)
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    const known = byObject.get(value)
    if (known !== undefined) return known
    const text = Array.isArray(value)
      ? listText(value, keyOf)
      : recordText(value as Readonly<Record<string, unknown>>, keyOf)
    let key = byText.get(text)
    if (key === undefined) {
      key = `#${byText.size}`
      byText.set(text, key)
    }
    byObject.set(value, key)
    return key
  }
  return { keyOf, size: () => byObject.size }
}

/** Words as JSON writes them. Games say the same few again and again. */
function quoted(word: string): string {
  let text = quotes.get(word)
  if (text === undefined) {
    text = JSON.stringify(word)
    if (quotes.size < MANY) quotes.set(word, text)
  }
  return text
}

const quotes = new Map<string, string>()

/** More words than any book has. */
const MANY = 100_000

function listText(list: readonly unknown[], keyOf: (value: unknown) => string): string {
  let text = '['
  for (const item of list) text += `${keyOf(item)},`
  return text
}

/** The fields of a record in alphabetical order, each with the key of what it holds; a field that holds nothing is none. */
function recordText(record: Readonly<Record<string, unknown>>, keyOf: (value: unknown) => string): string {
  const { sorted, heads } = orderOf(Object.keys(record))
  let text = '{'
  for (let at = 0; at < sorted.length; at += 1) {
    const value = record[sorted[at] as string]
    if (value !== undefined) text += `${heads[at]}${keyOf(value)},`
  }
  return text
}

/** The names of fields as they stand in records, in alphabetical order, and as they are written before what they hold. */
interface Order {
  readonly names: readonly string[]
  readonly sorted: readonly string[]
  readonly heads: readonly string[]
}

/** The orders that were met first, by how many names they have: most records are of a few shapes. */
const orders = new Map<number, readonly Order[]>()

/** The number of remembered orders for each count of names. */
const FEW = 8

function orderOf(names: readonly string[]): Order {
  const alike = orders.get(names.length) ?? []
  const known = alike.find((order) => isSame(order.names, names))
  if (known) return known
  const sorted = names.toSorted()
  const order = { names, sorted, heads: sorted.map((name) => `${quoted(name)}:`) }
  if (alike.length < FEW) orders.set(names.length, [...alike, order])
  return order
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}
