import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/kernel/rules.js'
import { collecting } from '../../src/verify/evidence.js'
import { courtOf } from '../../src/verify/laws.js'
import { playRandomly } from '../../src/verify/plays.js'
import { sound } from './sound.js'

function play(plays: number, seed: number, bound = 1000) {
  const watch = collecting(sound)
  const { report, findings } = playRandomly(
    rulesOf(sound),
    { plays, seed, bound },
    { watch, court: courtOf(sound, watch) },
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
