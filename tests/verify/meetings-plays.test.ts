/** The plays in which rules meet: what belongs to one turn, and how often it is heard what is asked. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { permission, prohibition, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { metIn } from '../../src/core/verify/meetings/meetings-in-plays.js'
import { book as orchard } from '../kernel/orchard.js'
import { withBot } from './orchard-bot.js'

const farming = section('farming', '1', 'Farming', {
  work: permission('A farmer sows, and reaps.'),
  empty: prohibition('Nobody reaps an empty field.'),
})
const Farm = z.strictObject({ readings: z.record(z.string(), z.string()), grain: z.int() })
type Farm = z.infer<typeof Farm>
type Here = Context<Farm, null>

const mayNotReap = forbid('may not reap', view({ grain: flag }), (bar) => [bar(farming.empty, { grain: false })])
const context = ({ input: { game } }: { readonly input: { readonly game: Farm } }) => ({ game, data: null })

const base = { cites: [farming.work], seat: () => 'Ann' }
const sowing = asks<Here>().must({ ...base, name: 'a seed', from: () => [option('sow')] })
const reaping = asks<Here>().may(option('rest'), {
  ...{ ...base, name: 'an ear', from: () => [option('reap')] },
  forbid: { table: mayNotReap, view: { grain: ({ game }: Here) => game.grain > 0 } },
})

const [sow, reap, field, farm] = [procedure('sow'), procedure('reap'), procedure('field'), procedure('farm')]
const sower = charting<Farm, OptionOf<typeof sowing>>().implementing(sow, z.null())
const sowChart = sower.chart({
  context,
  initial: 'field',
  states: {
    field: {
      meta: { asks: sowing },
      on: { sow: sower.go('done', [], ({ context: { game } }) => ({ game: { ...game, grain: game.grain + 1 } })) },
    },
    done: { type: 'final' },
  },
  output: null,
})
const reaper = charting<Farm, OptionOf<typeof reaping>>().implementing(reap, z.null())
const reapChart = reaper.chart({
  context,
  initial: 'field',
  states: {
    field: {
      meta: { asks: reaping },
      on: {
        reap: reaper.go('done', [], ({ context: { game } }) => ({ game: { ...game, grain: game.grain - 1 } })),
        rest: 'done',
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})

type Part = typeof sow
const growing = charting<Farm>()
/** A chart that calls two others, one after the other; between them so much grain grows. */
const bothIn = (whole: Part, one: Part, two: Part, grows = 0) => {
  const { chart, go } = growing.implementing(whole, z.null())
  const grown = go('two', [], ({ context: { game } }) => ({ game: { ...game, grain: game.grain + grows } }))
  return chart({
    context,
    initial: 'one',
    states: {
      one: { meta: { calls: calls(one, () => null) }, on: { returned: grown } },
      two: { meta: { calls: calls(two, () => null) }, on: { returned: 'done' } },
      done: { type: 'final' },
    },
    output: null,
  })
}

const empty: Farm = { readings: {}, grain: 0 }
const farmOf = (...charts: readonly ReturnType<typeof bothIn>[]): Book<Farm> => ({
  ...{ name: 'farm', title: 'Farm', edition: 'a toy', sections: [farming], schema: Farm, empty },
  ...{ charts: [...charts, sowChart, reapChart], main: call(farm, null), tables: [mayNotReap], formulas: [] },
  ...{ laws: [], pathLaws: [], worlds: [], questions: [], facts: [] },
})
const metOn = (book: Book<Farm>, seed = 1) => metIn(rulesOf(book), { plays: 4, seed, bound: 100 })

describe('one turn', () => {
  it('is whatever a procedure does that the whole game calls, where nothing can be declined', () => {
    expect(metOn(farmOf(bothIn(farm, sow, reap)))).toEqual([])
    expect(metOn(farmOf(bothIn(farm, field, field), bothIn(field, sow, reap)))).toEqual([
      { field: 'grain', writer: 'sow', other: { table: 'may not reap' } },
      { field: 'grain', writer: 'reap', other: { chart: 'sow' } },
    ])
  })

  it('begins where the one before it ends, within a step, and may be the last', () => {
    expect(metOn(farmOf(bothIn(farm, sow, reap, 1)))).toEqual([
      { field: 'grain', writer: 'farm', other: { chart: 'reap' } },
    ])
    const last = farmOf(bothIn(farm, sow, field), bothIn(field, sow, reap))
    expect(metOn(last, 5)).toEqual([{ field: 'grain', writer: 'reap', other: { chart: 'sow' } }])
  })

  it('is what the outermost procedure does in which something can be declined', () => {
    const book = farmOf(bothIn(farm, field, field), bothIn(field, reap, sow))
    expect(metOn({ ...book, empty: { ...empty, grain: 2 } })).toEqual([])
  })
})

describe('what is asked at a decision', () => {
  /** The number of decisions by the rules at each state, in all plays. */
  function decidedIn(book: typeof orchard) {
    const counts = { begun: 0, decided: {} as Record<string, number>, chosen: 0 }
    const rules = rulesOf(book)
    const counting: typeof rules = {
      ...rules,
      begin: (...all) => {
        counts.begun += 1
        return rules.begin(...all)
      },
      decide: (position) => {
        const due = rules.decide(position)
        const at = due.over ? 'over' : due.state
        counts.decided[at] = (counts.decided[at] ?? 0) + 1
        return due
      },
      choose: (...all) => {
        counts.chosen += 1
        return rules.choose(...all)
      },
    }
    metIn(counting, { plays: 4, seed: 1, bound: 100 })
    return counts
  }

  it('is heard in few plays, twice in each state, and twice for each field that was written in the turn', () => {
    expect(decidedIn(orchard)).toEqual({
      begun: 4,
      decided: { 'next tree': 74, wind: 41, over: 4 },
      chosen: 114,
    })
    const { begun, decided } = decidedIn(withBot)
    expect([begun, Object.keys(decided).sort()]).toEqual([4, ['next tree', 'over', 'wind']])
  })
})
