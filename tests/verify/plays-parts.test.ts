/** Random plays: what a court and others hear of them, and how the figures of parts add up. */
import { describe, expect, it } from 'vitest'
import { type Collector, collecting } from '../../src/core/explore/evidence.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Court } from '../../src/core/verify/laws/laws.js'
import {
  begunAs,
  type PlayedSome,
  type PlayOptions,
  playedBoth,
  playedIn,
  playRandomly,
  playSome,
} from '../../src/core/verify/plays/random-plays.js'
import type { Game } from '../kernel/orchard.js'
import { botsIn, withBot } from './orchard-bot.js'
import { sound } from './sound-book.js'

type Shown = { readonly byBook?: readonly string[]; readonly choices: readonly unknown[]; readonly readings?: object }

/** Listens to plays, and notes everything that it is told. */
function listening(book = sound, hears = true) {
  const games: (readonly [where: string, choices: number])[] = []
  const paths: string[] = []
  const told: string[] = []
  let refusals = 0
  let traces = 0
  const watch: Collector = {
    ...collecting(book),
    refusing: () => {
      refusals += 1
    },
    trace: () => {
      traces += 1
    },
  }
  const court: Court<Game> = {
    game: (_, { where, witness }) => void games.push([where, (witness() as unknown as Shown).choices.length]),
    path: (of, along, { where, witness }) =>
      void paths.push(
        `${of}, ${along.length} games, ${(witness() as unknown as Shown).choices.length} choices, ${where}`,
      ),
    hears: () => hears,
    reports: () => [],
    findings: () => [],
    held: () => ({ laws: [], beginnings: [] }),
    add: () => undefined,
  }
  const asked = () => void told.push('asked')
  const played = (number: number) => void told.push(`played ${number}`)
  const finished = ({ number, choices }: { number: number; choices: readonly unknown[] }) =>
    void told.push(`finished ${number} after ${choices.length}`)
  return {
    listener: { watch, court, asked, played, finished },
    games,
    paths,
    told,
    heard: () => ({ refusals, traces }),
  }
}

const options: PlayOptions = { plays: 4, seed: 1, bound: 1000 }

describe('a play', () => {
  it('is told to everybody who listens, game by game with the choices that led there', () => {
    const { listener, games, paths, told, heard } = listening()
    const { decisions, findings, plays, shortest, longest, outcomes } = playSome(
      rulesOf(sound),
      options,
      { from: 3, to: 3 },
      listener,
    )
    expect([plays, findings, Object.values(outcomes)]).toEqual([1, [], [1]])
    expect([shortest, longest]).toEqual([decisions, decisions])
    expect(decisions).toBeGreaterThan(1)
    expect(games).toEqual(
      [0, ...Array.from({ length: decisions + 1 }, (_, made) => made)].map((made) => ['random play 3', made]),
    )
    expect(paths).toEqual([`orchard, ${decisions + 2} games, ${decisions} choices, random play 3`])
    expect(told).toEqual([...Array(decisions).fill('asked'), `finished 3 after ${decisions}`, 'played 3'])
    expect(heard()).toEqual({ refusals: decisions, traces: decisions + 1 })
  })

  it('is no path where no law is about it', () => {
    const { listener, paths, games } = listening(sound, false)
    playSome(rulesOf(sound), options, { from: 1, to: 1 }, listener)
    expect(paths).toEqual([])
    expect(games.length).toBeGreaterThan(0)
  })

  it('is given up after a number of decisions, and told where', () => {
    const { listener, told } = listening()
    const { findings, outcomes, decisions } = playSome(
      rulesOf(sound),
      { ...options, bound: 1 },
      { from: 2, to: 3 },
      listener,
    )
    expect(outcomes).toEqual({})
    expect(decisions).toBe(2)
    expect(findings).toEqual(
      [2, 3].map((number) => ({
        what: 'no end after 1 decisions',
        where: `random play ${number}`,
        witness: { choices: [expect.objectContaining({ type: expect.any(String) })] },
        clauses: [],
      })),
    )
    expect(findings.flatMap(({ witness }) => Object.keys(witness ?? {}))).toEqual(['choices', 'choices'])
    expect(told.filter((one) => one !== 'asked')).toEqual(['played 2', 'played 3'])
  })

  it('fails where the rules cannot go on, at the beginning or later', () => {
    const rules = rulesOf(sound)
    const failing = (from: number) => {
      let made = 0
      const choose: typeof rules.choose = (position, option) => {
        if (made === from) throw new Error('no way on')
        made += 1
        return rules.choose(position, option)
      }
      return playSome({ ...rules, choose }, options, { from: 1, to: 1 }, listening().listener)
    }
    expect(failing(0).findings).toMatchObject([{ what: 'no way on', where: 'random play 1' }])
    expect(failing(1).decisions).toBe(2)
    const never = () => {
      throw new Error('the door is shut')
    }
    const { findings } = playSome({ ...rules, begin: never }, options, { from: 1, to: 1 }, listening().listener)
    expect(findings).toEqual([
      { what: 'the door is shut', where: 'random play 1', witness: { choices: [] }, clauses: [] },
    ])
  })

  it('asks some of its decisions what they refuse, others in each play', () => {
    const refused = (refusals: number, number: number) => {
      const { listener, heard, told } = listening()
      playSome(rulesOf(sound), { ...options, refusals }, { from: number, to: number }, listener)
      return [heard().refusals, told.filter((one) => one === 'asked').length] as const
    }
    const [first, all] = refused(2, 1)
    expect([first, refused(2, 2)[0]]).toEqual([Math.floor(all / 2), Math.ceil(refused(2, 2)[1] / 2)])
    expect(refused(0, 1)[0]).toBe(0)
    const { listener, told } = listening()
    const at: number[] = []
    const watch: Collector = { ...listener.watch, refusing: () => void at.push(told.length - 1) }
    playSome(rulesOf(sound), { ...options, refusals: 5 }, { from: 1, to: 1 }, { ...listener, watch })
    expect(at.slice(0, 2)).toEqual([4, 9])
  })

  it('is told under readings, and with the seats that the book plays', () => {
    const { listener, games } = listening()
    const under = { eatingScores: 'yes' }
    const { findings } = playSome(rulesOf(sound), { ...options, under, bound: 0 }, { from: 1, to: 1 }, listener)
    expect(findings).toMatchObject([{ witness: { readings: under, choices: [] } }])
    expect(games[0]?.[0]).toBe('random play 1 under eatingScores=yes')
    const bots = playSome(
      rulesOf(withBot),
      { ...options, seated: 2, bound: 0 },
      { from: 2, to: 4 },
      listening(withBot).listener,
    )
    expect(bots.findings.map(({ where, witness }) => [where, (witness as unknown as Shown).byBook])).toEqual([
      ['random play 2', undefined],
      ['random play 3 (the book plays Ann, Bob)', ['Ann', 'Bob']],
      ['random play 4 (the book plays Bob)', ['Bob']],
    ])
  })

  it('begins with the seats that the book plays, and picks by its own number', () => {
    const begun = (number: number, seated?: number) => {
      const { byBook, game } = begunAs(withBot, { ...options, ...(seated !== undefined && { seated }) }, number)
      return [byBook.join(), botsIn(game).join()]
    }
    expect([begun(4), begun(4, 1), begun(3, 1), begun(1, 9)]).toEqual([
      ['', ''],
      ['Ann,Bob', 'Ann,Bob'],
      ['', ''],
      ['Ann,Bob', 'Ann,Bob'],
    ])
    expect(begunAs(withBot, options, 1).game).toBe(withBot.empty)
    expect(begunAs(sound, { ...options, seated: 2 }, 4).byBook).toEqual([])
    const rules = rulesOf(sound)
    const decision = rules.decide(rules.start())
    const first = (seed: number, number: number) => {
      const { pick } = begunAs(sound, { ...options, seed }, number)
      return decision.over ? [] : Array.from({ length: 9 }, () => pick(decision))
    }
    expect(first(5, 2)).toEqual(first(4, 3))
    expect(first(5, 2)).not.toEqual(first(5, 3))
  })
})

