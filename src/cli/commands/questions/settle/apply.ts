/** A ruling written into its book: the tick and the reason on the page, and examples that held under the former reading. @module */
import { join, relative } from 'node:path'
import {
  applyRulings,
  type Book,
  CONTENTS,
  editPage,
  exampleFiles,
  examplesFolder,
  type FormerReading,
  findQuestion,
  type Gate,
  hasPages,
  homeOf,
  moveUnderReading,
  type Report,
  type Ruled,
  type Rules,
  readPages,
  rememberFile,
  rulesOf,
  SOURCE,
  textAt,
  tickReading,
  toFileText,
  Unreadable,
  writeBack,
  writeModule,
} from '#core'
import { keptOfPairs, pairWitnesses } from '#lab'
import { type EditedBook, proveEdit } from '../../../books/prove-edit.js'
import { withProgress } from '../../../output/progress.js'
import type { Session } from '../../../program/command-context.js'

/** The place of a question on a page, as it was found before anything is written. */
export interface QuestionPage {
  readonly at: string
  readonly tick: (ruling: Ruled) => void
}

/** An example file in which a ruling has moved or broken examples. */
export interface RuledExamples {
  readonly file: string
  readonly moved: readonly string[]
  readonly failing: readonly string[]
  /** Lines of the file with a note that names the question. */
  readonly notes: readonly string[]
}

/** The consequences of a ruling that was written into its book. */
export interface AppliedRuling {
  readonly page: string
  readonly examples: readonly RuledExamples[]
  /** Questions whose stored cases were searched again. */
  readonly cases: readonly string[]
  /** The smallest stored case that the ruling decides, as an example file shows it. */
  readonly smallest?: string
  /** Moved examples with a note that names the question. */
  readonly notes: readonly string[]
  /** The checks of the book as it is now; absent where they did not run. */
  readonly report?: Report
  /** The checks that fail now, each with what it did not find before. */
  readonly fresh: readonly Gate[]
  /** The commands that are left because they take long. */
  readonly later?: readonly string[]
}

/** Finds the page of a question; refuses a book whose questions are not on pages. */
export function questionPage(book: Book, question: string): QuestionPage {
  const folder = homeOf(book)
  const label = relative(process.cwd(), folder)
  const pages = hasPages(folder) ? readPages(folder, label) : []
  const found = findQuestion(pages, question)
  if (found === undefined)
    throw new Unreadable([`--apply: ${question} is on no page of ${label}; expected one that ${CONTENTS} lists`])
  const { page, part } = found
  return {
    at: `${join(label, page.file)}:${part.line}`,
    tick: ({ reading, by, on, where }) => {
      const because = `Settled by ${by} on ${on}: ${where}${/[.!?]$/.test(where) ? '' : '.'}`
      editPage(folder, label, page, tickReading(part, reading, because))
      writeModule(folder, label)
    },
  }
}

/** Writes a ruling into its book, and proves what comes of it. */
export async function applyRuling(
  session: Pick<Session, 'io'>,
  edited: EditedBook,
  { at, tick }: QuestionPage,
  ruling: Ruled,
  before: string,
): Promise<AppliedRuling> {
  const { book } = edited
  const ruled = applyRulings(book, [ruling])
  tick(ruling)
  const isChanged = before !== ruling.reading
  const examples = isChanged ? moveExamples(ruled, { question: ruling.question, reading: before }, session) : []
  const cases = isChanged ? failingCases(ruled) : []
  const proved = await proveEdit(session, edited, { cases, weights: isChanged })
  const smallest = isChanged ? smallestCase(book, ruling, before) : undefined
  const notes = examples.flatMap((one) => one.notes)
  return { page: at, examples, cases, notes, fresh: [], ...(smallest !== undefined && { smallest }), ...proved }
}

/** Returns the stored case of two readings, under the one that holds now. */
function smallestCase(book: Book, { question, reading }: Ruled, before: string): string | undefined {
  const kept = keptOfPairs(book).find(
    (one) => one.question === question && one.readings.includes(reading) && one.readings.includes(before),
  )
  const example = kept?.examples[kept.readings.indexOf(reading)]
  if (example === undefined) return undefined
  const { name: _name, cites: _cites, note: _note, ...shown } = example
  return toFileText(shown)
}

/** Moves the examples of a book that held under the former reading only. */
function moveExamples(book: Book, former: FormerReading, { io }: Pick<Session, 'io'>): readonly RuledExamples[] {
  const rules: Rules = rulesOf(book)
  const files = exampleFiles(examplesFolder(book))
  return withProgress(
    (progress) =>
      files.flatMap((file, done) => {
        progress?.({ gate: 'examples', done, total: files.length })
        const before = rememberFile(file)
        const { text, moved, failing } = moveUnderReading(rules, file, textAt(file, SOURCE), former)
        if (moved.length > 0) writeBack(before, text)
        const label = relative(process.cwd(), file)
        const notes = moved.length > 0 ? notesAbout(former.question, label, text) : []
        return moved.length + failing.length > 0 ? [{ file: label, moved, failing, notes }] : []
      }),
    io.told,
  )
}

/** Lists the lines with a note that names a question: what it says of a reading may be wrong now. */
const notesAbout = (question: string, file: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*"?note"?:/.test(line) && line.includes(question) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    )

/** Lists the questions of which a stored case no longer shows a difference. */
const failingCases = (book: Book): readonly string[] => [
  ...new Set(
    pairWitnesses(book, keptOfPairs(book)).flatMap(({ pair, fault }) =>
      fault === undefined ? [] : [pair.question.name],
    ),
  ),
]
