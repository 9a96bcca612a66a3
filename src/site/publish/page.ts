/** Pages of the published reference, before they are rendered. @module */

import { late } from '#core'
import type { Html } from '../draw/html-template.js'

/** A heading that the side bar of a page shows. */
export interface Heading {
  readonly anchor: string
  readonly text: string
}

/** The ranks of search results, from first to last. */
export type Rank = 'section' | 'term' | 'clause' | 'page' | 'place'

/** Something on a page that the search finds by itself. */
export interface PageSearchEntry {
  readonly anchor: string
  /** The text that the search shows. */
  readonly text: string
  /** Other words by which it is found. */
  readonly words: string
  /** The rank in search results; that of a place if left out. */
  readonly rank?: Rank
}

/** A page with the pages under it, in their order. */
export interface Page {
  /** The place of the page in the site, without an extension. */
  readonly id: string
  readonly name: string
  readonly body: Html
  /** Its name in full, where that is cut. */
  readonly whole?: string
  /** The heading and its place, if a page shows them separately; otherwise the name contains both. */
  readonly printed?: { readonly title: string; readonly where: string }
  /** The subject of the page in a sentence; if left out, it comes from the text. */
  readonly description?: string
  /** A text in Markdown that follows the body. */
  readonly markdown: string
  /** The rank of its name in search results. */
  readonly rank: Rank
  readonly headings: readonly Heading[]
  readonly entries: readonly PageSearchEntry[]
  /** The values of the program that the page publishes. */
  readonly about: readonly object[]
  readonly children: readonly Page[]
}

/** The required fields of a page; the others are optional. A body given as a function is made when it is first read. */
export type PageOptions = Pick<Page, 'id' | 'name'> &
  Partial<Omit<Page, 'body'>> & { readonly body: Html | (() => Html) }

/** Makes a page. */
export const page = ({
  markdown = '',
  rank = 'page',
  headings = [],
  entries = [],
  about = [],
  children = [],
  body,
  ...rest
}: PageOptions): Page => ({
  body: typeof body === 'function' ? lately(body) : body,
  markdown,
  rank,
  headings,
  entries,
  about,
  children,
  ...rest,
})

const lately = (make: () => Html): Html => {
  const made = late(make)
  return {
    get html() {
      return made().html
    },
  }
}

/** A page and all pages under it. */
export const withChildren = (top: Page): readonly Page[] => [top, ...top.children.flatMap(withChildren)]
