/** Reasons why the rules say otherwise than an example: parts of a number, and choices that changed a field. */

import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { reasonLines } from '../../src/core/examples/comparison/mismatch-reasons.js'
import { prepareExample } from '../../src/core/examples/prepare-example.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import type { Clause } from '../../src/core/kernel/sections/clause.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { sum } from '../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import { type Game, points, scoring, winner } from '../kernel/orchard.js'
import { measured, score } from '../kernel/orchard-measures.js'

const both = measure(
  'Both',
  [scoring.most],
  {},
  ({ baskets }: Game): number => points.ask({ basket: baskets.Ann }) + points.ask({ basket: baskets.Bob }),
)
const worth = sum('worth', view({ fruits: range(0, 6) }), (row) => [
  row(scoring.stock, {}, 0),
  row(scoring.fruit, { fruits: P.number.positive() }, ({ fruits }) => fruits),
])
const worthOfAnn = measure('Worth', [scoring.tie], {}, ({ baskets }: Game): number =>
  worth.ask({ fruits: baskets.Ann }),
)
const double = measure('Double', [scoring.most], {}, (game: Game): number => 2 * score.compute(game, { picker: 'Bob' }))
const won = measure('Won', [scoring.most], {}, ({ baskets }: Game): string =>
  winner.ask({ lead: baskets.Ann - baskets.Bob }),
)
const rules = rulesOf({
  ...measured,
  tables: [...measured.tables, worth],
  formulas: [...measured.formulas, both, worthOfAnn, double, won],
  measures: [...(measured.measures ?? []), both.over(), worthOfAnn.over(), double.over(), won.over()],
})

/** Tells why an example is wrong in which Ann climbs twice and eats, where Bob has two fruits. */
function groundsOf(written: object) {
  const given = { game: { baskets: { Bob: 2 }, trees: { middle: 0 } } }
  const when = [{ tree: 'short' }, { tree: 'tall' }, { type: 'eat' }]
  const read = prepareExample(rules, { name: 'it', cites: ['turns.order'], given, when, ...written }, () => ({
    ok: false,
    problems: [],
  }))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return reasonLines(rules, runExample(rules, read.value))
}
const expecting = (what: object) => groundsOf(Object.fromEntries([['then', what]]))

describe('a total that is expected otherwise', () => {
  it('is told with what it is the sum of, for the argument that was named', () => {
    const ofAnn = 'Ann 1 = 1 (fruit): 2 scoring.fruit'
    expect(expecting({ totals: { Points: { Ann: 2, Bob: 2 } } })).toEqual([`Points: ${ofAnn}`])
    expect(expecting({ totals: { Weight: { Ann: { tall: 10 }, Bob: { short: 3 } } } })).toEqual([
      'Weight: Bob short 20: 1 turns.bare',
    ])
  })

  it('is told sum by sum where it is made of several', () => {
    expect(expecting({ totals: { Both: 7 } })).toEqual([
      'Both [points] 1 = 1 (fruit): 2 scoring.fruit',
      'Both [points] 2 = 2 (fruit): 2 scoring.fruit',
    ])
    expect(expecting({ totals: { Ahead: 'Ann' } })).toEqual([
      'Ahead [Points] Ann 1 = 1 (fruit): 2 scoring.fruit',
      'Ahead [Points] Bob 2 = 2 (fruit): 2 scoring.fruit',
    ])
  })

  it('is told with what adds nothing to it, and what it is made of only where that is several sums', () => {
    expect(expecting({ totals: { Worth: 7, Double: 1, Won: 3 } })).toEqual([
      'Worth: 1 = 0 (stock) + 1 (fruit): 2 scoring.stock, 2 scoring.fruit, 2 scoring.tie',
      'Double: 4 = 2 (otherwise) + 2 (fruit): 2 scoring.fruit, 2 scoring.most',
      'Won: Bob: 2 scoring.most',
    ])
  })

  it('is told nothing of where the place names no measure, or not all of its arguments', () => {
    const run = { example: { kind: 'played' }, verdict: { is: 'legal', position: { game: measured.empty } } }
    const at = (...path: readonly string[]) =>
      reasonLines(rules, { ...run, trace: [], places: [['then', 'totals', ...path]] } as never)
    expect([at('Point'), at('Weight', 'Ann'), at('Weight')]).toEqual([[], [], []])
    expect(at('Weight', 'Ann', 'tall')).toEqual(['Weight: Ann tall 20: 1 turns.bare'])
  })
})

describe('a field that is expected otherwise', () => {
  it('is told with each choice that changed it, or that nothing did', () => {
    expect(expecting({ game: { ladder: 'Bob', baskets: { Ann: 3 }, trees: { short: 5 } } })).toEqual([
      'ladder: "Ann" from the beginning, and nothing changes it',
      'baskets.Ann: 0 -> 1 by Ann: climb tree=short',
      'baskets.Ann: 1 -> 2 by Ann: climb tree=tall',
      'baskets.Ann: 2 -> 1 by Ann: eat: 1 turns.eat',
      'trees.short: 2 -> 1 by Ann: climb tree=short',
    ])
  })
})

