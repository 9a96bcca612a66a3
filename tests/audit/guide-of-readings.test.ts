/** The guide to auditing: its two tables of all books say what is kept of their readings. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'

const guide = readFileSync('docs/auditing.md', 'utf8')
/** The row of a book in the table below a heading, as numbers. */
const rowOf = (table: number, name: string): readonly number[] => {
  const rows = guide.split('\n').filter((line) => line.startsWith(`| ${name} |`))
  return (rows[table] ?? '').split('|').slice(2, -1).map(Number)
}

interface Weights {
  readonly plays: number
  readonly weights: Readonly<Record<string, { readonly asked: number; readonly plays: number }>>
}
interface Witness {
  readonly examples: readonly { readonly given?: unknown }[]
}

describe.each(books.map(({ name }) => name))('docs/auditing.md: %s', (name) => {
  it('says how many questions are asked, and change something, in random plays', () => {
    const { plays, weights } = JSON.parse(readFileSync(`spec/${name}/readings.json`, 'utf8')) as Weights
    const all = Object.values(weights)
    const asked = all.filter((one) => one.asked > 0).length
    const changing = all.filter((one) => one.plays > 0).length
    expect(rowOf(0, name)).toEqual([plays, all.length, asked, changing])
  })

  it('says how many pairs of readings a play tells apart', () => {
    const lines = readFileSync(`spec/${name}/witnesses.jsonl`, 'utf8').trim().split('\n')
    const witnesses = lines.map((line) => JSON.parse(line) as Witness)
    const played = witnesses.filter(
      ({ examples }) => examples.length > 0 && examples.every(({ given }) => given),
    ).length
    expect(rowOf(1, name)).toEqual([witnesses.length, played, witnesses.length - played])
  })
})
