/** The guides as pages: all that the package has, each linked, and no link to nowhere. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { html, plainText } from '../../src/site/draw/html-template.js'
import { guidePages } from '../../src/site/publish/guide-pages.js'
import { linkProblems } from '../../src/site/publish/links.js'
import { page } from '../../src/site/publish/page.js'

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
    expect(text).toContain('href="book:guides/editing#a-ruling"')
    expect(text).toContain('href="book:guides/writing-examples#ask-in-a-sentence"')
    expect(text).toContain('href="book:guides/library#to-write-rulewright-book"')
    expect(text).not.toMatch(/href="[^"]*\.md/)
  })

  it('lead players to the pages on which games are played, before any terminal', () => {
    const guides = guidePages([{ page: 'orchard/play', title: 'Orchard' }])
    for (const [guide, heading] of [
      ['start', 'Players'],
      ['first-game', 'Play'],
    ]) {
      const text = guides.find(({ id }) => id === `guides/${guide}`)?.body.html ?? ''
      const section = text.slice(text.search(`<h2[^>]*>${heading}</h2>`)).split(/(?<!^)<h2/)[0] ?? ''
      expect(section).toMatch(
        /^<h2[^>]*>Play(?:ers)?<\/h2>\s*<p>Play on this site: <a href="book:orchard\/play">Orchard<\/a>\.<\/p>/,
      )
      expect(section.indexOf('<pre>')).toBeGreaterThan(section.indexOf('orchard/play'))
    }
    expect(pages.map(({ body }) => body.html).join('')).not.toContain('Play on this site: ')
  })

  it('begin with a page that has a part for each of four readers, to which cards lead', () => {
    const [list, start] = pages
    expect(start?.id).toBe('guides/start')
    for (const title of ['Players', 'Editors', 'Programmers', 'Authors']) {
      expect(plainText(list?.body.html ?? '')).toContain(title)
      expect(list?.body.html).toContain(`href="book:guides/start#${title.toLowerCase()}"`)
      expect(start?.body.html).toContain(` id="${title.toLowerCase()}"`)
    }
  })

  it('lead from each old address to the page in its place, and list no old address', () => {
    const [list] = pages
    for (const old of [
      'for-players',
      'for-editors',
      'for-implementers',
      'for-authors',
      'scale',
      'examples',
      'interchange',
    ]) {
      const moved = pages.find(({ id }) => id === `guides/${old}`)
      expect(moved?.body.html).toMatch(
        /href="book:guides\/(?:start#\w+|several-machines|writing-examples|export-formats)"/,
      )
      expect(list?.body.html).not.toContain(`guides/${old}"`)
    }
  })
})
