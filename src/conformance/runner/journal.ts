/** Journals: one line for every finished case, so that a run that was interrupted goes on where it was. @module */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { check } from '../../kernel/parsed.js'
import { problemLine } from '../../kernel/play.js'
import { type Outcome, outcomeSchema } from './outcome.js'

const headSchema = z
  .strictObject({
    journal: z.literal(1),
    vectors: z.string(),
    implementation: z.strictObject({ name: z.string(), version: z.string() }).readonly(),
    against: z.strictObject({ name: z.string(), version: z.string() }).readonly().optional(),
  })
  .readonly()

/** What a journal is about. */
export type JournalHead = z.infer<typeof headSchema>

/** A journal as it was read. */
export interface Kept {
  readonly head: JournalHead
  readonly outcomes: readonly Outcome[]
}

/** Thrown where a journal cannot be gone on with. */
export class NoJournal extends Error {
  override readonly name = 'NoJournal'
}

/** Writes a journal. */
export interface Journal {
  readonly add: (outcome: Outcome) => void
}

/** Begins a journal. */
export function journalIn(file: string, head: JournalHead): Journal {
  writeFileSync(file, `${JSON.stringify(head)}\n`)
  return addingTo(file)
}

const addingTo = (file: string): Journal => ({
  add: (outcome) => appendFileSync(file, `${JSON.stringify(outcome)}\n`),
})

/** Goes on with a journal. A last line that was not written wholly is taken away. */
export function journalOn(file: string, text: string): Journal {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) writeFileSync(file, whole)
  return addingTo(file)
}

export function readJournal(file: string): Kept & { readonly text: string } {
  const text = textIn(file)
  const [first, ...rest] = text.split('\n').slice(0, -1)
  const head = lineOf(headSchema, first ?? '', `${file}: line 1`)
  const outcomes = rest.map((line, at) => lineOf(outcomeSchema, line, `${file}: line ${at + 2}`))
  return { head, outcomes, text }
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new NoJournal(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function lineOf<T>(schema: z.ZodType<T>, line: string, where: string): T {
  const read = check(schema, jsonOf(line, where))
  if (read.ok) return read.value
  throw new NoJournal(`${where}: ${read.problems.slice(0, 1).map(problemLine).join()}`)
}

function jsonOf(line: string, where: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new NoJournal(`${where}: got no JSON, expected a line of the journal of a run`)
  }
}

/** Why a journal is not that of a run; nothing where it is. */
export function otherThan(kept: JournalHead, head: JournalHead): string | undefined {
  if (kept.vectors !== head.vectors) return `it is about the vectors ${kept.vectors}, expected ${head.vectors}`
  const named = ({ implementation, against }: JournalHead) =>
    [implementation, ...(against ? [against] : [])]
      .map(({ name, version }) => `${name} ${version}`.trim())
      .join(' against ')
  return named(kept) === named(head) ? undefined : `it is about ${named(kept)}, expected ${named(head)}`
}
