/**
 * Jobs as they stand in a queue: data alone. A job names a book and a kind of work, and who does it knows both or refuses it;
 * nothing that a job names is loaded or carried out.
 *
 * @module
 */
import { z } from 'zod'
import { canonical } from '#core'
import { sha256 } from '#lab'
import { decompressText, textIn } from './payload-store.js'
import type { Store } from './store.js'

/** The start of a failure message for a defect of the book or of the program. */
export const DEFECT = 'defect: '

/** The queue in which all jobs stand. */
export const QUEUE = 'rulewright'

const stored = z.string().regex(/^(?:common|also|came)-[0-9a-f-]+$/)

/** A job, as it stands in a queue. */
export const messageSchema = z
  .strictObject({
    format: z.literal(1),
    /** The name of the work that the job belongs to. */
    work: z.string().regex(/^[0-9a-f]+$/),
    book: z.string(),
    /** The digest of the book and of the program: another commit has another. */
    digest: z.string(),
    kind: z.string(),
    /** The stored place of the common data of the jobs. */
    common: stored,
    also: stored.optional(),
    /** The job itself, as text. */
    part: z.string(),
  })
  .readonly()
/** A job, as it stands in a queue. */
export type Message = z.infer<typeof messageSchema>

/** The result of a job: as compressed text, or the place where a long result is stored. */
export const answerSchema = z.union([
  z.strictObject({ came: z.string() }).readonly(),
  z.strictObject({ at: stored }).readonly(),
])
/** Reads the result of a job, as text. */
export const answerText = async (answer: QueueAnswer, store: Store): Promise<string> =>
  'at' in answer ? textIn(store, answer.at) : decompressText(Buffer.from(answer.came, 'base64'))

/** The result of a job. */
export type QueueAnswer = z.infer<typeof answerSchema>

/** The name of a work: the same work has the same, so that what was done of it is found again. */
export const workName = (work: readonly string[]): string => sha256(canonical(work)).slice(0, 16)

/** The name of a job, by which it is done once: the same job of the same work has the same. */
export const jobName = ({ work, part, also = '' }: Pick<Message, 'work' | 'part' | 'also'>): string =>
  `${work}-${sha256(canonical([part, also])).slice(0, 24)}`

/** The name under which what came of a job stands in a store. */
export const cameName = (message: Pick<Message, 'work' | 'part' | 'also'>): string => `came-${jobName(message)}`

/** The name under which plain data stands in a store. */
export const storedName = (what: 'common' | 'also', text: string): string => `${what}-${sha256(text).slice(0, 32)}`
