/** JSON files that the program reads: what is wrong with one is told with its name. @module */
import type { z } from 'zod'
import { Unreadable } from '../files/input-error.js'
import { DATA, type FileKind, textAt, textIfThere } from '../files/read-file.js'
import { problemLine } from '../records/recorded-play.js'
import { check, type Parsed } from '../values/parse-result.js'
import { parseJson, parseJsonLine } from '../values/plain-data.js'

/** Parses a file as JSON. */
export function jsonIn(file: string, kind: FileKind = DATA): unknown {
  const read = parseJson(textAt(file, kind))
  if (read.ok || !read.malformed) return known(file, read)
  throw new Unreadable(read.problems.map((problem) => `${file}: ${problemLine(problem)}; expected ${kind.expected}`))
}

/** The maximum number of problems of a file to print. */
const TOLD = 20

function known<Value>(place: string, read: Parsed<Value>): Value {
  if (read.ok) return read.value
  const more = read.problems.length - TOLD
  throw new Unreadable([
    ...read.problems.slice(0, TOLD).map((problem) => `${place}: ${problemLine(problem)}`),
    ...(more > 0 ? [`${place}: and ${more} more`] : []),
  ])
}

/** Reads the lines of a stored file; none if there is no file. */
export const linesIn = <Kept>(file: string, schema: z.ZodType<Kept>): readonly Kept[] =>
  (textIfThere(file, DATA) ?? '')
    .split('\n')
    .flatMap((line, index) => (line === '' ? [] : [lineIn(`${file}:${index + 1}`, line, schema)]))

const lineIn = <Kept>(place: string, line: string, schema: z.ZodType<Kept>): Kept =>
  known(place, check(schema, known(place, parseJsonLine(line))))

/** Reads the content of a stored file; nothing if there is none. */
export function keptIn<Kept>(file: string, schema: z.ZodType<Kept>): Kept | undefined {
  const text = textIfThere(file, DATA)
  return text === undefined ? undefined : known(file, check(schema, known(file, parseJson(text))))
}

/** Reads the content of a named file by a schema. */
export const readIn = <Value>(file: string, schema: z.ZodType<Value>, kind: FileKind): Value =>
  known(file, check(schema, jsonIn(file, kind)))
