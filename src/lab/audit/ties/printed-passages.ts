/** Notes by the author on the printed form of a book, which terms cannot reveal: `printed.json`. @module */
import { z } from 'zod'
import { passageRef } from './ties-lockfile.js'

const because = z.string().min(10, 'expected a reason, in a sentence')

const printed = z.strictObject({
  book: z.string(),
  /** Sections of which a part stands under other headings, because columns or tables are read in another order. */
  sections: z
    .array(z.strictObject({ section: z.string(), under: z.array(z.string()).min(1).readonly(), because }))
    .readonly()
    .default([]),
  /** Clauses whose passage terms do not find, and those that restate none: what they say is drawn, or stands in a table. */
  clauses: z
    .array(
      z.strictObject({
        clause: z.string(),
        passages: z.union([z.literal('none'), z.array(passageRef).min(1).readonly()]),
        because,
      }),
    )
    .readonly()
    .default([]),
})
/** Notes by the author on the printed form of a book. */
export type PrintedNotes = Readonly<z.infer<typeof printed>>
/** The schema of what an author says. */
export const printedSchema: z.ZodType<PrintedNotes> = printed

/** Of a book whose passages terms find without help. */
export const nothingNoted = (book: string): PrintedNotes => ({ book, sections: [], clauses: [] })
