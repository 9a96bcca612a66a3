/** Exports of a book: its files in one format, and a page that tells what they hold and what they cannot say. @module */
import type { Book } from '../kernel/book.js'
import { blocks, code, inMarkdown, items, joined, type Markdown, markdown, table } from '../outside/markdown.js'
import type { OwnFolder } from '../outside/own-folder.js'
import { scxmlOf } from './charts/scxml.js'
import { xstateOf } from './charts/xstate.js'
import { dmnOf } from './dmn/export.js'
import { type Exported, inWords, type Told } from './exported.js'
import { FORMATS, type Format } from './formats.js'
import { csvOf } from './registry/csv.js'
import { jsonLdOf } from './registry/json-ld.js'

/** How one format is made, and what nobody should expect of it. */
interface Made {
  readonly of: (book: Book) => Exported
  readonly lacks: readonly string[]
}

const MADE: Readonly<Record<Format, Made>> = {
  dmn: {
    of: dmnOf,
    lacks: [
      'An answer that is computed stands as what it comes to over the finite views of its table: a constant, a field, a sum of fields, or rules for each part of the views.',
      'Of an exception only the effect is left: the row that it lifts is cut into rules that stand beside it. The clauses of the exception are the annotation "unless".',
      'A reading of the text is an input like any other. Its question, its readings and which one is usual are extension elements.',
      'That a view cannot occur is an extension element with the reason: a checker may report a gap or an overlap there, and a gap between two whole numbers.',
      'Tables as they are written: what an amendment changes during a game is not there.',
    ],
  },
  xstate: {
    of: xstateOf,
    lacks: [
      'What a guard looks at: it is called by its words, with the id of its transition as parameter, and whoever runs the machine provides it.',
      'What a transition changes, what an offer lists and refuses, and what a call is given: these are code over a whole game.',
      'Rights that may be used during a call are events of the calling state like any other; "meta" names them under "asks".',
    ],
  },
  scxml: {
    of: scxmlOf,
    lacks: [
      'What a guard looks at: each is a flag, G.g0 and so on, which the host sets by the event "host.guards" with all of them as data.',
      'What a transition changes: it only logs its id, under the label "way".',
      'Names with blanks and signs: ids are letters, digits and low lines; the names stand in attributes of a namespace of their own, beside words and clauses.',
    ],
  },
  csv: {
    of: csvOf,
    lacks: [
      'A cell that a spreadsheet would take for a formula begins with an apostrophe, which is not part of the text.',
      'A spreadsheet may take a number such as 3.10 for 3.1: import the column "number" as text. The column "id" tells clauses apart.',
      'What cites a clause is told by a name: of a table and its row, of a chart and its transition, and so on. What these do is in the other formats.',
    ],
  },
  'json-ld': {
    of: jsonLdOf,
    lacks: [
      'Names are URNs: they lead nowhere, and stay the same from edition to edition of the program.',
      'What cites a clause is a place with a name: of a table and its row, of a chart and its transition, and so on. What these do is in the other formats.',
    ],
  },
}

/** The folder of an export: of one book in one format, so that another export is refused there. */
export const folderOf = (book: Pick<Book, 'name'>, format: Format): OwnFolder => ({
  marker: `.rulewright-${book.name}-${format}.json`,
  by: `rulewright export ${book.name} ${format}`,
})

/** The export of a book in a format, with the page that tells of it. */
export function exported(book: Book, format: Format): Exported {
  const { files, entries } = MADE[format].of(book)
  return { entries, files: new Map([...files, ['README.md', pageOf(book, format, entries)]]) }
}

function pageOf({ name, title, edition }: Book, format: Format, entries: readonly Told[]): string {
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

const rowOf = ({ name, counts = {}, notes }: Told, file: string): readonly Markdown[] => [
  inMarkdown(name),
  code(file),
  inMarkdown(inWords(Object.entries(counts))),
  joined(notes.map(inMarkdown), '; '),
]
