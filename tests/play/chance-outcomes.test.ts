import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { fallsFrom, inParts, riskOf } from '../../src/core/play/chance-outcomes.js'
import { book as auction } from '../kernel/auction.js'
import { book } from '../kernel/orchard.js'

const rules = rulesOf(book)
const start = rules.start()
const windy = rules.choose(start, { type: 'stop' }).position

describe('falls', () => {
  it('are every way in which chance decides, with its share', () => {
    const falls = fallsFrom(rules, windy) ?? []
    expect(falls.map(({ times, of, rolled }) => [rolled[0]?.option.type, times, of])).toEqual([
      ['blow', 1, 6],
      ['calm', 5, 6],
    ])
    expect(falls.map(({ position }) => rules.decide(position).over)).toEqual([true, false])
  })

  it('know the tables that were asked on the way, with their answers', () => {
    const [over] = fallsFrom(rules, windy) ?? []
    expect(over?.asked.map(({ table, view, answer }) => [table.name, view, answer])).toEqual([
      ['who wins', { lead: 0 }, 'nobody'],
    ])
  })

  it('are none where somebody decides, and none of what nobody sees', () => {
    expect(fallsFrom(rules, start)).toBeUndefined()
    const dealing = rulesOf(auction)
    expect(dealing.decide(dealing.start())).toMatchObject({ seat: 'chance' })
    expect(fallsFrom(dealing, dealing.start())).toBeUndefined()
  })
})

describe('the risk of an option', () => {
  it('is what chance makes of it, and none where the same seat chooses before', () => {
    expect(riskOf(rules, start, { type: 'stop' })).toMatchObject({ declining: [], falls: [{ times: 1 }, { times: 5 }] })
    expect(riskOf(rules, start, { type: 'climb', tree: 'short' } as never)).toBeUndefined()
    expect(riskOf(rules, start, { type: 'fly' })).toBeUndefined()
  })
})

describe('shares', () => {
  it('are told in as few parts as they can be', () => {
    expect(
      inParts([
        { times: 3, of: 6 },
        { times: 2, of: 12 },
        { times: 12, of: 36 },
      ]),
    ).toEqual({ times: [3, 1, 2], of: 6 })
  })
})
