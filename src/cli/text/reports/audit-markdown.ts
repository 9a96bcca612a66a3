/** Audits as Markdown: a work list with boxes to tick. @module */

import { blocks, code, inMarkdown, items, type Markdown, markdown } from '#core'
import type { AuditReport, WorkItem } from '#lab'
import { many } from '../layout/output-layout.js'
import { differenceText, groupPlaces, noteText, pieceText, sectionText, some } from './audit.js'

export function auditMarkdown(report: AuditReport): Markdown {
  const { title, edition, same, passages, references } = report
  const against = report.against === 'lock' ? edition : 'an older copy'
  return blocks([
    markdown`# ${inMarkdown(`${title}: a copy against ${against}`)}`,
    same ? markdown`The text is the same.` : markdown`The text differs.`,
    markdown`${passages.found} of ${inMarkdown(many(passages.of, 'passage'))} found, ${inMarkdown(many(references.checked, 'reference'))} checked.`,
    ...listed('Differences', report.differences.map(differenceText).map(inMarkdown)),
    ...listed('Notes', report.notes.map(noteText).map(inMarkdown)),
    ...listed(
      'References that lead nowhere',
      references.dangling
        .map(({ to, in: section, line }) => `${to}, in ${sectionText({ number: section })}, line ${line}`)
        .map(inMarkdown),
    ),
    ...listed(
      'Clauses that are not tied to the text as they should be',
      report.ties.map(({ clause, what }) => markdown`${code(clause)}: ${inMarkdown(what)}`),
    ),
    ...listed('No section of the book for', report.unmodelled.map(inMarkdown)),
    ...(report.wordings ?? []).flatMap((wording) => [
      markdown`## Words of ${inMarkdown(sectionText(wording))}`,
      inMarkdown(
        wording.pieces.map((piece, index, { length }) => pieceText(piece, index === 0, index === length - 1)).join(' '),
      ),
    ]),
    ...(report.work.length > 0 ? [markdown`## To look at again`] : []),
    ...report.work.flatMap(workMarkdown),
  ])
}

const listed = (title: string, texts: readonly Markdown[]): readonly Markdown[] =>
  texts.length > 0 ? [markdown`## ${inMarkdown(title)}`, ...items(texts)] : []

function workMarkdown(work: WorkItem): readonly Markdown[] {
  const { why, headed, clauses, beside, others, places, examples, questions, conformance, referring } = work
  const box = (kind: string) => (name: Markdown) => markdown`[ ] ${inMarkdown(kind)} ${name}`
  const boxes = [
    ...clauses.map(({ id }) => box('clause')(code(id))),
    ...beside.map((id) => box('clause beside it')(code(id))),
    ...groupPlaces(places).flatMap(([kind, names]) => names.map(inMarkdown).map(box(kind.slice(0, -1)))),
    ...examples.map(({ file, name }) => box('example')(markdown`${inMarkdown(name)} (${code(file)})`)),
    ...questions.map((name) => box('question')(code(name))),
    ...(conformance.length > 0
      ? [box(many(conformance.length, 'conformance case'))(inMarkdown(some(conformance)))]
      : []),
    ...referring.map((id) => box('reference in')(code(id))),
  ]
  const reasons = [...why, ...(headed ? [] : ['may stand here'])].join(', ')
  return [
    markdown`### ${inMarkdown(sectionText(work))}`,
    inMarkdown(`${reasons[0]?.toUpperCase()}${reasons.slice(1)}.`),
    ...items(boxes),
    ...(others > 0 ? [inMarkdown(`${many(others, 'other clause')} of it as before.`)] : []),
  ]
}
