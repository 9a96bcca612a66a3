/** Links between pages: written by the names of pages, resolved to relative addresses, and checked. @module */
import { type Html, type HtmlPart, html } from '../draw/html-template.js'
import { type Page, withChildren } from './page.js'

export { slug } from '#core'

/** A place in the site: a page, and where needed an anchor on it. */
export interface Target {
  readonly page: string
  readonly anchor?: string
}

/** Finds where a page stands in a site, by its name. */
export type Naming = (id: string) => string

const SCHEME = 'book:'

/** The address of a place before it is resolved. */
export const linkAddress = ({ page, anchor }: Target): string =>
  `${SCHEME}${page}${anchor === undefined ? '' : `#${anchor}`}`

/** A link to a place. */
export const link = (target: Target, text: HtmlPart, title?: string): Html =>
  html`<a href="${linkAddress(target)}"${title === undefined ? undefined : html` title="${title}"`}>${text}</a>`

const AWAY = `href="${SCHEME}`
const HERE = 'href="#'
const ANCHOR = ' id="'

/** Finds all texts in quotation marks after a given opening. */
function quotedAfter(opening: string, text: string): readonly string[] {
  const found: string[] = []
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at)) {
    const from = at + opening.length
    at = text.indexOf('"', from)
    if (at < 0) break
    found.push(text.slice(from, at))
  }
  return found
}

/** Everything that is wrong with the links of pages: links to nowhere, and places with the same name. */
export function linkProblems(pages: readonly Page[], naming: Naming = (name) => name): readonly string[] {
  const all = pages.flatMap(withChildren)
  const named = all.map(({ id, body }) => [id, quotedAfter(ANCHOR, body.html)] as const)
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
  const away = new Set(quotedAfter(AWAY, body.html))
  const here = new Set(quotedAfter(HERE, body.html))
  return [...[...away].map(parted), ...[...here].map((anchor) => ({ page: id, anchor }))].flatMap(
    ({ page, anchor }) => {
      const there = anchors.get(page)
      if (there === undefined) return [`${id}: links to the page ${page}, which there is not`]
      if (anchor === undefined || there.has(anchor)) return []
      return [`${id}: links to ${page}#${anchor}, which there is not`]
    },
  )
}

/** A target from its address. */
function parted(address: string): Target {
  const [page = '', anchor] = address.split('#')
  return { page, ...(anchor !== undefined && { anchor }) }
}

/** HTML that stands on a page, with relative addresses in its links; pages stand under their names, unless somebody says where. */
export function resolveLinks({ id, body }: Pick<Page, 'id' | 'body'>, naming: Naming = (name) => name): string {
  const known = new Map<string, string>()
  const addressed = (target: string): string => {
    const before = known.get(target)
    if (before !== undefined) return before
    const { page, anchor } = parted(target)
    const address = relative(naming(id), naming(page)) + (anchor === undefined ? '' : `#${anchor}`)
    known.set(target, address)
    return address
  }
  const [before = '', ...links] = body.html.split(AWAY)
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
