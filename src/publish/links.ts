/** Links between pages: written by the names of pages, resolved to relative addresses, and checked. @module */
import { type Html, html, type Part } from '../draw/html.js'
import { type Page, withChildren } from './page.js'

export { slug } from '../outside/escape.js'

/** A place in the site: a page, and where needed an anchor on it. */
export interface Target {
  readonly page: string
  readonly anchor?: string
}

/** Finds where a page stands in a site, by its name. */
export type Naming = (id: string) => string

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
export function linkProblems(pages: readonly Page[], naming: Naming = (name) => name): readonly string[] {
  const all = pages.flatMap(withChildren)
  const named = all.map(
    ({ id, body }) => [id, [...body.html.matchAll(ANCHOR)].map(([, anchor = '']) => anchor)] as const,
  )
  const anchors = new Map(named.map(([id, names]) => [id, new Set(names)]))
  return [
    ...doublePages(all.map(({ id }) => naming(id))),
    ...named.flatMap(doubleAnchors),
    ...all.flatMap((page) => deadLinks(page, anchors)),
  ]
}

type Anchors = ReadonlyMap<string, ReadonlySet<string>>

function repeated(names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))]
}

const doublePages = (places: readonly string[]) =>
  repeated(places).map((place) => `two pages have the address ${place}`)

const doubleAnchors = ([id, names]: readonly [string, readonly string[]]) =>
  repeated(names).map((anchor) => `${id}: two places have the anchor #${anchor}`)

function deadLinks({ id, body }: Page, anchors: Anchors): readonly string[] {
  const away = [...body.html.matchAll(LINK)].map(([, page = '', anchor]) => ({ page, anchor }))
  const here = [...body.html.matchAll(HERE)].map(([, anchor]) => ({ page: id, anchor }))
  return [...away, ...here].flatMap(({ page, anchor }) => {
    const there = anchors.get(page)
    if (there === undefined) return [`${id}: links to the page ${page}, which there is not`]
    if (anchor === undefined || there.has(anchor)) return []
    return [`${id}: links to ${page}#${anchor}, which there is not`]
  })
}

const OPENS = `href="${SCHEME}`

/** HTML that stands on a page, with relative addresses in its links; pages stand under their names, unless somebody says where. */
export function resolved({ id, body }: Pick<Page, 'id' | 'body'>, naming: Naming = (name) => name): string {
  const known = new Map<string, string>()
  const addressed = (target: string): string => {
    const [page = '', ...anchor] = target.split('#')
    const address = known.get(page) ?? relative(naming(id), naming(page))
    known.set(page, address)
    return [address, ...anchor].join('#')
  }
  const [before = '', ...links] = body.html.split(OPENS)
  let whole = before
  for (const rest of links) {
    const end = rest.indexOf('"')
    whole += `href="${addressed(rest.slice(0, end))}${rest.slice(end)}`
  }
  return whole
}

/** The address of one page, seen from another. */
function relative(from: string, to: string): string {
  if (from === to) return ''
  const folders = from.split('/').slice(0, -1)
  const way = to.split('/')
  const apart = folders.findIndex((folder, index) => folder !== way[index])
  // The last part of the way is a page, even where a folder has its name.
  const common = Math.min(apart === -1 ? folders.length : apart, way.length - 1)
  return `${'../'.repeat(folders.length - common)}${way.slice(common).join('/')}.html`
}
