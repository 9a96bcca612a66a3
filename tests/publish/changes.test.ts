/** The page of what changed, and the mark at each rule that did. */

import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { stateOf } from '../../src/lab/audit/changes/book-state.js'
import { changesBetween } from '../../src/lab/audit/changes/compare.js'
import { keptChanges, stateNow, writeState } from '../../src/lab/stored/stored-editions.js'
import { plainText } from '../../src/site/draw/html-template.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { withChildren } from '../../src/site/publish/page.js'
import { autumn, spring } from '../audit/changes/seasons.js'
import { temporaryFolder } from '../temporary.js'

const report = changesBetween(
  { name: 'last year', state: stateOf(autumn, []) },
  { name: 'now', state: stateOf(spring, []) },
)
let pages: ReadonlyMap<string, string>
beforeAll(async () => {
  const top = sitePages(gather(spring, { plays: 5, changes: [report] }), await drawing())
  pages = new Map(withChildren(top).map(({ id, body }) => [id, body.html]))
})
const htmlOf = (id: string): string => pages.get(id) ?? `no page ${id}`

describe('the page of what changed', () => {
  it('tells every rule that did, with its words before and now, under its section', () => {
    const html = htmlOf('orchard/changes')
    expect(html).toContain('<del>two points.</del> <ins>one point.</ins>')
    const text = plainText(html).replaceAll(/\s+/g, ' ')
    for (const part of [
      'From last year to now',
      '2 Scoring',
      'Taken out scoring.neighbours Bells are rung',
      'The ruling is taken back',
    ])
      expect(text).toContain(part)
    expect(htmlOf('orchard/index')).toContain('href="book:orchard/changes"')
  })

  it('is led to by a mark at each rule that changed, and at no other', () => {
    const html = htmlOf('orchard/sections/scoring')
    const marks = [
      ...html.matchAll(
        /id="scoring\.(\w+)"(?:(?!<div class="rw-rule).)*?class="rw-asked rw-changed" href="book:orchard\/changes#([\w-]+)" title="([^"]+)"/gs,
      ),
    ]
    expect(marks.map(([, key, , says]) => [key, says])).toEqual([['fruit', 'Reworded, since last year']])
    for (const [, , anchor] of marks) expect(htmlOf('orchard/changes')).toContain(`id="${anchor}"`)
  })

  it('is not there where nothing is known', async () => {
    const top = sitePages(gather(spring, { plays: 5 }), await drawing())
    expect(withChildren(top).map(({ id }) => id)).not.toContain('orchard/changes')
  })
})

describe('editions that are kept', () => {
  it('tell what changed from each to the next, the newest first, and leave out where nothing did', () => {
    const folder = temporaryFolder()
    for (const [name, book] of [
      ['v2', autumn],
      ['v10', spring],
      ['v9', spring],
    ] as const)
      writeState(join(folder, `${name}.json`), stateNow(book), '--keep')
    const names = keptChanges(autumn, folder).map(({ from, to }) => `${from.name} ${to.name}`)
    expect(names).toEqual(['v10 now', 'v2 v9'])
    expect(keptChanges(autumn, join(folder, 'none'))).toEqual([])
  })
})
