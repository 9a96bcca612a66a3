import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { treeFiles } from '../../src/core/proof/book-tree-digest.js'
import { keepReport, keptReport } from '../../src/core/proof/kept-report.js'
import { provedBy } from '../../src/core/proof/report-provenance.js'
import { storedReport } from '../../src/core/proof/stored-report.js'
import { temporaryFolder } from '../temporary.js'
import { sound, verified } from '../verify/sound-book.js'

const report = verified(sound, { plays: 4 })
const options = { plays: 4 }

/** A book in a folder of its own, with its packages beside it. */
let home = ''
let book: Pick<Book, 'name' | 'home'>
const write = (file: string, text: string) => writeFileSync(join(home, file), text)
beforeEach(() => {
  home = temporaryFolder()
  mkdirSync(join(home, 'node_modules'))
  mkdirSync(join(home, 'examples'))
  write('package.json', '{"name":"orchard"}')
  write('book.ts', 'as it was')
  write('examples/climbing.yaml', 'as it was')
  book = { name: 'orchard', home }
})
afterEach(() => vi.unstubAllEnvs())

describe('a report that is kept', () => {
  it('is read where nothing has changed since', () => {
    keepReport(book, options, report)
    expect(JSON.stringify(keptReport(book, { ...options, seed: 1 }))).toBe(JSON.stringify(report))
  })

  it.each(['package.json', 'book.ts', 'examples/climbing.yaml', 'examples/eating.yaml'])(
    'is not read once this has changed: %s',
    (file) => {
      keepReport(book, options, report)
      write(file, '{"name":"otherwise"}')
      expect(keptReport(book, options)).toBeUndefined()
    },
  )

  it('is not read for another verification: of another book, or with other plays', () => {
    keepReport(book, options, report)
    expect(keptReport({ ...book, name: 'meadow' }, options)).toBeUndefined()
    expect(keptReport(book, { plays: 5 })).toBeUndefined()
    expect(keptReport(book, { ...options, seed: 2 })).toBeUndefined()
  })

  it('is not read where it is no report', () => {
    keepReport(book, options, report)
    write('node_modules/.cache/rulewright/orchard.json', '{"key":')
    expect(keptReport(book, options)).toBeUndefined()
  })
})

describe('the tree of a book', () => {
  const files = treeFiles({ name: 'russian-civil-war' }) ?? []
  const within = (folder: string) => files.filter((file) => file.includes(`/${folder}/`))

  it('has the modules of the book, and what its folder holds for a verification', () => {
    expect(within('machines/russian-civil-war').length).toBeGreaterThan(5)
    expect(within('spec/russian-civil-war/examples').length).toBeGreaterThan(5)
    expect(files.filter((file) => /status\.json$|declared\.jsonl$/.test(file))).toHaveLength(2)
  })

  it('has nothing of other books, nothing of the guides, and no lock of mutants', () => {
    const others = files.filter((file) => !file.includes('russian-civil-war'))
    expect(others.filter((file) => /machines\/books|(spec|machines)\//.test(file))).toEqual([])
    expect(files.filter((file) => /\/docs\/|mutants\.lock|\.md$/.test(file))).toEqual([])
  })
})

describe('a report that is handed over', () => {
  const own = { name: 'russian-civil-war' }
  const proved = provedBy(own)
  const handed = (by: typeof proved) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, `${own.name}.json`), JSON.stringify({ ...report, ...(by && { proved: by }) }))
    vi.stubEnv('RULEWRIGHT_REPORTS', folder)
    return storedReport(own)
  }

  it('is read where it is of this tree and this Node', () => {
    expect(proved?.node).toBe(process.versions.node)
    expect(handed(proved)?.gates).toEqual(report.gates)
  })

  it('is refused where it is of another tree, of another Node, or says of neither', () => {
    expect(handed(proved && { ...proved, tree: '0123456789abcdef' })).toBeUndefined()
    expect(handed(proved && { ...proved, node: '18.0.0' })).toBeUndefined()
    expect(handed(undefined)).toBeUndefined()
  })
})
