/** The findings of an audit of a copy, as plain JSON. @module */
import { z } from 'zod'
import { CLAUSE_KINDS, STATUSES } from '#core'
import { LAYOUTS } from './layout/reading-order.js'

const count = z.int().min(0)
const row = z.int().min(1)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const texts = listOf(z.string())

/** The printed number of a section, empty before the first heading; and its title if the book has it. */
const about = { number: z.string(), title: z.string().optional() }

const difference = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('missing'), ...about, lost: count, of: count }),
  z.strictObject({ kind: z.literal('added'), ...about, words: count, line: row }),
  z.strictObject({ kind: z.literal('renumbered'), ...about, to: z.string(), line: row }),
  z.strictObject({ kind: z.literal('retitled'), ...about, now: z.string(), line: row }),
  /** Passages of a list whose order is a rule have changed places, on these lines of the file. */
  z.strictObject({ kind: z.literal('swapped'), ...about, moved: count, lines: listOf(row) }),
  /** Passages stand in the midst of other sections, on these lines of the file. */
  z.strictObject({ kind: z.literal('moved'), ...about, moved: count, under: texts, lines: listOf(row) }),
  /** So many passages are not there as they were; so many words, on these lines of the file, are new. */
  z.strictObject({ kind: z.literal('changed'), ...about, lost: count, of: count, words: count, lines: listOf(row) }),
])
/** Something in which a copy differs from the edition. */
export type EditionDifference = Readonly<z.infer<typeof difference>>

const note = z.discriminatedUnion('kind', [
  /** The same words in another order. */
  z.strictObject({ kind: z.literal('reordered'), ...about }),
  /** The same words, some of them under other headings. */
  z.strictObject({ kind: z.literal('elsewhere'), ...about, under: texts }),
])
/** Something that differs without a difference in words. */
export type Note = Readonly<z.infer<typeof note>>

const dangling = z.strictObject({
  /** The section to which the text refers, though there is none. */
  to: z.string(),
  in: z.string(),
  line: row,
})
/** A reference of the text to a section that it does not have. */
export type Dangling = Readonly<z.infer<typeof dangling>>

const work = z.strictObject({
  ...about,
  why: texts,
  /** True if it has a heading that separates its words from those of the section before it. */
  headed: z.boolean(),
  clauses: listOf(z.strictObject({ id: z.string(), kind: z.enum(CLAUSE_KINDS), status: z.enum(STATUSES) })),
  /** Clauses whose passage is as it was, but stands beside one that is not, or beside new words. */
  beside: texts,
  /** The number of other clauses in the section that restate unchanged passages. */
  others: count,
  /** Table rows, states, transitions, offers, formulas, laws, priorities and whatever else cites them. */
  places: listOf(z.strictObject({ kind: z.string(), name: z.string() })),
  examples: listOf(z.strictObject({ file: z.string(), name: z.string() })),
  questions: texts,
  /** The ids of conformance cases about them, of the vectors that were given. */
  conformance: texts,
  /** Clauses of other sections that refer to it by its number. */
  referring: texts,
})
/** A section that has to be looked at again, with all that relies on it. */
export type WorkItem = Readonly<z.infer<typeof work>>

const piece = z.strictObject({ is: z.enum(['same', 'old', 'new']), words: z.string() })
/** Words that are in both copies, or in one of them. */
export type DiffPiece = Readonly<z.infer<typeof piece>>

const wording = z.strictObject({ ...about, pieces: listOf(piece) })
/** The changes in the words of a section. */
export type Wording = Readonly<z.infer<typeof wording>>

const reportShape = z.strictObject({
  book: z.string(),
  title: z.string(),
  edition: z.string(),
  /** The basis of comparison for the copy. */
  against: z.enum(['lock', 'copy']),
  same: z.boolean(),
  text: z.strictObject({ layout: z.enum(LAYOUTS), words: count, headings: count }),
  /** Passages of the edition, and how many of them the copy has. */
  passages: z.strictObject({ of: count, found: count }),
  /**
   * The first sentence that is not found as it was: its section, its place there, and the digest of its first words.
   * If nobody can say which of several in a row it is, `to` is the place of the last.
   */
  first: z.strictObject({ ...about, sentence: row, to: row.optional(), digest: z.string() }).optional(),
  differences: listOf(difference),
  notes: listOf(note),
  references: z.strictObject({ checked: count, dangling: listOf(dangling) }),
  /** Headings of the copy to which no section of the book belongs. */
  unmodelled: texts,
  /** Sections of the book without a heading in the copy, nor in the edition. */
  unheaded: texts,
  work: listOf(work),
  /** The faults of the links between clauses and passages. */
  ties: listOf(z.strictObject({ clause: z.string(), what: z.string() })),
  /** Only where they are asked for: words of the rulebook. */
  wordings: listOf(wording).optional(),
})
/** The schema of what an audit prints. */
export const auditSchema: z.ZodType<AuditReport> = reportShape
/** The findings of an audit. */
export type AuditReport = Readonly<z.infer<typeof reportShape>>
