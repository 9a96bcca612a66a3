/** Exports of a book: its files in one format, and a page that tells what they hold and what they cannot say. @module */
import {
  type Book,
  blocks,
  code,
  inMarkdown,
  items,
  joinMarkdown,
  type Markdown,
  markdown,
  type OwnFolder,
  table,
} from '#core'
import { scxmlOf } from './charts/scxml.js'
import { xstateOf } from './charts/xstate.js'
import { dmnOf } from './dmn/export.js'
import { type Exported, type ExportedItem, inWords } from './export-result.js'
import { FORMATS, type Format } from './formats.js'
import { csvOf } from './registry/csv.js'
import { jsonLdOf } from './registry/json-ld.js'

/** The function that makes one format, and the limits of that format. */
interface Made {
  readonly of: (book: Book) => Exported
  readonly lacks: readonly string[]
}

const MADE: Readonly<Record<Format, Made>> = {
  dmn: {
    of: dmnOf,
    lacks: [
      'A computed answer becomes its results over the finite views of its table: a constant, a field, a sum of fields, or rules for each part of the views.',
      'Only the effect of an exception remains: the row that it lifts becomes several rules around it. The annotation "unless" holds the clauses of the exception.',
      'A reading of the text is an input like any other. Its question, its readings and which one is usual are extension elements.',
      'An impossible view has an extension element with the reason. A checker may report a gap or an overlap there, and a gap between two whole numbers.',
      'The tables are as written: changes by an amendment during a game are missing.',
    ],
  },
  xstate: {
    of: xstateOf,
    lacks: [
      'The conditions of a guard are missing: you provide each guard under its words. Its parameter is the id of its transition.',
      'The changes of a transition, the options and refusals of an offer, and the arguments of a call are missing: they are code over a whole game.',
      'Free actions during a call are events of the calling state like any other; "meta" names them under "asks".',
    ],
  },
  scxml: {
    of: scxmlOf,
    lacks: [
      'The conditions of a guard are missing: each guard is a flag (G.g0 and so on). The host sets all flags with the data of the event "host.guards".',
      'The changes of a transition are missing: it only logs its id, under the label "way".',
      'Ids have only letters, digits and underscores. Attributes of a separate namespace hold the full names, the words and the clauses.',
    ],
  },
  csv: {
    of: csvOf,
    lacks: [
      'A cell that a spreadsheet would take for a formula begins with an apostrophe, which is not part of the text.',
      'A spreadsheet may take a number such as 3.10 for 3.1: import the column "number" as text. The column "id" is unique for each clause.',
      'A citation names its place: a table and its row, a chart and its transition, and so on. The other formats show what these do.',
    ],
  },
  'json-ld': {
    of: jsonLdOf,
    lacks: [
      'Names are URNs: they lead nowhere, and stay the same from edition to edition of the program.',
      'A citation is a place with a name: a table and its row, a chart and its transition, and so on. The other formats show what these do.',
    ],
  },
}

/** The folder of an export: of one book in one format, so that another export is refused there. */
export const folderOf = (book: Pick<Book, 'name'>, format: Format): OwnFolder => ({
  marker: `.rulewright-${book.name}-${format}.json`,
  by: `rulewright export ${book.name} ${format}`,
})

/** The export of a book in a format, with the page that tells of it. */
export function exportInFormat(book: Book, format: Format): Exported {
  const { files, entries } = MADE[format].of(book)
  return { entries, files: new Map([...files, ['README.md', pageOf(book, format, entries)]]) }
}

function pageOf({ name, title, edition }: Book, format: Format, entries: readonly ExportedItem[]): string {
  const refused = entries.filter((entry) => entry.refused !== undefined)
  return blocks([
    markdown`# ${inMarkdown(title)}: ${inMarkdown(FORMATS[format])}`,
    markdown`Edition: ${inMarkdown(edition)}. Written by ${code(`rulewright export ${name} ${format}`)}; what is changed here is lost when it is written again.`,
    markdown`## What it does not say`,
    ...items(MADE[format].lacks.map(inMarkdown)),
    ...(refused.length > 0
      ? [markdown`## What is left out`, ...items(refused.map((one) => inMarkdown(`${one.name}: ${one.refused}`)))]
      : []),
    markdown`## What it holds`,
    table(
      { name: 'left', file: 'left', holds: 'left', notes: 'left' },
      entries.flatMap((entry) => (entry.file === undefined ? [] : [rowOf(entry, entry.file)])),
    ),
  ])
}

const rowOf = ({ name, counts = {}, notes }: ExportedItem, file: string): readonly Markdown[] => [
  inMarkdown(name),
  code(file),
  inMarkdown(inWords(Object.entries(counts))),
  joinMarkdown(notes.map(inMarkdown), '; '),
]
