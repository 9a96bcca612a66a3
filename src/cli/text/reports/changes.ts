/** Changes between two states of a book, as text and as Markdown. @module */

import { blocks, code, inMarkdown, items, joinMarkdown, type Markdown, markdown } from '#core'
import type { ChangesReport, Line, SectionChanges } from '#lab'
import { programName } from '../../program/program-name.js'
import type { Paint } from '../layout/output-layout.js'
import { width } from '../layout/terminal-width.js'
import { wrapText } from '../layout/wrap-text.js'

const COUNTED = { new: 'new', gone: 'taken out', reworded: 'reworded', moved: 'moved', status: 'standing otherwise' }

/** Counts the changed clauses by kind of change, and lists the parts that were not compared. */
function countsText({ counts, same, looked, book }: ChangesReport): readonly string[] {
  const known = Object.entries(COUNTED).flatMap(([change, word]) => {
    const number = counts[change as keyof typeof counts]
    return number > 0 ? [`${number} ${word}`] : []
  })
  return [
    same ? 'Nothing changed.' : `Clauses: ${known.join(', ') || 'none'}.`,
    ...(same || looked.play
      ? []
      : [`What that means in play: ${programName()} diff behaviour ${book} --base REF --json, then --behaviour.`]),
  ]
}

const headOf = ({ title, from, to }: ChangesReport): string =>
  `${title}: what changed from ${sideText(from)} to ${sideText(to)}`

const sideText = ({ name, edition }: ChangesReport['from']): string => `${name} (${edition})`

const sectionHead = ({ number, title }: SectionChanges): string =>
  [number, title === number ? '' : title].filter((text) => text !== '').join(' ')

/** Formats the changes in lines of a width. */
export const changesText = (report: ChangesReport, paint: Paint, room = width()): string =>
  [
    ...wrapText(headOf(report), room).map(paint.strong),
    ...countsText(report).flatMap((line) => wrapText(line, room)),
    ...report.sections.flatMap((section) => [
      '',
      paint.strong(sectionHead(section)),
      ...section.lines.flatMap((line) => lineText(line, paint, room)),
    ]),
  ]
    .map((line) => `${line}\n`)
    .join('')

function lineText({ says, clause, topic, pieces = [] }: Line, paint: Paint, room: number): readonly string[] {
  const about = topic === 'rule' && clause !== undefined ? ` (${clause})` : ''
  const said = pieces.map(({ is, words }) => (is === 'old' ? `[-${words}-]` : is === 'new' ? `{+${words}+}` : words))
  // What is all new, or all gone, is told by its head.
  const [only] = pieces.length === 1 ? pieces : []
  const text = only ? only.words : said.join(' ')
  return wrapText(`${says}${about}${text === '' ? '' : `: ${text}`}`, room - 2).map(
    (line) => `  ${marked(line, paint)}`,
  )
}

const marked = (line: string, paint: Paint): string =>
  line.replace(/\[-.*?-\]/g, (old) => paint.bad(old)).replace(/\{\+.*?\+\}/g, (now) => paint.good(now))

/** Formats the changes as a Markdown page for readers of rules. */
export const changesMarkdown = (report: ChangesReport): Markdown =>
  blocks([
    markdown`# ${inMarkdown(headOf(report))}`,
    ...countsText(report).slice(0, 1).map(inMarkdown),
    ...report.sections.flatMap((section) => [
      markdown`## ${inMarkdown(sectionHead(section))}`,
      ...items(section.lines.map(lineMarkdown)),
    ]),
  ])

function lineMarkdown({ says, clause, topic, pieces = [] }: Line): Markdown {
  if (topic !== 'rule') return inMarkdown(says)
  const about = clause === undefined ? markdown`` : markdown` (${code(clause)})`
  const [only] = pieces.length === 1 ? pieces : []
  const words = only ? inMarkdown(only.words) : joinMarkdown(pieces.map(pieceMarkdown), ' ')
  return markdown`**${inMarkdown(says)}**${about}${pieces.length === 0 ? markdown`` : markdown`: ${words}`}`
}

function pieceMarkdown({ is, words }: NonNullable<Line['pieces']>[number]): Markdown {
  if (is === 'old') return markdown`~~${inMarkdown(words)}~~`
  return is === 'new' ? markdown`**${inMarkdown(words)}**` : inMarkdown(words)
}
