/**
 * The page about a book as a whole: its modelled parts, and the gaps and contradictions of its text.
 *
 * @module
 */
import { html, plainText } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { markdownHtml } from '../markdown-html.js'
import { type Page, page } from '../page.js'
import { body } from './parts/page-parts.js'

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

/** The introduction of a book's text: everything before the first heading. */
export const openingOf = (about: string): string => withoutFileLinks(withoutTitle(about)).split(/^## /m)[0] ?? ''

/** The first sentence of it, as words alone. */
export const firstSentenceOf = (about: string): string =>
  plainText(markdownHtml(openingOf(about)).html).replace(/(?<=[a-z\d)][.]) (?=[A-Z])[\s\S]*/, '')

/** Removes the section about files, which helps readers of the repository but not of the site. */
const withoutFiles = (markdown: string): string =>
  markdown.replace(/^## In the files\n[\s\S]*?(?=^## |(?![\s\S]))/m, '')

/** The page has a title already. */
const withoutTitle = (markdown: string): string => markdown.replace(/^\s*# .*\n+/, '')
