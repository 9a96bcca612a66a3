/** Reports on questions and their readings, as plain JSON. @module */
import { z } from 'zod'
import { QUESTION_KINDS, SIGHTS } from '#core'

const count = z.int().min(0)
const ids = z.array(z.string()).readonly()

/** The schema of the weight of a question. */
export const weightSchema = z
  .strictObject({
    asked: count.meta({ description: 'In how many plays the rules ask for the reading.' }),
    plays: count.meta({ description: 'In how many plays another reading changes something.' }),
    decisions: count.meta({ description: 'At how many decisions another reading changes something.' }),
  })
  .readonly()
/** The weight of a question in random plays. */
export type Weight = z.infer<typeof weightSchema>

/** The schema of the weights of a book, as they are kept in a file. */
export const weightsSchema = z
  .strictObject({ plays: count, seed: count, decisions: count, weights: z.record(z.string(), weightSchema).readonly() })
  .readonly()
/** The weights of the questions of a book, and over how many plays and decisions they were measured. */
export type Weights = z.infer<typeof weightsSchema>

/** The place of a stored case that distinguishes two readings: an example file, relative to the folder of the package. */
export interface KeptWitness {
  readonly question: string
  readonly readings: readonly string[]
  readonly file: string
}

/** The schema of a ruling. */
export const rulingSchema = z
  .strictObject({
    reading: z.string(),
    by: z.string(),
    on: z.string(),
    where: z.string(),
    words: z.string().optional(),
  })
  .readonly()

const listed = z
  .strictObject({
    name: z.string(),
    kind: z.enum(QUESTION_KINDS),
    asks: z.string(),
    clauses: ids,
    sections: ids,
    readings: z.record(z.string(), z.string()).readonly(),
    usual: z.string(),
    because: z.string(),
    editorial: z.string().optional(),
    elsewhere: z.string().optional(),
    ruling: rulingSchema.optional(),
    weight: weightSchema.optional(),
    witnesses: z.array(z.string()).readonly().optional().meta({
      description: 'Example files that tell its readings apart, from the folder of the package on.',
    }),
  })
  .readonly()
/** A question as it is listed. */
export type Listed = z.infer<typeof listed>

/** The schema of the questions of a book. */
export const readingsSchema = z
  .strictObject({
    book: z.string(),
    measured: z.strictObject({ plays: count, seed: count, decisions: count }).readonly().optional(),
    questions: z.array(listed).readonly(),
  })
  .readonly()
/** The questions of a book. */
export type ReadingsReport = z.infer<typeof readingsSchema>

const margin = z
  .strictObject({
    means: z.array(z.number()).readonly(),
    difference: z.number().meta({ description: 'The mean of what the second reading adds, seed by seed.' }),
    error: z.number().meta({ description: 'The standard error of that mean.' }),
  })
  .readonly()

const effect = z
  .strictObject({
    plays: count,
    otherOutcomes: count,
    otherWinners: count,
    winners: z.array(z.record(z.string(), count).readonly()).readonly(),
    margins: z.record(z.string(), margin).readonly(),
  })
  .readonly()
/** The effect of another reading on the results of plays. */
export type Effect = z.infer<typeof effect>

const written = {
  example: z.string().meta({ description: 'An example file with both outcomes.' }),
  passed: z.boolean().meta({ description: 'Whether the examples hold, each under its reading.' }),
}

const playedWitness = z
  .strictObject({
    procedure: z.string(),
    choices: count,
    base: z.string(),
    differences: count.meta({ description: 'At how many places the game differs from the base.' }),
    sights: z.array(z.enum(SIGHTS)).readonly(),
    ...written,
  })
  .readonly()
/** The smallest position and play that were found in which two readings differ. */
export type PlayedWitness = z.infer<typeof playedWitness>

const tableWitness = z
  .strictObject({
    table: z.string().meta({ description: 'A table that gives another answer, if no play over the components does.' }),
    ...written,
  })
  .readonly()

const witness = z.union([playedWitness, tableWitness])
/** The point where two readings differ: in a play, or in the answer of a table. */
export type WitnessReport = z.infer<typeof witness>

const told = {
  question: z.string(),
  readings: z.array(z.string()).readonly(),
  /** True if the rules asked for the reading anywhere. */
  asked: z.boolean(),
  witness: witness.optional(),
}

/** The schema of two readings, compared. */
export const comparisonSchema = z
  .strictObject({ book: z.string(), ...told, weight: weightSchema.optional(), effect: effect.optional() })
  .readonly()
/** Two readings, compared. */
export type Comparison = z.infer<typeof comparisonSchema>

/** The schema of the witnesses of a book. */
export const witnessesSchema = z
  .strictObject({
    book: z.string(),
    seconds: z.number(),
    found: z.array(z.strictObject(told).readonly()).readonly(),
  })
  .readonly()
/** The witnesses of a book: for every question, its usual reading beside each of the others. */
export type WitnessesReport = z.infer<typeof witnessesSchema>
