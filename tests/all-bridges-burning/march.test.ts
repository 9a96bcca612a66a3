import { describe, expect, it } from 'vitest'
import { marchPrice } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { standardMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { overMap } from '#spec/all-bridges-burning/pieces'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import { railwayTo } from '../../machines/all-bridges-burning/3-commands/3.2.5-marchers.js'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { everyWalk, gameAfter } from './walk.js'
import { playersIn } from './worlds.js'

const worlds = playersIn('march').map(({ name, game, call }) => ({
  name,
  game,
  terms: call.args as Terms,
  walks: everyWalk(book, 'march', game, call.args),
}))

/** Counts the Cells that move into each selected space. */
function cellsBySpace(events: readonly Option[]): readonly number[] {
  const counts: number[] = []
  for (const { type } of events)
    if (type === 'select') counts.push(0)
    else if (type === 'move') counts.push((counts.pop() ?? 0) + 1)
  return counts
}

/** True if a Russian Troop moves, alone or with a Cell. */
const movesTroop = (event: Option) => event.type === 'move Troop' || ('what' in event && event.what === 'Troop')

const standing = (game: Game) =>
  overMap(game, ({ cells, troops }) => cells.reds.active + 100 * cells.senate.active + 10_000 * troops.russia)

describe('3.2.5 the price of a March', () => {
  it('is a Resource for every three Cells, rounded up', () => {
    for (let cells = 1; cells <= 20; cells++) {
      const paid = Array.from({ length: cells }, (_, before) => marchPrice.ask({ free: false, before }))
      expect(paid.reduce<number>((total, price) => total + price, 0)).toBe(Math.ceil(cells / 3))
    }
  })

  it('is what every play of every world has paid, space for space, and nothing if free', () => {
    for (const { game, terms, walks, name } of worlds)
      for (const walk of walks) {
        const price = cellsBySpace(walk.events).reduce((total, cells) => total + Math.ceil(cells / 3), 0)
        const paid = game.resources[terms.faction] - gameAfter(walk).resources[terms.faction]
        expect(paid, name).toBe(terms.free ? 0 : price)
      }
  })
})

describe('3.2.5 what Marches', () => {
  it('is as many pieces afterwards as before, each with its status', () => {
    for (const { game, walks, name } of worlds)
      for (const walk of walks) expect(standing(gameAfter(walk)), name).toBe(standing(game))
  })

  it('is no more Russian Troops than Reds Cells', () => {
    for (const { walks, name } of worlds)
      for (const { events } of walks) {
        const cells = events.filter(({ type }) => type === 'move').length
        const troops = events.filter(movesTroop).length
        expect(troops, name).toBeLessThanOrEqual(cells)
      }
  })
})

describe('3.2.5 Trains', () => {
  it('can leave Tampere for Häme only, unless their border is Sabotaged', () => {
    const marked: Game = { ...emptyGame, sabotage: ['Häme | Tampere'] }
    expect(railwayTo(standardMap, emptyGame, 'Tampere', 'Häme')).toBe('open')
    expect(railwayTo(standardMap, marked, 'Tampere', 'Häme')).toBe('Sabotaged')
    expect(railwayTo(standardMap, marked, 'Häme', 'Tampere')).toBe('Sabotaged')
    expect(railwayTo(standardMap, emptyGame, 'Tampere', 'Pohjanmaa')).toBe('none')
  })

  it('pass every border of a long stretch, so that Sabotage on any of them stops them', () => {
    const sabotaged = (border: string): Game => ({ ...emptyGame, sabotage: [border] })
    expect(railwayTo(standardMap, emptyGame, 'Karelia', 'Kuopion lääni')).toBe('open')
    for (const border of ['Karelia | Mikkelin lääni', 'Kuopion lääni | Mikkelin lääni'])
      expect(railwayTo(standardMap, sabotaged(border), 'Karelia', 'Kuopion lääni')).toBe('Sabotaged')
    expect(railwayTo(standardMap, sabotaged('Karelia | Kuopion lääni'), 'Karelia', 'Kuopion lääni')).toBe('open')
  })
})
