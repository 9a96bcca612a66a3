/** Links between pages: written by the names of pages, resolved to relative addresses, and checked. @module */
import { type Html, html, type Part } from '../draw/html.js'
import { type Page, withChildren } from './page.js'

export { slug } from '../outside/escape.js'

/** A place in the site: a page, and where needed an anchor on it. */
export interface Target {
  readonly page: string
  readonly anchor?: string
}

const SCHEME = 'book:'

/** The address of a place before it is resolved. */
export const addressOf = ({ page, anchor }: Target): string =>
  `${SCHEME}${page}${anchor === undefined ? '' : `#${anchor}`}`

/** A link to a place. */
export const link = (target: Target, text: Part, title?: string): Html =>
  html`<a href="${addressOf(target)}"${title === undefined ? undefined : html` title="${title}"`}>${text}</a>`

const LINK = new RegExp(`href="${SCHEME}([^"#]*)(?:#([^"]*))?"`, 'g')
const HERE = /href="#([^"]+)"/g
const ANCHOR = / id="([^"]*)"/g

/** Everything that is wrong with the links of pages: links to nowhere, and places with the same name. */
export function linkProblems(pages: readonly Page[]): readonly string[] {
  const all = pages.flatMap(withChildren)
  const anchors = new Map(
    all.map(({ id, body }) => [id, [...body.html.matchAll(ANCHOR)].map(([, anchor = '']) => anchor)]),
  )
  return [
    ...doublePages(all),
    ...all.flatMap((page) => [...doubleAnchors(page.id, anchors), ...deadLinks(page, anchors)]),
  ]
}

type Anchors = ReadonlyMap<string, readonly string[]>

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

const doublePages = (pages: readonly Page[]) =>
  repeated(pages.map(({ id }) => id)).map((id) => `two pages have the address ${id}`)

const doubleAnchors = (id: string, anchors: Anchors) =>
  repeated(anchors.get(id) ?? []).map((anchor) => `${id}: two places have the anchor #${anchor}`)

function deadLinks({ id, body }: Page, anchors: Anchors): readonly string[] {
  const away = [...body.html.matchAll(LINK)].map(([, page = '', anchor]) => ({ page, anchor }))
  const here = [...body.html.matchAll(HERE)].map(([, anchor]) => ({ page: id, anchor }))
  return [...away, ...here].flatMap(({ page, anchor }) => {
    const there = anchors.get(page)
    if (there === undefined) return [`${id}: links to the page ${page}, which there is not`]
    if (anchor === undefined || there.includes(anchor)) return []
    return [`${id}: links to ${page}#${anchor}, which there is not`]
  })
}

/** The body of a page with relative addresses in its links. */
export const resolved = ({ id, body }: Pick<Page, 'id' | 'body'>): string =>
  body.html.replace(
    LINK,
    (_, target: string, anchor?: string) => `href="${relative(id, target)}${anchor === undefined ? '' : `#${anchor}`}"`,
  )

/** The address of one page, seen from another. */
function relative(from: string, to: string): string {
  if (from === to) return ''
  const folders = from.split('/').slice(0, -1)
  const way = to.split('/')
  const shared = folders.findIndex((folder, index) => folder !== way[index])
  const common = shared === -1 ? folders.length : shared
  return `${'../'.repeat(folders.length - common)}${way.slice(common).join('/')}.html`
}
