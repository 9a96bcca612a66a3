import { describe, expect, it } from 'vitest'
import { ICONS, type Icon, LETTERS, type PlayerCard, STRENGTHS } from '#spec/land-and-freedom/components/cards'
import { boardProblems } from '#spec/land-and-freedom/components/check-board'
import { playerCardProblems } from '#spec/land-and-freedom/components/check-cards'
import { fascistCardProblems } from '#spec/land-and-freedom/components/check-fascists'
import { trackProblems } from '#spec/land-and-freedom/components/check-tracks'
import { ATTACK_TOKENS, COUNTERS, HERO_POINTS, PLAYER_TOKENS } from '#spec/land-and-freedom/components/counts'
import { WITHOUT_NON_PLAYERS } from '#spec/land-and-freedom/components/player-cards'
import { governmentFromOne } from '#spec/land-and-freedom/components/stand-in-tracks'
import { standardComponents } from '#spec/land-and-freedom/components/standard'
import { BLANK_MARKERS } from '#spec/land-and-freedom/components/tracks'
import { Effect, PLAIN, WHO } from '#spec/land-and-freedom/effects'
import {
  BONUSES,
  CLOSEST,
  FACES,
  FACTIONS,
  type Faction,
  FRONTS,
  type Front,
  MEDALLIONS,
  TRACKS,
  WAYS,
  YEARS,
} from '#spec/land-and-freedom/vocabulary'
import { check } from '../../src/core/values/parse-result.js'

const { cards, fascists, tracks, board, facts } = standardComponents
const allCards = FACTIONS.flatMap((faction) => cards[faction])
const allFascists = YEARS.flatMap((year) => fascists[year])
const events = allCards.flatMap(({ event }) => event)
const tests = allFascists.map(({ test }) => test)
const triggers = TRACKS.flatMap((track) => tracks[track].triggers)
const lines: readonly Effect[] = [
  ...events,
  ...allFascists.flatMap(({ harm, test }) => [...harm, ...test.reward, ...test.penalty]),
  ...triggers.map(({ effect }) => effect),
]
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const attacksOf = (card: (typeof allFascists)[number]) => card.attacks.reduce((sum, { number }) => sum + number, 0)

/** All that an effect can do. */
const DOINGS = [
  ...PLAIN,
  'add Strength',
  'add Attacks',
  'move a track',
  'turn a Bonus',
  'gain Hero points',
  'lose Hero points',
  'take Hero points',
  'draw cards',
  'add tokens to the Bag',
]

describe('the components as they stand', () => {
  it('have no problem, and lines that the grammar knows', () => {
    expect(playerCardProblems(cards)).toEqual([])
    expect(fascistCardProblems(fascists)).toEqual([])
    expect(trackProblems(tracks)).toEqual([])
    expect(trackProblems(governmentFromOne)).toEqual([])
    expect(boardProblems(board)).toEqual([])
    expect(lines.filter((line) => !check(Effect, line).ok)).toEqual([])
  })

  it('know every kind of line, of somebody, of way and of icon', () => {
    expect(sorted(events.map((line) => line.do))).toEqual(sorted(DOINGS))
    expect(sorted(lines.map(({ who }) => who))).toEqual(sorted(WHO))
    expect(sorted(allCards.flatMap(({ icons }) => icons))).toEqual(sorted(ICONS))
    expect(sorted(allFascists.flatMap(({ attacks }) => attacks.map(({ letter }) => letter)))).toEqual(sorted(LETTERS))
    const chosen = {
      tracks: lines.flatMap((line) => (line.do === 'move a track' ? line.tracks : [])),
      ways: lines.flatMap((line) => (line.do === 'move a track' ? line.ways : [])),
      bonuses: lines.flatMap((line) => (line.do === 'turn a Bonus' ? line.bonuses : [])),
      faces: lines.flatMap((line) => (line.do === 'turn a Bonus' ? [line.to] : [])),
      closest: lines.flatMap((line) =>
        line.do === 'add Attacks' ? CLOSEST.filter((name) => line.fronts.includes(name)) : [],
      ),
    }
    expect(sorted(chosen.tracks)).toEqual(sorted(TRACKS))
    expect(sorted(chosen.ways)).toEqual(sorted(WAYS))
    expect(sorted(chosen.bonuses)).toEqual(sorted(BONUSES))
    expect(sorted(chosen.faces)).toEqual(sorted(FACES))
    expect(chosen.closest.length).toBeGreaterThan(0)
  })

  it('take the Liberty or the Collectivization track, as Appendix 3, 2a ii has it', () => {
    const either = events.filter((line) => line.do === 'move a track' && line.tracks.length === 2)
    expect(either.filter((line) => line.do === 'move a track' && line.tracks.includes('Liberty'))).not.toEqual([])
  })

  it('pass nothing of ours off as print: what is not named in the text says so in its title', () => {
    const named = [...Object.values(WITHOUT_NON_PLAYERS).flat(), 'Durruti', 'Dolores Ibárruri', 'Indalecio Prieto']
    const titles = [...allCards, ...allFascists].map(({ title }) => title)
    const ours = titles.filter((title) => !named.includes(title))
    expect(titles).toEqual(expect.arrayContaining(named))
    expect(
      ours.filter((title) => !/^Stand-in [ACM123]-?\d+$|^Card of page \d \(title not known\)$/.test(title)),
    ).toEqual([])
  })
})

