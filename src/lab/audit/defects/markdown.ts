/** The state of a book's text, as Markdown. @module */
import { blocks, code, inMarkdown, items, joinMarkdown, type Markdown, markdown, table } from '#core'
import type { QuestionReport, SectionStanding, TextReport } from './report.js'
import { boxText } from './text-boxes.js'

/** More parts of a region than this are told by their number only. */
const MANY = 12

/** Writes the state of a book's text as a page of Markdown. */
export const standingMarkdown = ({ title, edition, findings, questions, sections, plays }: TextReport): Markdown =>
  blocks([
    markdown`# ${inMarkdown(title)}: the text under audit`,
    markdown`Edition: ${inMarkdown(edition)}. ${findings.length} findings, ${questions.length} questions, ${sections.length} sections.`,
    markdown`## Findings`,
    ...(findings.length === 0 ? [markdown`None.`] : findings.flatMap(findingBlocks)),
    markdown`## Questions`,
    ...questions.flatMap((question) => questionBlocks(question, plays)),
    markdown`## Sections`,
    sectionsTable(sections),
  ])

const named = (names: readonly string[]): Markdown => joinMarkdown(names.map(inMarkdown), ', ')

function findingBlocks(finding: TextReport['findings'][number]): readonly Markdown[] {
  const { name, kind, says, clauses, among, shown, region } = finding
  const parts = region.slice(0, MANY).map((box) => inMarkdown(boxText(box)))
  const more = region.length > MANY ? [markdown`and ${region.length - MANY} more parts`] : []
  return [
    markdown`### ${inMarkdown(name)} (${inMarkdown(kind)})`,
    markdown`${inMarkdown(says)}. Clauses: ${named(clauses)}.`,
    ...(among > 1 ? [markdown`Shown by ${shown} of ${among} cases, the smallest first:`] : []),
    ...items([...parts, ...more]),
  ]
}

function questionBlocks(question: QuestionReport, measured: number | undefined): readonly Markdown[] {
  const {
    name,
    kind,
    asks,
    clauses,
    readings,
    usual,
    because,
    editorial,
    elsewhere,
    ruling,
    weight,
    witnesses = [],
  } = question
  const options = Object.entries(readings).map(
    ([reading, says]) =>
      markdown`**${inMarkdown(reading)}**${reading === usual ? markdown` (default)` : markdown``}: ${inMarkdown(says)}`,
  )
  return [
    markdown`### ${inMarkdown(name)} (${inMarkdown(kind)})`,
    inMarkdown(asks),
    ...items(options),
    markdown`Default because: ${inMarkdown(because)}`,
    ...(editorial === undefined ? [] : [markdown`No play can tell them apart: ${inMarkdown(editorial)}`]),
    ...(elsewhere === undefined ? [] : [markdown`Only other components tell them apart: ${inMarkdown(elsewhere)}`]),
    ...(weight && measured !== undefined
      ? [markdown`In ${weight.plays} of ${measured} random plays another reading changes something.`]
      : []),
    ...(witnesses.length > 0
      ? [markdown`The smallest cases that show it: ${joinMarkdown(witnesses.map(code), ', ')}.`]
      : []),
    ...(ruling ? [ruledBy(ruling)] : []),
    markdown`Clauses: ${named(clauses)}.`,
  ]
}

const ruledBy = ({ by, on, where, reading, words }: NonNullable<QuestionReport['ruling']>): Markdown =>
  markdown`Ruled by ${inMarkdown(by)} on ${inMarkdown(on)} (${inMarkdown(where)}): ${inMarkdown(reading)}.${words === undefined ? markdown`` : markdown` ${inMarkdown(words)}`}`

const HEADS = {
  section: 'left',
  title: 'left',
  clauses: 'right',
  questions: 'right',
  findings: 'right',
  'not modelled': 'right',
  'decide, not seen at work': 'right',
} as const

const sectionsTable = (sections: readonly SectionStanding[]): Markdown =>
  table(
    HEADS,
    sections.map(({ number, title, clauses, questions, findings, statuses, evidence }) => [
      ...[inMarkdown(number), inMarkdown(title)],
      ...[clauses, questions.length, findings.length, statuses.unmodelled ?? 0],
      (evidence.none ?? 0) + (evidence.cited ?? 0),
    ]),
  )
