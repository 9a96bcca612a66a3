/** Changes of a page: a tick, a reason, the words of a clause. All its other bytes stay as they are. @module */
import { join } from 'node:path'
import { Unreadable } from '../files/input-error.js'
import { DATA, textAt } from '../files/read-file.js'
import { inProse, items, joinMarkdown } from '../files/safe-markdown.js'
import { ChangedMeanwhile, rememberFile, writeBack } from '../files/write-back.js'
import { type ClauseContent, formatClause } from './format-page.js'
import { faultLine } from './page-fault.js'
import type { Page, PageClause, PageQuestion, TextSpan } from './page-parts.js'
import { parsePage } from './parse-page.js'

/** A range of a text, and what stands there instead. */
export interface TextEdit extends TextSpan {
  readonly text: string
}

/** Moves the tick of a question to a reading, and says why. */
export const tickReading = (
  { readings, reason }: PageQuestion,
  reading: string,
  because: string,
): readonly TextEdit[] => [
  ...readings.map(({ name, tick }) => ({ start: tick, end: tick + 1, text: name === reading ? 'x' : ' ' })),
  { ...reason, text: inProse(because) },
]

const clauseLine = (clause: ClauseContent): string => joinMarkdown(items([formatClause(clause)]), '')

/** Puts other content into the line of a clause. */
export const rewriteClause = ({ span }: PageClause, content: ClauseContent): readonly TextEdit[] => [
  { ...span, text: clauseLine(content) },
]

/** Puts a new clause on a line of its own behind another. */
export const addClauseBehind = ({ span: { end } }: PageClause, content: ClauseContent): readonly TextEdit[] => [
  { start: end, end, text: `\n${clauseLine(content)}` },
]

/** Makes the changes of a text; they do not overlap. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text: put }) => changed.slice(0, start) + put + changed.slice(end), text)

/**
 * Changes a page of a folder. What comes of it is read before it is written, and a page that somebody has changed since is left alone.
 *
 * @param label - the path of the folder, as messages name it
 */
export function editPage(folder: string, label: string, { file, text }: Page, edits: readonly TextEdit[]): void {
  const path = join(folder, file)
  const before = rememberFile(path)
  if (textAt(path, DATA) !== text)
    throw new ChangedMeanwhile([`${path}: somebody has changed this page since it was read. Run the command again`])
  const changed = applyEdits(text, edits)
  const { faults } = parsePage(changed)
  if (faults.length > 0) throw new Unreadable(faults.map((fault) => faultLine(join(label, file), fault)))
  writeBack(before, changed)
}
