/** Messages: what the runner and an implementation say to each other, one JSON object a line. @module */
import { z } from 'zod'
import { countSchema } from './case.js'
import { beginSchema, choiceSchema, dueSchema, gameSchema, readingsSchema } from './situation.js'

/** The version of the protocol. */
export const PROTOCOL = 1

const id = z.string()

/** The kinds of request to an implementation. */
export const REQUESTS = ['case', 'judge', 'census'] as const
/** The kind of a request to an implementation. */
export type RequestKind = (typeof REQUESTS)[number]

const situation = {
  id,
  given: z.strictObject({ game: gameSchema, begin: beginSchema }).readonly(),
  choices: z.array(choiceSchema).readonly(),
}

/** A message from the runner. */
export const requestSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('start'),
      protocol: z.literal(PROTOCOL),
      book: z.string(),
      edition: z.string(),
    })
    .readonly(),
  z.strictObject({ type: z.literal('case'), ...situation }).readonly(),
  z
    .strictObject({ type: z.literal('judge'), ...situation, candidates: z.array(choiceSchema).min(1).readonly() })
    .readonly(),
  z.strictObject({ type: z.literal('census'), ...situation, divide: z.boolean() }).readonly(),
  z.strictObject({ type: z.literal('stop') }).readonly(),
])

/** A message from an implementation. */
export const replySchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('started'),
      protocol: z.literal(PROTOCOL),
      implementation: z
        .strictObject({ name: z.string().min(1), version: z.string(), tracker: z.url().optional() })
        .readonly(),
      books: z
        .array(z.strictObject({ book: z.string(), editions: z.array(z.string()).readonly() }).readonly())
        .readonly(),
      readings: readingsSchema.meta({ description: 'The readings that it follows, by question, as far as it says.' }),
      supports: z
        .strictObject({
          requests: z.array(z.enum(REQUESTS)).readonly(),
          procedures: z
            .array(z.string())
            .readonly()
            .optional()
            .meta({ description: 'The procedures that may begin; all of them where it is left out.' }),
          ignores: z
            .array(z.string())
            .readonly()
            .optional()
            .meta({ description: 'JSON Pointers into the game: what it does not model, and is not compared.' }),
        })
        .readonly(),
    })
    .readonly(),
  z
    .strictObject({
      type: z.literal('result'),
      id,
      game: gameSchema,
      due: dueSchema.optional(),
      nothing: z
        .array(z.string())
        .readonly()
        .optional()
        .meta({ description: 'The clauses by which nothing can be done, where what begins is over at once.' }),
    })
    .readonly(),
  z
    .strictObject({
      type: z.literal('refused'),
      id,
      at: z.int().min(0).optional(),
      reasons: z.array(z.string()).readonly().optional(),
    })
    .readonly(),
  z.strictObject({ type: z.literal('judged'), id, legal: z.array(z.boolean()).readonly() }).readonly(),
  countSchema
    .extend({
      type: z.literal('counted'),
      id,
      parts: z
        .array(countSchema.extend({ choice: choiceSchema }).readonly())
        .readonly()
        .optional(),
    })
    .readonly(),
  z.strictObject({ type: z.literal('skipped'), id, reason: z.string() }).readonly(),
  z.strictObject({ type: z.literal('errored'), id, message: z.string() }).readonly(),
])

/** A message from the runner. */
export type Request = z.infer<typeof requestSchema>
/** A message from an implementation. */
export type Reply = z.infer<typeof replySchema>
/** The first thing that an implementation says: who it is and what it can do. */
export type Started = Extract<Reply, { type: 'started' }>
/** A request that asks about a situation. */
export type SituationRequest = Extract<Request, { id: string }>
