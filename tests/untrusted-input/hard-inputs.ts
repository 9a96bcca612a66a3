/**
 * Hard inputs: what once was met in a wrong way, and what is known to be hard. They stand in `hard-inputs.jsonl`, a line for each,
 * with the border at which they are sent, or `every`.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A part of an input as text; or a text so many times. */
const part = z.union([z.string(), z.tuple([z.string(), z.int().positive()])])

const hardInput = z
  .strictObject({
    border: z.string(),
    /** Reason why it stands here. */
    because: z.string().min(1),
    /** The input in parts, as far as it is a text. */
    sent: z.array(part).optional(),
    base64: z.base64().optional(),
  })
  .refine(({ sent, base64 }) => (sent === undefined) !== (base64 === undefined), 'either as text or as base64')

/** An input that is known to be hard. */
export interface HardInput {
  readonly border: string
  readonly because: string
  readonly bytes: Uint8Array
}

/** The word that means every border to which files or texts of any shape come. */
export const EVERY = 'every'

/** Reads inputs from lines. */
export const hardInputsIn = (text: string): readonly HardInput[] =>
  text
    .trim()
    .split('\n')
    .map((line) => hardInput.parse(JSON.parse(line)))
    .map(({ border, because, sent = [], base64 }) => ({
      border,
      because,
      bytes: base64 === undefined ? Buffer.from(sent.map(written).join('')) : Buffer.from(base64, 'base64'),
    }))

const written = (one: z.infer<typeof part>): string => (typeof one === 'string' ? one : one[0].repeat(one[1]))

/** The inputs that are kept. */
export const HARD = hardInputsIn(readFileSync(join(import.meta.dirname, 'hard-inputs.jsonl'), 'utf8'))

/** A text of a few letters that stands there many times. */
const REPEATED = /(.{1,12}?)\1{39,}/gsu

/** The parts of a text: what is repeated stands once. */
function partsOf(text: string): readonly z.infer<typeof part>[] {
  const parts: z.infer<typeof part>[] = []
  let end = 0
  for (const { index, 0: all, 1: once = '' } of text.matchAll(REPEATED)) {
    if (index > end) parts.push(text.slice(end, index))
    parts.push([once, all.length / once.length])
    end = index + all.length
  }
  return end < text.length || parts.length === 0 ? [...parts, text.slice(end)] : parts
}

/** An input as a line of the file. */
export function hardLine({ border, because, bytes }: HardInput): string {
  const text = Buffer.from(bytes).toString('utf8')
  const isText = Buffer.from(text).equals(Buffer.from(bytes))
  return JSON.stringify({
    border,
    because,
    ...(isText ? { sent: partsOf(text) } : { base64: Buffer.from(bytes).toString('base64') }),
  })
}
