/** The weights that every printed book keeps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { allLoaded } from '../../src/core/kernel/book/listed-book.js'
import { executable } from '../../src/core/kernel/sections/question.js'
import { keptWeights } from '../../src/lab/stored/stored-readings.js'

describe.each(await allLoaded(books))('the weights kept of $title', (book) => {
  const { plays = 0, weights = {} } = keptWeights(book) ?? {}

  it('are those of its questions', () => {
    const names = executable(book.questions).map(({ name }) => name)
    expect(Object.keys(weights).toSorted()).toEqual(names.toSorted())
  })

  it('were measured over many plays, and none is more than all of them', () => {
    expect(plays).toBeGreaterThanOrEqual(60)
    for (const weight of Object.values(weights)) {
      expect(weight.asked).toBeLessThanOrEqual(plays)
      expect(weight.plays).toBeLessThanOrEqual(weight.asked)
      expect(weight.plays).toBeLessThanOrEqual(weight.decisions)
    }
  })

  it('are counted in the guide', () => {
    const all = Object.values(weights)
    const [asked, changing] = [all.filter((one) => one.asked > 0), all.filter((one) => one.plays > 0)]
    const guide = readFileSync(join(packageRoot, 'docs', 'auditing.md'), 'utf8').replaceAll(/ +/g, ' ')
    expect(guide).toContain(`| ${book.name} | ${plays} | ${all.length} | ${asked.length} | ${changing.length} |`)
  })
})
