/** Where a question is stated: in the sources of the book itself. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locatingIn } from '../../src/audit/standing/locating.js'
import { temporaryFolder } from '../temporary.js'

it('a question stands where the book states it, and not where something installed does', () => {
  const book = join(temporaryFolder(), 'located')
  for (const folder of ['.', '.hidden', 'node_modules/other']) {
    mkdirSync(join(book, folder), { recursive: true })
    const before = folder === '.' ? '\n' : ''
    writeFileSync(join(book, folder, 'book.js'), `${before}export const whoBegins = question('whoBegins', {})\n`)
  }
  expect(locatingIn(book, book)('question', 'whoBegins')).toEqual({ file: 'book.js', line: 2 })
})
