/**
 * What there is to say about a book as a whole: what is modelled, where its text is silent or contradicts itself.
 *
 * @module
 */
import { html, plainText } from '../../draw/html.js'
import { markdownHtml } from '../markdown-html.js'
import { type Page, page } from '../page.js'
import type { Sources } from '../sources.js'
import { body } from './parts.js'

/** The name of the page. */
export const ABOUT = 'About this book'

/** The page about a book, where there is a text about it. */
export const aboutPages = ({ about, places, book }: Sources): readonly Page[] =>
  about === undefined
    ? []
    : [
        page({
          id: places.about.page,
          name: ABOUT,
          body: body(html`<span class="rw-where">${book.title}</span>`),
          markdown: withoutFileLinks(withoutFiles(withoutTitle(about))),
        }),
      ]

/** Files outside the folder of the book are no pages of the site: their links are read as words. */
const withoutFileLinks = (markdown: string): string => markdown.replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1')

/** What a book is, as its text begins to tell: all that stands before the first heading. */
export const openingOf = (about: string): string => withoutFileLinks(withoutTitle(about)).split(/^## /m)[0] ?? ''

/** The first sentence of it, as words alone. */
export const firstSentenceOf = (about: string): string =>
  plainText(markdownHtml(openingOf(about)).html).replace(/(?<=[a-z\d)][.]) (?=[A-Z])[\s\S]*/, '')

/** Where a book is kept is told to who reads its files, and to no reader of the site. */
const withoutFiles = (markdown: string): string =>
  markdown.replace(/^## In the files\n[\s\S]*?(?=^## |(?![\s\S]))/m, '')

/** The page has a title already. */
const withoutTitle = (markdown: string): string => markdown.replace(/^\s*# .*\n+/, '')
