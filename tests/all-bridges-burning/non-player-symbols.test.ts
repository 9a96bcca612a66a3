import { describe, expect, it } from 'vitest'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { standardComponents } from '../../spec/all-bridges-burning/components/components.js'
import { standardDeck } from '../../spec/all-bridges-burning/components/deck.js'
import {
  type NonPlayerSymbols,
  parseSymbols,
  showsSymbol,
  standardSymbols,
} from '../../spec/all-bridges-burning/components/non-player-aids.js'
import { FACTIONS } from '../../spec/all-bridges-burning/vocabulary.js'
import { rulesOf } from '../../src/kernel/rules.js'

const { events1917, events1918 } = standardDeck

describe('8.1.4 the symbols for Non-players', () => {
  it('are told for every Event once, and called stand-ins where they were not found', () => {
    expect(standardSymbols.cards.map(({ card }) => card)).toEqual([...events1917, ...events1918])
    const known = standardSymbols.cards.filter(({ source }) => source !== 'stand-in')
    expect(known.map(({ card, event }) => [card, event])).toEqual([[18, ['moderates']]])
    expect(standardComponents.facts.filter(({ component }) => component === 'non-players')).toHaveLength(42)
  })

  it('occur of both kinds and for every Faction, and some cards show none', () => {
    for (const kind of ['event', 'pass'] as const) {
      const shown = new Set(standardSymbols.cards.flatMap((symbols) => symbols[kind]))
      expect(shown).toEqual(new Set(FACTIONS))
    }
    expect(standardSymbols.cards.some(({ event }) => event.length === 0)).toBe(true)
    expect(FACTIONS.some((faction) => showsSymbol(standardSymbols, 'none', 'event', faction))).toBe(false)
  })
})

const given = (cards: readonly object[]) => ({ name: 'mine', cards })
const card5 = { card: 5, event: ['reds'], source: 'rulebook' }

describe('8.1.4 symbols that a user gives', () => {
  const problems = (value: unknown) => {
    const read = parseSymbols(standardDeck, value)
    return read.ok ? [] : read.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  it('are read, with nothing where nothing is said', () => {
    const read = parseSymbols(standardDeck, given([card5]))
    expect(read.ok && read.value.cards[0]).toEqual({ ...card5, pass: [], instructions: [] })
  })

  it('must be of Events, each once, and of Factions', () => {
    expect(problems(given([{ ...card5, card: 24 }]))).toEqual([
      'cards.0.card: got 24, expected the number of an Event: 1 to 21 or 25 to 45',
    ])
    expect(problems(given([card5, card5]))).toEqual(['cards.1.card: card 5 is there twice, first as cards[0]'])
    expect(problems(given([{ ...card5, event: ['Reds'] }])).join()).toContain('did you mean "reds"')
  })

  it('take the place of ours: the Reds then play card 5', () => {
    const over = book.components?.['non-players']?.over(given([card5]) satisfies { cards: unknown })
    expect(over?.ok).toBe(true)
    if (!over?.ok) return
    const game = (base: typeof book.empty) => ({
      ...base,
      cards: { ...base.cards, current: 5, upcoming: 8 },
      nonPlayers: { ...base.nonPlayers, factions: ['reds'] as const },
    })
    const asked = (of: typeof book) => {
      const rules = rulesOf(of)
      const due = rules.decide(rules.begin(game(of.bases?.setup ?? of.empty), 'event card', null).position)
      return due.over ? '' : due.asks
    }
    expect(asked(book)).toBe('the Non-player card that is drawn')
    expect(asked(over.value)).toBe('an action of the Sequence of Play, or Pass')
    const facts = over.value.facts.filter(({ component }) => component === 'non-players')
    expect(facts.find(({ fact }) => fact.startsWith('card 5:'))).toMatchObject({ source: 'rulebook' })
    expect(facts).toHaveLength((standardSymbols satisfies NonPlayerSymbols).cards.length)
  })
})
