import { beforeAll, describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../../machines/front-line/book.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import type { Suite } from '../../../src/lab/conformance/runner/suite.js'
import * as inAllBridgesBurning from './all-bridges-burning.js'
import * as inFrontLine from './front-line.js'
import type { Mistake, Topic } from './mistakes.js'
import { conformed, judged, suiteFrom } from './run-mistakes.js'

const topicsOf = (book: Book, topics: readonly Topic[]) =>
  topics.map((topic) => ({ book, title: `${book.title}, ${topic.examples.join(', ')}`, ...topic }))

const titled = ({ name, breaks, with: others = [] }: Mistake) =>
  others.length === 0
    ? `that ${name}: ${breaks.id} is blamed first`
    : `that ${name}: ${breaks.id} is blamed first, together with ${others.map(({ id }) => id).join(', ')}, which is always at work with it`

const topics = [...topicsOf(allBridgesBurning, inAllBridgesBurning.topics), ...topicsOf(frontLine, inFrontLine.topics)]

for (const { book, title, examples, mistakes } of topics)
  describe(`${title}: an implementation fails that holds`, () => {
    let suite: Suite
    beforeAll(() => {
      suite = suiteFrom(book, examples)
    })

    for (const mistake of mistakes) it(titled(mistake), () => isFound(book, suite, mistake))
  })

/** The mistake makes cases fail, its clause is blamed, and a small example shows it. */
async function isFound(book: Book, suite: Suite, { wrong, breaks, with: others = [] }: Mistake): Promise<void> {
  const run = await conformed(book, suite, wrong)
  expect(run.totals).toMatchObject({ skipped: 0, errored: 0 })
  expect(run.totals.failed).toBeGreaterThan(0)
  expect(run.totals.passed).toBeGreaterThan(run.totals.failed)

  const expected = [breaks, ...others].map(({ id }) => id)
  const likeliest = run.suspects.slice(0, expected.length).map(({ clause }) => clause)
  expect(likeliest.toSorted()).toEqual(expected.toSorted())

  const small = run.reduced.find(({ suspect }) => expected.includes(suspect ?? ''))
  if (small === undefined) throw new Error('no failure of the clause was made small')
  expect(judged(book, wrong, small)).toEqual({ right: true, wrong: false })
  expect(small.choices.length).toBeLessThanOrEqual(4)
  expect(leavesIn(small.part)).toBeLessThanOrEqual(6)
  expect(small.example?.split('\n').length).toBeLessThanOrEqual(60)
}

/** Counts the values that differ from the base. */
const leavesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + leavesIn(one), 0)
    : 1
