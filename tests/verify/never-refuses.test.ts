import { describe, expect, it } from 'vitest'
import type { NeverRefuses } from '../../src/core/kernel/book/book.js'
import { prohibition, section } from '../../src/core/kernel/sections/clause.js'
import { turns } from '../kernel/orchard.js'
import { failing, found, gate, playedWith, playingStates, verified } from './sound-book.js'

const weather = section('weather', '3', 'Weather', { still: prohibition('The wind never blows during a turn.') })
const { wind } = playingStates
const played = playedWith({ wind: { ...wind, meta: { ...wind.meta, requirements: [turns.wind, weather.still] } } })
/** The wind blows between turns, and nobody can ask for it in one. */
const book = { ...played, sections: [...played.sections, weather] }

/** Returns the findings of the check if the book gives these reasons. */
const given = (...neverRefuses: readonly NeverRefuses[]) => found({ ...book, neverRefuses }, 'evidence')
const windless: NeverRefuses = { reason: 'nobody is asked for the wind in a turn', clauses: ['weather.still'] }

describe('a prohibition that decides and never refuses', () => {
  it('is found where no reason is given', () => {
    expect(given()).toEqual([
      'clause:weather.still: forbids, but refuses nothing: expected an option that it refuses, or a reason',
    ])
    expect(failing(verified({ ...book, neverRefuses: [] }))).toEqual(['evidence'])
  })

  it('is left alone with a reason, which the report carries', () => {
    const report = verified({ ...book, neverRefuses: [windless] })
    expect(gate(report, 'evidence').findings).toEqual([])
    expect(report.neverRefuses).toEqual([windless])
  })

  it('is left alone where the book has no reasons at all', () => {
    expect(gate(verified(book), 'evidence').findings).toEqual([])
    expect(verified(book).neverRefuses).toBeUndefined()
  })
})

describe('a reason why a prohibition never refuses', () => {
  const wrong = (id: string) => given(windless, { reason: 'nobody asks', clauses: [id] })

  it('is found where the clause does refuse', () => {
    expect(wrong('turns.bare')).toEqual(['clause:turns.bare: has a reason why it never refuses, but refuses'])
  })

  it('is found where there is no such clause, or none that forbids and decides', () => {
    expect(wrong('turns.bear')).toEqual([
      'clause:turns.bear: has a reason why it never refuses, but is not a clause of the book',
    ])
    expect(wrong('turns.order')).toEqual([
      'clause:turns.order: has a reason why it never refuses, but is not a prohibition that decides something',
    ])
  })

  it('is found where there is another one', () => {
    expect(wrong('weather.still')).toEqual(['clause:weather.still: has two reasons why it never refuses: expected one'])
  })
})
