/** The guides as pages: all that the package has, each linked, and no link to nowhere. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { html, plainText } from '../../src/draw/html.js'
import { packageRoot } from '../../src/home/package-root.js'
import { guidePages } from '../../src/publish/guides.js'
import { linkProblems } from '../../src/publish/links.js'
import { page } from '../../src/publish/page.js'

const pages = guidePages()
const first = page({ id: 'index', name: 'Rules', body: html`<p>first</p>` })

describe('the guides', () => {
  it('are all that stand in docs, and how to contribute', () => {
    const files = readdirSync(join(packageRoot, 'docs')).filter((name) => name.endsWith('.md'))
    const names = files.map((name) => `guides/${name.replace(/\.md$/, '')}`)
    expect(pages.map(({ id }) => id).toSorted()).toEqual([...names, 'guides/contributing', 'guides/index'].toSorted())
  })

  it('lead to each other, and nowhere that is not', () => {
    expect(linkProblems([...pages, first])).toEqual([])
    const text = pages.map(({ body }) => body.html).join('')
    expect(text).toContain('href="book:guides/examples#in-a-sentence"')
    expect(text).toContain('href="book:guides/library#to-write-rulewright-book"')
    expect(text).not.toMatch(/href="[^"]*\.md/)
  })

  it('lead players to the pages on which games are played, before any terminal', () => {
    const players = guidePages([{ page: 'orchard/play', title: 'Orchard' }]).find(
      ({ id }) => id === 'guides/for-players',
    )
    const section = /<h2 id="play">.*?(?=<h2)|<h2 id="play">.*/s.exec(players?.body.html ?? '')?.[0] ?? ''
    expect(section).toMatch(/^<h2[^>]*>Play<\/h2>\s*<p>On this site: <a href="book:orchard\/play">Orchard<\/a>\.<\/p>/)
    expect(section.indexOf('<pre>')).toBeGreaterThan(section.indexOf('orchard/play'))
    expect(pages.map(({ body }) => body.html).join('')).not.toContain('On this site: ')
  })

  it('begin with a page for each of four readers', () => {
    const [list] = pages
    for (const title of ['For players', 'For editors', 'For implementers', 'For authors of a book'])
      expect(plainText(list?.body.html ?? '')).toContain(title)
    expect(pages.slice(1, 5).map(({ name }) => name)).toEqual([
      'For players',
      'For editors',
      'For implementers',
      'For authors of a book',
    ])
  })
})
