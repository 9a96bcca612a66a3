import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import type { Continuation, Inside, Led } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Refusal } from '../../src/core/kernel/tables/forbid-table.js'
import { chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import { wholeBook } from '../../src/core/verify/charts/whole-book.js'
import { courtOf } from '../../src/core/verify/laws/laws.js'
import { playRandomly } from '../../src/core/verify/plays/random-plays.js'
import { sameReasons } from '../../src/core/verify/tables/refusal-reasons.js'
import { book, deed, type Game, game, says } from '../kernel/ladder-game.js'

const rules = rulesOf(book)
const context = (from: Game) => ({ game: from, data: { tired: false } })
/** The first tree is for children, the others are bare. */
const bare: Game = { ...game, trees: { short: 1, middle: 0, tall: 0 } }

/** The same looks further in, that tell something else of why nothing can be chosen there. */
const telling = (why: (told: readonly Refusal[]) => readonly Refusal[]): Inside => ({
  of: (from: object, led: Led): Continuation => {
    const coming = rules.inside.of(from, led)
    return new Proxy(coming, {
      get: (of, name) => {
        if (name === 'why') return () => why(of.why())
        const value: unknown = Reflect.get(of, name, of)
        return typeof value === 'function' ? value.bind(of) : value
      },
    })
  },
})

/** One clause more is told, whatever stands there. */
const fixed = telling((told) => [...told, ...told.slice(0, 1).map((one) => ({ ...one, clauses: [says.price] }))])

describe('the reasons of a whole', () => {
  it('are true of its parts, behind doors and at offers', () => {
    for (const from of [game, bare, { ...game, fruits: 3 }, { ...game, coins: 0 }, { ...bare, coins: 0 }])
      expect(() => sameReasons('doing', deed, context(from), rules.inside)).not.toThrow()
  })

  it('are found out where they name a clause that refuses none of the parts', () => {
    expect(() => sameReasons('doing', deed, context(bare), fixed)).toThrow(Defect)
    expect(() => sameReasons('doing', deed, context(bare), fixed)).toThrow(
      'doing, do what=climb: 1 ladders.price is named, but refuses nothing there',
    )
  })

  it('are found out where nothing is named of what refuses one of the parts', () => {
    const few = telling((told) => told.slice(0, 1))
    expect(() => sameReasons('doing', deed, context(bare), few)).toThrow(
      'doing, do what=climb: the reason omits clauses that refuse a part of it: 1 ladders.low',
    )
  })

  it('are looked at in worlds and in random plays', () => {
    const [doing] = book.charts.filter(({ name }) => name === 'doing')
    if (doing === undefined) throw new Error('no chart')
    const begun = (inside: Inside) =>
      chartAlone(doing, bare, { tired: false }, collecting(book), false, inside).initial().place
    expect(begun(rules.inside).is).toBe('open')
    expect(begun(fixed)).toMatchObject({ is: 'dead', message: expect.stringContaining('ladders.price is named') })

    const walked = (inside: Inside) => {
      const whole = wholeBook({ ...rules, inside }, bare, 'doing', { tired: false }, collecting(book))
      return () => whole.events(whole.initial().place)
    }
    expect(walked(rules.inside)).not.toThrow()
    expect(walked(fixed)).toThrow('ladders.price is named')

    const played = (inside: Inside) =>
      playRandomly(
        { ...rules, inside },
        { plays: 1, seed: 1, bound: 10 },
        { watch: collecting(book), court: courtOf(book) },
      )
    expect(played(rules.inside).findings).toEqual([])
    expect(played(fixed).findings.map(({ what }) => what)).toEqual([expect.stringContaining('ladders.price is named')])
  })
})
