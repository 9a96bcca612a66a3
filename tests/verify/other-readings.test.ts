import { describe, expect, it } from 'vitest'
import { law } from '../../src/kernel/book.js'
import { readingSets } from '../../src/verify/other-readings.js'
import { eatingScores, type Game, scoring } from '../kernel/orchard.js'
import { failing, gate, sound, verified } from './sound.js'

describe('the sets of readings under which a book is played', () => {
  it('have every reading that is not the usual one, and are the same for the same seed', () => {
    const sets = readingSets({ questions: sound.questions }, 1)
    expect(sets[0]).toEqual({ [eatingScores.name]: 'yes' })
    expect(sets.length).toBeGreaterThan(2)
    expect(readingSets({ questions: sound.questions }, 1)).toEqual(sets)
    expect(readingSets({ questions: [] }, 1)).toEqual([])
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
