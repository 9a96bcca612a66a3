/** Whole books, as what an enumeration walks. */
import { describe, expect, it } from 'vitest'
import { type Collector, collecting } from '../../src/core/explore/evidence.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { wholeBook } from '../../src/core/verify/charts/whole-book.js'
import { book as market } from '../kernel/market.js'
import { eventsAt, few, noting } from './note-events.js'
import { late, sound } from './sound-book.js'

describe('a whole book', () => {
  const rules = rulesOf(sound)
  const walk = (watch: Collector = collecting(sound), asides?: boolean) =>
    wholeBook(rules, few, 'turn', { picker: 'Ann' }, watch, asides)

  it('begins with a procedure, and goes on with its decisions', () => {
    const { watch, kinds, refused } = noting()
    const whole = walk(watch)
    const { place, ways } = whole.initial()
    expect([place.is, place.at, ways]).toEqual(['open', 'climb, next tree', []])
    expect(place.game).toBe(few)
    expect(kinds()).toContain('called')
    expect(eventsAt(whole, place)).toEqual(['climb short', 'stop'])
    expect(refused).toEqual(['may not climb 3', 'may not climb 4', 'may not eat 1'])
    const done = whole.next(place, { type: 'stop' })
    expect([done.place.is, done.place.at]).toEqual(['final', 'the end'])
    expect(done.ways).toEqual(['climb: next tree --stop--> done', 'turn: climbing --returned--> done'])
    expect(whole.events(done.place)).toEqual([])
  })

  it('is dead where the rules cannot go on', () => {
    const failed = walk().next(walk().initial().place, { type: 'dig' })
    expect(failed.place).toMatchObject({ is: 'dead', at: 'climb, next tree', message: expect.any(String) })
    expect(walk().events(failed.place)).toEqual([])
    const nowhere = wholeBook(rules, few, 'dig', null, collecting(sound)).initial()
    expect(nowhere).toMatchObject({
      ways: [],
      place: { is: 'dead', at: 'dig', message: expect.stringContaining('dig') },
    })
  })

  it('finds out where other options are listed when the same is asked again', () => {
    let asked = 0
    const once: typeof rules = {
      ...rules,
      decide: (position) => {
        const due = rules.decide(position)
        asked += 1
        return due.over || asked === 1 ? due : { ...due, choices: due.choices.slice(1) }
      },
    }
    const whole = wholeBook(once, few, 'turn', { picker: 'Ann' }, collecting(sound))
    const { place } = whole.initial()
    expect(() => whole.events(place)).toThrow('climb, next tree: other options are listed')
  })

  it('tells places apart by all that they hold', () => {
    const whole = walk()
    const { place } = whole.initial()
    const { position } = place
    const others = [
      { ...place, is: 'dead' as const },
      { ...place, message: 'why' },
      { ...place, position: { ...position, stack: [] } },
      { ...place, position: { ...position, outcome: 'Ann' } },
      { ...place, position: { ...position, game: late } },
    ]
    expect(new Set([place, ...others].map((one) => whole.key(one as typeof place))).size).toBe(6)
    expect(whole.key(place)).toBe(whole.key({ ...place }))
  })

  it('has the rights that may be used at any time where that is asked for', () => {
    const shop = (asides?: boolean) => {
      const { watch, refused } = noting()
      const whole = wholeBook(
        rulesOf(market),
        { ...market.empty, coins: { Ann: 0, Bob: 1 } },
        'day',
        null,
        watch,
        asides,
      )
      return { events: eventsAt(whole, whole.initial().place), refused }
    }
    const [without, withRights] = [shop(), shop(true)]
    expect(without.events.filter((event) => /^(?:give|praise)/.test(event))).toEqual([])
    expect(withRights.events.filter((event) => /^(?:give|praise)/.test(event)).sort()).toEqual(['give Bob', 'praise'])
    expect(withRights.refused.length).toBeGreaterThan(without.refused.length)
  })
})
