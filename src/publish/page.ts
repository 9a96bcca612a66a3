/**
 * Pages of the published reference, before they are rendered.
 *
 * @module
 */
import type { Html } from './html.js'

/** A heading that the side bar of a page shows. */
export interface Heading {
  readonly anchor: string
  readonly text: string
}

/** Something on a page that the search finds by itself. */
export interface Entry {
  readonly anchor: string
  /** What the search shows. */
  readonly text: string
  /** Other words by which it is found. */
  readonly words: string
}

/** A page with the pages under it, in their order. */
export interface Page {
  /** The place of the page in the site, without an extension. */
  readonly id: string
  readonly name: string
  readonly body: Html
  readonly headings: readonly Heading[]
  readonly entries: readonly Entry[]
  /** The values of the program that the page publishes. */
  readonly about: readonly object[]
  readonly children: readonly Page[]
}

/** What a page must say; the rest may be left out. */
export type PageOptions = Pick<Page, 'id' | 'name' | 'body'> & Partial<Page>

/** Makes a page. */
export const page = ({ headings = [], entries = [], about = [], children = [], ...rest }: PageOptions): Page => ({
  headings,
  entries,
  about,
  children,
  ...rest,
})

/** A page and all pages under it. */
export const withChildren = (top: Page): readonly Page[] => [top, ...top.children.flatMap(withChildren)]
