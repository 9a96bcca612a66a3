/** Given positions, and the procedures that begin or go on in them. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { beginGiven, resumePosition, startProcedure } from '../../src/core/examples/start-position.js'
import { charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { climb, book as orchard } from '../kernel/orchard.js'
import { bookOf, Nothing, type Tiny, tiny } from '../kernel/tiny.js'
import { rules } from './example-files.js'

const noFile = () => ({ ok: false as const, problems: [] })
const linesOf = (read: ReturnType<typeof beginGiven>) =>
  read.ok ? [] : read.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
const game = orchard.empty
const climbing = { chart: 'climb', state: 'next tree', data: { picker: 'Bob', climbed: [] } }

describe('what goes on', () => {
  it('is called by its outermost procedure, or by the whole game where nothing runs', () => {
    const turn = { chart: 'turn', state: 'climbing', data: { picker: 'Bob', eaten: false } }
    const procedureOf = (...stack: readonly (typeof climbing | typeof turn)[]) => {
      const read = resumePosition(rules, { game, stack })
      return read.ok ? read.value.procedure : linesOf(read)
    }
    expect([procedureOf(turn, climbing), procedureOf(climbing), procedureOf()]).toEqual(['turn', 'climb', 'orchard'])
  })

  it('has no procedure that begins, and no argument for one', () => {
    const beside = 'stack: the running procedures continue; expected no `procedure` and no `args` beside it'
    for (const more of [{ args: { picker: 'Bob' } }, { procedure: 'climb' }, { procedure: 'climb', args: null }])
      expect(linesOf(beginGiven(rules, { stack: [climbing], ...more }, noFile))).toEqual([beside])
  })

  it('runs in charts of the book', () => {
    expect(linesOf(resumePosition(rules, { game, stack: [{ ...climbing, chart: 'clmb' }] }))).toEqual([
      expect.stringContaining('stack.0.chart: got "clmb"'),
    ])
  })
})

describe('what begins', () => {
  it('is the main procedure with its own argument, where none is named', () => {
    const ofAnn = rulesOf({ ...orchard, main: call(climb, { picker: 'Ann' }) })
    expect(beginGiven(ofAnn, {}, noFile)).toMatchObject({
      ok: true,
      value: { procedure: 'climb', args: { picker: 'Ann' } },
    })
    expect(linesOf(beginGiven(ofAnn, { procedure: 'climb' }, noFile))).toEqual([
      'args: is missing; expected the field picker',
    ])
  })

  it('is told which fields its argument has', () => {
    const walk = procedure('walk', { args: z.strictObject({ from: z.string(), to: z.string() }) })
    const { chart } = charting<Tiny>().implementing(walk, Nothing)
    const walkChart = chart({
      context: ({ input }) => ({ game: input.game, data: {} }),
      initial: 'home',
      states: { home: { type: 'final' } },
    })
    const walking = rulesOf(bookOf(call(walk, { from: 'a', to: 'b' }), [walkChart]))
    const read = startProcedure(walking, tiny(), { procedure: 'walk' })
    expect(read.ok ? [] : read.problems).toEqual([
      { path: ['args'], message: 'is missing; expected the fields from, to' },
    ])
  })

  it('is a procedure of the book, and leads to a position that the book allows', () => {
    expect(linesOf(startProcedure(rules, game, { procedure: 'clmb' }))).toEqual([
      expect.stringContaining('procedure: "clmb" is not a procedure of Orchard'),
    ])
    expect(linesOf(startProcedure(rules, game, { procedure: 'eat', args: { picker: 'Ann' } }))).toEqual([
      expect.stringMatching(/^: eat cannot begin here: game\.baskets\.Ann: /),
    ])
  })
})
