/** The declarations of a book, as text: one entry in full, or several in a list. @module */
import { stringify } from 'yaml'
import { type Details, type EntryKind, valueWords } from '#core'
import { block, many, type Paint } from './layout/output-layout.js'
import { type Cell, tableOf, wrapIndented } from './layout/terminal-table.js'

/** The headings for an entry's place in an example and for its place in the book, by kind. */
const HEADINGS: Readonly<Record<EntryKind, { readonly example: string; readonly at: string }>> = {
  clauses: { example: '', at: '' },
  tables: { example: 'in an example', at: '' },
  procedures: { example: 'in an example', at: 'asks' },
  measures: { example: 'in an example, behind "then"', at: '' },
  offers: { example: '', at: 'asked in' },
}

/** Everything that an entry says. */
export function detailsText(details: Details, paint: Paint): string {
  const { kind, name, sections, says, fields, arguments: asked, rows, results = [], example } = details
  return [
    `${paint.strong(name)}  ${paint.faint(placesText(sections))}\n`,
    says && `${wrapIndented(says, 2).join('\n')}\n`,
    fields && part('fields', tableOf(['field', 'values', 'what it is'], fields.map(fieldRow), paint), paint),
    asked &&
      asked.length > 0 &&
      part('arguments', tableOf(['field', '', 'values'], asked.map(argumentRow), paint), paint),
    rows && part('rows', rows.map(rowText).join('\n'), paint),
    block(paint, 'comes to', results.length > 0 ? [results.map(String).join(' | ')] : []),
    block(
      paint,
      'refused',
      (details.refusedBy ?? []).map((table) => `by the table "${table}"`),
    ),
    block(paint, HEADINGS[kind].at, details.askedAt ?? []),
    block(paint, 'options', details.options ?? []),
    block(paint, 'clauses', details.clauses ?? []),
    example && part(HEADINGS[kind].example, stringify(example).trimEnd().replace(/^/gm, '    '), paint),
  ]
    .filter((text) => typeof text === 'string')
    .join('')
}

/** The maximum number of sections to show for one entry. */
const FEW = 2

/** The first sections of several, and how many more there are. */
const placesText = (sections: readonly string[]): string =>
  [...sections.slice(0, FEW), ...(sections.length > FEW ? [`and ${sections.length - FEW} more`] : [])].join('; ')

/** A part with its heading. */
const part = (heading: string, text: string, paint: Paint): string => `  ${paint.faint(heading)}\n${text}\n`

const fieldRow = ({ name, values, words = '', question }: NonNullable<Details['fields']>[number]): readonly Cell[] => [
  `   ${name}`,
  valuesText(values.map((value) => (typeof value === 'boolean' ? `${value}` : valueWords(value)))),
  question === undefined ? words : `question ${question}: ${words}`,
]

/** The maximum number of values to show for a field. */
const MANY = 8

/** Values in a row; a run of numbers by its ends, and the first of very many. */
function valuesText(values: readonly string[]): string {
  const numbers = values.every((value) => /^-?\d+$/.test(value))
  if (numbers && values.length > 2) return `${values[0]} to ${values.at(-1)}`
  const more = values.length - MANY
  return more > 0 ? `${values.slice(0, MANY).join(' | ')} and ${more} more` : values.join(' | ')
}

const argumentRow = (field: NonNullable<Details['arguments']>[number]): readonly Cell[] => [
  `   ${field.name}`,
  'otherwise' in field ? `else ${JSON.stringify(field.otherwise)}` : 'must be given',
  field.values,
]

const rowText = ({ says, clauses }: NonNullable<Details['rows']>[number], index: number): string =>
  wrapIndented(`${index + 1}. ${says} [${clauses.join('; ')}]`, 4).join('\n')

/**
 * Several things by their names, with where they stand.
 *
 * @param all - how many fit, those that are not shown included
 */
export function listText(found: readonly Details[], all: number, paint: Paint): string {
  const rows = found.map(({ name, sections }) => [name, placesText(sections)])
  const more = all - found.length
  const hints = [
    ...(more > 0 ? [`${many(more, 'other')} fit${more === 1 ? 's' : ''} too; --all lists all`] : []),
    ...found.slice(0, 1).map(({ name }) => `a whole name, such as "${name}", shows everything about one`),
  ]
  return `${tableOf(['name', 'where'], rows, paint)}\n${hints.map((line) => `${paint.faint(line)}\n`).join('')}`
}
