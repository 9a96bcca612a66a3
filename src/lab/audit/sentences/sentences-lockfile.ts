/** The sentences of an edition: where each begins within its passages, and a digest of its first words. No word is kept. @module */
import { z } from 'zod'

const sentences = z
  .string()
  .regex(/^(?:\d+(?:\+\d+)?:[0-9a-z]{3}(?: |$))*$/, 'expected sentences, as in "0:k7x 0+45:3fa 2:zz1"')
const ordinals = z.string().regex(/^[1-9]\d*(?: [1-9]\d*)*$/, 'expected sentences by their places, as in "4 5"')

const sentencesLock = z.strictObject({
  book: z.string(),
  edition: z.string(),
  /** The sections of the edition. Each sentence: its passage, the letters before it there, and its digest. */
  sections: z.array(z.strictObject({ number: z.string(), sentences })).readonly(),
  /** The clauses that restate not all sentences of their passages: which of them. */
  clauses: z.record(z.string(), ordinals),
})
/** The sentences of an edition. */
export type SentencesLock = Readonly<z.infer<typeof sentencesLock>>
/** The schema of the sentences of an edition. */
export const sentencesSchema: z.ZodType<SentencesLock> = sentencesLock

/** Formats sentences as their file. */
export const sentencesText = (lock: SentencesLock): string => `${JSON.stringify(lock, null, 2)}\n`

/** The beginning of a sentence. */
export interface SentenceStart {
  /** The passage in which it begins, by its place in the section. */
  readonly passage: number
  /** The letters of the passage that stand before it. */
  readonly offset: number
  /** The digest of its first words. */
  readonly first: string
}

/** Formats the beginnings of sentences. */
export const startsText = (starts: readonly SentenceStart[]): string =>
  starts.map(({ passage, offset, first }) => `${passage}${offset > 0 ? `+${offset}` : ''}:${first}`).join(' ')

/** Reads the beginnings of sentences. */
export const readStarts = (text: string): readonly SentenceStart[] =>
  [...text.matchAll(/(\d+)(?:\+(\d+))?:(\w{3})/g)].map(([, passage, offset = '0', first = '']) => ({
    passage: Number(passage),
    offset: Number(offset),
    first,
  }))

/** Reads the places of sentences. */
export const readOrdinals = (text: string): readonly number[] => text.split(' ').map(Number)
