/** Audits as Markdown: a work list with boxes to tick. @module */
import type { AuditReport, Work } from '../../audit/editions/report.js'
import { differenceText, grouped, noteText, pieceText, sectionText, some } from './audit.js'
import { many } from './layout.js'

export function auditMarkdown(report: AuditReport): string {
  const { title, edition, same, passages, references } = report
  const against = report.against === 'lock' ? edition : 'an older copy'
  return [
    `# ${title}: a copy against ${against}`,
    same ? 'The text is the same.' : 'The text differs.',
    `${passages.found} of ${many(passages.of, 'passage')} found, ${many(references.checked, 'reference')} checked.`,
    ...listed('Differences', report.differences.map(differenceText)),
    ...listed('Notes', report.notes.map(noteText)),
    ...listed(
      'References that lead nowhere',
      references.dangling.map(
        ({ to, in: section, line }) => `${to}, in ${sectionText({ number: section })}, line ${line}`,
      ),
    ),
    ...listed(
      'Clauses that are not tied to the text as they should be',
      report.ties.map(({ clause, what }) => `\`${clause}\`: ${what}`),
    ),
    ...listed('No section of the book for', report.unmodelled),
    ...(report.wordings ?? []).flatMap((wording) => [
      `## Words of ${sectionText(wording)}`,
      wording.pieces.map((piece, index, { length }) => pieceText(piece, index === 0, index === length - 1)).join(' '),
    ]),
    ...(report.work.length > 0 ? ['## To look at again'] : []),
    ...report.work.flatMap(workMarkdown),
  ]
    .join('\n\n')
    .concat('\n')
}

const listed = (title: string, texts: readonly string[]): readonly string[] =>
  texts.length > 0 ? [`## ${title}`, texts.map((text) => `- ${text}`).join('\n')] : []

function workMarkdown(work: Work): readonly string[] {
  const { why, headed, clauses, beside, others, places, examples, questions, conformance, referring } = work
  const box = (kind: string) => (name: string) => `- [ ] ${kind} ${name}`
  const boxes = [
    ...clauses.map(({ id }) => id).map((id) => box('clause')(`\`${id}\``)),
    ...beside.map((id) => box('clause beside it')(`\`${id}\``)),
    ...grouped(places).flatMap(([kind, names]) => names.map(box(kind.slice(0, -1)))),
    ...examples.map(({ file, name }) => box('example')(`${name} (\`${file}\`)`)),
    ...questions.map((name) => box('question')(`\`${name}\``)),
    ...(conformance.length > 0 ? [box(many(conformance.length, 'conformance case'))(some(conformance))] : []),
    ...referring.map((id) => box('reference in')(`\`${id}\``)),
  ]
  const reasons = [...why, ...(headed ? [] : ['may stand here'])].join(', ')
  return [
    `### ${sectionText(work)}`,
    `${reasons[0]?.toUpperCase()}${reasons.slice(1)}.`,
    ...(boxes.length > 0 ? [boxes.join('\n')] : []),
    ...(others > 0 ? [`${many(others, 'other clause')} of it as before.`] : []),
  ]
}
