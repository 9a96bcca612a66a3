/** Insertion of a field into a YAML or JSON text: all its other bytes stay as they are. @module */
import { type Alias, Document, isAlias, isCollection, isMap, isSeq, LineCounter, type Node, type YAMLMap } from 'yaml'
import { canonical } from '../kernel/json.js'
import { composeDocument } from './parse-document.js'
import type { ValuePath } from './parse-helpers.js'

/**
 * Inserts a field, with the fields around it that are missing. Returns nothing if the text has something else in that place.
 *
 * @param path - the path of the field from the top of the text
 */
export function insertField(text: string, path: ValuePath, value: string): string | undefined {
  const composed = composeDocument(text, new LineCounter())
  if (!composed.ok) return undefined
  const { document } = composed
  const place = placeOn(document.contents, path)
  if (place === undefined) return undefined
  const { node, left } = place
  const changed = isAlias(node)
    ? withoutAlias(text, node, document, left, value)
    : withField(text, node, fieldText(left, value, text.trimStart().startsWith('{') ? JSON.stringify : yamlWord))
  return changed !== undefined && isOtherwiseSame(document, changed, path, value) ? changed : undefined
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
    if (isSeq(node) && typeof key === 'number') node = node.items[key]
    else if (!isMap(node)) return undefined
    else if (node.has(key)) node = node.get(key, true)
    else return { node, left }
  }
  return undefined
}

/** True if a changed text has a value at a path, and says the same as before everywhere else. */
function isOtherwiseSame(before: Document, changed: string, path: ValuePath, value: string): boolean {
  // A copy without anchors: what two fields share would change in both.
  const expected = composeDocument(canonical(before.toJS()), new LineCounter())
  const now = composeDocument(changed, new LineCounter())
  if (!expected.ok || !now.ok) return false
  expected.document.setIn(path, value)
  return canonical(now.document.toJS()) === canonical(expected.document.toJS())
}

const fieldText = ([key = '', ...inner]: readonly string[], value: string, word: (text: string) => string): string =>
  `${word(key)}: ${inner.length === 0 ? word(value) : `{ ${fieldText(inner, value, word)} }`}`

/** Words that some readers of YAML take for something else. */
const NOT_PLAIN = /^(?:y|n|yes|no|on|off|true|false|null)$/i

/** Writes a word as YAML reads it within braces: plain where it can be. */
const yamlWord = (text: string): string =>
  /^[a-z][\w-]*(?: [\w-]+)*$/i.test(text) && !NOT_PLAIN.test(text) ? text : JSON.stringify(text)

/** Puts what an alias stands for in its place, with a field more: what it names is of others, too. */
function withoutAlias(
  text: string,
  alias: Alias,
  document: Document,
  left: readonly string[],
  value: string,
): string | undefined {
  const copy = new Document(alias.resolve(document)?.toJS(document))
  if (alias.range == null || copy.hasIn(left)) return undefined
  copy.setIn(left, value)
  const own = copy.toString({ collectionStyle: 'flow', lineWidth: 0 }).trim()
  return text.slice(0, alias.range[0]) + own + text.slice(alias.range[1])
}

/** Puts a field at the end of a map. */
function withField(text: string, map: YAMLMap, field: string): string | undefined {
  const [first, last] = [map.items[0], map.items.at(-1)]
  if (map.flow) {
    const end = last === undefined ? undefined : endOf(last.value ?? last.key)
    if (end !== undefined) return spliced(text, end, `, ${field}`)
    const start = map.range?.[0]
    return start === undefined ? undefined : spliced(text, start + 1, ` ${field} `)
  }
  const start = (first?.key as Node | undefined)?.range?.[0]
  const end = endOf(last?.value ?? last?.key)
  if (start === undefined || end === undefined) return undefined
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1))
  const lineEnd = text.indexOf('\n', end)
  return spliced(text, lineEnd < 0 ? text.length : lineEnd, `\n${indent}${field}`)
}

/** The offset behind the last word of a node. */
function endOf(node: unknown): number | undefined {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1)
    return endOf(isMap(node) ? ((last as YAMLMap['items'][number]).value ?? undefined) : last)
  }
  return (node as Node | undefined)?.range?.[1]
}

const spliced = (text: string, at: number, put: string): string => text.slice(0, at) + put + text.slice(at)
