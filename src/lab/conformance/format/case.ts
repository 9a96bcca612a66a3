/** Cases: what is asked of an implementation, and what the rules answer, as plain JSON in any language. @module */
import { z } from 'zod'
import type { Json } from '#core'
import { beginSchema, choiceSchema, dueSchema, names, readingsSchema } from './situation.js'

/** The origins of a case. */
export const ORIGINS = ['example', 'row', 'edge', 'way', 'refusal', 'play', 'game', 'census', 'pair'] as const
/** The origin of a case. */
export type Origin = (typeof ORIGINS)[number]

const id = z.string().regex(/^[a-z]+-[0-9a-f]{12}$/)

const positionId = z.string().meta({ description: 'The name of a game in positions.jsonl.' })

/** A place in a game, and what stands there afterwards; nothing where there is no such place any more. */
const changeSchema = z
  .strictObject({
    at: z.array(z.union([z.string(), z.int()])).readonly(),
    to: (z.json() as z.ZodType<Json>).optional(),
  })
  .readonly()

const about = {
  id,
  about: z.string().meta({ description: 'The case in a sentence for people.' }),
  origin: z.enum(ORIGINS),
  clauses: names.meta({ description: 'The clauses that the usual answer applies.' }),
  refusing: names.meta({ description: 'The clauses that must refuse something here.' }),
  reached: z.enum(['by play', 'constructed']),
  given: positionId,
  begin: beginSchema,
  choices: z.array(choiceSchema).readonly(),
}

/** The result of the choices under some readings. */
export const resultSchema = z.union([
  z
    .strictObject({
      readings: readingsSchema,
      verdict: z.literal('legal'),
      changes: z.array(changeSchema).readonly(),
      digest: z.string().meta({ description: 'The digest of the whole game afterwards.' }),
      due: dueSchema,
      nothing: names.optional().meta({
        description:
          'Set where nothing can be done: what begins is over at once, by these clauses. To refuse to begin is right, too.',
      }),
    })
    .readonly(),
  z
    .strictObject({
      readings: readingsSchema,
      verdict: z.literal('refused'),
      at: z.int().min(0).meta({ description: 'Which choice is refused, counted from 0.' }),
      clauses: names,
    })
    .readonly(),
])

/** The candidates that may be chosen under some readings. */
export const judgementSchema = z
  .strictObject({
    readings: readingsSchema,
    legal: z.array(z.boolean()).readonly(),
    refusing: z.array(names).readonly().meta({ description: 'For each candidate the clauses that refuse it.' }),
  })
  .readonly()

/** The number of possible plays under some readings. */
export const countSchema = z.strictObject({
  actions: z.int().min(0).meta({ description: 'How many different lists of choices lead to the end of what began.' }),
  positions: z.int().min(0).meta({ description: 'How many different games they lead to.' }),
  digest: z.string().meta({ description: 'The digest of those games.' }),
})

const partSchema = countSchema.extend({ choice: choiceSchema }).readonly()

/** A count, and the counts after each first choice. */
export const dividedSchema = countSchema
  .extend({ readings: readingsSchema, parts: z.array(partSchema).readonly() })
  .readonly()

/** The expectation that two positions allow the same choices under every reading. */
export const sameSchema = z.strictObject({ readings: readingsSchema, same: z.literal(true) }).readonly()

/** Expectations: the usual one first, then every other that an accepted reading leads to. */
const expected = <T extends z.ZodType>(one: T) => z.array(one).min(1).readonly()

export const caseSchema = z.discriminatedUnion('asks', [
  z.strictObject({ ...about, asks: z.literal('result'), expected: expected(resultSchema) }).readonly(),
  z
    .strictObject({
      ...about,
      asks: z.literal('judgement'),
      candidates: z.array(choiceSchema).min(1).readonly(),
      expected: expected(judgementSchema),
    })
    .readonly(),
  z.strictObject({ ...about, asks: z.literal('census'), expected: expected(dividedSchema) }).readonly(),
  z
    .strictObject({
      ...about,
      asks: z.literal('pair'),
      seat: z.string().meta({ description: 'Who cannot tell the two positions apart.' }),
      other: z
        .strictObject({ given: positionId, choices: about.choices })
        .readonly()
        .meta({ description: 'How the other position comes about; the same begins there.' }),
      candidates: z.array(choiceSchema).min(1).readonly(),
      expected: expected(sameSchema),
    })
    .readonly(),
])

export type Case = z.infer<typeof caseSchema>
/** A case that asks what choices come to. */
export type ResultCase = Extract<Case, { asks: 'result' }>
/** A case that asks which candidates may be chosen. */
export type JudgementCase = Extract<Case, { asks: 'judgement' }>
/** A case that asks how much can be done. */
export type CensusCase = Extract<Case, { asks: 'census' }>
/** A case that asks whether a seat may choose the same in two positions that it cannot tell apart. */
export type PairCase = Extract<Case, { asks: 'pair' }>
/** True if a case asks about one situation, so it is neither a census nor a pair. */
export const isOfOne = (one: Case): one is ResultCase | JudgementCase =>
  one.asks === 'result' || one.asks === 'judgement'

/** The result of choices. */
export type Result = z.infer<typeof resultSchema>
/** The candidates that may be chosen. */
export type Judgement = z.infer<typeof judgementSchema>
/** The number of possible plays. */
export type Count = z.infer<typeof countSchema>
/** A count, divided by the first choice. */
export type Divided = z.infer<typeof dividedSchema>
/** A place in a game, and what stands there afterwards. */
export type Change = z.infer<typeof changeSchema>
