import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Book, World } from '../../src/core/kernel/book/book.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { enumerate } from '../../src/core/verify/charts/worlds.js'
import { courtOf } from '../../src/core/verify/laws/laws.js'
import { citationsOf } from '../../src/core/verify/text/citing-places.js'
import { verify } from '../../src/core/verify/verify.js'
import { book, day, type Game, visit } from '../kernel/market.js'

const GIVING = 'visit --give--> visit'
const world = (changes: Partial<World<Game>>): World<Game> => ({
  name: 'a day',
  game: book.empty,
  call: call(day, null),
  reach: 'whole',
  ...changes,
})

function seen(of: World<Game>, within: Book<Game> = book) {
  const watch = collecting(within)
  const { findings, report } = enumerate({ book: within, watch, court: courtOf(within, { watch }), bound: 1000 }, of)
  return { findings, report, ...watch.evidence() }
}

describe.each(['alone', 'whole'] as const)('the enumeration of a world, %s,', (reach) => {
  it('leaves out rights that may be used at any time', () => {
    const { ways, refused, findings } = seen(world({ reach }))
    expect(ways.day?.[GIVING]).toBeUndefined()
    expect(refused['market.empty']).toBeUndefined()
    expect(findings).toEqual([])
  })

  it('takes them, and hears why they are refused, where the world asks for them', () => {
    // The count of gifts grows for ever, until the bound cuts it.
    const { ways, refused, exercised } = seen(world({ reach, asides: true }))
    expect(ways.day?.[GIVING]).toBeGreaterThan(0)
    expect(refused['market.empty']).toBeGreaterThan(0)
    expect(exercised['market.give']).toBeGreaterThan(0)
  })
})

describe('the enumeration of a chart alone', () => {
  it('goes on from where such a right was used, with what is called still to return', () => {
    const { report, ways, findings } = seen(world({ call: call(visit, null), reach: 'alone', asides: true }))
    expect(report).toMatchObject({ states: 6, finals: 3, deadEnds: 0, cannotFinish: 0 })
    expect(ways.visit).toEqual({ 'shop --praise--> shop': 2, 'shop --returned--> home': 3 })
    expect(findings).toEqual([])
  })
})

describe('evidence', () => {
  const rules = rulesOf(book)
  it('counts the offer of the right that was used, and no other of the same state', () => {
    const watch = collecting(book)
    watch.trace(rules.choose(rules.start(), option('praise')).trace)
    expect(watch.evidence().exercised).toEqual({ 'market.praise': 1 })
  })

  it('finds the clauses that such rights cite, and the tables that refuse them', () => {
    const anchors = citationsOf(book)
      .filter(({ clause }) => clause.id === 'market.give')
      .map(({ anchor }) => anchor)
    expect(anchors).toEqual(['offer:day/visit/a coin of Ann', 'offer:day/visit/a coin of Bob'])
    const registry = verify({ ...book, tables: [] }, { plays: 0 }).gates.find(({ name }) => name === 'registry')
    expect(registry?.findings.map(({ where }) => where)).toContain('offer:day/visit/a coin of Ann')
  })
})

describe('a whole book', () => {
  it('says which rights no world and no play has used', () => {
    const report = verify({ ...book, worlds: [world({}), world({ name: 'day', reach: 'alone' })] }, { plays: 30 })
    const reach = report.gates.find(({ name }) => name === 'reach')
    expect(reach?.findings.map(({ where }) => where)).toContain(`way:day/${GIVING}`)
    expect(report.clauses.find(({ id }) => id === 'market.give')).toMatchObject({ evidence: 'cited', exercised: 0 })
  })
})