describe('page 6, Player Cards: the decks', () => {
  it.each(FACTIONS)('of the %s have twelve cards of strength 1, five of 2, and a Leader of 3', (faction) => {
    const count = (strength: number) => cards[faction].filter((card) => card.strength === strength).length
    expect([count(1), count(2), count(3)]).toEqual([STRENGTHS[1], STRENGTHS[2], STRENGTHS[3]])
    expect(cards[faction]).toHaveLength(18)
  })

  it('have the two cards of the examples, as far as these are known', () => {
    const icons: readonly Icon[] = ['Foreign Aid up', 'Government up', 'Collectivization down']
    const like = (card: PlayerCard) => icons.every((icon) => card.icons.includes(icon)) && card.icons.length === 3
    expect(cards.Moderates.filter(like)).toHaveLength(1)
    expect(
      cards.Anarchists.filter(({ event: [first] }) => first?.do === 'move a track' && first.number === 1),
    ).not.toEqual([])
    expect(cards.Anarchists[0]?.event[0]).toMatchObject({ tracks: ['Liberty'], ways: ['up'], number: 1 })
  })

  it('let an Event do more than the Action Points of its card', () => {
    expect(allCards.filter((card) => worth(card.event) <= card.strength).map(({ title }) => title)).toEqual([])
    expect(worth([{ do: 'turn a Bonus', who: 'self', bonuses: ['Morale'], to: 'on' }])).toBe(1)
  })
})

/** Estimates the value of lines in Action Points. */
const worth = (event: readonly Effect[]): number => event.reduce((sum, line) => sum + worthOf(line), 0)
function worthOf(line: Effect): number {
  switch (line.do) {
    case 'add Strength':
    case 'move a track':
      return line.number
    case 'add Attacks':
      return -line.number
    case 'turn a Bonus':
      return line.to === 'on' ? 1 : -1
    case 'gain Hero points':
    case 'take Hero points':
    case 'draw cards':
      return line.number / 2
    case 'lose Hero points':
      return line.who === 'self' ? -line.number / 2 : line.number / 2
    case 'add tokens to the Bag':
      return 3
    case 'claim a Medallion':
      return 4
    default:
      return 1
  }
}

