/** The subjects of a book's options on its pictures. */
import { describe, expect, it } from 'vitest'
import { MEDALLIONS } from '#spec/land-and-freedom/vocabulary'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { type Drawing, optionPlaces } from '../../src/core/pictures/map-drawing.js'

const about = (drawing: Drawing | undefined, type: string, fields: object) =>
  optionPlaces(drawing ?? { tracks: [] }, { type, ...fields } as never)

describe('an option', () => {
  it('of Land and Freedom is about a Front, a track, one of its spaces, a Bonus, or a faction', () => {
    const { drawing } = landAndFreedom
    expect(about(drawing, 'strengthen', { front: 'Madrid' })).toEqual(['Madrid'])
    expect(about(drawing, 'move', { track: 'Liberty', way: 'up' })).toEqual(['Liberty'])
    expect(about(drawing, 'remove', { track: 'Liberty', space: 3 })).toEqual(['Liberty: 3'])
    expect(about(drawing, 'turn', { bonus: 'Morale' })).toEqual(['Bonuses: Morale'])
    expect(about(drawing, 'wins', { faction: 'Moderates' })).toEqual(['Moderates'])
  })

  it('of the Russian Civil War is about no treasury, and about who plays the Soviets only where that is chosen', () => {
    const { drawing } = russianCivilWar
    expect(about(drawing, 'assign', { power: 'Germany' })).toEqual(['The Soviets are played by: Germany'])
    expect(about(drawing, 'cede', { territory: 'Poland', to: 'Germany' })).toEqual(['Poland'])
    expect(about(drawing, 'combat', { place: 'Moscow', won: 'nobody' })).toEqual(['Moscow'])
    expect(about(drawing, 'retreat', { power: 'Russia', unit: 'infantry', from: 'Moscow', to: 'Karelia' })).toEqual([
      'Karelia',
      'Moscow',
    ])
  })
})

describe('the Medallions', () => {
  it('have their names on them in whole words', () => {
    const { empty, shown } = landAndFreedom
    const game = { ...empty, medallions: [...MEDALLIONS] }
    const labels = shown?.(game).tracks.Medallions?.['to be earned']?.map(({ short }) => short) ?? []
    expect(labels).toHaveLength(MEDALLIONS.length)
    const words = new Set([...MEDALLIONS, '7'].flatMap((name) => name.split(' ')))
    expect(labels.flatMap((label) => label.split(' ')).filter((word) => !words.has(word))).toEqual([])
  })
})
