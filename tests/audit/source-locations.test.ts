/** The location of a question: in the sources of the book itself. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locatingIn } from '../../src/lab/audit/defects/source-locations.js'
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

it('a question stands on its page where the book has pages, and not in what is made of them', () => {
  const book = join(temporaryFolder(), 'located')
  mkdirSync(book)
  const write = (file: string, text: string) => writeFileSync(join(book, file), text)
  write('contents.md', '# Rules\n\n- [1 Turns](1-turns.md)\n')
  write(
    '1-turns.md',
    '# 1 Turns\n\n`turns`\n\n- Somebody begins. `first`\n\n## Who?\n\n- [x] **a** A.\n\nB.\n\n`whoBegins` _turns.first_\n',
  )
  write('rules.gen.ts', "export const whoBegins = question('whoBegins', {})\n")
  expect(locatingIn(book, book)('question', 'whoBegins')).toEqual({ file: '1-turns.md', line: 7 })
})
