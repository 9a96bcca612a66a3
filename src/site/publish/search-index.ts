/** The search data of a book, made once: an index of words, and the place and text of each entry. @module */
import MiniSearch from 'minisearch'
import {
  bookClauses,
  type Clause,
  type EntryKind,
  entriesIn,
  fieldWords,
  INDEXED,
  type Searched,
  type SectionHead,
} from '#core'
import {
  anchorOf,
  type SearchIndex,
  type SearchTexts,
  THING_KINDS,
  type ThingKind,
} from '../browser/search/index-search.js'
import { packIndex } from '../browser/search/packed-index.js'
import type { Sources } from './book-sources.js'
import { titleOf, withSections } from './chapters.js'
import type { Target } from './links.js'

/** A search entry, as a page shows it. */
export interface Thing extends Searched {
  readonly kind: ThingKind
  /** The title of the entry. */
  readonly title: string
  /** The text shown for it, if that is more than its title. */
  readonly shows?: string
  /** The sections that it is about, the first of which stands over it. */
  readonly heads: readonly SectionHead[]
  readonly at: Target
}

/** As much of what is known of a book as can be found. */
export type Findable = Pick<Sources, 'book' | 'places' | 'examples' | 'outline'>

/** Everything of a book that can be found, the rules in printed order first. */
export const thingsOf = (sources: Findable): readonly Thing[] => [
  ...sectionThings(sources),
  ...bookClauses(sources.book).map((clause) => clauseThing(sources, clause)),
  ...declared(sources, 'tables', 'table', sources.places.table),
  ...declared(sources, 'procedures', 'chart', sources.places.chart),
  ...questionThings(sources),
  ...findingThings(sources),
  ...exampleThings(sources),
]

const sectionThings = ({ outline, places }: Findable): readonly Thing[] =>
  outline.chapters.flatMap(withSections).map(({ head }) => ({
    kind: 'section',
    title: titleOf(head),
    name: head.title,
    heading: titleOf(head),
    says: '',
    heads: [head],
    at: places.section(head),
  }))

const clauseThing = ({ places }: Findable, clause: Clause): Thing => ({
  kind: clause.term === undefined ? 'clause' : 'term',
  title: clause.term ?? clause.id,
  name: clause.term ?? clause.id,
  heading: headingOf([clause.section]),
  says: clause.text,
  shows: clause.text,
  heads: [clause.section],
  at: places.clause(clause),
})

const declared = (
  { book }: Findable,
  entries: EntryKind,
  kind: Thing['kind'],
  at: (name: string) => Target,
): readonly Thing[] =>
  entriesIn(book, entries).map(({ name, clauses, says }) => {
    const heads = headsOf(clauses)
    return { kind, title: name, name, heading: headingOf(heads), says, heads, at: at(name) }
  })

const questionThings = ({ book, places }: Findable): readonly Thing[] =>
  book.questions.map(({ name, asks, readings, clauses }) => {
    const heads = headsOf(clauses)
    const says = Object.values(readings).join(' ')
    return {
      kind: 'question',
      title: asks,
      name: fieldWords(name),
      heading: headingOf(heads),
      says: `${asks} ${says}`,
      shows: says,
      heads,
      at: places.question(name),
    }
  })

const findingThings = ({ book, places }: Findable): readonly Thing[] =>
  (book.findings ?? []).map(({ name, says, clauses }) => {
    const heads = headsOf(clauses)
    return {
      kind: 'finding',
      title: says,
      name: fieldWords(name),
      heading: headingOf(heads),
      says,
      heads,
      at: places.finding(name),
    }
  })

const exampleThings = ({ examples, places }: Findable): readonly Thing[] =>
  examples.flatMap(({ file, examples: inside }) =>
    inside.map(({ result: { name } }) => ({
      kind: 'example',
      title: name,
      name: '',
      heading: '',
      says: name,
      heads: [],
      at: places.example(file, name),
    })),
  )

const headsOf = (clauses: readonly Clause[]): readonly SectionHead[] => [
  ...new Set(clauses.map(({ section }) => section)),
]

const headingOf = (heads: readonly SectionHead[]): string => heads.map(titleOf).join(' ')

/** Values as numbers into a list of them, each once. */
function numbered(values: readonly (string | undefined)[]) {
  const list = [...new Set(values)].filter((value) => value !== undefined)
  const numbers = new Map(list.map((value, number) => [value, number]))
  return { list, numbers: values.map((value) => (value === undefined ? -1 : (numbers.get(value) ?? -1))) }
}

/** The title of a book, and its short name. */
type Called = Pick<SearchIndex, 'short' | 'title'>

/** Makes the search index that a page loads; addresses are relative to the root of the site. */
export function searchIndex(things: readonly Thing[], called: Called, naming: (page: string) => string): SearchIndex {
  const index = new MiniSearch(INDEXED)
  index.addAll(things.map(({ name, heading, says }, id) => ({ id, name, heading, says })))
  const heads = numbered(things.map(({ heads: [head] }) => head && titleOf(head)))
  const pages = numbered(things.map(({ at }) => `${naming(at.page)}.html`))
  return {
    ...called,
    heads: heads.list,
    pages: pages.list,
    kinds: things.map(({ kind }) => THING_KINDS.indexOf(kind)),
    under: heads.numbers,
    on: pages.numbers,
    index: packIndex(index.toJSON()),
  }
}

/** Makes the texts that a page loads to show search results. */
export const searchTexts = (things: readonly Thing[]): SearchTexts => ({
  titles: things.map(({ title }) => title),
  texts: things.map(({ shows = '' }) => shows),
  anchors: things.map(({ kind, title, at: { anchor = '' } }) => (anchor === anchorOf(kind, title) ? 0 : anchor)),
})

/** A script that hands a value to the search; scripts load from a folder, too, where data does not. */
const handing = (what: string, short: string, value: object): string =>
  `rwSearch.${what}('${short}','${JSON.stringify(value).replace(/[\\']/g, '\\$&')}')\n`

/** The files by which a page searches a book, by their names. */
export function searchFiles(
  sources: Findable,
  called: Called,
  naming: (page: string) => string,
): Record<string, string> {
  const things = thingsOf(sources)
  const { short } = called
  return {
    [`search-${short}.js`]: handing('index', short, searchIndex(things, called, naming)),
    [`search-${short}-texts.js`]: handing('texts', short, searchTexts(things)),
  }
}
