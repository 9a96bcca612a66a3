import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as book from '../../src/book.js'
import { packageRoot } from '../../src/core/home/package-root.js'

test('the guide tells every name by which a book is written', () => {
  const guide = readFileSync(join(packageRoot, 'docs', 'library.md'), 'utf8')
  const [, every = ''] = guide.split('### Every name')
  const [table = ''] = every.split('\n## ')
  const told = new Set([...table.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect([...told].filter((name) => name === undefined || !(name in book))).toEqual([])
  expect(Object.keys(book).filter((name) => !told.has(name))).toEqual([])
})
