/** The frame around every page: what stands in its head, above it, beside it and under it. @module */
import { drawnOnce } from '../draw/draw-cache.js'
import { type Html, html, plainText, raw } from '../draw/html-template.js'
import { GUIDES } from '../publish/guide-pages.js'
import { link, type Naming, resolveLinks } from '../publish/links.js'
import { markdownHtml } from '../publish/markdown-html.js'
import type { Page } from '../publish/page.js'
import type { BookSite } from './book-site.js'
import { neighboursOf, sideOf, trailOf } from './navigation.js'

/** The publisher's choices for the site. */
export interface SiteBranding {
  readonly title: string
  /** The picture beside the title: its file in the site. */
  readonly logo?: string
  /** Under which licence the texts stand: in a few words, or on a page of its own. */
  readonly licence?: string | 'page'
  /** The future address of the site, if known. */
  readonly address?: string
  /** The address of the program's reference, if there is one. */
  readonly reference?: string
}

/** A book of the site, as all pages lead to it. */
export interface Shelved {
  readonly short: string
  readonly title: string
}

/** The data that all pages of a site share. */
export interface SiteFrame {
  readonly look: SiteBranding
  /** The books of the site, in their order. */
  readonly shelf: readonly Shelved[]
}

/** A page within the site. */
export interface Framed {
  readonly page: Page
  /** The book to which it belongs, unless it belongs to all. */
  readonly of?: BookSite
  /** True if the page stands alone for printing, without anything around it. */
  readonly bare?: boolean
}

/** The page about the licence. */
export const LICENCE = 'licence'

/** The page that a server shows where there is none; it does not know how deep it stands. */
export const NOT_FOUND = '404'

/** A whole page, as it is written. */
export function document(framed: Framed, look: SiteBranding, shelf: readonly Shelved[], naming: Naming): string {
  const { page } = framed
  if (page.id === NOT_FOUND && look.address === undefined) return standingAlone(page, look).html
  const place = naming(page.id)
  const root = '../'.repeat(place.split('/').length - 1)
  const whole = html`<!doctype html>
<html lang="en" data-base="${root}"${framed.of && html` data-book="${framed.of.short}"`}>
${headOf(framed, look, root, place)}
<body${framed.bare ? html` class="rw-bare-page"` : undefined}>
${framed.bare ? mainOf(framed) : shell(framed, look, shelf, root)}
</body>
</html>
`
  const text = drawnOnce(resolveLinks({ id: page.id, body: whole }, naming))
  return framed.of?.play === undefined ? text.replace(/<rw-try [^>]*><\/rw-try>/g, '') : text
}

/** A page that asks for nothing beside it: nobody knows how deep it is shown, so its style stands in it. */
const standingAlone = (page: Page, look: SiteBranding): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.name} · ${look.title}</title>
<meta name="description" content="${descriptionIn(page)}">
<link rel="icon" href="data:,">
${OWN_STYLE}
</head>
<body><main id="main"><p>${look.title}</p><h1>${page.name}</h1>
${page.body}</main></body>
</html>
`

const OWN_STYLE = raw(
  '<style>:root{color-scheme:light dark}body{margin:0;background:light-dark(#fdfcfa,#17181b);color:light-dark(#22231f,#e4e3df);font:1rem/1.55 system-ui,sans-serif}main{max-width:46rem;margin:0 auto;padding:2rem 1.2rem}h1{line-height:1.25}code{font-size:.9em}</style>',
)

/** A script that applies the remembered view before anything is visible. */
const REMEMBERED = raw(
  `<script>try{document.documentElement.dataset.view=localStorage.getItem('rw-view')||'reader'}catch{}</script>`,
)

function headOf({ page, of }: Framed, look: SiteBranding, root: string, place: string): Html {
  const title =
    page.id === 'index'
      ? look.title
      : [page.name, ...(of && of.top !== page ? [of.sources.book.title] : []), look.title].join(' · ')
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${
  look.address !== undefined && page.id === NOT_FOUND
    ? html`<base href="${look.address}">
`
    : undefined
}<title>${title}</title>
<meta name="description" content="${page.description ?? descriptionIn(page)}">
${
  look.address !== undefined && page.id !== NOT_FOUND
    ? html`<link rel="canonical" href="${look.address}${place}.html">
`
    : undefined
}<link rel="stylesheet" href="${root}assets/site.css">
<link rel="icon" href="${root}assets/icon.svg" type="image/svg+xml">
<link rel="manifest" href="${root}site.webmanifest">
${REMEMBERED}
<script src="${root}assets/app.js" defer></script>
</head>`
}

const LONGEST = 155

/** The beginning of what a page says. */
function descriptionIn({ body, markdown }: Page): string {
  // Pictures are long, and no words: where enough stands before the first of them, nobody reads on.
  const picture = body.html.search(/<(?:svg|button)/)
  const before = picture < 0 ? '' : plainText(body.html.slice(0, picture))
  const text = before.length > LONGEST ? before : plainText(`${body.html} ${markdown}`)
  return text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …` : text
}

function shell(framed: Framed, look: SiteBranding, shelf: readonly Shelved[], root: string): Html {
  const { of } = framed
  return html`<a class="rw-skip" href="#main">To the text</a>
${topOf(framed, look, shelf, root)}
<div class="rw-frame${of ? undefined : ' rw-alone'}">
${mainOf(framed)}
${of && sideOf(of, framed.page)}
</div>
${footOf(look)}`
}

function topOf({ of }: Framed, look: SiteBranding, shelf: readonly Shelved[], root: string): Html {
  const logo = look.logo ?? 'assets/icon.svg'
  return html`<header class="rw-top"><a class="rw-home" href="${root}index.html"><img src="${root}${logo}" alt="" width="28" height="28"><span>${look.title}</span></a>${
    shelf.length > 1
      ? html`<details class="rw-switch"><summary>${of?.sources.book.title ?? 'Books'}</summary><ul>${shelf.map(
          ({ short, title }) => html`<li><a href="${root}${short}/index.html">${title}</a></li>`,
        )}</ul></details>`
      : undefined
  }<rw-search${of && html` book="${of.short}"`} books="${booksOf(shelf)}"></rw-search>${of && html`<a class="rw-to-contents" href="#contents-of-the-book"><span>Contents</span></a>`}<button class="rw-view" type="button" hidden>Auditor</button></header>`
}

/** The books that can be searched, as the element reads them. */
export const booksOf = (shelf: readonly Shelved[]): string =>
  shelf.map(({ short, title }) => `${short}=${title}`).join('|')

function mainOf({ page, of, bare }: Framed): Html {
  return html`<main id="main">${of && !bare ? trailOf(of, page) : undefined}<h1>${page.printed ? html`${page.printed.title} <small>${page.printed.where}</small>` : (page.whole ?? page.name)}</h1>
${page.body}${page.markdown === '' ? undefined : html`<div class="rw rw-written">${markdownHtml(page.markdown)}</div>`}
${of && !bare ? neighboursOf(of, page) : undefined}</main>`
}

const footOf = ({ licence, reference }: SiteBranding): Html =>
  html`<footer class="rw-foot"><p><button class="rw-keep" type="button" hidden>Keep this book for reading offline</button> ${link({ page: GUIDES }, 'Guides')} ${licence === 'page' ? link({ page: LICENCE }, 'Licence') : licence} ${reference && html`<a href="${reference}">The program</a>`} <span>Made with Rulewright: every rule is linked to what decides it.</span></p></footer>`
