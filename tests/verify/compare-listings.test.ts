/** The referee: listings, openings and steps that are found in two ways, held against each other. */
import { describe, expect, it } from 'vitest'
import type { Taken } from '../../src/core/kernel/charts/chart-plan.js'
import { byPlan } from '../../src/core/kernel/charts/step.js'
import { currentWatch, inJournal, recordHit, setJournal } from '../../src/core/kernel/watch/watch.js'
import {
  apart,
  assertSameListing,
  isSameStep,
  refereeStepper,
  sameListing,
  sameOpening,
} from '../../src/core/verify/charts/xstate-referee.js'
import { book, orchardChart } from '../kernel/orchard.js'

const OTHER = 'here: other options are listed in stages than by the rows as they are written'
const OPENING = 'here: whether anything can be chosen is found otherwise than by what is listed'

describe('what is listed twice', () => {
  it('comes back where both are the same, and is a defect where they differ', () => {
    const told = (listed: readonly number[]) => listed.map((number) => number % 10)
    const listed = [1, 2]
    expect(sameListing('here', listed, () => [11, 12], told)).toBe(listed)
    expect(() => sameListing('here', listed, () => [1, 3], told)).toThrow(OTHER)
    expect(() => assertSameListing('here', { a: [1] }, { a: [1] })).not.toThrow()
    expect(() => assertSameListing('here', { a: [1] }, { a: [2] })).toThrow(OTHER)
  })

  it('is listed the other way the second time: watched where nobody listens', () => {
    let wasListening: boolean | undefined
    sameListing(
      'here',
      1,
      () => {
        wasListening = currentWatch.views !== undefined
        return 1
      },
      (listed) => listed,
    )
    expect(wasListening).toBe(true)
    expect(currentWatch.views !== undefined).toBe(false)
  })

  it('has options where it is found open, and none where it is not', () => {
    const some = { options: [{ type: 'a' }] }
    const none = { options: [] }
    expect(() => sameOpening('here', some, () => true)).not.toThrow()
    expect(() => sameOpening('here', none, () => false)).not.toThrow()
    expect(() => sameOpening('here', some, () => false)).toThrow(OPENING)
    expect(() => sameOpening('here', none, () => true)).toThrow(OPENING)
  })
})

describe('two steps', () => {
  const context = { game: book.empty, data: { picker: 'Ann', windy: false } }
  const taken = byPlan.take(orchardChart, 'wind', context, { type: 'calm' })
  if (taken === undefined) throw new Error('the wind is never calm')

  it('are the same where they lead to the same by the same transitions', () => {
    expect(isSameStep(taken, { ...taken })).toBe(true)
    expect(isSameStep(undefined, undefined)).toBe(true)
    expect([isSameStep(taken, undefined), isSameStep(undefined, taken)]).toEqual([false, false])
    const changes: readonly Partial<Taken>[] = [
      { state: 'over' },
      { done: true },
      { output: 'Ann' },
      { context: { ...taken.context, data: { picker: 'Ann', windy: true } } },
      { context: { ...taken.context, game: { ...book.empty, ladder: 'Bob' } } },
      { ways: [] },
      { entered: [] },
    ]
    expect(changes.filter((change) => isSameStep(taken, { ...taken, ...change }))).toEqual([])
  })

  it('are held against each other at the beginning and on the way', () => {
    const referee = refereeStepper()
    expect(referee.enter(orchardChart, book.empty, null)).toEqual(byPlan.enter(orchardChart, book.empty, null))
    expect(referee.take(orchardChart, 'wind', context, { type: 'calm' })).toEqual(taken)
    expect(referee.take(orchardChart, 'wind', context, { type: 'hail' })).toBeUndefined()
    const { plan } = orchardChart
    const astray = { ...orchardChart, plan: { ...plan, initial: 'wind' } } as unknown as typeof orchardChart
    expect(() => referee.enter(astray, book.empty, null)).toThrow(
      'orchard: "the beginning": XState takes another transition than the plan of the chart',
    )
  })

  it('keep nothing of what is done apart', () => {
    const hits: Parameters<typeof setJournal>[0] & object = []
    const outer = setJournal(hits)
    const note = (table: string) => inJournal(() => recordHit({ table, row: 0, clauses: [] }))(undefined)
    note('before')
    expect(apart(() => note('apart') ?? 'done')).toBe('done')
    expect(() =>
      apart(() => {
        throw new Error('it fails')
      }),
    ).toThrow('it fails')
    note('after')
    setJournal(outer)
    expect(hits.map(({ table }) => table)).toEqual(['before', 'after'])
  })
})
