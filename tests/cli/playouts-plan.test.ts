import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { playoutsSchema } from '../../src/core/play/reports.js'
import { temporaryFolder } from '../temporary.js'
import { sound } from '../verify/sound-book.js'
import { rulewright } from './call-rulewright.js'

const seated = { ...sound, seats: ['Ann', 'Bob'] } as unknown as Book
const garden = { ...seated, name: 'garden', title: 'Garden' }
const greedy = {
  ...garden,
  laws: [{ ...sound.laws[0], name: 'nothing holds', broken: () => ['no'], breaks: () => [] }],
}

describe('rulewright play random --plan', () => {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
  })

  /** Plays a plan, with options behind it. */
  const planned = (plan: string, argv: readonly string[] = [], known: readonly Book[] = [seated, garden]) => {
    const file = join(folder, 'plan.yaml')
    writeFileSync(file, plan)
    return rulewright(['playouts', '--plan', file, '--out', folder, ...argv], { books: known })
  }
  const whole = ({ out }: { readonly out: string }) =>
    JSON.parse(out, (key, value: unknown) => (/[sS]econds?$/.test(key) ? 0 : value)) as unknown

  const two = 'runs:\n  - { book: orchard, number: 4, seed: 7, seats: Bob=idle }\n  - { book: garden, number: 2 }\n'

  test('prints the report of each run under its heading', async () => {
    const { code, out, err } = await planned(two)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const headings = out.split('\n').filter((line) => /^\d of/.test(line))
    expect(headings).toEqual([
      '1 of 2: playouts orchard --number 4 --seed 7 --seats Bob=idle',
      '2 of 2: playouts garden --number 2',
    ])
    expect(out).toContain('4 random games from seed 7 (Bob idle), 4 to the end')
    expect(out).toContain('2 random games from seed 1, 2 to the end')
  })

  test('prints with --json what the calls of its headings print, in a list', async () => {
    const alone = async (...argv: readonly string[]) =>
      whole(await rulewright(['playouts', ...argv, '--json'], { books: [seated, garden] }))
    const listed = whole(await planned(two, ['--json']))
    expect(z.array(playoutsSchema).parse(listed)).toHaveLength(2)
    expect(listed).toEqual([
      await alone('orchard', '--number', '4', '--seed', '7', '--seats', 'Bob=idle'),
      await alone('garden', '--number', '2'),
    ])
  })

  test('goes by the command line for what a run leaves out', async () => {
    const runs = 'runs: [{ book: orchard, number: 2 }, { book: orchard, readings: { eatingScores: "yes" }, seed: 9 }]'
    const reports = z.array(playoutsSchema).parse(whole(await planned(runs, ['--json', '-n', '3', '--seed', '5'])))
    expect(reports.map(({ games, seed }) => [games, seed])).toEqual([
      [2, 5],
      [3, 9],
    ])
  })

  test('finds the files of components from its own folder', async () => {
    mkdirSync(join(folder, 'tables'))
    writeFileSync(join(folder, 'tables', 'seats.json'), '[]')
    const run = 'runs: [{ book: land-and-freedom, components: { board: tables/seats.json } }]'
    const file = join(folder, 'plan.yaml')
    writeFileSync(file, run)
    const { code, err } = await rulewright(['playouts', '--plan', file], { books })
    expect(code).toBe(2)
    expect(err).toContain(`${file}:1:8: runs[0]: ${join(folder, 'tables', 'seats.json')}:1:1: `)
  })

  test('ends with 1 where one run fails, and plays the others', async () => {
    const runs = 'runs: [{ book: garden, number: 1 }, { book: orchard, number: 1 }]'
    const { code, out } = await planned(runs, [], [seated, greedy as unknown as Book])
    expect(code).toBe(1)
    expect(out).toContain('"nothing holds" is broken')
    expect(out).toContain('2 of 2: playouts orchard --number 1')
    expect(readdirSync(folder).filter((name) => name.endsWith('.jsonl'))).not.toEqual([])
  })

  test('tells what is wrong with it, where, and what was expected, and plays nothing', async () => {
    const wrong = async (plan: string, ...argv: readonly string[]) => {
      const { code, out, err } = await planned(plan, argv)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      return err.replaceAll(folder, '.')
    }
    expect(await wrong('runs: []')).toBe('./plan.yaml:1:1: runs: got [], expected at least 1 items\n')
    expect(await wrong('runs:\n  - { number: 3 }')).toBe('./plan.yaml:2:5: runs[0].book: is missing; expected a text\n')
    expect(await wrong('runs: [{ book: orchard, sed: 3 }]')).toBe(
      './plan.yaml:1:25: runs[0].sed: "sed" is unknown here; expected one of book, number, decisions, seed, bound, asides, refusals, seats, from, variants, readings, anyReadings, components; did you mean "seed"?\n',
    )
    expect(await wrong('runs: [{ book: orchard, number: -3 }]')).toContain(
      'runs[0].number: got -3, expected at least 0',
    )
    expect(await wrong('runs: [{ book: orchard }, { book: orchid }]')).toMatch(
      /^\.\/plan\.yaml:1:27: runs\[1\]: "orchid" is not a known book; .*did you mean "orchard"\?\n$/,
    )
    expect(await wrong('runs: [{ book: orchard, seats: Eve=idle }]')).toContain('./plan.yaml:1:8: runs[0]: --seats: ')
    expect(await wrong('runs: [{ book: orchard }]', 'orchard')).toBe(
      '--plan: got "orchard", too; expected no book beside a plan\n',
    )
  })

  test('holds in .ci/run games that can be played', async () => {
    const ci = join(packageRoot, '.ci')
    expect(readFileSync(join(ci, 'run'), 'utf8')).toContain('playouts --plan .ci/playouts.yaml')
    const plan = readFileSync(join(ci, 'playouts.yaml'), 'utf8')
    const none = plan.replaceAll(/number: \d+/g, 'number: 0').replaceAll('../tests', join(packageRoot, 'tests'))
    const reports = z.array(playoutsSchema).parse(whole(await planned(none, ['--json'], await loaded())))
    expect(reports.map(({ games }) => games)).toEqual(Array(11).fill(0))
    expect(new Set(reports.map(({ book }) => book))).toEqual(new Set(books.map(({ name }) => name)))
  })
})

const loaded = () => Promise.all(books.map(({ load }) => load()))
