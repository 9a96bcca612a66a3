/** The effects of a new wording, as text. @module */

import type { Clarification, Settles, TouchedClause } from '#lab'
import { programName } from '../../program/program-name.js'
import { asManyAs, briefly, narrow, SCREEN } from '../layout/one-screen.js'
import { many, type Paint } from '../layout/output-layout.js'
import { wrapIndented } from '../layout/terminal-table.js'

const headOf = ({ title, where, draft: { sentences, asBefore, reworded, fresh } }: Clarification): string =>
  `${title}, ${where}: a draft of ${many(sentences, 'sentence')}: ${asBefore} as before, ${reworded} worded otherwise, ${fresh.length} new`

const againstText = ({ against, whole, clauses }: Clarification): string => {
  const what =
    against === 'text'
      ? 'Held against the passages that the clauses restate.'
      : 'Held against our own words of the clauses, for want of the text: --text FILE holds it against the passages.'
  const rest = clauses.filter(({ how }) => how === 'not in it').length
  if (whole) return `${what} It is taken for all of it: what it does not have is left out.`
  return rest > 0 ? `${what} It is taken for a part of it: ${many(rest, 'clause')} not in it stay as they are.` : what
}

const isTouched = ({ how }: TouchedClause): boolean => how === 'reworded' || how === 'left out'

const wordsText = ({ come, gone }: TouchedClause): string =>
  [
    ...(come.length > 0 ? [`says ${come.join(', ')}`] : []),
    ...(gone.length > 0 ? [`no longer ${gone.join(', ')}`] : []),
  ].join('; ')

const clauseText = (clause: TouchedClause): string => {
  const words = wordsText(clause)
  return `${clause.id} (${clause.how}${words === '' ? '' : `: ${words}`}): ${clause.text}`
}

/** The clauses that the draft speaks of, each with its words; the others by their ids. */
function clauseTexts({ clauses }: Clarification): readonly string[] {
  const others = clauses.filter(({ how }) => how === 'not in it').map(({ id }) => id)
  const said = clauses.filter(({ how }) => how !== 'not in it').map(clauseText)
  return [...said, ...(others.length > 0 ? [`not in it: ${others.join(', ')}`] : [])]
}

const whyText = ({ about, shares }: Settles): string =>
  [
    ...(about.length > 0 ? [`about ${about.join(', ')}`] : []),
    ...(shares.length > 0 ? [`the draft says ${shares.join(', ')}`] : []),
  ].join('; ')

const readingsText = ({ readings, nearest, usual, ruled }: Settles): string => {
  const all = readings.map(
    ({ reading }) => `"${reading}"${reading === usual ? (ruled ? ' (ruled)' : ' (default)') : ''}`,
  )
  return `${all.join(' or ')}${nearest === undefined ? '' : `; the draft is nearest to "${nearest}"`}`
}

const caseCommand = (book: string, { question }: Settles): string =>
  `${programName()} questions ${book} ${question} --kept | ${programName()} explain -`

/** The places and examples of the touched clauses, by kind. */
function lookText({ places, examples }: Clarification): string {
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  const counts = kinds.map((kind) => many(places.filter((one) => one.kind === kind).length, kind))
  return [...counts, ...(examples.length > 0 ? [many(examples.length, 'example')] : [])].join(', ')
}

/** Lists the next steps if the draft settles its first question. */
function nextText({ book, questions }: Clarification): readonly string[] {
  const [first] = questions.filter(({ ruled }) => !ruled)
  if (first === undefined) return []
  const reading = first.nearest ?? first.usual
  return [`${programName()} questions settle ${book} "${first.question}=${reading}" --by WHO --on DAY --where SOURCE`]
}

/** The same on one screen: clauses and questions as far as there is room. */
export function clarificationShort(told: Clarification, paint: Paint): string {
  const { clauses, questions, book } = told
  const touched = clauses.filter(isTouched)
  const look = lookText(told)
  const head = [...narrow(headOf(told)).map(paint.strong), ...narrow(againstText(told))]
  const foot = [
    ...(look === '' ? [] : ['', 'look at', ...narrow(look, 2)]),
    '',
    ...narrow('--full prints everything, with positions to check and a command for every case'),
  ]
  const clauseBlocks = touched.map((clause) => briefly(clauseText(clause), 2, 2))
  const questionBlocks = questions.map((one) => [
    ...briefly(`${one.question}: ${one.asks}`, 2, 2),
    ...briefly(readingsText(one), 4, 1),
    ...(one.witnesses.length > 0 ? [`    ${caseCommand(book, one)}`] : []),
  ])
  const room = SCREEN.lines - head.length - foot.length - 4
  const forClauses = Math.min(clauseBlocks.flat().length, Math.max(3, Math.floor(room / 3)))
  return [
    ...head,
    '',
    touched.length > 0 ? 'touched' : 'touched: no clause',
    ...asManyAs(forClauses, clauseBlocks, (hidden) => `  and ${many(hidden, 'more clause')}`),
    '',
    questions.length > 0 ? 'could settle' : 'could settle: no question that is known',
    ...asManyAs(room - forClauses, questionBlocks, (hidden) => `  and ${many(hidden, 'more question')}`),
    ...foot,
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/** Everything that a new wording touches. */
export const clarificationText = (told: Clarification, paint: Paint): string =>
  [
    paint.strong(headOf(told)),
    ...wrapIndented(againstText(told), 0),
    ...part('clauses', clauseTexts(told), paint),
    ...part('new in the draft', told.draft.fresh, paint),
    ...(told.questions.length > 0 ? ['', paint.strong('could settle')] : []),
    ...told.questions.flatMap((one) => questionLines(told.book, one)),
    ...part(
      'look at',
      [
        ...told.places.map(({ kind, name }) => `${kind} ${name}`),
        ...told.examples.map(({ file, name }) => `${file}: ${name}`),
      ],
      paint,
    ),
    ...part('then', nextText(told), paint),
  ]
    .map((line) => `${line}\n`)
    .join('')

const part = (title: string, lines: readonly string[], paint: Paint): readonly string[] =>
  lines.length === 0 ? [] : ['', paint.strong(title), ...lines.flatMap((line) => wrapIndented(line, 2))]

function questionLines(book: string, one: Settles): readonly string[] {
  const { question, asks, plays, readings, nearest, usual, ruled, witnesses } = one
  const weight = plays === undefined ? '' : ` (another reading changes ${many(plays, 'random play')})`
  const why = whyText(one)
  return [
    ...wrapIndented(`${question}${weight}: ${asks}`, 2),
    ...(why === '' ? [] : wrapIndented(`because ${why}`, 4)),
    ...readings.flatMap(({ reading, says, shares }) => {
      const marks = [
        ...(reading === usual ? [ruled ? 'ruled' : 'usual'] : []),
        ...(reading === nearest ? [`nearest to the draft: ${shares.join(', ')}`] : []),
      ]
      return wrapIndented(`${reading}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}: ${says}`, 4)
    }),
    ...witnesses.flatMap(({ readings: pair, begins, after, file }) =>
      wrapIndented(`${pair.join(' | ')} differ in ${[begins, ...after].join('; ')} (${file})`, 4),
    ),
    ...(witnesses.length > 0 ? [`    ${caseCommand(book, one)}`] : []),
  ]
}
