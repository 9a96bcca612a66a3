import { beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { LEVELS, type Space } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning } from '../../../machines/all-bridges-burning/book.js'
import { paintFor } from '../../../src/cli/text/layout/output-layout.js'
import { conformText } from '../../../src/cli/text/reports/conform.js'
import type { Clause } from '../../../src/core/kernel/sections/clause.js'
import { htmlOf } from '../../../src/lab/conformance/report/html.js'
import { markdownOf } from '../../../src/lab/conformance/report/markdown.js'
import { runSchema } from '../../../src/lab/conformance/runner/outcome.js'
import type { Suite } from '../../../src/lab/conformance/runner/suite.js'
import { type Effect, effecting } from './mistakes.js'
import { conformed, judged, suiteFrom } from './run-mistakes.js'

/** The transition at the end of Terror, at which Polarization rises. */
const RISING = 'next space --always 2--> done'
/** The transition that selects a space and pays for it. */
const SELECTING = 'select spaces --select--> select spaces'

const shifted = (game: Game, name: Space): Game =>
  inSpace(game, name, (space) => ({ ...space, level: LEVELS[LEVELS.indexOf(space.level) + 1] ?? space.level }))

const alsoShifting: Effect<Game> = (_, after, data) =>
  (data as { readonly selected: readonly Space[] }).selected.reduce(shifted, after)
const alsoConscripting: Effect<Game> = (_, after) => ({ ...after, conscripts: after.conscripts === 0 ? 1 : 0 })
const leavingOut: Effect<Game> = (before) => before
const payingTwice: Effect<Game> = (before, after) => ({
  ...after,
  resources: { ...after.resources, reds: 2 * after.resources.reds - before.resources.reds },
})

describe('an implementation whose Terror', () => {
  let suite: Suite
  beforeAll(() => {
    suite = suiteFrom(allBridgesBurning, ['terror', 'activism', 'rally', 'march', 'attack', 'crackdown'])
  })

  const runWith = (way: string, effect: Effect<Game>) =>
    conformed(allBridgesBurning, suite, effecting('terror', way, effect))

  it('also shifts levels: no clause is blamed, and it is told which levels change', async () => {
    const run = await runWith(RISING, alsoShifting)
    expect(run.totals.failed).toBeGreaterThan(10)
    expect(run.suspects).toEqual([])
    expect(run.unclaimed).toHaveLength(1)
    expect(run.unclaimed?.[0]?.what).toContain('level of Helsinki')
    expect(runSchema.parse(run)).toEqual(run)
    const [small] = run.reduced
    expect(small).toMatchObject({
      says: expect.stringMatching(/changed, though no clause changes it: level of \w+$/),
    })
    expect(small?.suspect).toBeUndefined()
    const wrong = effecting('terror', RISING, alsoShifting)
    expect(small && judged(allBridgesBurning, wrong, small)).toEqual({ right: true, wrong: false })
    for (const told of [conformText(run, paintFor(false)).replaceAll(/\s+/g, ' '), markdownOf(run), htmlOf([run])])
      expect(told).toMatch(/changed, though no clause changes it: level of [^()]+ \(\d+ cases\)/)
  })

  it('also changes what no case changes at all: no clause is blamed', async () => {
    const run = await runWith(RISING, alsoConscripting)
    expect(run.suspects).toEqual([])
    expect(run.unclaimed).toMatchObject([{ what: ['conscripts'] }])
  })

  it('does not raise Polarization: the clause is blamed that raises it before those that change something else, and nothing is said to be changed by no clause', async () => {
    const run = await runWith(RISING, leavingOut)
    const scoreOf = ({ id }: Clause) => run.suspects.find(({ clause }) => clause === id)?.score ?? 0
    expect(scoreOf(cited.terror.polarization)).toBe(run.suspects[0]?.score)
    expect(scoreOf(cited.terror.placeMarker)).toBeLessThan(scoreOf(cited.terror.polarization))
    expect(run.unclaimed).toBeUndefined()
  })

  it('costs the Reds twice as much: the price is blamed, before what else Terror changes', async () => {
    const run = await runWith(SELECTING, payingTwice)
    expect(run.suspects[0]?.clause).toBe(cited.terror.spaceCost.id)
    expect(run.unclaimed).toBeUndefined()
  })
})
