/** Journals: one line for every finished case, so that a run that was interrupted goes on where it was. @module */
import { z } from 'zod'
import {
  check,
  DATA,
  type Growing,
  growing,
  parseJson,
  problemLine,
  textAt,
  textIfThere,
  Unreadable,
  writeWhole,
} from '#core'
import { type Outcome, outcomeSchema } from './outcome.js'

const headSchema = z
  .strictObject({
    journal: z.literal(1),
    vectors: z.string(),
    implementation: z.strictObject({ name: z.string(), version: z.string() }).readonly(),
    against: z.strictObject({ name: z.string(), version: z.string() }).readonly().optional(),
  })
  .readonly()

/** The head of a journal. */
export type JournalHead = z.infer<typeof headSchema>

/** A journal as it was read. */
export interface Kept {
  readonly head: JournalHead
  readonly outcomes: readonly Outcome[]
}

/** Writes a journal. */
export interface Journal {
  readonly add: (outcome: Outcome) => void
}

/** The first line of a journal. */
export const journalHead = (head: JournalHead): string => `${JSON.stringify(head)}\n`

/** Begins a journal, in the place of one that stands there. */
export function journalIn(file: string, head: JournalHead): Journal {
  const text = journalHead(head)
  writeWhole(file, text)
  return journalAfter(file, text)
}

/** Fails where something else stands in a file that would be lost where a journal begins in it. */
export function mustBeFreeForJournal(file: string): void {
  const [first = ''] = (textIfThere(file, JOURNAL) ?? '').split('\n')
  const read = parseJson(first)
  if (first === '' || (read.ok && check(headSchema, read.value).ok)) return
  throw new Unreadable([`${file}: holds something else; expected a new file, or the journal of a run`])
}

const JOURNAL = { ...DATA, expected: 'the journal of a run' }

/** Goes on with a journal that holds a text, and that nobody else writes. */
export function journalAfter(file: string, text: string): Journal {
  const lines: Growing = growing(file, Buffer.byteLength(text))
  return { add: (outcome) => lines.add(`${JSON.stringify(outcome)}\n`) }
}

/** Goes on with a journal. A last line that was not written wholly is taken away. */
export function journalOn(file: string, text: string): Journal {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) writeWhole(file, whole)
  return journalAfter(file, whole)
}

export function readJournal(file: string): Kept & { readonly text: string } {
  const text = textAt(file, JOURNAL)
  const [first, ...rest] = text.split('\n').slice(0, -1)
  const head = lineOf(headSchema, first ?? '', `${file}: line 1`)
  const outcomes = rest.map((line, at) => lineOf(outcomeSchema, line, `${file}: line ${at + 2}`))
  return { head, outcomes, text }
}

function lineOf<T>(schema: z.ZodType<T>, line: string, where: string): T {
  const json = parseJson(line)
  if (!json.ok) throw new Unreadable([`${where}: got no JSON, expected a line of the journal of a run`])
  const read = check(schema, json.value)
  if (read.ok) return read.value
  throw new Unreadable([`${where}: ${read.problems.slice(0, 1).map(problemLine).join()}`])
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
