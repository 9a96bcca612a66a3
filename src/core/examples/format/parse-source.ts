/** Sources: YAML and JSON files as values, with the line and column of every part. @module */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, visit } from 'yaml'
import { few, type Problem } from '../../values/parse-result.js'
import { dataFault } from '../../values/plain-data.js'
import { composeDocument, type SyntaxFault } from './parse-document.js'
import { pathText } from './path-text.js'
import { plainOf } from './plain-data.js'

/** A place in a file, both counted from 1. */
export interface Spot {
  readonly line: number
  readonly column: number
}

/** A fault in a file and its place: the path of the field, with line and column if the file has any. */
export interface SourceProblem extends Problem {
  readonly file: string
  readonly spot?: Spot
}

/** Either what a file says, or everything that is wrong with it. */
export type SourceResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly misread: readonly SourceProblem[] }

/** A file as a value that remembers where its parts stand. */
export interface ParsedSource {
  readonly file: string
  readonly value: unknown
  /** Returns the place of a part; if the part is not in the file, the nearest one around it. */
  readonly spotOf: (path: Problem['path']) => Spot
}

/** The problems of a value, each with its place in the file. */
export const locateProblems = (source: ParsedSource, problems: readonly Problem[]): readonly SourceProblem[] =>
  few(problems)
    .map((problem) => ({ file: source.file, spot: source.spotOf(problem.path), ...problem }))
    .toSorted(({ spot: a }, { spot: b }) => a.line - b.line || a.column - b.column)

/** A misread part in one line: file, line, column, path and what was expected. */
export const sourceProblemLine = ({ file, spot, path, message }: SourceProblem): string =>
  [placeText(file, spot), ...(path.length > 0 ? [pathText(path)] : []), message].join(': ')

/** Formats the place of a part in a source as one line: file, line, column and path. */
export const formatLocation = ({ file, spotOf }: ParsedSource, path: Problem['path']): string =>
  `${placeText(file, spotOf(path))}: ${pathText(path)}`

const placeText = (file: string, spot: Spot | undefined) => (spot ? `${file}:${spot.line}:${spot.column}` : file)

/** Reads the text of a YAML or JSON file. */
export function parseSource(file: string, text: string): SourceResult<ParsedSource> {
  const lines = new LineCounter()
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const misread = (faults: readonly SyntaxFault[]): SourceResult<ParsedSource> => ({
    ok: false,
    misread: faults.map(({ offset, message }) => ({
      file,
      spot: spotAt(offset),
      path: [],
      message: `not well-formed: ${message}`,
    })),
  })
  const read = composeDocument(text, lines)
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

/** The maximum number of path levels to show, since faults can be deeply nested. */
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
