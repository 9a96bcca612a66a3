/** The JSON Schemas of a folder of vectors, and of the messages about them. @module */
import { z } from 'zod'
import { type Book, isRecord, withId } from '#core'
import { caseSchema } from '../../format/case.js'
import { manifestSchema } from '../../format/manifest.js'
import { replySchema, requestSchema } from '../../format/messages.js'
import { gameSchema } from '../../format/situation.js'

/** One line of positions.jsonl: a game with its name. */
export const positionSchema = z.strictObject({ id: z.string().regex(/^[0-9a-f]{16}$/), game: gameSchema }).readonly()

/** The schemas of a book by the names of their files. */
export const schemasOf = (book: Pick<Book, 'name' | 'schema' | 'title'>): Readonly<Record<string, unknown>> => ({
  'case.schema.json': withId(['case'], z.toJSONSchema(caseSchema)),
  'game.schema.json': withId(['game', book.name], gameJsonSchema(book)),
  'manifest.schema.json': withId(['manifest'], z.toJSONSchema(manifestSchema)),
  'position.schema.json': withId(['stored-position'], z.toJSONSchema(positionSchema)),
  'reply.schema.json': withId(['reply'], z.toJSONSchema(replySchema)),
  'request.schema.json': withId(['request'], z.toJSONSchema(requestSchema)),
})

/** The game of a book without its readings. */
export function gameJsonSchema({ schema, title }: Pick<Book, 'schema' | 'title'>): object {
  const whole: object = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  if (!isRecord(whole) || !isRecord(whole.properties)) return whole
  const { readings: _, ...properties } = whole.properties
  const required = Array.isArray(whole.required)
    ? { required: whole.required.filter((name) => name !== 'readings') }
    : {}
  return { ...whole, title: `A game of ${title}`, properties, ...required }
}
