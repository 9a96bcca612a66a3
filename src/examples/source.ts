/** Sources: YAML and JSON files as values, with the line and column of every part. @module */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, visit } from 'yaml'
import { few, type Problem } from '../kernel/parsed.js'
import { dataFault } from '../kernel/plain-data.js'
import { composed, type Fault } from './composed.js'
import { pathText } from './path-text.js'
import { plainOf } from './well-formed.js'

/** A place in a file, both counted from 1. */
export interface Spot {
  readonly line: number
  readonly column: number
}

/** What is wrong with a file, and where: the path of the field, with line and column where the file has any. */
export interface Misread extends Problem {
  readonly file: string
  readonly spot?: Spot
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
  readonly spotOf: (path: Problem['path']) => Spot
}

/** The problems of a value, each with its place in the file. */
export const misreadIn = (source: Source, problems: readonly Problem[]): readonly Misread[] =>
  few(problems)
    .map((problem) => ({ file: source.file, spot: source.spotOf(problem.path), ...problem }))
    .toSorted(({ spot: a }, { spot: b }) => a.line - b.line || a.column - b.column)

/** A misread part in one line: file, line, column, path and what was expected. */
export const misreadLine = ({ file, spot, path, message }: Misread): string =>
  [placeText(file, spot), ...(path.length > 0 ? [pathText(path)] : []), message].join(': ')

/** Where a part of a source stands, in one line: file, line, column and path. */
export const placeIn = ({ file, spotOf }: Source, path: Problem['path']): string =>
  `${placeText(file, spotOf(path))}: ${pathText(path)}`

const placeText = (file: string, spot: Spot | undefined) => (spot ? `${file}:${spot.line}:${spot.column}` : file)

/** Reads the text of a YAML or JSON file. */
export function parseSource(file: string, text: string): Read<Source> {
  const lines = new LineCounter()
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const misread = (faults: readonly Fault[]): Read<Source> => ({
    ok: false,
    misread: faults.map(({ offset, message }) => ({
      file,
      spot: spotAt(offset),
      path: [],
      message: `not well-formed: ${message}`,
    })),
  })
  const read = composed(text, lines)
  if (!read.ok) return misread(read.faults)
  const { document } = read
  keepNumbersAsWritten(document)
  const plain = plainOf(document)
  if (!plain.ok) return misread(plain.faults)
  const spotOf = (path: Problem['path']) => spotAt(offsetOf(document, path))
  const fault = dataFault(plain.value)
  if (fault)
    return {
      ok: false,
      misread: [{ ...fault, file, path: fault.path.slice(0, SHOWN_LEVELS), spot: spotOf(fault.path) }],
    }
  return { ok: true, value: { file, value: plain.value, spotOf } }
}

/** How many levels of a path are told: what is wrong may lie far in. */
const SHOWN_LEVELS = 8

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
    const pair = isMap(inner) ? inner.items.find(({ key }) => String(key) === String(part)) : undefined
    const item = isSeq(inner) && typeof part === 'number' ? inner.items[part] : undefined
    node = pair ? pair.value : item
    offset = startOf(pair ? pair.key : item) ?? offset
  }
  return offset
}

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0]
