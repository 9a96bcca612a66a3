/** The typed module of a book's pages: each section and each question under its name, for tables and charts to cite. @module */

import { STATUS_FUNCTIONS } from './dispositions.js'
import { formatTitle } from './format-page.js'
import type { Page, PageClause, PagePart, PageQuestion, PageSection } from './page-parts.js'

const quoted = (text: string): string => JSON.stringify(text)
const property = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))
const comment = (text: string): string => `/** ${text.replaceAll('*/', '*\\/')} */`

type Placed<Part> = Part & { readonly file: string }

/** Formats the module of a book's pages, which takes its functions from a package. */
export function formatModule(pages: readonly Page[], from = 'rulewright/book'): string {
  const parts = pages.flatMap(({ file, parts }) => parts.map((part): Placed<PagePart> => ({ ...part, file })))
  const sections = parts.filter((part) => part.is === 'section')
  const questions = parts.filter((part) => part.is === 'question')
  const body = [...sections.map(formatSectionValue), ...questions.map(formatQuestionValue)]
  const names = usedNames(sections, questions.length > 0)
  return `/** The sections and questions of the pages beside this file, which \`rulewright audit pages\` writes: do not edit it. @module */
import { ${names.join(', ')} } from ${quoted(from)}

${body.join('\n\n')}
`
}

function usedNames(sections: readonly PageSection[], asks: boolean): readonly string[] {
  const clauses = sections.flatMap((section) => section.clauses)
  const names = clauses.flatMap(({ kind, disposition }) => [
    kind,
    ...(disposition && disposition.as !== 'modelled' ? [STATUS_FUNCTIONS[disposition.as]] : []),
  ])
  return [...new Set(['section', ...names, ...(asks ? ['question'] : [])])].sort()
}

function formatSectionValue({ name, number, title, clauses, file }: Placed<PageSection>): string {
  const lines = clauses.map(
    (clause) =>
      `  ${comment(`${clause.text} (${number}, ${file})`)}\n  ${property(clause.key)}: ${formatClauseValue(clause)},\n`,
  )
  const values = lines.length > 0 ? `{\n${lines.join('')}}` : '{}'
  const subjects = clauses.flatMap(({ key, subject }) =>
    subject === undefined ? [] : [`  ${property(key)}: ${quoted(subject)},\n`],
  )
  const about = subjects.length > 0 ? `, {\n${subjects.join('')}}` : ''
  return `${comment(`${formatTitle({ number, title })} (${file})`)}
export const ${name} = section(${quoted(name)}, ${quoted(number)}, ${quoted(title)}, ${values}${about})`
}

function formatClauseValue({ kind, term, text, see, disposition }: PageClause): string {
  const seen = see.length > 0 ? `[${see.map(quoted).join(', ')}]` : undefined
  if (term !== undefined) return `term(${[quoted(term), quoted(text), ...(seen ? [seen] : [])].join(', ')})`
  const options = [
    ...(seen ? [`see: ${seen}`] : []),
    ...(disposition && disposition.as !== 'modelled'
      ? [`status: ${STATUS_FUNCTIONS[disposition.as]}(${quoted(disposition.reason)})`]
      : []),
  ]
  return `${kind}(${quoted(text)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
}

function formatQuestionValue(question: Placed<PageQuestion>): string {
  const { name, asks, clauses, readings, because, kind, editorial, elsewhere, file } = question
  const usual = readings.find((reading) => reading.usual)?.name ?? ''
  const lines = [
    `asks: ${quoted(asks)}`,
    `clauses: [${clauses.join(', ')}]`,
    `readings: {\n${readings.map((one) => `    ${property(one.name)}: ${quoted(one.text)},\n`).join('')}  }`,
    `usual: ${quoted(usual)}`,
    `because: ${quoted(because)}`,
    ...(kind === 'ambiguity' ? [] : [`kind: ${quoted(kind)}`]),
    ...(editorial === undefined ? [] : [`editorial: ${quoted(editorial)}`]),
    ...(elsewhere === undefined ? [] : [`elsewhere: ${quoted(elsewhere)}`]),
  ]
  return `${comment(`${asks} (${file})`)}
export const ${name} = question(${quoted(name)}, {\n${lines.map((line) => `  ${line},\n`).join('')}})`
}
