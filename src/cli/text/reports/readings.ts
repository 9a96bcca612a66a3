/** Questions, witnesses and effects as text. @module */

import type { Book, Question } from '#core'
import type {
  Comparison,
  Effect,
  Listed,
  PlayedWitness,
  ReadingsReport,
  Weight,
  WitnessesReport,
  WitnessReport,
} from '#lab'
import { programName } from '../../program/program-name.js'
import { asManyAs, briefly, narrow, SCREEN } from '../layout/one-screen.js'
import { block, many, type Paint } from '../layout/output-layout.js'
import { lines, tableOf, wrapIndented } from '../layout/terminal-table.js'

type Measured = ReadingsReport['measured']

const weightText = (weight: Weight | undefined, measured: Pick<NonNullable<Measured>, 'plays'> | undefined): string =>
  weight && measured ? `${weight.plays} of ${measured.plays}` : '-'

/** The questions of a book, a line or two for each. */
export function readingsText(
  { title, edition }: Pick<Book, 'title' | 'edition'>,
  { questions, measured }: ReadingsReport,
  paint: Paint,
): string {
  const rows = questions.map((question) => [
    question.name,
    question.ruling ? `${question.kind}, ruled` : question.kind,
    question.editorial === undefined ? weightText(question.weight, measured) : 'editorial',
    question.usual,
    question.asks,
  ])
  const how = measured
    ? `plays: in how many of ${many(measured.plays, 'random play')} from seed ${measured.seed} another reading changes something`
    : 'not measured yet; --measure does'
  return `${[
    paint.strong(` ${title}, ${edition}: ${many(questions.length, 'question')}`),
    lines(how),
    ...(rows.length > 0 ? [tableOf(['question', 'kind', 'plays', 'default', ''], rows, paint)] : []),
  ].join('\n\n')}\n`
}

/** True if a list of questions is short. */
export const fitsOneScreen = ({ questions }: ReadingsReport): boolean => questions.length <= FEW

const FEW = 7

/** The questions that change most plays, on one screen. */
export function readingsShort(
  { name, title, edition }: Pick<Book, 'name' | 'title' | 'edition'>,
  { questions, measured }: ReadingsReport,
  paint: Paint,
): string {
  const head = [
    ...narrow(`${title}, ${edition}: ${many(questions.length, 'question')}`).map(paint.strong),
    ...narrow(kindsText(questions)),
    '',
    ...narrow(
      measured
        ? `in how many of ${many(measured.plays, 'random play')} another reading changes something, the most first`
        : 'not measured yet; --measure does',
    ),
  ]
  const foot = [
    '',
    ...narrow(
      `"${programName()} questions ${name} QUESTION" shows one; --full lists all; --section and --kind select some`,
    ),
  ]
  const weightOf = ({ weight }: Listed) => weight?.plays ?? 0
  const blocks = questions
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map((one) => briefly(`${String(weightOf(one)).padStart(4)}  ${one.name}: ${one.asks}`, 0, 1))
  const more = (hidden: number) => `      and ${hidden} more`
  return [...head, ...asManyAs(SCREEN.lines - head.length - foot.length, blocks, more), ...foot]
    .map((line) => `${line}\n`)
    .join('')
}

/** Counts the questions of each kind, those that no play can distinguish, and those with a ruling. */
function kindsText(questions: readonly Listed[]): string {
  const kinds = [...new Set(questions.map(({ kind }) => kind))]
  const editorial = questions.filter((one) => one.editorial !== undefined).length
  const elsewhere = questions.filter((one) => one.elsewhere !== undefined).length
  const settled = questions.filter(({ ruling }) => ruling !== undefined).length
  return [
    ...kinds.map((kind) => `${questions.filter((one) => one.kind === kind).length} ${kind}`),
    `${editorial} that no play can tell apart`,
    ...(elsewhere > 0 ? [`${elsewhere} that only other components tell apart`] : []),
    `${settled} settled by a ruling`,
  ].join(', ')
}

/** Everything that is known of one question. */
export function questionText({ questions, measured }: ReadingsReport, paint: Paint): string {
  return questions.map((question) => oneText(question, measured, paint)).join('\n')
}

function oneText(question: Listed, measured: Measured, paint: Paint): string {
  const { name, kind, asks, readings, usual, because, clauses, editorial, elsewhere, ruling, weight } = question
  const { witnesses = [] } = question
  const readingLines = Object.entries(readings).flatMap(([reading, says]) =>
    filled(`${reading}${reading === usual ? ' (default)' : ''}: ${says}`),
  )
  return [
    `${paint.strong(name)} (${kind})\n`,
    block(paint, 'asks', filled(asks)),
    block(paint, 'clauses', filled(clauses.join(', '))),
    block(paint, 'readings', readingLines),
    block(paint, 'because', filled(because)),
    block(paint, 'editorial', editorial === undefined ? [] : filled(editorial)),
    block(paint, 'elsewhere', elsewhere === undefined ? [] : filled(elsewhere)),
    block(paint, 'ruling', ruling ? rulingLines(ruling) : []),
    block(paint, 'weight', weight && measured ? filled(weighedText(weight, measured)) : []),
    block(paint, 'shown by', witnesses),
  ].join('')
}

