/** What changed between two states of a book, as text and as Markdown. @module */
import type { ChangesReport, Line, SectionChanges } from '../../audit/changes/report.js'
import { blocks, code, inMarkdown, items, joined, type Markdown, markdown } from '../../outside/markdown.js'
import { filled } from './filled.js'
import type { Paint } from './layout.js'
import { width } from './width.js'

const COUNTED = { new: 'new', gone: 'taken out', reworded: 'reworded', moved: 'moved', status: 'standing otherwise' }

/** How many clauses changed, and how; what was not looked at. */
function countsText({ counts, same, looked, book }: ChangesReport): readonly string[] {
  const known = Object.entries(COUNTED).flatMap(([change, word]) => {
    const number = counts[change as keyof typeof counts]
    return number > 0 ? [`${number} ${word}`] : []
  })
  return [
    same ? 'Nothing changed.' : `Clauses: ${known.join(', ') || 'none'}.`,
    ...(same || looked.play
      ? []
      : [`What that means in play: rulewright diff-behaviour ${book} --base REF --json, then --behaviour.`]),
  ]
}

const headOf = ({ title, from, to }: ChangesReport): string =>
  `${title}: what changed from ${sideText(from)} to ${sideText(to)}`

const sideText = ({ name, edition }: ChangesReport['from']): string => `${name} (${edition})`

const sectionHead = ({ number, title }: SectionChanges): string =>
  [number, title === number ? '' : title].filter((text) => text !== '').join(' ')

/** What changed, in lines of a width. */
export const changesText = (report: ChangesReport, paint: Paint, room = width()): string =>
  [
    ...filled(headOf(report), room).map(paint.strong),
    ...countsText(report).flatMap((line) => filled(line, room)),
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
  return filled(`${says}${about}${text === '' ? '' : `: ${text}`}`, room - 2).map((line) => `  ${marked(line, paint)}`)
}

const marked = (line: string, paint: Paint): string =>
  line.replace(/\[-.*?-\]/g, (old) => paint.bad(old)).replace(/\{\+.*?\+\}/g, (now) => paint.good(now))

/** What changed as a page of Markdown, which readers of rules can read. */
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
  const words = only ? inMarkdown(only.words) : joined(pieces.map(pieceMarkdown), ' ')
  return markdown`**${inMarkdown(says)}**${about}${pieces.length === 0 ? markdown`` : markdown`: ${words}`}`
}

function pieceMarkdown({ is, words }: NonNullable<Line['pieces']>[number]): Markdown {
  if (is === 'old') return markdown`~~${inMarkdown(words)}~~`
  return is === 'new' ? markdown`**${inMarkdown(words)}**` : inMarkdown(words)
}
