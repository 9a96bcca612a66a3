/** Audits as people read them. @module */

import { sectionWords } from '#core'
import type { AuditReport, DiffPiece, EditionDifference, Note, Wording, WorkItem } from '#lab'
import { many, type Paint } from '../layout/output-layout.js'
import { wrapIndented } from '../layout/terminal-table.js'

/** The maximum number of lines or numbers to name; the rest is only counted. */
const NAMED = 8
/** The number of words to show around a change. */
const AROUND = 6

export function auditText(report: AuditReport, paint: Paint): string {
  const { title, edition, text, passages, references, unheaded } = report
  const against = report.against === 'lock' ? `${title}, ${edition}` : `${title}, the older copy`
  return [
    ...wrapIndented(against, 0).map(paint.strong),
    verdict(report, paint),
    ...said(`${text.words} words, ${many(text.headings, 'heading')} recognised (${text.layout})`),
    ...said(`${passages.found} of ${many(passages.of, 'passage')} found as they were`),
    ...(report.first ? said(`the first that differs: ${firstText(report.first)}`) : []),
    ...(unheaded.length > 0 ? said(`sections without a heading of their own: ${some(unheaded)}`) : []),
    ...titled(paint, 'differences', report.differences.map(differenceText)),
    ...titled(paint, 'notes', report.notes.map(noteText)),
    ...titled(paint, 'references that lead nowhere', danglingTexts(report)),
    ...titled(
      paint,
      'clauses that are not tied to the text as they should be',
      report.ties.map(({ clause, what }) => `${clause}: ${what}`),
    ),
    ...(references.checked > 0 ? said(`${many(references.checked, 'reference')} checked`) : []),
    ...titled(paint, 'no section of the book for', report.unmodelled),
    ...(report.wordings ?? []).flatMap((wording) => wordingText(wording, paint)),
    ...(report.work.length > 0 ? ['', paint.strong('to look at again')] : []),
    ...report.work.flatMap((work) => workText(work, paint)),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

const said = (text: string): readonly string[] => wrapIndented(text, 1)

const titled = (paint: Paint, title: string, texts: readonly string[]): readonly string[] =>
  texts.length > 0 ? ['', paint.strong(title), ...texts.flatMap(said)] : []

/** The first of many. */
export const some = (all: readonly (string | number)[]): string =>
  all.length > NAMED + 1 ? `${all.slice(0, NAMED).join(', ')} and ${all.length - NAMED} more` : all.join(', ')

function firstText({ sentence, to, digest, ...section }: NonNullable<AuditReport['first']>): string {
  const name = `${sentence} (${digest})`
  return `${sectionText(section)}, ${to === undefined ? `sentence ${name}` : `one of the sentences ${name} to ${to}`}`
}

const verdict = ({ same, against }: AuditReport, paint: Paint): string => {
  const edition = against === 'lock' ? 'the edition that is modelled' : 'the same text'
  return same ? paint.good(`This is ${edition}.`) : paint.bad(`This is not ${edition}.`)
}

/** Formats the name of a section. */
export const sectionText = ({
  number,
  title,
}: {
  readonly number: string
  readonly title?: string | undefined
}): string => {
  if (number === '') return 'before the first section'
  return sectionWords({ number, title })
}

/** A difference in a line. */
export function differenceText(one: EditionDifference): string {
  const section = sectionText(one)
  switch (one.kind) {
    case 'missing':
      return `missing: ${section}${one.of > 0 ? `; ${one.lost} of its ${many(one.of, 'passage')} found nowhere` : ''}`
    case 'added':
      return `added: ${section}; ${many(one.words, 'word')}, line ${one.line}`
    case 'renumbered':
      return `renumbered: ${section} is now ${one.to}, line ${one.line}`
    case 'retitled':
      return `retitled: ${section} is now called "${one.now}", line ${one.line}`
    case 'swapped':
      return `steps in another order: ${section}; ${many(one.moved, 'passage')} changed places, ${onLines(one.lines)}`
    case 'moved':
      return `moved: ${section}; ${many(one.moved, 'passage')} now under ${some(one.under.map((number) => sectionText({ number })))}, ${onLines(one.lines)}`
    case 'changed':
      return `changed: ${section}; ${one.lost} of ${many(one.of, 'passage')} not as before${newWords(one)}`
  }
}

const newWords = ({ words, lines }: Extract<EditionDifference, { readonly kind: 'changed' }>): string => {
  if (words === 0) return ', no new words'
  return `, ${many(words, 'word')} in their place, ${onLines(lines)}`
}

const onLines = (lines: readonly number[]): string => `line${lines.length === 1 ? '' : 's'} ${some(lines)}`

/** A note in a line. */
export function noteText(one: Note): string {
  if (one.kind === 'reordered') return `the same words in another order: ${sectionText(one)}`
  return `the same words, some under other headings: ${sectionText(one)}; under ${some(one.under.map((number) => sectionText({ number })))}`
}

const danglingTexts = ({ references: { dangling } }: AuditReport): readonly string[] =>
  dangling.map(({ to, in: section, line }) => `${to}, in ${sectionText({ number: section })}, line ${line}`)

function workText(work: WorkItem, paint: Paint): readonly string[] {
  const { why, headed, clauses, beside, others, places, examples, questions, conformance, referring } = work
  const list = (name: string, texts: readonly string[]) =>
    texts.length > 0 ? wrapIndented(`${name}: ${texts.join('; ')}`, 3) : []
  return [
    ` ${paint.strong(sectionText(work))}  ${paint.faint([...why, ...(headed ? [] : ['may stand here'])].join(', '))}`,
    ...list(
      'clauses',
      clauses.map(({ id, status }) => (status === 'modelled' ? id : `${id} (${status})`)),
    ),
    ...list('beside it', beside),
    ...groupPlaces(places).flatMap(([kind, names]) => list(kind, names)),
    ...list(
      'examples',
      examples.map(({ name }) => name),
    ),
    ...list('questions', questions),
    ...list(many(conformance.length, 'conformance case'), conformance.length > 0 ? [some(conformance)] : []),
    ...list('referred to by', referring),
    ...(others > 0 ? wrapIndented(`${many(others, 'other clause')} of it as before`, 3).map(paint.faint) : []),
  ]
}

/** Places by their kind. */
export function groupPlaces(places: WorkItem['places']): readonly (readonly [string, readonly string[]])[] {
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  return kinds.map((kind) => [`${kind}s`, places.filter((one) => one.kind === kind).map(({ name }) => name)])
}

function wordingText(wording: Wording, paint: Paint): readonly string[] {
  const pieces = wording.pieces.map((piece, index, { length }) => pieceText(piece, index === 0, index === length - 1))
  const marked = wrapIndented(pieces.join(' '), 3).map((line) => coloured(line, paint))
  return ['', `${paint.strong('words of')} ${sectionText(wording)}`, ...marked]
}

const coloured = (line: string, paint: Paint): string =>
  line.replace(/\[-.*?-\]/g, (old) => paint.bad(old)).replace(/\{\+.*?\+\}/g, (now) => paint.good(now))

/** Old words in `[- -]`, new ones in `{+ +}`, and a few around them. */
export function pieceText({ is, words }: DiffPiece, first: boolean, last: boolean): string {
  if (is === 'old') return `[-${words}-]`
  if (is === 'new') return `{+${words}+}`
  const all = words.split(' ')
  const before = first ? [] : all.slice(0, AROUND)
  const behind = last ? [] : all.slice(-AROUND)
  return before.length + behind.length >= all.length ? words : [...before, '…', ...behind].join(' ')
}
