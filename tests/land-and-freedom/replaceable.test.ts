import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BoardText } from '#spec/land-and-freedom/components/board'
import type { FascistCard, PlayerCard } from '#spec/land-and-freedom/components/cards'
import type { Components } from '#spec/land-and-freedom/components/components'
import { attacks, by, gain, medallion, move, on, strength, take, up } from '#spec/land-and-freedom/components/lines'
import { governmentFromOne } from '#spec/land-and-freedom/components/stand-in-tracks'
import { standardComponents } from '#spec/land-and-freedom/components/standard'
import type { TrackText, TrackTexts, Trigger } from '#spec/land-and-freedom/components/tracks'
import type { Effect } from '#spec/land-and-freedom/effects'
import type { Faction, Track, Year } from '#spec/land-and-freedom/vocabulary'
import { replaceable } from '../../machines/land-and-freedom/replaceable-components.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { book as orchard } from '../kernel/orchard.js'

const { cards, fascists, tracks, board, facts } = standardComponents

/** Returns the components of a book assembled with a user's value for one of them. */
function given(name: string, value: unknown): { readonly parts?: Components; readonly wrong: readonly string[] } {
  const assembled: Components[] = []
  const parts = replaceable(standardComponents, (over) => {
    assembled.push(over)
    return orchard as unknown as Book
  })
  const read = parts[name]?.over(value)
  if (read === undefined) throw new Error(`no component ${name}`)
  const wrong = read.ok ? [] : read.problems.map(({ path, message }) => [...path, message].join(' | '))
  const [over] = assembled
  return over === undefined ? { wrong } : { parts: over, wrong }
}

/** A file over which random games are played, too. */
const tableOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `tables/${name}.json`), 'utf8'))

const withCard = (faction: Faction, index: number, card: Partial<PlayerCard>) => ({
  [faction]: cards[faction].with(index, { ...(cards[faction][index] as PlayerCard), ...card }),
})
const withEvent = (...event: readonly Effect[]) => withCard('Communists', 0, { event })
const withFascist = (year: Year, index: number, card: Partial<FascistCard>) => ({
  [year]: fascists[year].with(index, { ...(fascists[year][index] as FascistCard), ...card }),
})
const withTrack = (track: Track, change: Partial<TrackText>): TrackTexts => ({
  ...tracks,
  [track]: { ...tracks[track], ...change },
})
const also = (track: Track, ...triggers: readonly Trigger[]) =>
  withTrack(track, { triggers: [...tracks[track].triggers, ...triggers] })
const without = (track: Track, space: number) =>
  withTrack(track, { triggers: tracks[track].triggers.filter((trigger) => trigger.space !== space) })
const withBoard = (change: Partial<BoardText>): BoardText => ({ ...board, ...change })

/** Faults in a file of player cards, each with its message. */
const CARDS: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['gives no deck', {}, ['gives no deck; expected one at least']],
  [
    'has another share of strengths',
    withCard('Communists', 0, { strength: 2 }),
    ['Communists | expected 12 cards of strength 1, got 11', 'Communists | expected 5 cards of strength 2, got 6'],
  ],
  [
    'lacks a card',
    { Communists: cards.Communists.slice(0, 17) },
    ['Communists | expected 1 card of strength 3, got 0'],
  ],
  [
    'lacks a title that the text names',
    withCard('Anarchists', 1, { title: 'Partisans' }),
    ['Anarchists | expected a card "Guerrillas", which is taken out for a Non-player'],
  ],
  [
    'has a title twice, be it that of a deck that stays',
    withCard('Communists', 3, { title: 'Iron Column' }),
    ['"Iron Column" is the title of several cards; expected each once, with a number where the print repeats it'],
  ],
  [
    'lets a faction take from itself',
    withEvent(take(1, ['Anarchists', 'Communists'])),
    ['Communists | 0 | event | 0 | from | expected other factions than the Communists, whose card this is'],
  ],
  [
    'names a Front twice',
    withEvent(up('Soviet Support'), strength(1, ['Madrid', 'Madrid'])),
    ['Communists | 0 | event | 1 | fronts | names Madrid twice; expected each once'],
  ],
  [
    'names a way, a track and a Bonus twice',
    withEvent(move(['Liberty', 'Liberty'], ['up', 'up']), on('Morale', 'Morale')),
    [
      'Communists | 0 | event | 0 | tracks | names Liberty twice; expected each once',
      'Communists | 0 | event | 0 | ways | names up twice; expected each once',
      'Communists | 0 | event | 1 | bonuses | names Morale twice; expected each once',
    ],
  ],
  [
    'moves a track to a center that it has not',
    withEvent(move(['Government', 'Liberty'], ['towards Center'])),
    ['Communists | 0 | event | 0 | ways | only the Government moves towards Center; expected up or down of Liberty'],
  ],
  [
    'speaks of contributors where there is no Test',
    withEvent(by('who contributed', gain(1))),
    ['Communists | 0 | event | 0 | who | nobody contributes but to a Test; expected whom this is about'],
  ],
]

