/** How the text of a book stands, as Markdown. @module */
import { boxText } from './boxes.js'
import type { QuestionReport, SectionStanding, Standing } from './report.js'

/** More parts of a region than this are told by their number only. */
const MANY = 12

/** How the text of a book stands, as a page of Markdown. */
export const standingMarkdown = (standing: Standing): string =>
  [
    `# ${standing.title}: the text under audit`,
    `Edition: ${standing.edition}. ${standing.findings.length} findings, ${standing.questions.length} questions, ${standing.sections.length} sections.`,
    '## Findings',
    standing.findings.length === 0 ? 'None.' : standing.findings.map(findingText).join('\n\n'),
    '## Questions',
    standing.questions.map((question) => questionText(question, standing.plays)).join('\n\n'),
    '## Sections',
    sectionsTable(standing.sections),
  ].join('\n\n')

function findingText({ name, kind, says, clauses, among, shown, region }: Standing['findings'][number]): string {
  const parts = region.slice(0, MANY).map((box) => `- ${boxText(box)}`)
  const more = region.length > MANY ? [`- and ${region.length - MANY} more parts`] : []
  const cases = among > 1 ? [`Shown by ${shown} of ${among} cases, the smallest first:`, ''] : []
  return [
    `### ${name} (${kind})`,
    '',
    `${says}. Clauses: ${clauses.join(', ')}.`,
    '',
    ...cases,
    ...parts,
    ...more,
  ].join('\n')
}

function questionText(question: QuestionReport, measured: number | undefined): string {
  const { name, kind, asks, clauses, readings, usual, because, editorial, ruling, weight, witnesses = [] } = question
  const options = Object.entries(readings).map(
    ([reading, says]) => `- **${reading}**${reading === usual ? ' (usual)' : ''}: ${says}`,
  )
  return [
    `### ${name} (${kind})`,
    '',
    asks,
    '',
    ...options,
    '',
    `Usual because: ${because}`,
    ...(editorial === undefined ? [] : ['', `No play can tell them apart: ${editorial}`]),
    ...(weight && measured !== undefined
      ? ['', `In ${weight.plays} of ${measured} random plays another reading changes something.`]
      : []),
    ...(witnesses.length > 0
      ? ['', `The smallest cases that show it: ${witnesses.map((file) => `\`${file}\``).join(', ')}.`]
      : []),
    ...(ruling ? ['', `Ruled by ${ruling.by} on ${ruling.on} (${ruling.where}): ${ruling.reading}.`] : []),
    '',
    `Clauses: ${clauses.join(', ')}.`,
  ].join('\n')
}

const sectionsTable = (sections: readonly SectionStanding[]): string =>
  [
    '| section | title | clauses | questions | findings | not modelled | decide, not seen at work |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...sections.map(({ number, title, clauses, questions, findings, statuses, evidence }) =>
      [
        '',
        number,
        title.replaceAll('|', '\\|'),
        clauses,
        questions.length,
        findings.length,
        statuses.unmodelled ?? 0,
        (evidence.none ?? 0) + (evidence.cited ?? 0),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
  ].join('\n')
