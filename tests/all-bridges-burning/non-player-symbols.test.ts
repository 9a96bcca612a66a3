import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { standardDeck } from '#spec/all-bridges-burning/components/deck'
import {
  parseAids,
  NonPlayerAidsFile as Schema,
  showsSymbol,
  standardAids,
} from '#spec/all-bridges-burning/components/non-player-aids'
import { SYMBOLS } from '#spec/all-bridges-burning/components/non-player-aids/event-card-symbols'
import { weightOf } from '#spec/all-bridges-burning/components/non-player-aids/random-spaces'
import { FACTIONS, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { componentSchema } from '../../src/cli/commands/export/schema/run.js'
import { packageRoot } from '../../src/core/home/package-root.js'

const { events1917, events1918 } = standardDeck
const factsAbout = (of: typeof book, name: string) => of.facts.filter(({ component }) => component === name)

describe('8.1.4 the symbols for Non-players', () => {
  it('are told for every Event once, and called stand-ins where they were not found', () => {
    expect(standardAids.cards.map(({ card }) => card)).toEqual([...events1917, ...events1918])
    const known = standardAids.cards.filter(({ source }) => source !== 'stand-in')
    expect(known.map(({ card, event }) => [card, event])).toEqual([[18, ['moderates']]])
    expect(factsAbout(book, SYMBOLS)).toHaveLength(42)
  })

  it('occur of both kinds and for every Faction, and some cards show none', () => {
    for (const kind of ['event', 'pass'] as const) {
      const shown = new Set(standardAids.cards.flatMap((symbols) => symbols[kind]))
      expect(shown).toEqual(new Set(FACTIONS))
    }
    expect(standardAids.cards.some(({ event }) => event.length === 0)).toBe(true)
    expect(FACTIONS.some((faction) => showsSymbol(standardAids, 'none', 'event', faction))).toBe(false)
  })
})

describe('8.1.7 to 8.6 the sheets for Non-players', () => {
  it('are told with a source for every fact, and each stand-in with its reason', () => {
    for (const name of ['Event Instructions', 'Propaganda decisions', 'Capability placement', 'Random Spaces map'])
      expect(standardComponents.facts.filter(({ component }) => component === name).length).toBeGreaterThan(0)
    expect(standardComponents.facts.filter(({ because }) => because === '')).toEqual([])
  })

  it('weigh every space, and draw ours alike', () => {
    expect(SPACES.map((space) => weightOf(standardAids.randomSpaces, space))).toEqual(SPACES.map(() => 1))
  })
})

const given = (parts: object) => ({ name: 'mine', ...parts })
const card5 = { card: 5, event: ['reds'], source: 'rulebook' }
const read = { source: 'rulebook' }

describe('what a user gives of the symbols and sheets', () => {
  const problems = (value: unknown) => {
    const parsed = parseAids(standardDeck, value)
    return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  it('may be any part of them, with nothing where nothing is said', () => {
    const parsed = parseAids(standardDeck, given({ cards: [card5] }))
    expect(parsed.ok && parsed.value.cards?.[0]).toEqual({ ...card5, pass: [], instructions: [] })
  })

  it.each([
    [{}, ': expected at least one of cards, instructions, propaganda, capabilities, onBehalf, randomSpaces'],
    [{ cards: [{ ...card5, card: 24 }] }, 'cards.0.card: got 24, expected the number of an Event: 1 to 21 or 25 to 45'],
    [{ cards: [card5, card5] }, 'cards.1.card: card 5 is there twice, first as cards[0]'],
    [{ cards: [{ ...card5, event: ['Reds'] }] }, 'did you mean "reds"'],
    [
      { instructions: [{ card: 22, faction: 'reds', ...read }] },
      'instructions.0.card: got 22, expected the number of an',
    ],
    [
      { instructions: [{ card: 3, faction: 'reds', prefer: { shoot: [] }, ...read }] },
      'instructions.0.prefer.shoot: "shoot" is unknown here',
    ],
    [
      { instructions: [{ card: 3, faction: 'reds', prefer: { place: [{ prefer: 'luck' }] }, ...read }] },
      'instructions.0.prefer.place.0.prefer: got "luck"; expected one of spaces, most',
    ],
    [
      { propaganda: [{ faction: 'senate', agitation: [{ use: 'cube' }], ...read }] },
      'propaganda.0.agitation.0.use: got "cube", expected for "senate" shift or Polarization',
    ],
    [
      { propaganda: [{ faction: 'reds', agitation: [{ use: 'shift' }, { use: 'shift' }], ...read }] },
      'propaganda.0.agitation.1.use: "shift" is there twice',
    ],
    [
      { propaganda: [{ faction: 'reds', agitation: [], release: ['reds'], ...read }] },
      'propaganda.0.release: "reds" is itself; only enemy Cells are released',
    ],
    [
      { propaganda: [{ faction: 'moderates', agitation: [], release: ['reds'], ...read }] },
      'propaganda.0.release: the Moderates release nobody',
    ],
    [
      { propaganda: [{ faction: 'senate', agitation: [], marker: ['red'], ...read }] },
      'propaganda.0.marker: "senate" decides on no Resolved marker',
    ],
    [
      {
        capabilities: [
          { owner: 'reds', prefer: [], ...read },
          { owner: 'reds', prefer: [], ...read },
        ],
      },
      'capabilities.1: any Capability of "reds" is there twice',
    ],
    [{ randomSpaces: [{ space: 'Turku', weight: 0, ...read }] }, 'randomSpaces.0.weight: got 0, expected at least 1'],
    [
      { randomSpaces: [{ space: 'Abo', weight: 1, ...read }] },
      'randomSpaces.0.space: got "Abo"; expected one of Helsinki',
    ],
  ])('is told what is wrong with it, %#', (parts, problem) => {
    expect(problems(given(parts))).toEqual([expect.stringContaining(problem)])
  })

  it('is described by the committed JSON Schema', () => {
    const committed = readFileSync(join(packageRoot, 'spec', 'non-player-aids.schema.json'), 'utf8')
    expect(JSON.parse(committed)).toMatchObject(JSON.parse(JSON.stringify(componentSchema(Schema))))
  })
})
