import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Context } from '../../src/core/kernel/charts/chart.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { type Game, mayNotClimb, turns } from '../kernel/orchard.js'
import { late, playedWith, playingStates, sound } from './sound-book.js'

const rules = rulesOf(sound)

describe('evidence', () => {
  it('counts the transitions taken, the states entered and the offers answered', () => {
    const watch = collecting(sound)
    const { position } = rules.begin(late, 'climb', { picker: 'Ann' })
    watch.trace(rules.choose(position, option('climb', { tree: 'short' })).trace)
    const { ways, states, exercised } = watch.evidence()
    expect(ways.climb).toEqual({ 'next tree --climb--> next tree': 1 })
    expect(states.climb).toEqual({})
    expect(exercised['turns.twoTrees']).toBe(1)
  })

  it('takes a decline for no answer to an offer', () => {
    const watch = collecting(sound)
    const { position } = rules.begin(late, 'climb', { picker: 'Ann' })
    watch.trace(rules.choose(position, { type: 'stop' }).trace)
    expect(watch.evidence().ways.climb).toEqual({ 'next tree --stop--> done': 1 })
    expect(watch.evidence().exercised['turns.twoTrees']).toBeUndefined()
  })

  it('knows a right that was used meanwhile as an offer that was answered', () => {
    const watch = collecting(sound)
    const { position } = rules.begin({ ...late, baskets: { Ann: 1, Bob: 0 } }, 'turn', { picker: 'Ann' })
    expect(watch.evidence().exercised['turns.eat']).toBeUndefined()
    const { trace } = rules.choose(position, { type: 'eat' })
    watch.trace(trace.filter((line) => line.kind === 'taken' && line.chart === 'turn'))
    expect(watch.evidence().exercised['turns.eat']).toBe(1)
  })

  it('counts the rows that refuse, and takes none of them for an exercise of their clause', () => {
    const watch = collecting(sound)
    const { position } = rules.begin({ ...late, trees: { short: 0, middle: 1, tall: 1 } }, 'climb', { picker: 'Bob' })
    const decision = rules.decide(position)
    if (decision.over) throw new Error('a decision is due')
    watch.refusing(decision.refused)
    const { refused, exercised, rows } = watch.evidence()
    expect(refused).toEqual({ 'turns.bare': 1, 'turns.tall': 1 })
    expect(exercised).toEqual({})
    expect(rows[mayNotClimb.name]).toEqual([0, 0, 1, 1, 0])
  })

  it('counts an exception that lifts as exercised', () => {
    const watch = collecting(sound)
    const { position } = rules.begin(late, 'climb', { picker: 'Ann' })
    const decision = rules.decide(position)
    if (!decision.over) watch.refusing(decision.refused)
    expect(watch.evidence().exercised).toEqual({ 'turns.ladder': 1 })
    expect(watch.evidence().refused['turns.tall']).toBeUndefined()
  })

  it('finds the rows behind the refusals of an offer that was skipped', () => {
    const watch = collecting(sound)
    const bare = { ...late, trees: { short: 0, middle: 0, tall: 0 }, ladder: 'nobody' as const }
    watch.trace(rules.begin(bare, 'climb', { picker: 'Bob' }).trace)
    const { rows, refused, exercised } = watch.evidence()
    expect(exercised).toEqual({})
    expect(rows[mayNotClimb.name]).toEqual([0, 0, 3, 1, 0])
    expect(refused).toEqual({ 'turns.bare': 3, 'turns.tall': 1 })
  })

  it('tells rows with the same clauses apart by the fields that made them refuse', () => {
    const both = [turns.bare, turns.tall]
    const table = forbid('both', view({ high: flag }), (bar) => [bar(both, { high: true }), bar(both, { high: false })])
    const low = asks<Context<Game, object>>().must({
      name: 'a low branch',
      cites: [],
      seat: () => 'Ann',
      from: () => [option('blow')],
      forbid: { table, view: { high: () => false } },
    })
    const { turn } = playingStates
    const asking = { meta: { asks: low }, on: { blow: 'wind', nothing: 'wind' } }
    const book = playedWith({ turn: { ...turn, on: { returned: 'asking' } }, asking })
    const watch = collecting({ ...book, tables: [table] })
    const { position } = rulesOf(book).begin(late, 'orchard', null)
    watch.trace(rulesOf(book).choose(position, { type: 'stop' }).trace)
    expect(watch.evidence().rows).toEqual({ both: [0, 1] })
  })

  it('names what is at work without being listed', () => {
    const watch = collecting(sound)
    watch.trace([{ kind: 'decided', chart: 'climb', table: 'nowhere', row: 0, clauses: [turns.order] }])
    expect(watch.evidence().unlisted).toEqual(['nowhere'])
  })
})
