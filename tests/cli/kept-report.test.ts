import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHECKING, keepReport, keptReport } from '../../src/home/kept-report.js'
import type { Book } from '../../src/kernel/book.js'
import { temporaryFolder } from '../temporary.js'
import { sound, verified } from '../verify/sound.js'

const book = sound as unknown as Book
const report = verified(sound, { plays: 4 })
const options = { plays: 4 }

const FILES = [
  'package-lock.json',
  ...CHECKING.map((room) => `dist/src/${room}/one.js`),
  'dist/spec/orchard/tables.js',
  'dist/machines/orchard/book.js',
  'spec/orchard/examples/climbing.yaml',
  'spec/orchard/status.json',
]

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(join(root, 'node_modules'))
  for (const file of FILES) write(file, 'as it was')
})

describe('a report that is kept', () => {
  it('is read where nothing has changed since', () => {
    keepReport(book, options, report, root)
    expect(keptReport(book, { ...options, seed: 1 }, root)).toEqual(report)
  })

  it.each(FILES)('is not read once this has changed: %s', (file) => {
    keepReport(book, options, report, root)
    write(file, 'otherwise')
    expect(keptReport(book, options, root)).toBeUndefined()
  })

  it('is not read for another verification: of another book, with other plays, or of other files', () => {
    keepReport(book, options, report, root)
    expect(keptReport({ ...book, name: 'meadow' }, options, root)).toBeUndefined()
    expect(keptReport(book, { plays: 5 }, root)).toBeUndefined()
    expect(keptReport(book, { ...options, seed: 2 }, root)).toBeUndefined()
    write('spec/orchard/examples/eating.yaml', 'more')
    expect(keptReport(book, options, root)).toBeUndefined()
  })

  it('is not read where it is no report, and nothing is kept where nothing is built', () => {
    keepReport(book, options, report, root)
    write('node_modules/.cache/rulewright/orchard.json', '{"key":')
    expect(keptReport(book, options, root)).toBeUndefined()
    rmSync(join(root, 'dist'), { recursive: true })
    keepReport(book, options, report, root)
    expect(keptReport(book, options, root)).toBeUndefined()
  })

  it('follows from every room that those who check know, and from no other', () => {
    const src = join(import.meta.dirname, '../../src')
    const known = (room: string): readonly string[] =>
      readdirSync(join(src, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .flatMap((name) => [...readFileSync(join(src, room, name), 'utf8').matchAll(/from '\.\.\/([a-z]+)\//g)])
        .map(([, other = '']) => other)
    const rooms = new Set(['kernel', 'verify', 'examples'])
    for (const room of rooms) for (const other of known(room)) rooms.add(other)
    expect([...rooms].sort()).toEqual([...CHECKING].sort())
  })
})
