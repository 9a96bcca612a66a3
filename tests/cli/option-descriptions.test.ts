import { expect, test } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { replaySchema } from '../../src/core/play/reports.js'
import { printPlay } from '../../src/core/records/recorded-play.js'
import { book } from '../kernel/dinner.js'
import { rulewright } from './call-rulewright.js'

const books = [book as unknown as Book]
const bread = { type: 'take', dish: 'bread' }
const play = (...lines: readonly string[]) =>
  rulewright(['play', 'dinner'], { books, piped: lines.map((line) => `${line}\n`).join('') })

test('a game in the terminal tells what a decision is about, and what each option comes to, in lines that fit', async () => {
  const { out } = await play()
  expect(out).toContain('Guest to decide: a dish (the first course)  6\n')
  expect(out).toContain('  take\n     1 the bread of yesterday, as the first course\n     2 a salad of everything')
  expect(out).toContain('\n       no season at all, as the first course\n')
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([])
})

test('an option is understood by the words that it is told in, and told so when it is chosen', async () => {
  const { out } = await play('yesterday', 'praise', 'take the bread of yesterday, as the second course')
  expect(out).toContain('  Guest: take the bread of yesterday, as the first course (the first course)\n')
  expect(out).toContain('  Guest: praise the cook (the first course)\n')
  expect(out).toContain('  Guest: take the bread of yesterday, as the second course (the second course)\n')
})

test('what is refused is told in the same words', async () => {
  const { out } = await play('?', '? stove', '? 1')
  expect(out).toContain('  take the soup, hot from the stove, as the first course\n      6 table.hot (hot: true)\n')
  expect(out).toContain(
    'take the soup, hot from the stove, as the first course is refused by 6 table.hot (hot: true)\n',
  )
  expect(out).toContain('Guest may choose it, a dish (the first course)\n')
})

test('a position that is asked shows each option in the words of players', async () => {
  const piped = 'book: dinner\ngiven: { procedure: dinner }\nwhen: [[{ type: take, dish: bread }]]\n'
  const { out } = await rulewright(['ask', '-'], { books, piped })
  expect(out).toContain('Guest to decide: praise of the cook (the first course)\n')
  expect(out).toContain('guest: take dish=bread (the first course)\n')
  expect(out).toContain('  options   praise the cook\n')
})

test('a replay tells what is due, and as JSON what it is about and what the options come to', async () => {
  const piped = printPlay({ book: 'dinner', choices: [bread] })
  expect((await rulewright(['replay', '-'], { books, piped })).out).toContain('praise of the cook (the first course)')
  const { out } = await rulewright(['replay', '-', '--json'], { books, piped })
  expect(replaySchema.parse(JSON.parse(out)).due).toMatchObject({
    about: 'the first course',
    options: [{ option: { type: 'praise' }, says: 'the cook' }, { option: { type: 'say nothing' } }],
  })
})
