/** The guides as pages: first one for each kind of reader, then one for each thing that is done. @module */
import { join } from 'node:path'
import { type Html, html } from '../draw/html.js'
import { packageRoot } from '../home/package-root.js'
import { DATA, textAt } from '../outside/read.js'
import { addressOf, link, slug } from './links.js'
import { markdownHtml } from './markdown-html.js'
import { type Page, page } from './page.js'
import { body, lead } from './pages/parts.js'

/** The first pages, each with whom it is for. */
const READERS: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  'for-players': { title: 'For players', says: 'You have the game on the table and a question.' },
  'for-editors': { title: 'For editors', says: 'You write rules, or clarify them.' },
  'for-implementers': { title: 'For implementers', says: 'You write a computer version, a module or a bot.' },
  'for-authors': { title: 'For authors of a book', says: 'You want a rulebook of your own to run.' },
}

/** The guides by their names, with their files. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...Object.keys(READERS),
      'first-book',
      'playing',
      'examples',
      'auditing',
      'editing',
      'components',
      'event-packs',
      'conformance',
      'library',
      'publishing',
      'interchange',
      'releasing',
      'scale',
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
  /** What stands under the title. */
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

/** Where a link of a guide leads on the site; nothing for files that are no pages. */
function leadsTo(guides: readonly Guide[], here: Guide, target: string): string | undefined {
  if (/^(?:https?|book):/.test(target)) return target
  const [, file = '', anchor] = /^([^#]*)(?:#(.*))?$/.exec(target) ?? []
  const name = file
    .replace(/^(?:\.\.\/|docs\/)*/, '')
    .replace(/\.md$/, '')
    .toLowerCase()
  const there = file === '' ? here : guides.find((guide) => guide.name === name)
  if (there === undefined) return name === 'readme' ? addressOf({ page: 'index' }) : undefined
  const at = anchor === undefined ? undefined : there.anchors.get(anchor)
  return addressOf({ page: placeOf(there.name), ...(at !== undefined && { anchor: at }) })
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

/** Under its heading about playing a guide first leads to where games can be played on this site. */
function withDoors(guide: Guide, games: readonly Door[]): Guide {
  if (games.length === 0) return guide
  const links = games.map(({ page, title }) => `[${title}](${addressOf({ page })})`).join(', ')
  return { ...guide, text: guide.text.replace(/^## Play$/m, (heading) => `${heading}\n\nOn this site: ${links}.`) }
}

/** The guides, and the page that lists them; they lead to the pages on which games are played. */
export function guidePages(games: readonly Door[] = []): readonly Page[] {
  const guides = Object.entries(FILES).map(([name, file]) => withDoors(guideIn(name, file), games))
  const others = guides.filter(({ name }) => !(name in READERS))
  return [
    page({
      id: GUIDES,
      name: 'Guides',
      description: 'How the rules on this site are read, asked, played, audited, implemented and written.',
      body: body(
        lead('Who are you? There is a first page for each.'),
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

/** A card for each kind of reader, which leads to their first page. */
export const readerCards = (): Html =>
  html`<ul class="rw-doors rw-books">${Object.entries(READERS).map(
    ([name, { title, says }]) =>
      html`<li>${link({ page: placeOf(name) }, [
        html`<span class="rw-name">${title}</span>`,
        html`<span class="rw-says">${says}</span>`,
      ])}</li>`,
  )}</ul>`
