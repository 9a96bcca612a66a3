import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { asListed } from '../../src/core/kernel/book/listed-book.js'
import { check } from '../../src/core/values/parse-result.js'
import { book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

const Hedge = z.strictObject({ rows: z.array(z.string().regex(/^[ox]{3}$/, 'three letters of o x')), gate: z.int() })

/** A toy whose title tells which hedge it is played over. */
const hedged = (title: string): Book => ({
  ...(orchard as unknown as Book),
  title,
  seats: ['Ann', 'Bob'],
  components: {
    hedge: {
      says: 'where the hedge grows',
      schema: Hedge,
      over: (value) => {
        const read = check(Hedge, value)
        return read.ok ? { ok: true, value: hedged(read.value.rows.join(' ')) } : read
      },
    },
  },
})

const garden: Book = { ...(orchard as unknown as Book), name: 'garden' }
const books = [garden, hedged('Orchard')]

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const written = (text: string) => {
  const file = join(folder, 'hedge.yaml')
  writeFileSync(file, text)
  return file
}

const over = (text: string, ...argv: readonly string[]) =>
  rulewright([...argv, '--component', `hedge=${written(text)}`], { books })

describe('a component of your own', () => {
  test('is listed with its book, and named where a game begins', async () => {
    const { out } = await rulewright(['books'], { books })
    expect(out).toContain('  seats     Ann, Bob\n  yours     --component hedge=FILE: where the hedge grows\n')
    const game = await rulewright(['play', 'orchard'], { books })
    expect(game.out).toContain('your own: --component hedge=FILE\n')
  })
  test('is what the book is run over, and tells which book is meant where only one has it', async () => {
    const { code, out } = await over('{ rows: [oxo], gate: 1 }', 'play', '--seed', '3')
    expect(code).toBe(0)
    expect(out).toContain('oxo, a toy\nseed 3;')
  })
  test('is not passed over by a book that has no place for it', async () => {
    expect(await over('{ rows: [oxo], gate: 1 }', 'play', 'garden')).toEqual({
      code: 2,
      out: '',
      err: 'garden has no component "hedge"; expected orchard\n',
    })
  })
  test('goes with the short name of its book, and with that of one that has no place for it', async () => {
    const short = books.map((book) => ({ ...asListed(book), short: book.name.slice(0, 1) }))
    const named = (word: string) =>
      rulewright(['play', word, '--seed', '3', '--component', `hedge=${written('{ rows: [oxo], gate: 1 }')}`], {
        books: short,
      })
    expect((await named('o')).out).toContain('oxo, a toy\nseed 3;')
    expect(await named('G')).toEqual({
      code: 2,
      out: '',
      err: 'garden has no component "hedge"; expected orchard (o)\n',
    })
  })
  test('that is misshapen is told with its line, what was found and what was expected', async () => {
    const { code, err } = await over('rows:\n  - oxy\ngates: 1', 'play', 'orchard')
    expect(code).toBe(2)
    expect(err.split('\n').map((line) => line.replace(/^.*hedge\.yaml:/, ''))).toEqual([
      '1:1: gate: is missing; expected a number',
      '2:5: rows[0]: got "oxy", expected three letters of o x',
      '3:1: gates: "gates" is unknown here; expected one of rows, gate; did you mean "gate"?',
      '',
    ])
  })
  test('that no book has is refused with what there is', async () => {
    const { err } = await rulewright(['books', '--component', 'hedges=x.yaml'], { books })
    expect(err).toBe(
      '--component hedges=x.yaml: no book has a component "hedges"; expected hedge; did you mean "hedge"?\n',
    )
  })
})

describe('a command without the name of a book', () => {
  test('tells which books there are, where there are several', async () => {
    for (const command of ['play', 'playouts'])
      expect(await rulewright([command], { books })).toEqual({
        code: 2,
        out: '',
        err: 'expected the name of a book: garden, orchard\n',
      })
    expect((await rulewright(['play', '--help'], { books })).out).toMatch(/one of garden, orchard/)
  })
})
