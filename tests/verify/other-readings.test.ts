import { describe, expect, it } from 'vitest'
import { law } from '../../src/core/kernel/book/book.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { courtOf } from '../../src/core/verify/laws/laws.js'
import { drawnReadings, playUnder, readingSets } from '../../src/core/verify/plays/reading-variants.js'
import { eatingScores, type Game, scoring } from '../kernel/orchard.js'
import { withBot } from './orchard-bot.js'
import { failing, gate, sound, verified } from './sound-book.js'

describe('the sets of readings under which a book is played', () => {
  it('have every reading that is not the usual one, and are the same for the same seed', () => {
    const sets = readingSets({ questions: sound.questions }, 1)
    expect(sets[0]).toEqual({ [eatingScores.name]: 'yes' })
    expect(sets.length).toBeGreaterThan(2)
    expect(readingSets({ questions: sound.questions }, 1)).toEqual(sets)
    expect(readingSets({ questions: [] }, 1)).toEqual([])
  })

  const winds = question('winds', {
    asks: 'How many winds blow?',
    clauses: [],
    readings: { one: 'One.', two: 'Two.', three: 'Three.', four: 'Four.' },
    usual: 'two',
    because: 'Two are told of.',
  })
  const two = { questions: [eatingScores, winds] }

  it('stand once each in the first of them, and four more are drawn', () => {
    const sets = readingSets(two, 1)
    expect(sets.slice(0, 3)).toEqual(['one', 'three', 'four'].map((one) => ({ eatingScores: 'yes', winds: one })))
    expect(sets).toHaveLength(7)
  })

  it('are drawn from all readings, the usual ones among them', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => drawnReadings(two, seed))
    expect(new Set(drawn.map((one) => one.winds))).toEqual(new Set(['one', 'two', 'three', 'four']))
    expect(new Set(drawn.map((one) => one.eatingScores))).toEqual(new Set(['yes', 'no']))
  })
})

describe('a play under other readings', () => {
  it('has its own number, and the book plays seats in every other one, each time others', () => {
    const court = courtOf(withBot)
    const readings = { eatingScores: 'yes' }
    const where = [0, 1, 2, 3, 4, 5].map((number) =>
      playUnder(withBot, court, { readings, number }, { seed: 1, bound: 0 }).map((one) => one.where),
    )
    expect(where.flat()).toEqual([
      'random play 1 under eatingScores=yes',
      'random play 2 (the book plays Ann, Bob) under eatingScores=yes',
      'random play 3 under eatingScores=yes',
      'random play 4 (the book plays Bob) under eatingScores=yes',
      'random play 5 under eatingScores=yes',
      'random play 6 (the book plays Ann) under eatingScores=yes',
    ])
  })
})

describe('the gate of readings', () => {
  const usualOnly = law<Game>(
    'the usual reading alone',
    [scoring.stock],
    ({ readings }) => (readings.eatingScores === 'yes' ? ['another reading'] : []),
    (game) => [{ ...game, readings: { ...game.readings, eatingScores: 'yes' } }],
  )

  it('has a law that knows the usual reading alone found broken, with the play', () => {
    const worlds = sound.worlds.filter(({ game: { readings } }) => readings.eatingScores === 'no')
    const report = verified({ ...sound, worlds, laws: [...sound.laws, usualOnly] })
    expect(failing(report)).toContain('laws')
    const [finding] = gate(report, 'laws').findings
    expect(finding?.what).toContain('under eatingScores=yes')
    expect(finding?.witness).toHaveProperty('choices')
  })

  it('fails where a play under another reading does not come to its end', () => {
    const report = verified(sound, { plays: 0, longestPlay: 1 })
    const { findings } = gate(report, 'readings')
    expect(findings.length).toBeGreaterThan(2)
    expect(findings[0]).toMatchObject({ what: 'no end after 1 decisions' })
    expect(gate(report, 'plays').findings).toEqual([])
  })
})
