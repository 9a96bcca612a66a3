/**
 * Sources: YAML and JSON files as values, with the line and column of every part.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml'
import type { Problem } from '../kernel/position.js'

/** A place in a file, both counted from 1. */
export interface Spot {
  readonly line: number
  readonly column: number
}

/** What is wrong with a file, and where: line, column and the path of the field. */
export interface Misread extends Spot, Problem {
  readonly file: string
}

/** Either what a file says, or everything that is wrong with it. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly misread: readonly Misread[] }

/** A file as a value that remembers where its parts stand. */
export interface Source {
  readonly file: string
  readonly value: unknown
  /** Where a part stands; where it is not in the file, the nearest part around it. */
  spotOf(path: Problem['path']): Spot
}

/** The problems of a value, each with its place in the file. */
export const misreadIn = (source: Source, problems: readonly Problem[]): readonly Misread[] =>
  problems
    .map((problem) => ({ file: source.file, ...source.spotOf(problem.path), ...problem }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)

/** A misread part in one line: file, line, column, path and what was expected. */
export const misreadLine = ({ file, line, column, path, message }: Misread): string =>
  `${file}:${line}:${column}: ${path.length > 0 ? `${pathText(path)}: ` : ''}${message}`

/** A path as people write it: `examples[0].given.game`. */
export const pathText = (path: Problem['path']): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/** Thrown when a file cannot be read at all. */
class Unreadable extends Error {}

/** Reads a YAML or JSON file. */
export function readSource(file: string): Read<Source> {
  try {
    return parseSource(file, textIn(file))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, misread: [{ file, line: 1, column: 1, path: [], message: error.message }] }
  }
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw new Unreadable(REASONS[code ?? ''] ?? `cannot be read (${code ?? String(error)})`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; expected a YAML or JSON file',
  EACCES: 'this file may not be read',
}

/** Reads the text of a YAML or JSON file. */
export function parseSource(file: string, text: string): Read<Source> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const malformed = document.errors.map(({ message, pos: [offset] }) => ({
    file,
    ...spotAt(offset),
    path: [],
    message: `not well-formed: ${message}`,
  }))
  if (malformed.length > 0) return { ok: false, misread: malformed }
  keepNumbersAsWritten(document)
  return {
    ok: true,
    value: { file, value: document.toJS() as unknown, spotOf: (path) => spotAt(offsetOf(document, path)) },
  }
}

/** In citations a number is a section as it is printed: 3.10 is not 3.1. */
function keepNumbersAsWritten(document: Document): void {
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !CITING.includes(String(key.value))) return
      for (const item of isSeq(value) ? value.items : [value])
        if (isScalar(item) && typeof item.value === 'number') item.value = item.source ?? String(item.value)
    },
  })
}

const CITING: readonly string[] = ['cites', 'by']

function offsetOf(document: Document, path: Problem['path']): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const part of path) {
    const inner = isAlias(node) ? node.resolve(document) : node
    const pair = isMap(inner) ? inner.items.find(({ key }) => keyText(key) === String(part)) : undefined
    const item = pair ?? (isSeq(inner) && typeof part === 'number' ? inner.items[part] : undefined)
    if (item === undefined) return offset
    node = pair ? pair.value : item
    offset = startOf(pair ? pair.key : item) ?? offset
  }
  return offset
}

const keyText = (key: Pair['key']): string => String(isScalar(key) ? key.value : key)

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0]
