/**
 * JSON files that the program reads: what is wrong with one is told with its name.
 *
 * @module
 */
import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { problemLine } from '../kernel/play.js'
import { check } from '../kernel/position.js'
import { Unreadable } from './io.js'

/** What a file says, as JSON. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Unreadable([`${file}: expected JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
}

/** What a file keeps; nothing where there is none. */
export function keptIn<Kept>(file: string, schema: z.ZodType<Kept>): Kept | undefined {
  if (!existsSync(file)) return undefined
  const read = check(schema, jsonIn(file))
  if (read.ok) return read.value
  throw new Unreadable(read.problems.map((problem) => `${file}: ${problemLine(problem)}`))
}
