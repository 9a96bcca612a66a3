import { describe, expect, it } from 'vitest'
import { seatingAt, seatingsIn } from '../../src/core/explore/automatic-seats.js'
import { collecting } from '../../src/core/explore/evidence.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { courtOf } from '../../src/core/verify/laws/laws.js'
import { playRandomly } from '../../src/core/verify/plays/random-plays.js'
import { verify } from '../../src/core/verify/verify.js'
import type { Game } from '../kernel/orchard.js'
import { botsIn, withBot } from './orchard-bot.js'
import { sound } from './sound-book.js'

function play(plays: number, seed: number, bound = 1000) {
  const watch = collecting(sound)
  const { report, findings } = playRandomly(
    rulesOf(sound),
    { plays, seed, bound },
    { watch, court: courtOf(sound, { watch }) },
  )
  return { report, findings, evidence: watch.evidence() }
}

describe('random plays', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(play(30, 5)).toEqual(play(30, 5))
    expect(play(30, 5).evidence).not.toEqual(play(30, 6).evidence)
  })

  it('let chance decide by its weights: the wind blows one time in six', () => {
    const ways = play(400, 1).evidence.ways.orchard ?? {}
    const blown = ways['wind --blow--> counting'] ?? 0
    const calm = ways['wind --calm--> turn'] ?? 0
    expect(blown).toBe(400)
    // Within four standard deviations of five calms a blow.
    expect(Math.abs(calm / blown - 5)).toBeLessThan((4 * Math.sqrt(30)) / Math.sqrt(400))
  })

  it('tell their lengths and outcomes', () => {
    const { report } = play(50, 2)
    expect(Object.keys(report.outcomes)).toEqual(['"Ann"', '"Bob"', '"nobody"'])
    expect(Object.values(report.outcomes).reduce((sum, times) => sum + times, 0)).toBe(50)
    expect(report.shortest).toBeLessThanOrEqual(report.mean)
    expect(report.mean).toBeLessThanOrEqual(report.longest)
    expect(report.unfinished).toBe(0)
  })

  it('show the choices of a play that did not come to an end', () => {
    const { findings, report } = play(1, 3, 1)
    expect(report.longest).toBe(1)
    expect(findings).toMatchObject([{ where: 'random play 1', witness: { choices: [{ type: expect.any(String) }] } }])
  })

  it('may be none', () => {
    expect(play(0, 1).report).toMatchObject({ plays: 0, decisions: 0, shortest: 0, mean: 0, longest: 0 })
  })
})

describe('seatings', () => {
  it('go through every set of seats, all of them first, and then begin again', () => {
    expect(seatingsIn(withBot)).toBe(3)
    expect([0, 1, 2, 3].map((number) => seatingAt(withBot, number))).toEqual([
      ['Ann', 'Bob'],
      ['Bob'],
      ['Ann'],
      ['Ann', 'Bob'],
    ])
  })

  it('have no more seats than the book can play at once', () => {
    const withOne = { ...withBot, automaton: { ...certain(withBot.automaton, 'automaton'), most: 1 } }
    expect([0, 1, 2].map((number) => seatingAt(withOne, number))).toEqual([['Bob'], ['Ann'], ['Bob']])
  })

  it('are none before the first, and in a book that plays no seats', () => {
    expect(seatingAt(withBot, -1)).toEqual([])
    expect([seatingsIn(sound), seatingAt(sound, 0)]).toEqual([0, []])
  })
})

describe('random plays of a book that plays seats itself', () => {
  const playing = (book: typeof withBot, plays: number, seated?: number) => {
    const watch = collecting(book)
    const begun: Game[] = []
    const rules = rulesOf(book)
    const begin: typeof rules.begin = (game, ...rest) => {
      begun.push(game)
      return rules.begin(game, ...rest)
    }
    const { report, findings } = playRandomly(
      { ...rules, begin },
      { plays, seed: 4, bound: 1000, ...(seated !== undefined && { seated }) },
      { watch, court: courtOf(book, { watch }) },
    )
    return { report, findings, bots: begun.map((game) => botsIn(game).join()), evidence: watch.evidence() }
  }

  it('leave the last ones to it, each time other seats', () => {
    const { report, bots, evidence } = playing(withBot, 7, 4)
    expect(report).toMatchObject({ plays: 7, seated: 4, unfinished: 0 })
    expect(bots).toEqual(['', '', '', 'Ann,Bob', 'Bob', 'Ann', 'Ann,Bob'])
    expect(evidence.advised['the fullest tree']).toBeGreaterThan(0)
  })

  it('have no such seats unless that is asked for, and at most as many plays as there are', () => {
    expect(playing(withBot, 3)).toMatchObject({ report: { seated: 0 }, bots: ['', '', ''] })
    expect(playing(withBot, 2, 9)).toMatchObject({ report: { plays: 2, seated: 2 }, bots: ['Ann,Bob', 'Bob'] })
    expect(playing(sound, 3, 2).report.seated).toBe(0)
  })

  it('hold the laws against its plays, and tell whose seats it played', () => {
    const honest = {
      name: 'a bot eats nothing',
      clauses: [],
      broken: (game: Game) => (botsIn(game).length > 0 && game.baskets.Ann > 0 ? ['Ann has fruit'] : []),
      breaks: () => [],
    }
    const book = { ...withBot, laws: [...withBot.laws, honest] }
    const watch = collecting(book)
    const court = courtOf(book, { watch })
    playRandomly(rulesOf(book), { plays: 6, seed: 4, bound: 1000, seated: 2 }, { watch, court })
    const found = court.findings().filter(({ what }) => what.includes('a bot eats nothing') && what.includes('broken'))
    expect(found[0]).toMatchObject({
      what: '"a bot eats nothing" is broken in random play 5 (the book plays Ann, Bob): Ann has fruit',
      witness: { byBook: ['Ann', 'Bob'], choices: [{ type: 'climb' }] },
    })
  })

  it('are one in four of a verification, up to seven, or as many as are asked for', () => {
    const seatedOf = (plays: number, seated?: number) =>
      verify(withBot, { plays, ...(seated !== undefined && { seated }) }).plays.seated
    expect([seatedOf(3), seatedOf(9), seatedOf(60), seatedOf(9, 5), seatedOf(9, 0)]).toEqual([0, 2, 7, 5, 0])
  })
})

describe('a report tells of the states of charts', () => {
  const asked = (plays: number) =>
    Object.fromEntries(
      verify(sound, { plays }).charts.flatMap(({ name, states }) =>
        states.flatMap((state) => (state.asked ? [[`${name}: ${state.name}`, state.asked]] : [])),
      ),
    )

  it('whom they asked in plays, and of each type of options one', () => {
    expect(asked(5)).toEqual({
      'orchard: wind': { seats: ['chance'], options: { blow: 'blow', calm: 'calm' } },
      'climb: next tree': {
        seats: ['Ann', 'Bob'],
        options: { climb: 'climb tree short', eat: 'eat', nothing: 'nothing', stop: 'stop' },
      },
    })
  })

  it('nothing of what was asked where nothing was played', () => {
    expect(asked(0)).toEqual({})
  })
})
