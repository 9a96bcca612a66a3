/** One book within the site: its pages in the order in which they are read. @module */

import { headOf } from '#core'
import type { Sources } from '../publish/book-sources.js'
import { chaptersOf } from '../publish/chapters.js'
import { readersNaming } from '../publish/link-targets.js'
import type { Naming } from '../publish/links.js'
import { type Page, withChildren } from '../publish/page.js'
import { playPage } from './play-page.js'
import { chapterPages, printPage, type ReadChapter, withChapterLinks } from './whole-pages.js'

/** A book that is published: its sources, and the pages that were made of them. */
export interface Published {
  readonly sources: Sources
  readonly top: Page
}

/** A book within the site. */
export interface BookSite extends Published {
  readonly short: string
  readonly naming: Naming
  /** The chapters in printed order, each with the pages of its sections. */
  readonly chapters: readonly ReadChapter[]
  /** Everything behind the rules: tables, charts, questions and so on, each with the pages under it. */
  readonly behind: readonly Page[]
  /** The page for playing a whole game, if the engine of the book can run in a page. */
  readonly play?: Page
  /** The whole book, to be printed. */
  readonly print: Page
  /** All pages, those of chapters and of the whole book among them. */
  readonly pages: readonly Page[]
}

/** In which order the pages behind the rules stand. */
const BEHIND = [
  'tables',
  'charts',
  'formulas',
  'priorities',
  'questions',
  'findings',
  'components',
  'examples',
  'laws',
  'audit',
  'changes',
  'proof',
  'about',
]

const nameIn = ({ id }: Page): string => id.slice(id.indexOf('/') + 1)

/** A book, put in the order in which it is read. */
export function bookSite({ sources, top: first }: Published, isPlayable: boolean): BookSite {
  const { book, short, outline } = sources
  const behind = first.children
    .filter((page) => BEHIND.includes(nameIn(page)))
    .toSorted((one, other) => BEHIND.indexOf(nameIn(one)) - BEHIND.indexOf(nameIn(other)))
  const sections = new Map(withChildren(first).map((page) => [page.id, page]))
  const chapters = chapterPages(sources, chaptersOf(outline), sections)
  const top = withChapterLinks(first, sources, chapters)
  const print = printPage(sources)
  const play = isPlayable ? playPage(sources) : undefined
  const whole = [...chapters.flatMap(({ page }) => page ?? []), print, ...(play ? [play] : [])]
  return {
    sources,
    top,
    short,
    naming: readersNaming(book.name, short, book.sections.map(headOf)),
    chapters,
    behind,
    print,
    ...(play && { play }),
    pages: [...withChildren(top), ...whole],
  }
}
