/** The changes between two states of a book as plain JSON: by section, in readable lines. @module */
import { z } from 'zod'

const count = z.int().min(0)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** The topics of lines, in order. */
export const TOPICS = ['rule', 'play', 'question', 'table', 'chart', 'finding', 'example', 'print'] as const
/** The topic of a line. */
export type Topic = (typeof TOPICS)[number]

/** The kinds of changes of a clause, or of anything else. */
export const CHANGES = ['new', 'gone', 'reworded', 'moved', 'status', 'other'] as const

const piece = z.strictObject({ is: z.enum(['same', 'old', 'new']), words: z.string() })

const line = z
  .strictObject({
    topic: z.enum(TOPICS),
    change: z.enum(CHANGES),
    /** The change, in a few words. */
    says: z.string(),
    /** The clause that it is about, or the first of them. */
    clause: z.string().optional(),
    /** The id that the clause had before, where that is another. */
    was: z.string().optional(),
    /** Its words: those of both states, and those of one. */
    pieces: listOf(piece).optional(),
  })
  .readonly()
/** Something that changed. */
export type Line = z.infer<typeof line>

const section = z.strictObject({ number: z.string(), title: z.string(), lines: listOf(line) }).readonly()
/** A section in which something changed. */
export type SectionChanges = z.infer<typeof section>

const side = z.strictObject({ name: z.string(), edition: z.string() }).readonly()

/** The schema of what changed. */
export const changesSchema = z
  .strictObject({
    book: z.string(),
    title: z.string(),
    from: side,
    to: side,
    same: z.boolean(),
    /** The numbers of new, gone and other changed clauses, and whether behaviour and print were compared. */
    counts: z.record(z.enum(CHANGES), count),
    looked: z.strictObject({ play: z.boolean(), print: z.boolean() }).readonly(),
    sections: listOf(section),
  })
  .readonly()
/** The changes between two states of a book. */
export type ChangesReport = z.infer<typeof changesSchema>