describe('what says enough by itself', () => {
  it('is an outcome, a decision, and choices that cannot be made', () => {
    expect(expecting({ outcome: 3, due: { seat: 'Ann' } })).toEqual([])
    expect(groundsOf({ when: [{ tree: 'oak' }] })).toEqual([])
  })

  it('is no question to a table, which is told with the rows that answer it', () => {
    const asked = { table: 'worth', view: { fruits: 2 }, answer: 1, name: 'it', cites: ['turns.order'] }
    const read = prepareExample(rules, asked, () => ({ ok: false, problems: [] }))
    if (!read.ok) throw new Error('it cannot be read')
    expect(reasonLines(rules, runExample(rules, read.value))).toEqual([
      'asked [worth] 2 = 0 (stock) + 2 (fruit): 2 scoring.stock, 2 scoring.fruit',
    ])
  })
})

const says = section('says', '7', 'Says', {
  inner: rule('One.'),
  outer: rule('Two.'),
  first: rule('Three.'),
  second: rule('Four.'),
  row: rule('Five.'),
  speaking: prohibition('A short word.'),
  idle: rule('Six.'),
  late: rule('Seven.'),
})

/** Tells why a field is as it is, where one choice or the beginning did all this. */
function changedBy(
  trace: readonly Traced[],
  more: { readonly opening?: readonly Traced[]; readonly args?: null } = {},
) {
  const [two, one] = [{ trees: { short: 2 } }, { trees: { short: 1 } }]
  const begins = more.opening !== undefined
  const fake = {
    book: {},
    choose: () => ({ position: { game: one, stack: [] }, trace }),
    begin: () => ({ trace }),
  }
  const begun = {
    game: two,
    procedure: 'walk',
    position: { game: begins ? one : two, stack: [] },
    trace: more.opening ?? [],
    ...more,
  }
  const choices = begins ? [] : [{ option: option('go'), seat: 'Ann', named: true, others: 0 }]
  return reasonLines(
    fake as never,
    {
      example: { kind: 'played', begun },
      verdict: { is: 'legal', choices, position: { game: one, stack: [] } },
      trace: [],
      places: [['then', 'game', 'trees', 'short']],
    } as never,
  )
}
const decided = (...clauses: readonly Clause[]) => ({ kind: 'decided', clauses }) as never as Traced
const taken = (clause: Clause, short?: number) =>
  ({ kind: 'taken', clauses: [clause], ...(short !== undefined && { after: { trees: { short } } }) }) as never as Traced
const entered = (clause: Clause) => ({ kind: 'entered', clauses: [clause] }) as never as Traced
const [called, returned] = ['called', 'returned'].map((kind) => ({ kind }) as never as Traced) as [Traced, Traced]
const within = [called, entered(says.outer), called, entered(says.idle)]

describe('a choice that changed a field', () => {
  it('is told with what wrote it and the state that called that, then the rows that speak of the field, then the rest', () => {
    const trace = [
      decided(says.late),
      ...within,
      taken(says.inner, 1),
      decided(says.row, says.speaking),
      taken(says.second),
      decided(says.first),
      returned,
    ]
    expect(changedBy(trace)).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.inner, 7 says.outer, 7 says.speaking, 7 says.row, and 3 more',
    ])
    expect(changedBy(trace.slice(1, 7))).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.inner, 7 says.outer, 7 says.speaking, 7 says.row',
    ])
    expect(changedBy([])).toEqual(['trees.short: 2 -> 1 by Ann: go'])
  })

  it('is told with each transition that wrote it, and with the states that call it then', () => {
    expect(changedBy([...within, taken(says.first, 3), taken(says.second, 3), returned, taken(says.inner, 1)])).toEqual(
      ['trees.short: 2 -> 1 by Ann: go: 7 says.first, 7 says.outer, 7 says.inner, 7 says.second'],
    )
    expect(changedBy([...within, returned, returned, taken(says.first, 1)])).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.first',
    ])
    expect(changedBy([...within, called, taken(says.first, 1)])).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.first, 7 says.idle, 7 says.outer',
    ])
    expect(changedBy([entered(says.late), called, taken(says.first, 1)])).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.first, 7 says.late',
    ])
    expect(changedBy([taken(says.second), taken(says.first, 2), taken(says.inner, 1)])).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.inner, 7 says.second, 7 says.first',
    ])
    expect(changedBy([called, entered(says.late), entered(says.outer), called, taken(says.first, 1)])).toEqual([
      'trees.short: 2 -> 1 by Ann: go: 7 says.first, 7 says.outer',
    ])
  })

  it('is the beginning itself, where that changed it', () => {
    const told = 'trees.short: 2 -> 1 as it begins: 7 says.first'
    expect(changedBy([], { opening: [taken(says.first, 1)] })).toEqual([told])
    expect(changedBy([taken(says.first, 1)], { opening: [taken(says.second, 1)], args: null })).toEqual([told])
  })
})
