/**
 * Plain data: what somebody else wrote as JSON or YAML is plain data of a bounded depth and size, or it is refused.
 *
 * @module
 */
import type { Problem } from './parse-result.js'

/** The maximum depth of nested lists and fields; far more than any position needs. */
export const DEEPEST = 200
/** The maximum number of values, with repeated aliases counted each time; far more than any position needs. */
export const MOST_VALUES = 2_000_000

/** The message for data that is nested too deeply. */
export const TOO_DEEP = `is nested too deeply; expected at most ${DEEPEST} levels`
/** The number of keys shown in the path of such a fault; the rest is similar. */
const TOLD_KEYS = 8
const TOO_MANY = `holds too much; expected at most ${MOST_VALUES} values`

/** The name that JavaScript keeps for itself: a field that is called so would be lost on the way. */
const KEPT = '__proto__'

/** Finds the fault that stops a value from being plain data of bounded size; nothing if there is none. */
export function dataFault(value: unknown): Problem | undefined {
  const open: Place[] = [{ value, path: undefined, depth: 0 }]
  for (let seen = 1; ; seen += 1) {
    const place = open.pop()
    if (place === undefined) return undefined
    if (seen > MOST_VALUES) return { path: [], message: TOO_MANY }
    if (place.depth > DEEPEST) return { path: keysOf(place.path).slice(0, TOLD_KEYS), message: TOO_DEEP }
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, inner] of Object.entries(place.value)) {
      const path = { key: Array.isArray(place.value) ? Number(key) : key, within: place.path }
      if (key === KEPT) return { path: keysOf(place.path), message: `has the unknown field "${KEPT}"` }
      open.push({ value: inner, path, depth: place.depth + 1 })
    }
  }
}

interface Place {
  readonly value: unknown
  readonly path: Key | undefined
  readonly depth: number
}

/** A key, and the keys that lead to it. */
interface Key {
  readonly key: string | number
  readonly within: Key | undefined
}

function keysOf(last: Key | undefined): Problem['path'] {
  const path: (string | number)[] = []
  for (let at = last; at !== undefined; at = at.within) path.unshift(at.key)
  return path
}

/** Either a value, or why a text is none: it is not well-formed, or it is more than is read. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly malformed: boolean; readonly value?: unknown; readonly problems: readonly Problem[] }

/** Reads a text as JSON of a bounded depth and size; a fault is told with its line and column. */
export const parseJson = (text: string): ReadJson => parsed(text, placeText)

/** Reads a line of a file as JSON, of which who reads tells the number; a fault is told with its column. */
export const parseJsonLine = (line: string): ReadJson => parsed(line, (_, at) => `column ${at + 1}`)

function parsed(text: string, placed: (text: string, at: number) => string): ReadJson {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const message = `${placed(text, jsonFault(text))}: expected JSON`
    return { ok: false, malformed: true, problems: [{ path: [], message }] }
  }
  const fault = dataFault(value)
  return fault ? { ok: false, malformed: false, value, problems: [fault] } : { ok: true, value }
}

/** A place in a text for people, both counted from 1. */
function placeText(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}

/** The next piece of JSON from somewhere on: a sign, a text, a number or a word. */
const PIECE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has them in no text
  /[ \t\n\r]*(?:([[\]{},:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y

type Expected = 'value' | 'value or ]' | 'name or }' | 'name' | ':' | 'end or ,'

/** Finds the place where a text stops being JSON: the first piece that cannot stand there. */
function jsonFault(text: string): number {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  for (let at = 0; ; ) {
    PIECE.lastIndex = at
    const found = PIECE.exec(text)
    const start = at + (/^[ \t\n\r]*/.exec(text.slice(at, at + BLANKS))?.[0].length ?? 0)
    if (found === null) return Math.min(start, text.length)
    const next = after(expected, found, open)
    if (next === undefined) return start
    expected = next
    at = PIECE.lastIndex
  }
}

/** The maximum number of blanks to skip before the reported place. */
const BLANKS = 10_000

/** The pieces allowed after a piece; nothing if the piece itself is not allowed. Updates the open brackets. */
function after(expected: Expected, [, sign, quoted]: RegExpExecArray, open: ('[' | '{')[]): Expected | undefined {
  const isValue = expected === 'value' || expected === 'value or ]'
  if (sign === '[' || sign === '{') {
    if (!isValue) return undefined
    open.push(sign)
    return sign === '[' ? 'value or ]' : 'name or }'
  }
  if (sign === ']' || sign === '}') {
    const empty = sign === ']' ? 'value or ]' : 'name or }'
    if (open.at(-1) !== (sign === ']' ? '[' : '{') || (expected !== empty && expected !== 'end or ,')) return undefined
    open.pop()
    return 'end or ,'
  }
  if (sign === ',') {
    if (expected !== 'end or ,' || open.length === 0) return undefined
    return open.at(-1) === '[' ? 'value' : 'name'
  }
  if (sign === ':') return expected === ':' ? 'value' : undefined
  if (quoted !== undefined && (expected === 'name' || expected === 'name or }')) return ':'
  return isValue ? 'end or ,' : undefined
}
