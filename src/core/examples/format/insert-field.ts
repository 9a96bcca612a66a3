/** Insertion of a field into a YAML or JSON text: all its other bytes stay as they are. @module */
import {
  type Alias,
  Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isSeq,
  LineCounter,
  type Range,
  type YAMLMap,
} from 'yaml'
import { canonical } from '../../values/json.js'
import { composeDocument } from './parse-document.js'
import type { ValuePath } from './parse-helpers.js'

/**
 * Inserts a field, with the fields around it that are missing. Returns nothing if the text has something else in that place.
 *
 * @param text - a text that can be read
 * @param path - the path of the field from the top of the text
 */
export function insertField(text: string, path: ValuePath, value: string): string | undefined {
  const document = documentOf(text)
  const place = placeOn(document?.contents, path)
  if (document === undefined || place === undefined) return undefined
  const { node, left } = place
  const changed = isAlias(node)
    ? withoutAlias(text, node, document, left, value)
    : withField(text, node, fieldText(left, value, text.trimStart().startsWith('{') ? JSON.stringify : yamlWord))
  return isAsMeant(document, changed, path, value) ? changed : undefined
}

function documentOf(text: string): Document | undefined {
  const composed = composeDocument(text, new LineCounter())
  return composed.ok ? composed.document : undefined
}

/** The innermost map on a path, or the alias in its place, with the keys that are left. */
interface Place {
  readonly node: YAMLMap | Alias
  readonly left: readonly string[]
}

/** Returns the place of a field that is missing; nothing where it is there, or the path leads elsewhere. */
function placeOn(top: unknown, path: ValuePath): Place | undefined {
  let node = top
  for (const [at, key] of path.entries()) {
    const left = path.slice(at).map(String)
    if (isAlias(node)) return { node, left }
    if (isSeq(node)) node = node.items[Number(key)]
    else if (!isMap(node)) return undefined
    else if (node.has(key)) node = node.get(key, true)
    else return { node, left }
  }
  return undefined
}

/** True if a changed text has a value at a path, and says the same as before everywhere else. */
function isAsMeant(before: Document, changed: string, path: ValuePath, value: string): boolean {
  // A copy without anchors: what two fields share would change in both.
  const expected = documentOf(canonical(before.toJS()))
  if (expected?.hasIn(path)) return false
  expected?.setIn(path, value)
  return canonical(documentOf(changed)?.toJS()) === canonical(expected?.toJS())
}

const fieldText = ([key = '', ...inner]: readonly string[], value: string, word: (text: string) => string): string =>
  `${word(key)}: ${inner.length === 0 ? word(value) : `{ ${fieldText(inner, value, word)} }`}`

/** Words that some readers of YAML take for something else. */
const NOT_PLAIN = /^(?:y|n|yes|no|on|off|true|false|null)$/i

/** Writes a word as YAML reads it within braces: plain where it can be. */
const yamlWord = (text: string): string =>
  /^[a-z][\w-]*(?: [\w-]+)*$/i.test(text) && !NOT_PLAIN.test(text) ? text : JSON.stringify(text)

/** The offsets of a node that was read: of its beginning, and behind its end. */
const rangeOf = (node: unknown): Range => (node as { readonly range: Range }).range

/** Puts what an alias stands for in its place, with a field more: what it names is of others, too. */
function withoutAlias(text: string, alias: Alias, document: Document, left: readonly string[], value: string): string {
  const copy = new Document(alias.resolve(document)?.toJS(document))
  copy.setIn(left, value)
  const own = copy.toString({ collectionStyle: 'flow', lineWidth: 0 }).trim()
  const [start, end] = rangeOf(alias)
  return text.slice(0, start) + own + text.slice(end)
}

/** Puts a field at the end of a map. */
function withField(text: string, map: YAMLMap, field: string): string {
  const [first, last] = [map.items[0], map.items.at(-1)]
  if (first === undefined) return spliced(text, rangeOf(map)[0] + 1, ` ${field} `)
  const end = endOf(last)
  if (map.flow) return spliced(text, end, `, ${field}`)
  const [start] = rangeOf(first.key)
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start) + 1))
  return spliced(text, `${text}\n`.indexOf('\n', end), `\n${indent}${field}`)
}

/** The offset behind the last word of a field, or of an item of a list. */
function endOf(item: unknown): number {
  const node = isPair(item) ? (item.value ?? item.key) : item
  return isCollection(node) && !node.flow ? endOf(node.items.at(-1)) : rangeOf(node)[1]
}

const spliced = (text: string, at: number, put: string): string => text.slice(0, at) + put + text.slice(at)
