/** JSON files that the program reads: what is wrong with one is told with its name. @module */
import type { z } from 'zod'
import { check, type Parsed } from '../kernel/parsed.js'
import { parseJson, parseJsonLine } from '../kernel/plain-data.js'
import { problemLine } from '../kernel/play.js'
import { DATA, type Kind, textAt, textIfThere } from '../outside/read.js'
import { Unreadable } from '../outside/unreadable.js'

/** What a file says, as JSON. */
export function jsonIn(file: string, kind: Kind = DATA): unknown {
  const read = parseJson(textAt(file, kind))
  if (read.ok || !read.malformed) return known(file, read)
  throw new Unreadable(read.problems.map((problem) => `${file}: ${problemLine(problem)}; expected ${kind.expected}`))
}

/** How many problems of a file are told. */
const TOLD = 20

function known<Value>(place: string, read: Parsed<Value>): Value {
  if (read.ok) return read.value
  const more = read.problems.length - TOLD
  throw new Unreadable([
    ...read.problems.slice(0, TOLD).map((problem) => `${place}: ${problemLine(problem)}`),
    ...(more > 0 ? [`${place}: and ${more} more`] : []),
  ])
}

/** What the lines of a file keep; nothing where there is none. */
export const linesIn = <Kept>(file: string, schema: z.ZodType<Kept>): readonly Kept[] =>
  (textIfThere(file, DATA) ?? '')
    .split('\n')
    .flatMap((line, index) => (line === '' ? [] : [lineIn(`${file}:${index + 1}`, line, schema)]))

const lineIn = <Kept>(place: string, line: string, schema: z.ZodType<Kept>): Kept =>
  known(place, check(schema, known(place, parseJsonLine(line))))

/** What a file keeps; nothing where there is none. */
export function keptIn<Kept>(file: string, schema: z.ZodType<Kept>): Kept | undefined {
  const text = textIfThere(file, DATA)
  return text === undefined ? undefined : known(file, check(schema, known(file, parseJson(text))))
}

/** What a file says by a schema, where somebody names it. */
export const readIn = <Value>(file: string, schema: z.ZodType<Value>, kind: Kind): Value =>
  known(file, check(schema, jsonIn(file, kind)))