/** The same of Fascist cards. */
const FASCISTS: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['gives no deck', {}, ['gives no deck; expected one at least']],
  ['lacks a card', { 3: fascists[3].slice(1) }, ['3 | expected 18 cards, got 17']],
  [
    'has a title twice, be it that of a Year that stays',
    withFascist(1, 4, { title: 'Stand-in 2-5' }),
    ['"Stand-in 2-5" is the title of several cards; expected each once, with a number where the print repeats it'],
  ],
  [
    'names a letter twice',
    withFascist(1, 0, {
      attacks: [
        { letter: 'M', number: 1 },
        { letter: 'M', number: 2 },
      ],
    }),
    ['1 | 0 | attacks | names M twice; expected all Attacks of a letter in one number'],
  ],
  [
    'speaks of contributors before the Test',
    withFascist(2, 1, { harm: [by('who contributed', gain(1))] }),
    ['2 | 1 | harm | 0 | who | nobody contributes but to a Test; expected whom this is about'],
  ],
  [
    'names a Front twice in a penalty',
    withFascist(2, 1, {
      test: { front: 'Northern', threshold: 0, reward: [gain(1)], penalty: [attacks(1, ['Aragon', 'Aragon'])] },
    }),
    ['2 | 1 | test | penalty | 0 | fronts | names Aragon twice; expected each once'],
  ],
]

/** The same of the tracks. */
const TRACK_FILES: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'lets another track than the Government end at 1',
    withTrack('Liberty', { lowest: 1 }),
    ['Liberty | lowest | expected 0, where Morale is turned off, got 1'],
  ],
  [
    'has a standee start elsewhere',
    withTrack('Foreign Aid', { start: 4 }),
    ['Foreign Aid | start | expected 3, where page 3 has the standee start, got 4'],
  ],
  [
    'has an icon on 0',
    also('Soviet Support', { space: 0, effect: gain(1) }),
    [
      'Soviet Support | triggers | 4 | space | expected no icon on 0: there Morale is turned off, which no marker covers',
      'expected at most 25 icons, one for each Blank marker, got 26',
    ],
  ],
  [
    'has an icon below the lowest space',
    {
      ...governmentFromOne,
      Government: { ...governmentFromOne.Government, triggers: [{ space: 0, effect: gain(1) }] },
    },
    [
      'Government | triggers | 0 | space | expected a space from 1 on, the lowest of this track, got 0',
      'Government | triggers | expected the icon that the text names on 1: claim a Medallion',
    ],
  ],
  [
    'has an icon where the flag stands',
    withTrack('Liberty', { triggers: [{ space: 6, effect: gain(1) }] }),
    ['Liberty | triggers | 0 | space | expected no icon on 6: there a flag of the Anarchists stands'],
  ],
  [
    'has two icons on a space',
    withTrack('Liberty', {
      triggers: [
        { space: 8, effect: gain(1) },
        { space: 8, effect: strength(1) },
      ],
    }),
    ['Liberty | triggers | 1 | space | expected one icon on a space, got two on 8'],
  ],
  [
    'lacks the Strength that the text names',
    without('Foreign Aid', 7),
    ['Foreign Aid | triggers | expected the icon that the text names on 7: add Strength'],
  ],
  [
    'lacks a Medallion that the text names',
    withTrack('Soviet Support', { triggers: [{ space: 10, effect: gain(1) }] }),
    ['Soviet Support | triggers | expected the icon that the text names on 10: claim a Medallion'],
  ],
  [
    'has a line that cannot be',
    withTrack('Liberty', { triggers: [{ space: 10, effect: by('who contributed', medallion()) }] }),
    ['Liberty | triggers | 0 | effect | who | nobody contributes but to a Test; expected whom this is about'],
  ],
]