const filled = (text: string): readonly string[] => wrapIndented(text, 12).map((line) => line.trim())

const rulingLines = ({ reading, by, on, where, words }: NonNullable<Listed['ruling']>): readonly string[] => [
  ...filled(`"${reading}" by ${by}, ${on}: ${where}`),
  ...(words === undefined ? [] : filled(words)),
]

const weighedText = ({ asked, plays, decisions }: Weight, { plays: all }: { readonly plays: number }): string =>
  `asked in ${asked} of ${many(all, 'random play')}; another reading changes something in ${plays} of them, at ${many(decisions, 'decision')}`

/** Two readings, compared. */
export function comparisonText(
  { title }: Pick<Book, 'title'>,
  { asks }: Question,
  { question, readings, witness, asked, weight, effect }: Comparison,
  paint: Paint,
): string {
  const found = witness
    ? [lines(smallText(witness)), '', witness.example.trimEnd()]
    : [lines(nowhereText(asked)).replace(/^./, (first) => paint.bad(first))]
  return `${[
    paint.strong(` ${title}, ${question}: ${readings.join(' | ')}`),
    lines(asks),
    '',
    ...found,
    '',
    ...(weight && effect ? [lines(weighedText(weight, effect))] : []),
    ...(effect ? effectLines(readings, effect, paint) : []),
  ].join('\n')}\n`
}

const smallText = (witness: WitnessReport): string =>
  `${'table' in witness ? tableText(witness) : playText(witness)}${witness.passed ? '' : ' The examples do not hold as they are written.'}`

const tableText = ({ table }: { readonly table: string }): string =>
  `No play over these components tells the readings apart; the table "${table}" does.`

const playText = ({ procedure, choices, differences, base, sights }: PlayedWitness): string =>
  `The smallest found: ${procedure} after ${many(choices, 'choice')}, ${many(differences, 'difference')} from "${base}"; ` +
  `what differs then: ${sights.map((sight) => SIGHT[sight]).join(' and ')}.`

const SIGHT = { game: 'the game', due: 'what is due', outcome: 'the outcome' } as const

const nowhereText = (asked: boolean): string =>
  asked
    ? 'No play of this search tells the readings apart, though the rules ask for the reading.'
    : 'No play of this search tells the readings apart: the rules never ask for the reading.'

function effectLines(readings: readonly string[], effect: Effect, paint: Paint): readonly string[] {
  const { plays, otherOutcomes, otherWinners, winners, margins } = effect
  const names = [...new Set(winners.flatMap((side) => Object.keys(side)))].sort()
  const won = names.map((name) => [name, ...winners.map((side) => side[name] ?? 0)])
  const rows = Object.entries(margins).map(([seat, { means, difference, error }]) => [
    seat,
    ...means,
    difference,
    error,
    Math.abs(difference) > 2 * error ? 'more than noise' : 'within noise',
  ])
  return [
    lines(
      `${many(plays, 'game')} played twice from the same seeds, under each reading: ${otherOutcomes} end otherwise, ${otherWinners} with another winner.`,
    ),
    ...(won.length > 0 ? ['', tableOf(['winner', ...readings], won, paint)] : []),
    ...(rows.length > 0
      ? [
          '',
          tableOf(['margin of', ...readings, 'difference', 'error', ''], rows, paint),
          lines(
            'The difference is the mean over seeds of what the second reading adds, the error its standard error; what is within two of them may be noise. Seats choose at random, so this says nothing of good play.',
          ),
        ]
      : []),
  ]
}

/** The witnesses of a book: how many, then those that are lacking. */
export function witnessesText({ found, seconds }: WitnessesReport, paint: Paint): string {
  const lacking = found.filter(({ witness }) => witness === undefined)
  const untold = found.filter(({ witness }) => witness?.passed === false)
  const rows = found.flatMap(({ question, readings, witness }) =>
    witness ? [[question, ...sizeOf(witness), readings.join(' | ')]] : [],
  )
  return `${[
    lines(`${many(found.length, 'pair')} of readings, ${rows.length} with a witness, in ${seconds} s`),
    ...lacking.map(({ question, readings, asked }) =>
      paint.bad(lines(`no witness: ${question}: ${readings.join(' | ')} (${asked ? 'asked' : 'never asked'})`)),
    ),
    ...untold.map(({ question, readings }) =>
      paint.bad(lines(`the examples do not hold as they are written: ${question}: ${readings.join(' | ')}`)),
    ),
    ...(rows.length > 0
      ? ['', tableOf(['question', 'choices', 'differences', 'procedure', 'readings'], rows, paint)]
      : []),
  ].join('\n')}\n`
}

const sizeOf = (witness: WitnessReport): readonly (string | number)[] =>
  'table' in witness
    ? ['-', '-', `only the table "${witness.table}"`]
    : [witness.choices, witness.differences, witness.procedure]