describe('the courses of plays', () => {
  it('are noted where plays are recorded, whatever others are played', () => {
    const { listener } = listening()
    const coursesOf = (from: number, to: number, recorded: boolean) =>
      playSome(rulesOf(sound), options, { from, to }, { ...listener, recorded }).courses
    const courses = coursesOf(1, 3, true)
    expect(new Set(courses).size).toBe(3)
    expect(coursesOf(3, 3, true)).toEqual([courses[2]])
    expect(coursesOf(1, 3, false)).toEqual([])
  })
})

describe('the figures of plays', () => {
  const some: PlayedSome = {
    plays: 2,
    decisions: 9,
    shortest: 3,
    longest: 6,
    outcomes: { b: 1, c: 1 },
    courses: ['p', 'q'],
    findings: [{ what: 'x', where: 'y', clauses: [] }],
  }
  const others: PlayedSome = {
    ...{ plays: 1, decisions: 4, shortest: 4, longest: 4 },
    ...{ outcomes: { a: 1, c: 2 }, courses: ['r'], findings: [] },
  }
  const none: PlayedSome = {
    ...{ plays: 0, decisions: 0, shortest: 0, longest: 0 },
    ...{ outcomes: {}, courses: [], findings: [] },
  }

  it('add up, whichever part comes first', () => {
    const both = {
      plays: 3,
      decisions: 13,
      shortest: 3,
      longest: 6,
      outcomes: { a: 1, b: 1, c: 3 },
      findings: some.findings,
    }
    expect(playedBoth(some, others)).toEqual({ ...both, courses: ['p', 'q', 'r'] })
    expect(playedBoth(others, some)).toEqual({ ...both, courses: ['r', 'p', 'q'] })
    expect(Object.keys(playedBoth(some, others).outcomes)).toEqual(['a', 'b', 'c'])
    expect([playedBoth(none, some), playedBoth(some, { ...none, plays: 0 }).plays]).toEqual([some, 2])
  })

  it('are told with their mean, and with how many came to no end', () => {
    expect(playedIn(withBot, { ...options, plays: 6, seated: 2 }, [some, others])).toEqual({
      report: {
        plays: 6,
        seed: 1,
        bound: 1000,
        decisions: 13,
        shortest: 3,
        mean: 4,
        longest: 6,
        seated: 2,
        outcomes: { a: 1, b: 1, c: 3 },
        unfinished: 1,
        courses: ['p', 'q', 'r'],
      },
      findings: some.findings,
    })
    expect(playedIn(sound, { ...options, plays: 0, seated: 2 }, []).report).toMatchObject({
      plays: 0,
      mean: 0,
      seated: 0,
      unfinished: 0,
      outcomes: {},
    })
  })

  it('are those of each play alone, added up', () => {
    const rules = rulesOf(sound)
    const alone = [1, 2, 3, 4].map((number) =>
      playSome(rules, options, { from: number, to: number }, listening().listener),
    )
    expect(playRandomly(rules, options, listening().listener)).toEqual(playedIn(sound, options, alone))
    expect(Object.values(playRandomly(rules, options, listening().listener).report.outcomes)).not.toEqual([])
  })
})
