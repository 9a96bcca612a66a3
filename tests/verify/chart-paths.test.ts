/** The paths of charts alone, as a report tells them, and the budget of random plays. */
import { describe, expect, it } from 'vitest'
import { chartPaths } from '../../src/core/verify/charts/chart-paths.js'
import type { Report } from '../../src/core/verify/report.js'

const world = (procedure: string, changes: object) => ({
  procedure,
  reach: 'alone',
  states: 1,
  edges: 0,
  paths: 1,
  longestPath: 0,
  bound: 10,
  ...changes,
})

describe('the paths of charts alone', () => {
  it('are summed over the worlds of each chart, in the order of the charts', () => {
    const report = {
      charts: [{ name: 'climb' }, { name: 'eat' }, { name: 'orchard' }],
      worlds: [
        world('eat', { states: 0, machine: { states: 1, edges: 2 } }),
        world('climb', { states: 5, edges: 7, paths: 3, longestPath: 4, bound: 10, machine: { states: 4, edges: 6 } }),
        world('climb', { states: 3, edges: 2, paths: 2, longestPath: 9, bound: 20, machine: { states: 2, edges: 1 } }),
        world('climb', { states: 2, edges: 1, paths: 1, longestPath: 1, bound: 5 }),
        world('climb', { reach: 'whole', states: 100 }),
        world('orchard', { reach: 'whole' }),
      ],
    } as unknown as Pick<Report, 'charts' | 'worlds'>
    expect(chartPaths(report)).toEqual([
      {
        chart: 'climb',
        worlds: 3,
        states: 10,
        edges: 10,
        shortest: 7,
        covering: 6,
        longest: 9,
        bound: 20,
        byXState: { states: 6, edges: 7 },
      },
      {
        chart: 'eat',
        worlds: 1,
        states: 0,
        edges: 0,
        shortest: 0,
        covering: 1,
        longest: 0,
        bound: 10,
        byXState: { states: 1, edges: 2 },
      },
    ])
  })
})
