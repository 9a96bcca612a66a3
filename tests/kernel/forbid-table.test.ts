import { describe, expect, it } from 'vitest'
import { exception, prohibition, section } from '../../src/core/kernel/sections/clause.js'
import { isForgiven } from '../../src/core/kernel/tables/forbid-table.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, product, view } from '../../src/core/kernel/tables/table-view.js'
import { withHits } from '../../src/core/kernel/watch/recorders.js'
import { climbing, mayNotClimb } from './orchard.js'
import { idsOf } from './tiny.js'

const bridge = section('bridge', '8', 'Bridge', {
  narrow: prohibition('Carts do not cross.'),
  weak: prohibition('Heavy carts do not cross.'),
  toll: prohibition('Nobody crosses without paying.'),
  king: exception('The king crosses with a cart.'),
})
const crossing = view({ cart: flag, heavy: flag, paid: flag, king: flag })
const mayNotCross = forbid('may not cross', crossing, (bar, lift) => [
  bar(bridge.narrow, { cart: true }),
  bar([bridge.narrow, bridge.weak], { cart: true, heavy: true }),
  bar(bridge.toll, { paid: false }),
  lift(bridge.king, { cart: true, king: true }, [bridge.narrow]),
])
const common = { cart: false, heavy: false, paid: true, king: false }
const refusing = (changes: Partial<typeof common>) =>
  mayNotCross.ask({ ...common, ...changes }).map(({ clauses }) => idsOf(clauses))

describe('a table that forbids', () => {
  it('refuses nothing where no row matches', () => {
    expect(refusing({})).toEqual([])
  })

  it('names the clauses of every row that matches, not only of the first', () => {
    expect(refusing({ cart: true, paid: false })).toEqual([['bridge.narrow'], ['bridge.toll']])
  })

  it('shows the fields of the pattern that made a row match, and no others', () => {
    expect(mayNotCross.ask({ ...common, cart: true, heavy: true })).toEqual([
      { table: 'may not cross', row: 0, clauses: [bridge.narrow], because: { cart: true } },
      { table: 'may not cross', row: 1, clauses: [bridge.narrow, bridge.weak], because: { cart: true, heavy: true } },
    ])
  })
})

describe('an exception', () => {
  it('lifts the refusal of the clause that it names', () => {
    expect(refusing({ cart: true, king: true })).toEqual([])
  })

  it('lifts no other clause', () => {
    expect(refusing({ cart: true, king: true, paid: false })).toEqual([['bridge.toll']])
  })

  it('lifts a row of several clauses only where it names all of them', () => {
    expect(refusing({ cart: true, heavy: true, king: true })).toEqual([['bridge.narrow', 'bridge.weak']])
    const generous = forbid('may not cross', crossing, (bar, lift) => [
      bar([bridge.narrow, bridge.weak], { heavy: true }),
      lift(bridge.king, { king: true }, [bridge.weak, bridge.narrow]),
    ])
    expect(generous.ask({ ...common, heavy: true, king: true })).toEqual([])
  })

  it('refuses nothing by itself', () => {
    const onlyLift = forbid('nothing', crossing, (_, lift) => [lift(bridge.king, {}, [bridge.toll])])
    expect([...product(crossing)].flatMap((crossed) => onlyLift.ask(crossed))).toEqual([])
  })

  it('leaves a hit, and the refusal that it lifts leaves none', () => {
    const [, hits] = withHits(() => mayNotCross.ask({ ...common, cart: true, king: true }))
    expect(hits).toEqual([{ table: 'may not cross', row: 3, clauses: [bridge.king] }])
  })
})

describe('a row', () => {
  it('is forgiven where one of its clauses is', () => {
    const { weak, toll } = bridge
    expect([isForgiven([weak, toll], [toll]), isForgiven([weak], [toll]), isForgiven([], [weak])]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a table that only says whether it refuses', () => {
  it('says so for the whole product, as it does where it names its rows, and heard or not', () => {
    const refusals = [...product(crossing)].map((crossed) => mayNotCross.refuses(crossed))
    expect(refusals).toEqual([...product(crossing)].map((crossed) => mayNotCross.ask(crossed).length > 0))
    expect(withHits(() => [...product(crossing)].map((crossed) => mayNotCross.refuses(crossed)))[0]).toEqual(refusals)
    expect(new Set(refusals)).toEqual(new Set([true, false]))
  })

  it('asks where rows overlap and one of several matches', () => {
    expect([...product(climbing)].map((climbed) => mayNotClimb.refuses(climbed))).toEqual(
      [...product(climbing)].map((climbed) => mayNotClimb.ask(climbed).length > 0),
    )
  })
})

describe('several exceptions', () => {
  const ways = forbid('ways', crossing, (bar, lift) => [
    bar(bridge.narrow, { cart: true }),
    bar([bridge.weak, bridge.toll], { heavy: true }),
    lift(bridge.king, { king: true }, [bridge.narrow]),
    lift(bridge.king, { paid: true }, [bridge.weak]),
    lift(bridge.king, { heavy: true }, [bridge.toll]),
  ])
  const hitsOf = (changes: Partial<typeof common>) =>
    withHits(() => ways.ask({ ...common, ...changes }))[1].map(({ row }) => row)

  it('lift a row of several clauses together, and each of them leaves a hit', () => {
    expect(ways.ask({ ...common, heavy: true, paid: true })).toEqual([])
    expect(hitsOf({ heavy: true, paid: true })).toEqual([3, 4])
    expect(ways.refuses({ ...common, heavy: true, paid: true })).toBe(false)
  })

  it('leave no hit where they lift nothing: no row, or none that is lifted whole', () => {
    expect(hitsOf({ king: true })).toEqual([])
    expect(hitsOf({ heavy: true, paid: false })).toEqual([1])
    expect(hitsOf({ cart: true, heavy: true, king: true, paid: false })).toEqual([1, 2])
    expect(ways.refuses({ ...common, heavy: true, paid: false })).toBe(true)
  })
})

describe('the whole product of a table', () => {
  it('refuses exactly what the rules of the orchard say in other words', () => {
    for (const climbed of product(climbing)) {
      const refused = mayNotClimb.ask(climbed).flatMap(({ clauses }) => idsOf(clauses))
      expect(refused, JSON.stringify(climbed)).toEqual([
        ...(climbed.climbed ? ['turns.onceEach'] : []),
        ...(climbed.number === 2 ? ['turns.twoTrees'] : []),
        ...(climbed.fruit ? [] : ['turns.bare']),
        ...(climbed.tree === 'tall' && !climbed.ladder ? ['turns.tall'] : []),
      ])
    }
  })
})
