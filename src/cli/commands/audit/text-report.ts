/**
 * The text report of a book as printed: its findings, its questions, and the sections with the most of them.
 *
 * @module
 */

import { type Book, homeOf, keptSnapshot, packageVersion, rootOf, type Snapshot, sectionWords } from '#core'
import {
  caseText,
  keptWeights,
  keptWitnesses,
  locatingIn,
  standingMarkdown,
  standingOf,
  standingSarif,
  type TextReport,
} from '#lab'
import type { CommandResult } from '../../output/print-result.js'
import { programName } from '../../program/program-name.js'
import { asManyAs, briefly, narrow, SCREEN } from '../../text/layout/one-screen.js'
import { block, many, type Paint } from '../../text/layout/output-layout.js'
import { wrapText } from '../../text/layout/wrap-text.js'

/** Builds the text report of a book; its text fits one screen unless `full` is set. */
export function standingResult(book: Book, { full }: { readonly full?: true }): CommandResult {
  const standing = standingOf(book, snapshotOf(book), keptWeights(book), keptWitnesses(book))
  return {
    sarif: () => standingSarif(standing, packageVersion(), locatingIn(rootOf(book), homeOf(book))),
    data: () => standing,
    markdown: () => standingMarkdown(standing),
    text: (paint) => (full ? standingText(standing, paint) : standingShort(standing, paint)),
  }
}

/** Reads the snapshot of a book's last verification, if there is one. */
function snapshotOf(book: Book): Snapshot | undefined {
  try {
    return keptSnapshot(book)
  } catch {
    return undefined
  }
}

/** The width of the lines of a finding, and the maximum number of sections to name. */
const [WIDTH, SECTIONS] = [88, 12]

/** The maximum number of sections to name on one screen. */
const FEW_SECTIONS = 4

/** The same on one screen: every finding in a line or two as far as there is room, and where to look next. */
function standingShort(standing: TextReport, paint: Paint): string {
  const { title, edition, findings, book } = standing
  const head = [...narrow(`${title}, ${edition}`).map(paint.strong), ...narrow(countsText(standing)), '']
  const open = mostOpen(standing).slice(0, FEW_SECTIONS)
  const foot = [
    '',
    ...(open.length > 0 ? ['most open', ...open.flatMap((line) => briefly(line, 2, 1)), ''] : []),
    ...narrow(
      `"${programName()} audit ${book} --full" shows each finding with its case. "${programName()} audit text ${book} FILE" compares your own copy with this edition. "${programName()} questions ${book}" lists the questions.`,
    ),
  ]
  const room = SCREEN.lines - head.length - foot.length
  const most = findings.length * 2 > room ? 1 : 2
  const blocks = findings.map(({ name, kind, says }) => briefly(`${name} (${kind}): ${says}`, 2, most))
  const more = (hidden: number) => `  and ${many(hidden, 'more finding')}`
  return [...head, ...asManyAs(room, blocks, more), ...foot].map((line) => `${line}\n`).join('')
}

function countsText({ findings, questions }: TextReport): string {
  const editorial = questions.filter((one) => one.editorial !== undefined).length
  const elsewhere = questions.filter((one) => one.elsewhere !== undefined).length
  const settled = questions.filter(({ ruling }) => ruling !== undefined).length
  return `${many(findings.length, 'finding')}; ${many(questions.length, 'question')}: ${questions.length - editorial - elsewhere} that a play can tell apart, ${elsewhere > 0 ? `${elsewhere} that only other components can, ` : ''}${editorial} that none can; ${settled} settled by a ruling`
}

function standingText(standing: TextReport, paint: Paint): string {
  const { title, edition, findings } = standing
  return [
    `${paint.strong(title)}, ${edition}\n`,
    `${countsText(standing)}\n`,
    ...findings.map((one) => `\n${findingText(one, paint)}`),
    '\n',
    block(paint, 'most open', mostOpen(standing)),
    `\n${programName()} questions ${standing.book} lists the questions. --text FILE compares your own copy with this edition.\n`,
  ].join('')
}

function findingText(
  { name, kind, says, clauses, among, shown, smallest }: TextReport['findings'][number],
  paint: Paint,
) {
  const first = smallest === undefined ? [] : wrapText(`${among > 1 ? 'smallest: ' : ''}${caseText(smallest)}`, WIDTH)
  return [
    `${paint.strong(name)} (${kind})`,
    ...wrapText(`${says}.`, WIDTH),
    ...(among > 1 ? [`shown by ${shown} of ${among} cases`] : []),
    ...first,
    ...wrapText(clauses.join(', '), WIDTH).map(paint.faint),
  ]
    .map((line, index) => `${index === 0 ? '' : '  '}${line}\n`)
    .join('')
}

/** The sections that most questions and findings are about, and how many. */
function mostOpen({ sections }: TextReport): readonly string[] {
  const open = sections
    .map(({ number, title, questions, findings }) => ({
      line: `${sectionWords({ number, title })}: ${[many(questions.length, 'question'), ...(findings.length > 0 ? [many(findings.length, 'finding')] : [])].join(', ')}`,
      weight: questions.length + findings.length,
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return open.slice(0, SECTIONS).map(({ line }) => line)
}
