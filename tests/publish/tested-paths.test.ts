/** The page of a chart shows its paths, and the page of the proof the patterns that were compared, as the program prints them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { printReport } from '../../src/cli/text/reports/verification-report.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { chartPaths } from '../../src/core/verify/charts/chart-paths.js'
import { firstPaths } from '../../src/core/verify/charts/named-paths.js'
import { patternsHeld } from '../../src/core/verify/tables/table-patterns.js'
import { plainText } from '../../src/site/draw/html-template.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { withChildren } from '../../src/site/publish/page.js'
import { testedPaths } from '../../src/site/publish/pages/parts/tested-paths.js'
import { searchedIn } from '../../src/site/publish/unsearched-parts.js'
import { sound, verified } from '../verify/sound-book.js'

const report = verified(sound)
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  const top = sitePages(gather(sound as unknown as Book, { plays: 5, report }), await drawing())
  pages = new Map(withChildren(top).map(({ id, body }) => [id, body.html]))
})

const htmlOf = (id: string) => pages.get(`orchard/${id}`) ?? `no page ${id}`
const partOf = (chart: string) => /<details[^>]*data-unsearched>.*?<\/details>/s.exec(htmlOf(`charts/${chart}`))?.[0]

describe('the page of a chart', () => {
  it('tells how many paths are tested, and shows the first with their names and steps', () => {
    for (const { chart, covering } of chartPaths(report)) {
      const text = plainText(partOf(chart) ?? '').replaceAll(/\s+/g, ' ')
      expect(text).toContain(`Paths that are tested: ${covering}`)
      const shown = [...(partOf(chart) ?? '').matchAll(/<li><code>(.*?)<\/code>/g)].map(([, name]) => name)
      expect(shown).toEqual(firstPaths(sound, chart, 1000, 20).map(({ name }) => name))
      expect(shown).toHaveLength(Math.min(20, covering))
    }
    expect(plainText(partOf('climb') ?? '')).toMatch(/climb 1\.1\s+Ann: climb tree \w+/)
  })

  it('leads to the command that plays one', () => {
    for (const { chart } of chartPaths(report)) {
      const text = plainText(partOf(chart) ?? '').replaceAll(/\s+/g, ' ')
      expect(text).toContain(`rulewright verify orchard --path "${chart} 1.1"`)
      expect(text).not.toContain('--paths')
    }
  })

  it('shows twenty of many, and leads to the command that lists them all', () => {
    const [twenty, again] = [sound.worlds, report.worlds].map((worlds) =>
      Array.from({ length: 20 }, () => worlds).flat(),
    )
    const { covering = 0 } = chartPaths(report).find(({ chart }) => chart === 'climb') ?? {}
    const many = testedPaths(
      { book: { ...sound, worlds: twenty }, report: { ...report, worlds: again } } as never,
      'climb',
    )
    const text = plainText(many?.html ?? '').replaceAll(/\s+/g, ' ')
    expect(many?.html.match(/<li>/g)).toHaveLength(20)
    expect(text).toContain(`Paths that are tested: ${20 * covering}`)
    expect(text).toContain(`${20 * covering - 20} more paths: rulewright verify orchard --paths "climb"`)
  })

  it('has no such list where the chart is not enumerated alone', () => {
    const without = (chart: string) => ({
      ...report,
      worlds: report.worlds.filter(({ procedure, reach }) => procedure !== chart || reach !== 'alone'),
    })
    expect(sound.charts.length).toBeGreaterThan(1)
    for (const { name } of sound.charts) {
      expect(partOf(name), name).toBeDefined()
      expect(testedPaths({ book: sound, report: without(name) } as never, name), name).toBeUndefined()
    }
  })

  it('keeps the list out of the search', () => {
    expect(searchedIn(htmlOf('charts/climb'))).not.toContain('Paths that are tested')
    expect(searchedIn(htmlOf('charts/climb'))).toContain('id="state-next-tree"')
  })
})

describe('the patterns that were compared', () => {
  const { patterns, comparisons } = patternsHeld(report)

  it('are all rows of all tables, each in every combination', () => {
    const rows = sound.tables.flatMap((table) => table.rows)
    expect(patterns).toBe(rows.length)
    expect(comparisons).toBe(report.tables.reduce((sum, { rows, combinations }) => sum + rows.length * combinations, 0))
    expect(comparisons).toBeGreaterThan(100)
  })

  it('are told by the same figures on the page of the proof and in the full report', () => {
    const proof = plainText(htmlOf('proof')).replaceAll(/\s+/g, ' ')
    expect(proof).toContain(`${patterns.toLocaleString('en')} compiled patterns, each in every combination`)
    expect(proof).toContain(`${comparisons.toLocaleString('en')} comparisons.`)
    const full = printReport(report, { full: true }).replaceAll(/\s+/g, ' ')
    expect(full).toContain(`isMatching of ts-pattern was held against ${patterns} compiled patterns`)
    expect(full).toContain(`${comparisons} times in all`)
  })
})
