/**
 * Witnesses as a book keeps them: one file, a line of JSON for each pair of readings, with an example under each of the two.
 *
 * @module
 */
import { z } from 'zod'
import type { Words } from '../../examples/as-text.js'
import { parseSource } from '../../examples/source.js'
import type { Pair } from '../../explore/pair.js'
import { isRecord } from '../../kernel/json.js'
import type { Question } from '../../kernel/question.js'

/** The schema of a line. */
export const keptSchema = z
  .strictObject({
    question: z.string(),
    readings: z.array(z.string()).readonly(),
    examples: z.array(z.record(z.string(), z.unknown())).readonly(),
  })
  .readonly()
/** What is kept of a pair of readings. */
export type Kept = z.infer<typeof keptSchema>

/** What a pair of readings is called where it is kept: its question and the two, without what no name of a file has. */
export const nameOfPair = (question: Pick<Question, 'name'>, readings: readonly string[]): string =>
  [question.name, ...readings].join(' ').replaceAll(/\W+/g, '-')

/** What a pair is called. */
export const witnessName = ({ question, readings }: Pair): string => nameOfPair(question, readings)

/** What something kept is called. */
export const keptName = ({ question, readings }: Kept): string => nameOfPair({ name: question }, readings)

/** The text of an example file, as something to keep of a pair. */
export function keptOf({ question, readings }: Pair, text: string): Kept {
  const source = parseSource('', text)
  const written = source.ok ? source.value.value : undefined
  const examples: readonly Words[] =
    isRecord(written) && Array.isArray(written.examples) ? written.examples.filter(isRecord) : []
  return { question: question.name, readings, examples }
}

/** What is kept as an example file, which JSON is as well. */
export const keptText = (book: string, { examples }: Kept): string => JSON.stringify({ book, examples })

/** The lines of a file. */
export const keptLines = (kept: readonly Kept[]): string => kept.map((one) => `${JSON.stringify(one)}\n`).join('')
