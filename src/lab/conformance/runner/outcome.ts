/** Outcomes: what an implementation made of every case, and what that says of clauses and sections. @module */
import { z } from 'zod'
import type { Json } from '#core'
import { choiceSchema, names, readingsSchema } from '../format/situation.js'

/** The possible statuses of a case. */
export const STATUSES = ['passed', 'failed', 'skipped', 'errored'] as const
/** The status of a case. */
export type Status = (typeof STATUSES)[number]

const json = z.json() as z.ZodType<Json>
const count = z.int().min(0)

/** One place where an answer differs from what was expected. */
export const placeSchema = z
  .strictObject({
    at: z.string().meta({ description: 'A JSON Pointer.' }),
    expected: json.optional().meta({ description: 'Left out where nothing was expected there.' }),
    got: json.optional().meta({ description: 'Left out where there was nothing.' }),
  })
  .readonly()

/** The outcome of a case for an implementation. */
export const outcomeSchema = z
  .strictObject({
    id: z.string(),
    status: z.enum(STATUSES),
    readings: z
      .array(readingsSchema)
      .readonly()
      .optional()
      .meta({ description: 'Where the answer is not that of the usual readings: the readings that lead to it.' }),
    says: z.string().optional().meta({ description: 'How it fails, or why it was skipped.' }),
    places: z.array(placeSchema).readonly().optional(),
    wrong: z
      .array(count)
      .readonly()
      .optional()
      .meta({ description: 'The candidates that were judged otherwise, counted from 0.' }),
  })
  .readonly()

const tally = { passed: count, failed: count, skipped: count, errored: count }

const followedSchema = z
  .strictObject({
    question: z.string(),
    usual: z.string(),
    cases: count.meta({ description: 'How many answers tell something of it.' }),
    follows: names.meta({
      description: 'The readings that all those answers can follow; none where they are at odds.',
    }),
    says: z.string().optional().meta({ description: 'The reading that the implementation says it follows.' }),
    atOdds: names.optional().meta({ description: 'Two cases that follow different readings.' }),
  })
  .readonly()

const suspectSchema = z
  .strictObject({
    clause: z.string(),
    section: z.string(),
    score: z.number().meta({ description: 'From 0 to 1.' }),
    failing: count,
    passing: count,
  })
  .readonly()

const unclaimedSchema = z
  .strictObject({
    what: names.meta({ description: 'Places of one kind, in words.' }),
    cases: names.meta({ description: 'The cases in which an implementation changes them.' }),
  })
  .readonly()

const reducedSchema = z
  .strictObject({
    case: z.string(),
    suspect: z.string().optional().meta({ description: 'The clause for which it was made small.' }),
    clauses: names,
    asks: z.enum(['result', 'judgement']),
    procedure: z.string(),
    args: json,
    base: z.string(),
    part: z.record(z.string(), json).meta({ description: 'What differs from that base.' }),
    choices: z.array(choiceSchema).readonly(),
    says: z.string(),
    places: z.array(placeSchema).readonly(),
    example: z.string().optional().meta({ description: 'An example file that shows it.' }),
    file: z.string().optional(),
  })
  .readonly()

const implementationSchema = z
  .strictObject({
    name: z.string(),
    version: z.string(),
    tracker: z.string().optional(),
    readings: readingsSchema,
    ignores: names,
  })
  .readonly()

/** A run: what an implementation made of the cases of a book. */
export const runSchema = z
  .strictObject({
    run: z.literal(1),
    book: z.string(),
    title: z.string(),
    edition: z.string(),
    vectors: z.string().meta({ description: 'A short name of the vectors.' }),
    implementation: implementationSchema,
    against: implementationSchema.optional().meta({ description: 'What it was compared with, instead of the rules.' }),
    totals: z.strictObject(tally).readonly(),
    stopped: z.string().optional().meta({ description: 'Why the run stopped early.' }),
    cases: z.array(outcomeSchema).readonly(),
    clauses: z.array(z.strictObject({ clause: z.string(), section: z.string(), ...tally }).readonly()).readonly(),
    sections: z.array(z.strictObject({ section: z.string(), title: z.string(), ...tally }).readonly()).readonly(),
    profile: z.array(followedSchema).readonly(),
    suspects: z.array(suspectSchema).readonly(),
    unclaimed: z
      .array(unclaimedSchema)
      .readonly()
      .optional()
      .meta({ description: 'What is changed, though no clause changes it: no clause is blamed for that.' }),
    reduced: z.array(reducedSchema).readonly(),
  })
  .readonly()

/** One place where an answer differs from what was expected. */
export type Mismatch = z.infer<typeof placeSchema>
/** The outcome of a case for an implementation. */
export type Outcome = z.infer<typeof outcomeSchema>
/** The reading of a question that an implementation follows. */
export type ReadingFollowed = z.infer<typeof followedSchema>
/** A clause that may be responsible for failures. */
export type Suspect = z.infer<typeof suspectSchema>
/** A failure in its smallest form. */
export type Reduced = z.infer<typeof reducedSchema>
/** The tested implementation. */
export type Implementation = z.infer<typeof implementationSchema>
/** The number of cases with each status. */
export type Tally = Readonly<Record<Status, number>>
/** A run: what an implementation made of the cases of a book. */
export type Run = z.infer<typeof runSchema>
