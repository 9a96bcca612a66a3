/**
 * The page for a missing address: the books and the search. It works for any location of the site and any depth of the address.
 * @module
 */
import { type Html, html, raw } from '../draw/html-template.js'
import { type Page, page } from '../publish/page.js'
import { body, lead } from '../publish/pages/parts/page-parts.js'
import { booksOf, NOT_FOUND, type Shelved, type SiteBranding } from './layout.js'

/** The page that a server shows where there is none. */
export const notFound = (shelf: readonly Shelved[], cards: Html, look: SiteBranding): Page =>
  page({
    id: NOT_FOUND,
    name: 'There is no such page',
    body:
      look.address === undefined
        ? body(
            html`<rw-search books="${booksOf(shelf)}"></rw-search>`,
            lead('The address may be misspelt or from an older edition. These books are here:'),
            html`<ul>${shelf.map(({ short, title }) => html`<li><a href="/${short}/index.html">${title}</a></li>`)}</ul>`,
            html`<p><a href="/index.html">The first page</a></p>`,
            finding(shelf),
          )
        : body(
            lead('The address may be from an older edition. The books begin here:'),
            cards,
            html`<p>Or search for words of the rule above.</p>`,
          ),
  })

/**
 * Finds where the site stands, by a file that only its root has: beside a folder of a book that the address names, or else in
 * one of the folders above it. Then the links lead there, and the search is loaded from there.
 */
const finding = (shelf: readonly Shelved[]): Html =>
  raw(`<script>(async () => {
const folders = location.pathname.split('/').slice(0, -1)
const known = folders.findIndex((one) => ${JSON.stringify([...shelf.map(({ short }) => short), 'play', 'guides', 'assets'])}.includes(one))
const roots = [...(known < 0 ? [] : [known]), ...[...folders.keys()].map((at) => folders.length - at)].map((most) => folders.slice(0, most).join('/') + '/')
const isRoot = (root) => location.protocol === 'file:' ? root === folders.join('/') + '/' : fetch(root + 'site.webmanifest', { method: 'HEAD' }).then(({ ok }) => ok, () => false)
for (const root of new Set(roots)) {
if (!(await isRoot(root))) continue
document.documentElement.dataset.base = root
for (const link of document.querySelectorAll('a[href^="/"]')) link.href = root + link.getAttribute('href').slice(1)
const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: root + 'assets/site.css' })
document.head.append(style, Object.assign(document.createElement('script'), { src: root + 'assets/app.js' }))
return
}
})()</script>`)
