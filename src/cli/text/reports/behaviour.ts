/** Changes in behaviour, as text and as Markdown. @module */

import { blocks, inMarkdown, items, type Json, type Markdown, markdown, type Option, words } from '#core'
import { type BehaviourDifference, type BehaviourReport, DIFFERENCE_WORDS } from '#lab'
import { block, many, type Paint } from '../layout/output-layout.js'
import { lines, wrapIndented } from '../layout/terminal-table.js'
import { type BehaviourWords, FIELD_PATHS, fieldsText } from './behaviour-words.js'

const headOf = ({ kind, about }: BehaviourDifference): string => `${DIFFERENCE_WORDS[kind]}: ${about}`

function givenText(given: BehaviourDifference['given'], words: BehaviourWords): string {
  const { from, procedure, args, differences } = given
  const laid = from === 'nothing' ? many(differences, 'field') : words.laid(given).join('; ')
  const what = args === null ? procedure : `${procedure} ${fieldsText(args).join(', ')}`
  return `${from}${laid === '' ? '' : ` with ${laid}`}; ${what} begins`
}

const optionText = (option: Json): string => words(option as unknown as Option)

const clausesText = ({ clauses }: Pick<BehaviourDifference, 'clauses'>): string =>
  clauses.map(({ number, id }) => `${number} ${id}`).join(', ')

const rowText = (row: BehaviourDifference['rows'][number]): string => `${row.table} (${clausesText(row)})`

/** Lists the named facts of a difference. */
const toldOf = (one: BehaviourDifference, words: BehaviourWords): readonly (readonly [string, string])[] => [
  ['position', givenText(one.given, words)],
  ...(one.choices.length > 0 ? [['after', one.choices.map(optionText).join(' | ')] as const] : []),
  ...(one.option === undefined ? [] : [['action', optionText(one.option)] as const]),
  ['before', one.before],
  ['now', one.now],
  ...(one.clauses.length > 0 ? [['clauses', clausesText(one)] as const] : []),
  ...(one.rows.length > 0 ? [['rows', one.rows.map(rowText).join('; ')] as const] : []),
]

const tableText = ({ table, cases, of, view, before, now, clauses }: BehaviourReport['tables'][number]): string =>
  `the table "${table}" answers ${cases} of ${many(of, 'case')} otherwise: ${fieldsText(view).join(', ')}: ${before} -> ${now} (${clausesText({ clauses })})`

/** Lists the lines before the differences. */
function headLines(
  { base, now, positions, fields, bases, tables }: BehaviourReport,
  words: BehaviourWords,
): readonly string[] {
  const editions = base.edition === now.edition ? [] : [`edition: ${base.edition} -> ${now.edition}`]
  const named = (what: string, all: readonly string[]) => (all.length > 0 ? [`${what}: ${all.join(', ')}`] : [])
  return [
    `${many(positions, 'position')} looked at, of ${base.version} and of ${now.version}`,
    ...editions,
    ...named('fields that were dropped, and are not compared', fields.dropped),
    ...named('fields that were added, and are not compared', fields.added),
    ...bases.map(({ base: name, changes }) => `the game "${name}" is another: ${changes.map(words.change).join('; ')}`),
    ...tables.map(tableText),
  ]
}

function endLine({ same, differences, more }: BehaviourReport): string {
  if (same) return 'No difference was found.'
  if (differences.length === 0) return 'No position that was looked at shows any other difference.'
  const found = `${many(differences.length + more, 'difference')} found`
  return more > 0 ? `${found}; ${more} not shown; --limit shows more` : found
}

/** Formats the changes in behaviour as text. */
export function behaviourText(report: BehaviourReport, paint: Paint, inWords: BehaviourWords = FIELD_PATHS): string {
  const parts = report.differences.map((one, index) =>
    [
      `${paint.strong(`${index + 1}. ${headOf(one)}`)} (${many(one.positions, 'position')})\n`,
      ...toldOf(one, inWords).map(([name, text]) =>
        block(
          paint,
          name,
          wrapIndented(text, 12).map((line) => line.trim()),
        ),
      ),
    ].join(''),
  )
  const head = lines(...headLines(report, inWords))
  return [paint.strong(` ${report.now.book}: what changed in behaviour`), head, ...parts, lines(endLine(report))]
    .join('\n')
    .concat('\n')
}

/** Formats the changes in behaviour as Markdown. */
export function behaviourMarkdown(report: BehaviourReport, inWords: BehaviourWords = FIELD_PATHS): Markdown {
  const parts = report.differences.flatMap((one, index) => [
    markdown`## ${index + 1}. ${inMarkdown(headOf(one))}`,
    ...items(toldOf(one, inWords).map(([name, text]) => markdown`**${inMarkdown(name)}**: ${inMarkdown(text)}`)),
  ])
  return blocks([
    markdown`# ${inMarkdown(report.now.book)}: what changed in behaviour`,
    ...items(headLines(report, inWords).map(inMarkdown)),
    ...parts,
    inMarkdown(endLine(report)),
  ])
}
