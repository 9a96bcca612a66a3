/** The guides as pages: first one with a part for each kind of reader, then one for each thing that is done. @module */
import { join } from 'node:path'
import { DATA, packageRoot, textAt } from '#core'
import { type Html, html } from '../draw/html-template.js'
import { link, linkAddress, slug } from './links.js'
import { markdownHtml } from './markdown-html.js'
import { type Page, page } from './page.js'
import { body, lead } from './pages/parts/page-parts.js'

/** The kinds of readers, each with their part of the first page. */
const READERS: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  players: { title: 'Players', says: 'You have the game on the table and a question.' },
  editors: { title: 'Editors', says: 'You write rules, or clarify them.' },
  programmers: { title: 'Programmers', says: 'You write a computer version, a module or a bot.' },
  authors: { title: 'Authors', says: 'You want a rulebook of your own to run.' },
}

/** The guide with a part for each kind of reader. */
const START = 'start'

/** Old addresses: one line each, with a link to the page that took their place. */
const MOVED: readonly string[] = [
  'examples',
  'for-authors',
  'for-editors',
  'for-implementers',
  'for-players',
  'interchange',
  'scale',
]

/** The guides by their names, with their files. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      START,
      'first-game',
      'first-book',
      'concepts',
      'playing',
      'writing-examples',
      'example-file',
      'auditing',
      'editing',
      'components',
      'event-packs',
      'conformance',
      'protocol',
      'library',
      'commands',
      'publishing',
      'export-formats',
      'several-machines',
      'house',
      'releasing',
      ...MOVED,
    ].map((name) => [name, `docs/${name}.md`]),
  ),
  contributing: 'CONTRIBUTING.md',
}

/** The page that lists them. */
export const GUIDES = 'guides/index'

const placeOf = (name: string): string => `guides/${name}`

/** A guide as it is written. */
interface Guide {
  readonly name: string
  readonly title: string
  /** The text under the title. */
  readonly text: string
  /** The anchors of its headings, by what code hosts call them. */
  readonly anchors: ReadonlyMap<string, string>
}

function guideIn(name: string, file: string): Guide {
  const whole = textAt(join(packageRoot, file), DATA)
  const title = /^# (.*)$/m.exec(whole)?.[1] ?? name
  const headings = [...whole.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => heading)
  return {
    name,
    title,
    text: whole.replace(/^\s*# .*\n+/, ''),
    anchors: new Map(headings.map((heading) => [hostSlug(heading), slug(plainHeading(heading))])),
  }
}

const plainHeading = (heading: string): string => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** A heading as an anchor, as code hosts make it. */
const hostSlug = (heading: string): string =>
  plainHeading(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** The address on the site for a link in a guide; nothing for files that are not pages. */
function leadsTo(guides: readonly Guide[], here: Guide, target: string): string | undefined {
  if (/^(?:https?|book):/.test(target)) return target
  const [, file = '', anchor] = /^([^#]*)(?:#(.*))?$/.exec(target) ?? []
  const name = file
    .replace(/^(?:\.\.\/|docs\/)*/, '')
    .replace(/\.md$/, '')
    .toLowerCase()
  const there = file === '' ? here : guides.find((guide) => guide.name === name)
  if (there === undefined) return name === 'readme' ? linkAddress({ page: 'index' }) : undefined
  const at = anchor === undefined ? undefined : there.anchors.get(anchor)
  return linkAddress({ page: placeOf(there.name), ...(at !== undefined && { anchor: at }) })
}

const LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g

/** A guide with its links as the site has them; what leads to no page is read as words. */
function onSite(guides: readonly Guide[], guide: Guide): Html {
  const parts = guide.text.split(/(^```[\s\S]*?^```$)/m)
  const text = parts.map((part) =>
    part.startsWith('```')
      ? part
      : part.replace(LINK, (_, words: string, target: string) => {
          const to = leadsTo(guides, guide, target)
          return to === undefined ? words : `[${words}](${to})`
        }),
  )
  return markdownHtml(text.join(''))
}

/** A page that a guide leads to. */
export interface Door {
  readonly page: string
  readonly title: string
}

/** Under its heading for players, and under its heading about playing, a guide first leads to where games can be played on this site. */
function withDoors(guide: Guide, games: readonly Door[]): Guide {
  if (games.length === 0) return guide
  const links = games.map(({ page, title }) => `[${title}](${linkAddress({ page })})`).join(', ')
  return {
    ...guide,
    text: guide.text.replace(/^## Play(?:ers)?$/m, (heading) => `${heading}\n\nPlay on this site: ${links}.`),
  }
}

/** The guides, and the page that lists them; they lead to the pages on which games are played. */
export function guidePages(games: readonly Door[] = []): readonly Page[] {
  const guides = Object.entries(FILES).map(([name, file]) => withDoors(guideIn(name, file), games))
  const others = guides.filter(({ name }) => name !== START && !MOVED.includes(name))
  return [
    page({
      id: GUIDES,
      name: 'Guides',
      description: 'How the rules on this site are read, asked, played, audited, implemented and written.',
      body: body(
        lead('Who are you? Choose your entry.'),
        readerCards(),
        html`<h2>All of it</h2><ul class="rw-toc">${others.map(({ name, title }) => html`<li>${link({ page: placeOf(name) }, title)}</li>`)}</ul>`,
      ),
    }),
    ...guides.map((guide) =>
      page({
        id: placeOf(guide.name),
        name: guide.title,
        body: body(html`<div class="rw-written">${onSite(guides, guide)}</div>`),
      }),
    ),
  ]
}

/** A card for each kind of reader, which leads to their part of the first page. */
export const readerCards = (): Html =>
  html`<ul class="rw-doors rw-books">${Object.entries(READERS).map(
    ([name, { title, says }]) =>
      html`<li>${link({ page: placeOf(START), anchor: name }, [
        html`<span class="rw-name">${title}</span>`,
        html`<span class="rw-says">${says}</span>`,
      ])}</li>`,
  )}</ul>`
