/** Manifests: what a folder of vectors holds, and what somebody needs to know to use it. @module */
import { z } from 'zod'
import type { Json } from '#core'
import { ORIGINS } from './case.js'
import { choiceSchema, gameSchema, names } from './situation.js'

/** The version of the format. */
export const FORMAT = 1

const json = z.json() as z.ZodType<Json>
const count = z.int().min(0)

const clauseSchema = z
  .strictObject({
    id: z.string(),
    section: z.string(),
    title: z.string(),
    kind: z.string(),
    text: z.string(),
    applied: count.meta({ description: 'In how many cases it is applied.' }),
    refuses: count.meta({ description: 'In how many cases it must refuse something.' }),
  })
  .readonly()

/** The manifest of a folder of cases. */
export const manifestSchema = z
  .strictObject({
    format: z.literal(FORMAT),
    book: z.string(),
    title: z.string(),
    edition: z.string(),
    madeBy: z.string().meta({ description: 'The program and its version.' }),
    cases: z.strictObject({
      total: count,
      byOrigin: z.partialRecord(z.enum(ORIGINS), count),
      byAsking: z.record(z.string(), count),
    }),
    files: z.array(z.strictObject({ path: z.string(), lines: count, sha256: z.string() }).readonly()).readonly(),
    clauses: z.array(clauseSchema).readonly(),
    questions: z
      .array(
        z
          .strictObject({
            name: z.string(),
            asks: z.string(),
            clauses: names,
            readings: z.record(z.string(), z.string()),
            usual: z.string(),
          })
          .readonly(),
      )
      .readonly(),
    procedures: z
      .array(z.strictObject({ name: z.string(), args: json, results: z.array(json).readonly() }).readonly())
      .readonly(),
    decisions: z
      .array(z.strictObject({ asks: z.string(), clauses: names, choices: z.array(choiceSchema).readonly() }).readonly())
      .readonly()
      .meta({ description: 'Every decision of the book, with a choice of each kind as an instance.' }),
    base: gameSchema.meta({ description: 'The game before anything is set up.' }),
  })
  .readonly()

/** The manifest of a folder of cases. */
export type Manifest = z.infer<typeof manifestSchema>
