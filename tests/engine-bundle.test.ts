/** The engine and the first book in a browser: no module of Node, and small enough to be fetched. */
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Bundled, bundled } from './bundle-sources.js'

const PAGE = `
  export { allBridgesBurning } from './machines/all-bridges-burning/book.ts'
  export * from './src/index.ts'
`

/** Other functions that a page may need: judging positions and examples in their written form. */
const JUDGING = `
  export { frontLine } from './machines/front-line/book.ts'
  export { russianCivilWar } from './machines/russian-civil-war/book.ts'
  export { guidance } from './src/core/examples/comparison/legal-alternatives.ts'
  export { prepareExample } from './src/core/examples/prepare-example.ts'
  export { runExample } from './src/core/examples/run-example.ts'
  export * from './src/core/examples/comparison/messages.ts'
  export * from './src/core/play/replay.ts'
  export * from './src/core/play/seats.ts'
  export * from './src/core/play/session.ts'
`

/** The maximum size of a page's download: the engine and the first book, compressed. */
const MOST_BYTES = 450_000

describe('the engine with the first book, bundled for a browser', () => {
  let page: Bundled = { chunks: [], needs: new Map(), warnings: [] }
  const code = () => page.chunks.map((chunk) => chunk.code).join('\n')
  beforeAll(async () => {
    page = await bundled(PAGE, 'browser', { format: 'iife', name: 'page', minify: true })
  })

  it('needs nothing that a browser lacks', () => {
    expect(page.warnings).toEqual([])
    expect(page.chunks.flatMap(({ imports }) => imports)).toEqual([])
    expect([...page.needs.keys()].filter((module) => module.startsWith('node:'))).toEqual([])
    expect(code()).not.toMatch(/["'`]node:|\brequire\(/)
  })

  it('is small enough to be fetched', () => {
    const bytes = gzipSync(code()).length
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('plays where there is nothing but the language', () => {
    const play = `
      const { allBridgesBurning: book, rulesOf, pickerFrom, words, checkPosition } = page
      const [rules, pick] = [rulesOf(book), pickerFrom(7)]
      let position = rules.start()
      const said = []
      for (let turn = 0; turn < 40; turn++) {
        const due = rules.decide(position)
        if (due.over) break
        said.push(words(pick(due)))
        position = rules.choose(position, pick(due)).position
      }
      JSON.stringify({ said: said.length, read: checkPosition(rules, JSON.stringify(position)).ok })
    `
    expect(JSON.parse(String(runInContext(`${code()}\n${play}`, createContext({}))))).toEqual({ said: 40, read: true })
  })
})

describe('what judges positions and examples', () => {
  it('needs nothing that a browser lacks, with any book', async () => {
    const { warnings, chunks, needs } = await bundled(JUDGING, 'browser')
    expect(warnings).toEqual([])
    expect(chunks.flatMap(({ imports }) => imports)).toEqual([])
    expect([...needs.keys()].filter((module) => module.startsWith('node:'))).toEqual([])
  })

  it('is told from what needs files: the check sees those', async () => {
    const { needs } = await bundled(`export * from './src/core/files/read-file.ts'`, 'node')
    expect(needs.get('src/core/files/read-file.ts')?.now).toContain('node:fs')
  })
})
