/** The tables of a book as files of DMN, one a table, and what of them could not be said. @module */
import { type Book, type Domain, questionOf, type Table } from '#core'
import type { Exported, ExportedItem } from '../export-result.js'
import { idsFor } from '../xml.js'
import { documentOf } from './document.js'
import { type Ruled, rulesOf } from './rules.js'

/** The files of the tables of a book. */
export function dmnOf({ tables }: Pick<Book, 'tables'>): Exported {
  const ids = idsFor(tables.map(({ name }) => name))
  const all = tables.map((table) => {
    const file = `${(ids.get(table.name) ?? table.name).replaceAll('_', '-').toLowerCase()}.dmn`
    return { table, file, ruled: rulesOf(table) }
  })
  return {
    files: new Map(
      all.flatMap(({ table, file, ruled }) => ('rules' in ruled ? [[file, documentOf(table, ruled.rules)]] : [])),
    ),
    entries: all.map(({ table, file, ruled }) => entryOf(table, file, ruled)),
  }
}

function entryOf(table: Table, file: string, ruled: Ruled): ExportedItem {
  if ('refused' in ruled) return { name: table.name, refused: ruled.refused, notes: [] }
  const { impossible, fields } = table.view
  const questions = Object.values<Domain>(fields).filter((domain) => questionOf(domain) !== undefined).length
  return {
    name: table.name,
    file,
    counts: { row: table.rows.length, rule: ruled.rules.length },
    notes: [
      ...ruled.told,
      ...(questions > 0
        ? [`${questions === 1 ? 'a field is a reading' : `${questions} fields are readings`} of the text`]
        : []),
      ...(impossible.length > 0 ? ['some views cannot occur, which DMN does not know'] : []),
    ],
  }
}