/** The same of the board. */
const BOARDS: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'has a Front twice in the ring',
    withBoard({ ring: ['Madrid', 'Aragon', 'Aragon', 'Southern'] }),
    ['ring | names Aragon twice; expected each once'],
  ],
  [
    'begins the ring elsewhere',
    withBoard({ ring: ['Aragon', 'Madrid', 'Northern', 'Southern'] }),
    ['ring | 0 | expected Madrid first, from which on the Fronts are told, got Aragon'],
  ],
  [
    'has a faction twice at the table',
    withBoard({ seats: ['Anarchists', 'Moderates', 'Moderates'] }),
    ['seats | names Moderates twice; expected each once'],
  ],
  [
    'has two flags on a Front',
    withBoard({ flags: { Anarchists: 'Aragon', Communists: 'Aragon', Moderates: 'Northern' } }),
    ['flags | Aragon has several flags; expected at most one on a Front'],
  ],
  [
    'has too few places for Glory',
    withBoard({ glory: 4 }),
    ['glory | expected more than 4 places, which fill before the last tokens are drawn, got 4'],
  ],
]

describe.each([
  ['player-cards', CARDS],
  ['fascist-cards', FASCISTS],
  ['tracks', TRACK_FILES],
  ['board', BOARDS],
] as const)('a file of %s', (name, mistakes) => {
  it.each(mistakes)('that %s is refused, with what was expected', (_, value, told) => {
    expect(given(name, value)).toEqual({ wrong: told })
  })
})

const standInsIn = (parts: Components | undefined, start: string) =>
  parts?.facts.filter(({ component, source }) => component.startsWith(start) && source === 'stand-in').length

describe('what a file gives', () => {
  it('takes the place of one deck, and the others stay', () => {
    const Communists = cards.Communists.with(0, { ...(cards.Communists[0] as PlayerCard), title: 'My own' })
    const { parts, wrong } = given('player-cards', { Communists })
    expect(wrong).toEqual([])
    expect(parts?.cards).toEqual({ ...cards, Communists })
    expect(standInsIn(parts, 'Player cards, Communists')).toBe(0)
    expect(standInsIn(parts, 'Player cards, Anarchists')).toBe(
      standInsIn(standardComponents, 'Player cards, Anarchists'),
    )
  })

  it('takes the place of one Year, and the others stay', () => {
    const mine = fascists[3].with(0, { ...(fascists[3][0] as FascistCard), title: 'My own' })
    const { parts, wrong } = given('fascist-cards', { 3: mine })
    expect(wrong).toEqual([])
    expect(parts?.fascists).toEqual({ ...fascists, 3: mine })
    expect(standInsIn(parts, 'Fascist cards, Year 3')).toBe(0)
    expect(standInsIn(parts, 'Fascist cards, Year 1')).toBeGreaterThan(0)
  })

  it('may let the Government end at 1, and is no stand-in any more', () => {
    const { parts, wrong } = given('tracks', governmentFromOne)
    expect(wrong).toEqual([])
    expect(parts?.tracks).toEqual(tableOf('government-from-1'))
    expect(parts?.tracks.Government.lowest).toBe(1)
    expect(standInsIn(parts, 'Track')).toBe(0)
  })

  it('may seat the factions the other way round, and leaves what the text tells among the facts', () => {
    expect(given('board', tableOf('other-seats')).parts?.board.seats).toEqual(board.seats.toReversed())
    const mine = withBoard({ seats: ['Anarchists', 'Moderates', 'Communists'], glory: 10 })
    const { parts, wrong } = given('board', mine)
    expect(wrong).toEqual([])
    expect(parts?.board).toEqual(mine)
    const kept = facts.filter(
      ({ component, source }) => source !== 'stand-in' || !['Board', 'Table'].includes(component),
    )
    expect(parts?.facts).toEqual(kept)
  })

  it('is of a shape that a schema tells', () => {
    expect(given('tracks', { ...tracks, 'Foreign Aid': undefined }).wrong).not.toEqual([])
    const { wrong } = given('player-cards', { Communists: [{ ...cards.Communists[0], icons: ['Liberty sideways'] }] })
    expect(wrong).toEqual([expect.stringMatching(/^Communists \| 0 \| icons \| 0 \| .*Liberty up/)])
  })
})
