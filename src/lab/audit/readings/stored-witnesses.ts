/**
 * Witnesses as a book keeps them: one file, a line of JSON for each pair of readings, with an example under each of the two.
 *
 * @module
 */
import { z } from 'zod'
import { isRecord, type Pair, parseSource, type Question, type RawExample } from '#core'

/** The schema of a line. */
export const keptSchema = z
  .strictObject({
    question: z.string(),
    readings: z.array(z.string()).readonly(),
    examples: z.array(z.record(z.string(), z.unknown())).readonly(),
  })
  .readonly()
/** The stored data of a pair of readings. */
export type Kept = z.infer<typeof keptSchema>

/** The name of a stored pair of readings: its question and both readings, without characters that file names cannot have. */
export const nameOfPair = (question: Pick<Question, 'name'>, readings: readonly string[]): string =>
  [question.name, ...readings].join(' ').replaceAll(/\W+/g, '-')

/** The name of a pair. */
export const witnessName = ({ question, readings }: Pair): string => nameOfPair(question, readings)

/** The name of a stored pair. */
export const keptName = ({ question, readings }: Kept): string => nameOfPair({ name: question }, readings)

/** The text of an example file, as something to keep of a pair. */
export function keptOf({ question, readings }: Pair, text: string): Kept {
  const source = parseSource('', text)
  const written = source.ok ? source.value.value : undefined
  const examples: readonly RawExample[] =
    isRecord(written) && Array.isArray(written.examples) ? written.examples.filter(isRecord) : []
  return { question: question.name, readings, examples }
}

/** The text of a stored pair as an example file; JSON is valid there too. */
export const keptText = (book: string, { examples }: Kept): string => JSON.stringify({ book, examples })

/** The lines of a file. */
export const keptLines = (kept: readonly Kept[]): string => kept.map((one) => `${JSON.stringify(one)}\n`).join('')
