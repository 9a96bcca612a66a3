/** Pages of the published reference, before they are rendered. @module */
import type { Html } from '../draw/html.js'
import { late } from '../kernel/once.js'

/** A heading that the side bar of a page shows. */
export interface Heading {
  readonly anchor: string
  readonly text: string
}

/** What the search finds, from what comes first to what comes last. */
export type Rank = 'section' | 'term' | 'clause' | 'page' | 'place'

/** Something on a page that the search finds by itself. */
export interface Entry {
  readonly anchor: string
  /** What the search shows. */
  readonly text: string
  /** Other words by which it is found. */
  readonly words: string
  /** How early the search shows it; as any place, where nothing is said. */
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
  /** What is printed over it and where, if that is told apart; else the name tells both. */
  readonly printed?: { readonly title: string; readonly where: string }
  /** What the page is about, in a sentence; where it is left out, its text tells. */
  readonly description?: string
  /** A text in Markdown that follows the body. */
  readonly markdown: string
  /** How early the search shows it by its name. */
  readonly rank: Rank
  readonly headings: readonly Heading[]
  readonly entries: readonly Entry[]
  /** The values of the program that the page publishes. */
  readonly about: readonly object[]
  readonly children: readonly Page[]
}

/** What a page must say; the rest may be left out. A body that is a function is made when somebody first reads it. */
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
