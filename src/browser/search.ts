/** Search in a page: what was made at publishing time is opened, asked, and shown with the words that were found. @module */
import MiniSearch from 'minisearch'
import { asSought, byWords, enough, type Found, foundIn, INDEXED, MISSPELT } from '../lookup/recipe.js'
import { wordsIn } from '../lookup/words-in.js'
import { slug } from '../outside/escape.js'
import { type Packed, unpacked } from './packed.js'
import { askedOtherwise, badlyMisspelt, placeSought, soughtIn, withoutReferring } from './seeking.js'

/** What can be found, by the word for one of it, with how much a match counts: a rule is sooner meant than an example of it. */
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

/** What a page loads to search a book: the things by columns, and where words stand in them. */
export interface SearchIndex {
  readonly short: string
  readonly title: string
  /** What is printed over the sections. */
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

/** What a page loads to show what was found: the things by columns, again. */
export interface SearchTexts {
  readonly titles: readonly string[]
  /** What each says, where that is more than its title. */
  readonly texts: readonly string[]
  /** Where on its page each stands, unless that follows from its title. */
  readonly anchors: readonly (string | 0)[]
}

/** Where on its page a thing stands, as far as that follows from its title. */
export function anchorOf(kind: ThingKind, title: string): string {
  if (kind === 'clause') return title
  return kind === 'example' ? `example-${slug(title)}` : ''
}

/** A book that can be searched. */
export interface Searchable extends Omit<SearchIndex, 'index'> {
  readonly index: MiniSearch
}

/** Opens what was made of a book. */
export const opened = ({ index, ...book }: SearchIndex): Searchable => ({
  ...book,
  index: MiniSearch.loadJS(unpacked(index), INDEXED),
})

/** Something that was found, and in which book. */
export interface Hit extends Found {
  readonly book: Searchable
  readonly kind: ThingKind
}

/** How much is told before that which is called otherwise than it was asked for, and how much of each of that. */
const [BEFORE_OTHERS, OF_OTHERS] = [3, 2]

/** What fits some words in some books, the best first; words may be misspelt or unfinished, and rules may call it otherwise. */
export function find(books: readonly Searchable[], typed: string): readonly Hit[] {
  const found = seek(books, withoutReferring(typed))
  const others = askedOtherwise(typed).flatMap((other) => wholly(seek(books, other), other).slice(0, OF_OTHERS))
  const all = [...found.slice(0, BEFORE_OTHERS), ...others, ...found.slice(BEFORE_OTHERS)]
  return [...new Map(all.toReversed().map((hit) => [`${hit.book.short} ${hit.id}`, hit])).values()].toReversed()
}

/** What has all of some words. */
const wholly = (found: readonly Hit[], words: string): readonly Hit[] =>
  found.filter((hit) => hit.words === soughtIn(words).length)

/** What has some words, or most of them; the sections of a place that is named come first, as they are printed. */
function seek(books: readonly Searchable[], words: string): readonly Hit[] {
  const found = enough(byWords(books.flatMap((book) => hitsIn(book, words))), words)
  const isAt = placeSought(words)
  if (isAt === undefined) return found
  const isPlace = ({ book, id, kind }: Hit) => kind === 'section' && isAt(book.heads[book.under[id] ?? -1] ?? '')
  const places = found.filter(isPlace).toSorted((one, other) => one.id - other.id)
  return [...places, ...found.filter((hit) => !isPlace(hit))]
}

/** What a book has of some words; a word that it has not is sought more widely. */
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
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** Something that was found, as a page shows it. */
export interface ShownHit {
  readonly kind: ThingKind
  readonly book: string
  readonly title: readonly Piece[]
  readonly head: string
  /** What it says around the first word that was found. */
  readonly text: readonly Piece[]
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
    text: pieces(around(texts[id] ?? '', hits), hits),
    address: anchor === '' ? page : `${page}#${anchor}`,
  }
}

const isHit = (word: string, hits: readonly string[]): boolean =>
  wordsIn(word)
    .map(asSought)
    .some((one) => hits.includes(one))

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A text in pieces, where words that were found stand alone. */
export function pieces(text: string, hits: readonly string[]): readonly Piece[] {
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

/** How much of a text is shown, and how much of that before the first word that was found. */
const SHOWN = 170
const BEFORE = 60

/** The part of a long text in which the first word was found, cut between words. */
export function around(text: string, hits: readonly string[]): string {
  if (text.length <= SHOWN) return text
  const first = [...text.matchAll(WORD)].find(([word]) => isHit(word, hits))?.index ?? 0
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const to = from + SHOWN >= text.length ? text.length : text.lastIndexOf(' ', from + SHOWN)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
