/** JSON files that the program reads: what is wrong with one is told with its name. @module */
import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { check } from '../kernel/parsed.js'
import { problemLine } from '../kernel/play.js'
import { Unreadable } from './unreadable.js'

/** What a file says, as JSON. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw noJson(file, error)
  }
}

/** What a line of a file says, as JSON. */
function parsed(place: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw noJson(place, error)
  }
}

const noJson = (place: string, error: unknown) =>
  new Unreadable([`${place}: expected JSON: ${error instanceof Error ? error.message : String(error)}`])

/** What the lines of a file keep; nothing where there is none. */
export function linesIn<Kept>(file: string, schema: z.ZodType<Kept>): readonly Kept[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line === '' ? [] : [lineIn(`${file}:${index + 1}`, line, schema)]))
}

function lineIn<Kept>(place: string, line: string, schema: z.ZodType<Kept>): Kept {
  const read = check(schema, parsed(place, line))
  if (read.ok) return read.value
  throw new Unreadable(read.problems.map((problem) => `${place}: ${problemLine(problem)}`))
}

/** What a file keeps; nothing where there is none. */
export function keptIn<Kept>(file: string, schema: z.ZodType<Kept>): Kept | undefined {
  if (!existsSync(file)) return undefined
  const read = check(schema, jsonIn(file))
  if (read.ok) return read.value
  throw new Unreadable(read.problems.map((problem) => `${file}: ${problemLine(problem)}`))
}
