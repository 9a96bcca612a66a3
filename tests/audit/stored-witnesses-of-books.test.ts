/** The witnesses that every printed book keeps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { allLoaded } from '../../src/core/kernel/book/listed-book.js'
import { pairWitnesses, strays } from '../../src/lab/audit/readings/check-witnesses.js'
import { type Kept, witnessName } from '../../src/lab/audit/readings/stored-witnesses.js'
import { keptOfPairs } from '../../src/lab/stored/stored-readings.js'

describe.each(await allLoaded(books))('every reading of $title that can be played', (book) => {
  const kept: readonly Kept[] = keptOfPairs(book)
  const names = pairsOf(book.questions).map(witnessName)

  it('has a witness that a search found, and that tells it from the usual one', () => {
    const faults = pairWitnesses(book, kept).flatMap(({ pair, fault }) =>
      fault === undefined ? [] : [`${witnessName(pair)}: ${fault}`],
    )
    expect(faults).toEqual([])
  })

  it('is still asked: no witness is kept of another', () => {
    expect(strays(book, kept)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('is counted in the guide', () => {
    const inTables = kept.filter(({ examples }) => examples.some((example) => 'table' in example)).length
    const guide = readFileSync(join(packageRoot, 'docs', 'auditing.md'), 'utf8').replaceAll(/ +/g, ' ')
    expect(guide).toContain(`| ${book.name} | ${kept.length} | ${kept.length - inTables} | ${inTables} |`)
  })
})