describe('page 5, Turn Sequence: the Fascist cards', () => {
  it('are eighteen a Year, and hit harder from Year to Year', () => {
    expect(YEARS.map((year) => fascists[year].length)).toEqual([18, 18, 18])
    const [first = 0, second = 0, third = 0] = YEARS.map((year) => mean(fascists[year].map(attacksOf)))
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
  })

  it('have the card of the example once', () => {
    const known = allFascists.filter(
      ({ attacks, test }) =>
        JSON.stringify(attacks) === '[{"letter":"M","number":4},{"letter":"V","number":2}]' &&
        test.front === 'Madrid' &&
        test.threshold === 0,
    )
    expect(known.map(({ harm }) => harm)).toEqual([
      [{ do: 'move a track', who: 'self', tracks: ['Liberty'], ways: ['down'], number: 1 }],
    ])
  })

  it.each<readonly [Front, readonly string[]]>([
    ['Northern', ['Moderates', 'Foreign Aid']],
    ['Aragon', ['Anarchists', 'Liberty', 'Collectivization']],
    ['Southern', ['Communists', 'Soviet Support']],
    ['Madrid', ['Initiative player', 'Government']],
  ])('have Tests on the Front %s that mostly affect %j', (front, names) => {
    const there = tests.filter((test) => test.front === front)
    const about = (line: Effect) => [line.who, ...(line.do === 'move a track' ? line.tracks : [])]
    const touching = there.filter(({ reward, penalty }) =>
      [...reward, ...penalty].flatMap(about).some((name) => names.includes(name)),
    )
    expect(there.length).toBeGreaterThanOrEqual(12)
    expect(touching.length / there.length).toBeGreaterThan(0.7)
  })

  it('have a reward and a penalty in every Test', () => {
    expect(tests.filter(({ reward, penalty }) => reward.length === 0 || penalty.length === 0)).toEqual([])
  })
})

describe('page 9, Tracks and Triggers: the tracks', () => {
  it.each(TRACKS)('%s has +1 to a Front', (track) => {
    expect(tracks[track].triggers.map(({ effect }) => effect)).toContainEqual(
      expect.objectContaining({ do: 'add Strength', number: 1 }),
    )
  })

  it('have Hero points, cards, Morale and Medallions among the icons, one for each Blank marker', () => {
    const doings = triggers.map(({ effect }) => effect.do)
    expect(doings).toEqual(
      expect.arrayContaining(['gain Hero points', 'draw cards', 'turn a Bonus', 'claim a Medallion']),
    )
    expect(doings.length).toBeLessThanOrEqual(BLANK_MARKERS)
  })

  it('page 10, Medallions: has one at either end of the Government, for the player of that end', () => {
    const at = (space: number) => tracks.Government.triggers.find((trigger) => trigger.space === space)?.effect
    expect(at(1)).toEqual({ do: 'claim a Medallion', who: 'Communists' })
    expect(at(10)).toEqual({ do: 'claim a Medallion', who: 'Moderates' })
  })
})

describe('page 2, Components: the counters', () => {
  it('make the sum of the text', () => {
    expect(COUNTERS).toBe(141)
    expect([PLAYER_TOKENS, ATTACK_TOKENS, MEDALLIONS.length, HERO_POINTS, BLANK_MARKERS]).toEqual([48, 38, 9, 18, 25])
  })
})

describe('the facts', () => {
  it('tell of every component, and of a stand-in wherever something of ours stands', () => {
    const standIns = sorted(facts.filter(({ source }) => source === 'stand-in').map(({ component }) => component))
    expect(standIns).toEqual(
      sorted([
        ...FACTIONS.map((faction) => `Player cards, ${faction}`),
        ...YEARS.map((year) => `Fascist cards, Year ${year}`),
        ...TRACKS.map((track) => `Track, ${track}`),
        'Board',
        'Counters',
        'Table',
      ]),
    )
    expect(new Set(facts.map(({ component, fact }) => `${component}: ${fact}`)).size).toBe(facts.length)
  })
})

const flagOf = (faction: Faction) => board.flags[faction]

describe('the board', () => {
  it('has a flag on every Front but Madrid', () => {
    expect(sorted(FACTIONS.map(flagOf))).toEqual(sorted(FRONTS.filter((front) => front !== 'Madrid')))
  })
})
