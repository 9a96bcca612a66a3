/** Ties: for every clause, the fingerprints of the passages that it restates, as the edition has them. @module */
import { z } from 'zod'
import type { Lock } from '../editions/edition-lockfile.js'

/** A passage by its fingerprint; of several that are alike, which of them. */
export const passageRef = z.string().regex(/^\d+:[0-9a-z]+(?:#\d+)?$/, 'expected a fingerprint, as in "83:k2j9x0q"')

const ties = z.strictObject({
  book: z.string(),
  edition: z.string(),
  /** The passages of each clause by its id; none where it restates nothing of the text. */
  clauses: z.record(z.string(), z.array(passageRef).readonly()),
})
/** The ties of a book. */
export type Ties = Readonly<z.infer<typeof ties>>
/** The schema of ties. */
export const tiesSchema: z.ZodType<Ties> = ties

/** Ties as they are written: a line for each clause. */
export function tiesText({ book, edition, clauses }: Ties): string {
  const lines = Object.entries(clauses).map(
    ([id, refs]) => `    ${JSON.stringify(id)}: [${refs.map((ref) => JSON.stringify(ref)).join(', ')}]`,
  )
  const head = [`  "book": ${JSON.stringify(book)},`, `  "edition": ${JSON.stringify(edition)},`, '  "clauses": {']
  return `{\n${head.join('\n')}\n${lines.join(',\n')}\n  }\n}\n`
}

/** The names of the passages of an edition, in its order: fingerprints, and of those that are alike which it is. */
export function refsOf({ sections }: Pick<Lock, 'sections'>): readonly string[] {
  const seen = new Map<string, number>()
  return sections
    .flatMap(({ passages }) => passages)
    .map((print) => {
      const number = (seen.get(print) ?? 0) + 1
      seen.set(print, number)
      return number === 1 ? print : `${print}#${number}`
    })
}
