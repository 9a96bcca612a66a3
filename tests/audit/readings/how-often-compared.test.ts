/** How often a scan compares the readings of a question at decisions of the same kind. */
import { describe, expect, it } from 'vitest'
import { scanOf } from '../../../src/lab/audit/readings/scan-position.js'
import { type Game, book as mill } from '../mill-game.js'
import { pairNamed, pairsNamed, placeAfter, watched } from './toy-searches.js'

const opening = (game: Partial<Game>) => ({ game: { ...mill.empty, ...game }, call: mill.main })
const turns = (count: number) => Array.from({ length: count }, (_, at) => at)
/** The first sixty turns, and then every sixth. */
const isRarelyDue = (turn: number) => turn < 60 || turn % 6 === 0

describe('readings without effect', () => {
  const game = opening({ grain: 1 })
  const scanning = () => {
    const rules = watched(mill)
    return { rules, scan: scanOf(rules, { pairs: pairsNamed(mill, 'songs'), enough: 1 }) }
  }
  const looksThat = (thorough?: boolean) => {
    const { rules, scan } = scanning()
    const place = placeAfter(rules, game)
    return turns(74).filter(() => {
      rules.decided.length = 0
      scan.look(place, thorough)
      return rules.decided.some(
        ({ game: { readings }, stack }) => readings.songs === 'yes' && `${JSON.stringify(stack)}`.includes('"times":0'),
      )
    })
  }
  const beginningsThat = (thorough?: boolean) => {
    const { rules, scan } = scanning()
    return turns(74).filter(() => {
      rules.begun.length = 0
      scan.begin(game, thorough)
      return rules.begun.length > 0
    })
  }

  it('are compared at a place sixty times, and then every sixth time', () => {
    expect(looksThat()).toEqual(turns(74).filter(isRarelyDue))
  })

  it('are compared at a place each time in a thorough search', () => {
    expect(looksThat(true)).toEqual(turns(74))
  })

  it('are compared where a procedure begins sixty times, and then every sixth time', () => {
    expect(beginningsThat()).toEqual(turns(74).filter(isRarelyDue))
  })

  it('are compared where a procedure begins each time in a thorough search', () => {
    expect(beginningsThat(true)).toEqual(turns(74))
  })
})

describe('a difference that is no witness', () => {
  it('is tried four times at a kind of decision', () => {
    const rules = watched(mill)
    const scan = scanOf(rules, { pairs: pairsNamed(mill, 'stillGrinds'), enough: 1 })
    // More sacks than there may be: no procedure begins under either reading.
    const place = placeAfter(rules, opening({ grain: 4, flour: 4, wheel: 'still' }))
    const compared = turns(7).filter(() => {
      rules.decided.length = 0
      scan.look(place)
      return rules.decided.some(
        ({ game: { readings }, stack }) =>
          readings.stillGrinds === 'yes' && `${JSON.stringify(stack)}`.includes('"times":0'),
      )
    })
    expect(compared).toEqual([0, 1, 2, 3])
    expect(scan.found(pairNamed(mill, 'stillGrinds'))).toEqual([])
  })
})
