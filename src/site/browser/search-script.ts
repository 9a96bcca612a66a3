/** The script that searches: loaded when somebody is about to, and handed what was made of each book. @module */
import { find, openIndex, type Searchable, type SearchTexts, type ShownHit, shownHit } from './search/index-search.js'

/** The interface of the search script for the rest of the page. */
export interface Search {
  /** Takes what a book is searched by. */
  index(short: string, json: string): void
  /** Takes what is shown of what was found in a book. */
  texts(short: string, json: string): void
  /** Finds the entries that fit some words, best first: their number, and the ones to show. */
  find(shorts: readonly string[], words: string, most: number): SearchResult
}

/** The result of a search. */
export interface SearchResult {
  readonly count: number
  readonly shown: readonly ShownHit[]
}

const books = new Map<string, Searchable>()
const texts = new Map<string, SearchTexts>()

const search: Search = {
  index: (short, json) => books.set(short, openIndex(JSON.parse(json))),
  texts: (short, json) => texts.set(short, JSON.parse(json)),
  find(shorts, words, most) {
    const hits = find(
      shorts.flatMap((short) => books.get(short) ?? []),
      words,
    )
    const shown = hits.slice(0, most).flatMap((hit) => {
      const text = texts.get(hit.book.short)
      return text ? [shownHit(hit, text)] : []
    })
    return { count: hits.length, shown }
  },
}

Object.assign(globalThis, { rwSearch: search })
