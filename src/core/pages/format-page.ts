/** Pages of rules, written as Markdown that reads as the rules do. @module */
import { blocks, code, inProse, items, type Markdown, markdown, markdownHeading } from '../files/safe-markdown.js'
import { formatDisposition, usualDisposition } from './dispositions.js'
import type { PageClause, PageQuestion, PageReading, PageSection } from './page-parts.js'

/** What a clause says, without its place on a page. */
export type ClauseContent = Omit<PageClause, 'line' | 'span'>
/** What a section says, without places on a page. */
export type SectionContent = Omit<PageSection, 'is' | 'line' | 'clauses'> & {
  readonly clauses: readonly ClauseContent[]
}
/** What a question says, without places on a page. */
export type QuestionContent = Omit<PageQuestion, 'is' | 'line' | 'reason' | 'readings'> & {
  readonly readings: readonly ReadingContent[]
}
type ReadingContent = Omit<PageReading, 'tick'>

/** Formats a clause: its words, its id, and in italics what is not as usual. */
export function formatClause({ key, kind, term, text, see, disposition }: ClauseContent): Markdown {
  const status = disposition && formatDisposition(disposition)
  const details = [
    kind === 'rule' ? '' : kind,
    see.length > 0 ? `see ${see.join(' & ')}` : '',
    status === undefined || status === formatDisposition(usualDisposition(kind)) ? '' : status,
  ].filter((one) => one !== '')
  const words = term === undefined ? inProse(text) : markdown`**${inProse(term)}** ${inProse(text)}`
  return withItalics(markdown`${words} ${code(key)}`, details.join('; '))
}

const withItalics = (line: Markdown, details: string): Markdown =>
  details === '' ? line : markdown`${line} _${inProse(details)}_`

/** Formats the heading of a section: number and title, with a colon between them in a book without numbers. */
export function formatTitle({ number, title }: Pick<PageSection, 'number' | 'title'>): string {
  if (number === title) return title
  return /^\d[\d.]*$/.test(number) ? `${number} ${title}` : `${number}: ${title}`
}

/** Formats a section under a heading of a level. */
export const formatSection = (section: SectionContent, level = 1): Markdown =>
  blocks([
    markdownHeading(level, formatTitle(section)),
    code(section.name),
    ...groupsOf(section.clauses).flatMap(formatGroup),
  ])

/** Splits clauses where a subject begins. */
function groupsOf(clauses: readonly ClauseContent[]): readonly (readonly ClauseContent[])[] {
  const groups: ClauseContent[][] = []
  for (const clause of clauses) {
    const last = groups.at(-1)
    if (last === undefined || clause.subject !== undefined) groups.push([clause])
    else last.push(clause)
  }
  return groups
}

function formatGroup(clauses: readonly ClauseContent[]): readonly Markdown[] {
  const subject = clauses[0]?.subject
  return [...(subject === undefined ? [] : [markdown`**${inProse(subject)}:**`]), ...items(clauses.map(formatClause))]
}

/** Formats a question under a heading of a level. */
export function formatQuestion(question: QuestionContent, level = 2): Markdown {
  const { name, asks, readings, because, editorial, elsewhere, kind, clauses } = question
  return blocks([
    markdownHeading(level, asks),
    ...items(readings.map(formatReading)),
    inProse(because),
    ...(editorial === undefined ? [] : [markdown`_Editorial:_ ${inProse(editorial)}`]),
    ...(elsewhere === undefined ? [] : [markdown`_Elsewhere:_ ${inProse(elsewhere)}`]),
    withItalics(code(name), `${kind === 'ambiguity' ? '' : `${kind}; `}${clauses.join(', ')}`),
  ])
}

const formatReading = ({ name, text, usual }: ReadingContent): Markdown => {
  const words = markdown`**${inProse(name)}** ${inProse(text)}`
  return usual ? markdown`[x] ${words}` : markdown`[ ] ${words}`
}
