/** Stored rulings on a book's questions. @module */
import { z } from 'zod'
import { renewFile } from '../files/write-back.js'
import type { Ruled } from '../kernel/sections/question.js'
import { type Housed, inHome } from './book-home.js'
import { keptIn } from './json-file.js'

const said = z.string().min(1, 'expected a few words')

/** The content of a file with rulings, in the order in which they were given. */
export const rulingsSchema = z
  .array(
    z
      .strictObject({
        question: z.string(),
        reading: z.string(),
        by: said,
        on: z.string(),
        where: said,
        words: said.optional(),
      })
      .readonly(),
  )
  .readonly()

/** The name of the file in the folder of a book. */
export const RULINGS = 'rulings.json'

/** Returns the file of a book's rulings. */
export const rulingsFile = (book: Housed): string => inHome(book, RULINGS)

/** The rulings that a file keeps; none where there is no file. */
export const rulingsIn = (file: string): readonly Ruled[] =>
  (keptIn(file, rulingsSchema) ?? []).map(({ words, ...ruling }) => ({
    ...ruling,
    ...(words !== undefined && { words }),
  }))

/** Changes the rulings of a book while nobody else does; a file without any is taken away. */
export function changeRulings<Change extends { readonly rulings: readonly Ruled[] }>(
  file: string,
  change: (kept: readonly Ruled[]) => Change,
): Change {
  const changed = () => {
    const result = change(rulingsIn(file))
    const { rulings } = result
    return { result, text: rulings.length > 0 ? `${JSON.stringify(rulings, null, 2)}\n` : undefined }
  }
  return renewFile(file, changed, 'rule')
}
