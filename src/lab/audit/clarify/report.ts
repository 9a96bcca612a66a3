/** The effects of a new wording as plain JSON: clauses touched and questions that could be settled. @module */
import { z } from 'zod'

const texts = z.array(z.string()).readonly()
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const count = z.int().min(0)

/** The relations of a passage, or a clause, to the new wording. */
export const TOUCHES = ['reworded', 'left out', 'as before', 'not in it'] as const

const touched = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    how: z.enum(TOUCHES),
    /** Words that the new wording has and the old one has not, and the other way round. */
    come: texts,
    gone: texts,
  })
  .readonly()
/** A clause with how the new wording touches it. */
export type TouchedClause = z.infer<typeof touched>

const witness = z
  .strictObject({
    readings: texts,
    /** The file, and the line. */
    file: z.string(),
    /** The start of the smallest case, and its choices. */
    begins: z.string(),
    after: texts,
  })
  .readonly()

const settles = z
  .strictObject({
    question: z.string(),
    asks: z.string(),
    usual: z.string(),
    ruled: z.boolean(),
    readings: listOf(z.strictObject({ reading: z.string(), says: z.string(), shares: texts }).readonly()),
    /** The reading to which the new wording is nearest, where it is nearer to one than to the others. */
    nearest: z.string().optional(),
    /** Why it is listed: the touched clauses that it is about, and the words that it shares with what is new. */
    about: texts,
    shares: texts,
    /** In how many random plays another reading changes something, where that was measured. */
    plays: count.optional(),
    witnesses: listOf(witness),
  })
  .readonly()
/** A question that a new wording could settle. */
export type Settles = z.infer<typeof settles>

/** The schema of what a new wording touches. */
export const clarificationSchema = z
  .strictObject({
    book: z.string(),
    title: z.string(),
    where: z.string(),
    /** The basis of comparison: the passages of a text, or the words of the clauses. */
    against: z.enum(['text', 'clauses']),
    /** True if the draft counts as the complete section, so that missing parts count as left out. */
    whole: z.boolean(),
    draft: z.strictObject({ sentences: count, asBefore: count, reworded: count, fresh: texts }).readonly(),
    clauses: listOf(touched),
    questions: listOf(settles),
    places: listOf(z.strictObject({ kind: z.string(), name: z.string() }).readonly()),
    examples: listOf(z.strictObject({ file: z.string(), name: z.string() }).readonly()),
  })
  .readonly()
/** The effects of a new wording. */
export type Clarification = z.infer<typeof clarificationSchema>
