/** The picture of All Bridges Burning: its map, and no piece lost between map and boxes. */
import { describe, expect, it } from 'vitest'
import { standardMap } from '#spec/all-bridges-burning/components/map'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { allShown, optionPlaces, pairName, touching } from '../../src/core/pictures/map-drawing.js'
import { drawGame } from '../../src/site/draw/draw-game.js'

const { drawing } = book
const shown = (game: typeof book.empty) => book.shown?.(game) ?? { tracks: {} }
const setup = book.bases?.setup ?? book.empty

/** Counts the tokens with such names, anywhere in a game. */
function total(game: typeof book.empty, name: RegExp): number {
  const all = [...allShown(shown(game)).values()].flatMap(({ tokens }) => tokens)
  return all.filter((token) => name.test(token.name)).reduce((sum, { count }) => sum + count, 0)
}

describe('the map', () => {
  it('has a place for every space, and an edge for every border of the component and for no other pair', () => {
    const map = drawing?.map
    expect(SPACES.every((space) => map?.places[space])).toBe(true)
    const borders = standardMap.borders.map(([one, other]) => pairName(one, other)).toSorted()
    expect(map && [...touching(map)].toSorted()).toEqual(borders)
    expect(borders).toHaveLength(20)
  })

  it('lies from the north to the south as Finland does', () => {
    const south = (space: string) => drawing?.map?.places[space]?.at[1] ?? 0
    const order = ['Oulun lääni', 'Pohjanmaa', 'Häme', 'Uusimaa', 'Helsinki'].map(south)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it('is drawn with the title of every space in words, and with who Controls it', () => {
    const { html } = drawing ? drawGame(drawing, shown(setup)) : { html: '' }
    expect(html).toContain('<title>Tampere, Population 1, Passive Opposition, Reds Control: ')
    for (const space of SPACES) expect(html).toContain(`data-place="${space}"`)
  })

  it('has the Landing Sites of the component, each with what of the die leads there', () => {
    const landing = Object.entries(shown(setup).places ?? {}).flatMap(([space, { signs = [] }]) =>
      signs.flatMap(({ name }) => (name.startsWith('German Landing Site') ? [`${space}: ${name}`] : [])),
    )
    const sites = standardMap.landingSites.map(({ space, from, to }) => {
      const die = from === to ? `${from}` : `${from}-${to}`
      return `${space}: German Landing Site, die ${die}`
    })
    expect(landing.toSorted()).toEqual(sites.toSorted())
    expect(sites.length).toBeGreaterThan(0)
  })

  it('lights the space and the box of the Sequence of Play that an option names', () => {
    expect(drawing && optionPlaces(drawing, { type: 'select', space: 'Turku' } as never)).toEqual(['Turku'])
    expect(drawing && optionPlaces(drawing, { type: 'take', box: 'top d' } as never)).toEqual([
      'Sequence of Play: top d',
    ])
  })
})

describe('the pieces', () => {
  const kinds = [
    [/^Reds Cell/, 20],
    [/^Senate Cell/, 20],
    [/^Moderates Cell/, 6],
    [/^Administration$/, 3],
    [/^Network$/, 2],
    [/^German Troops$/, 6],
    [/^Russian Troops$/, 6],
    [/^Prepared/, 3],
    [/^News/, 2],
    [/^(Reds|Senate|Moderates)$/, 6],
  ] as const

  it('are all drawn, on the map or in boxes, as many as the inventory has, throughout random plays', () => {
    const rules = rulesOf({ ...book, laws: [], pathLaws: [] })
    for (const seed of [3, 4]) {
      const begun = rules.begin(setup, book.main.procedure.name, book.main.args)
      let looked = 0
      for (const { position } of playing(rules, begun, pickerFrom(seed), 160))
        if (position.game.phase && position.game.cylinders.reds !== 'aside') {
          looked += 1
          for (const [name, count] of kinds) expect([name, total(position.game, name)]).toEqual([name, count])
        }
      expect(looked).toBeGreaterThan(100)
    }
  })
})
