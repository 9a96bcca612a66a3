/** Search in a page: what was made at publishing time is opened, asked, and shown with the words that were found. @module */
import MiniSearch from 'minisearch'
import { asSought, byWords, enough, foundIn, INDEXED, MISSPELT, type SearchHit, slug, tokenize } from '#core'
import { type Packed, unpackIndex } from './packed-index.js'
import { badlyMisspelt, indexTerms, placeSought, synonymQuery, withoutReferring } from './rewrite-query.js'

/** The kinds of search results, each with its weight. A rule is a likelier target than an example of it. */
const WEIGHTS = {
  section: 1.5,
  term: 1.2,
  clause: 1,
  table: 0.6,
  chart: 0.6,
  question: 0.6,
  finding: 0.5,
  example: 0.4,
}

/** A kind of thing that can be found. */
export type ThingKind = keyof typeof WEIGHTS

/** The kinds, as an index numbers them. */
export const THING_KINDS = Object.keys(WEIGHTS) as readonly ThingKind[]

/** The search index of a book, as a page loads it: entries by columns, and the places of words in them. */
export interface SearchIndex {
  readonly short: string
  readonly title: string
  /** The headings over the sections. */
  readonly heads: readonly string[]
  /** The addresses of pages, as seen from the root of the site. */
  readonly pages: readonly string[]
  readonly kinds: readonly number[]
  /** The section that stands over each thing, or -1. */
  readonly under: readonly number[]
  /** The page that each thing stands on. */
  readonly on: readonly number[]
  readonly index: Packed
}

/** The texts of search results, as a page loads them, by columns again. */
export interface SearchTexts {
  readonly titles: readonly string[]
  /** The text of each entry, if it is more than its title. */
  readonly texts: readonly string[]
  /** The anchor of each entry on its page, unless it follows from the title. */
  readonly anchors: readonly (string | 0)[]
}

/** Returns the anchor of an entry on its page, if it follows from the title. */
export function anchorOf(kind: ThingKind, title: string): string {
  if (kind === 'clause') return title
  return kind === 'example' ? `example-${slug(title)}` : ''
}

/** A book that can be searched. */
export interface Searchable extends Omit<SearchIndex, 'index'> {
  readonly index: MiniSearch
}

/** Opens what was made of a book. */
export const openIndex = ({ index, ...book }: SearchIndex): Searchable => ({
  ...book,
  index: MiniSearch.loadJS(unpackIndex(index), INDEXED),
})

/** Something that was found, and in which book. */
export interface Hit extends SearchHit {
  readonly book: Searchable
  readonly kind: ThingKind
}

/** The number of results to show before those found under other words, and of each of those. */
const [BEFORE_OTHERS, OF_OTHERS] = [3, 2]

/**
 * Finds the entries of some books that fit some words, best first. Words may be misspelt, unfinished, or different from those of
 * the rules.
 */
export function find(books: readonly Searchable[], typed: string): readonly Hit[] {
  const found = seek(books, withoutReferring(typed))
  const others = synonymQuery(typed).flatMap((other) => wholly(seek(books, other), other).slice(0, OF_OTHERS))
  const all = [...found.slice(0, BEFORE_OTHERS), ...others, ...found.slice(BEFORE_OTHERS)]
  return [...new Map(all.toReversed().map((hit) => [`${hit.book.short} ${hit.id}`, hit])).values()].toReversed()
}

/** Filters the results that contain all words. */
const wholly = (found: readonly Hit[], words: string): readonly Hit[] =>
  found.filter((hit) => hit.words === indexTerms(words).length)

/** Finds entries with all words, or most of them. The sections of a named place come first, in printed order. */
function seek(books: readonly Searchable[], words: string): readonly Hit[] {
  const found = enough(byWords(books.flatMap((book) => hitsIn(book, words))), words)
  const isAt = placeSought(words)
  if (isAt === undefined) return found
  const isPlace = ({ book, id, kind }: Hit) => kind === 'section' && isAt(book.heads[book.under[id] ?? -1] ?? '')
  const places = found.filter(isPlace).toSorted((one, other) => one.id - other.id)
  return [...places, ...found.filter((hit) => !isPlace(hit))]
}

/** Finds the entries of a book for some words. Unknown words get a wider search. */
function hitsIn(book: Searchable, words: string): readonly Hit[] {
  const near = book.index.search(words, MISSPELT)
  const wider = badlyMisspelt(
    words,
    near.flatMap(({ queryTerms }) => queryTerms),
  )
  return foundIn(wider ? book.index.search(words, wider) : near).map((one) => {
    const kind = THING_KINDS[book.kinds[one.id] ?? 0] ?? 'clause'
    return { ...one, book, kind, score: one.score * WEIGHTS[kind] }
  })
}

/** A piece of a text, and whether it was looked for. */
export interface HighlightPart {
  readonly text: string
  readonly hit: boolean
}

/** Something that was found, as a page shows it. */
export interface ShownHit {
  readonly kind: ThingKind
  readonly book: string
  readonly title: readonly HighlightPart[]
  readonly head: string
  /** The text around the first matching word. */
  readonly text: readonly HighlightPart[]
  /** Its address, as seen from the root of the site. */
  readonly address: string
}

/** Something that was found, with what is told of it. */
export function shownHit({ id, book, kind, hits }: Hit, { titles, texts, anchors }: SearchTexts): ShownHit {
  const title = titles[id] ?? ''
  const anchor = anchors[id] || anchorOf(kind, title)
  const page = book.pages[book.on[id] ?? 0] ?? ''
  return {
    kind,
    book: book.title,
    title: pieces(title, hits),
    head: book.heads[book.under[id] ?? -1] ?? '',
    text: pieces(excerpt(texts[id] ?? '', hits), hits),
    address: anchor === '' ? page : `${page}#${anchor}`,
  }
}

const isHit = (word: string, hits: readonly string[]): boolean =>
  tokenize(word)
    .map(asSought)
    .some((one) => hits.includes(one))

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A text in pieces, where words that were found stand alone. */
export function pieces(text: string, hits: readonly string[]): readonly HighlightPart[] {
  const found = [...text.matchAll(WORD)].filter(([word]) => isHit(word, hits))
  const ends = found.map(({ index, 0: word }) => index + word.length)
  return [
    ...found.flatMap(({ index, 0: word }, at) => [
      { text: text.slice(ends[at - 1] ?? 0, index), hit: false },
      { text: word, hit: true },
    ]),
    { text: text.slice(ends.at(-1) ?? 0), hit: false },
  ].filter((piece) => piece.text !== '')
}

/** The number of characters to show of a text, and of those before the first matching word. */
const SHOWN = 170
const BEFORE = 60

/** The part of a long text in which the first word was found, cut between words. */
export function excerpt(text: string, hits: readonly string[]): string {
  if (text.length <= SHOWN) return text
  const first = [...text.matchAll(WORD)].find(([word]) => isHit(word, hits))?.index ?? 0
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const to = from + SHOWN >= text.length ? text.length : text.lastIndexOf(' ', from + SHOWN)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
