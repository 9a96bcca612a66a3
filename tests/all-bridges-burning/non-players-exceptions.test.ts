import { describe, expect, it } from 'vitest'
import {
  CHANGES,
  gained,
  handedOver,
  holdings,
  isTracked,
  paid,
  purse,
} from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import { FACTIONS, MILITANTS } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import type { World } from '../../src/core/kernel/book/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { once } from '../../src/core/kernel/quick/memoize.js'
import { everyWalk, gameAfter, type Walk } from './walk.js'
import { worlds } from './worlds.js'

const setUp: Game = { ...startingGame(standardComponents.deck), resources: { reds: 5, senate: 5, moderates: 5 } }
const played = withNonPlayers(setUp, { factions: FACTIONS })
const worldOf = (name: string) =>
  certain(
    worlds.find((world) => world.name === name),
    `world "${name}"`,
  )
/** Every walk through a world; several tests look at the same ones. */
const walksOf = (name: string): readonly Walk[] => walksIn(worldOf(name))
const walksIn = once(({ game, call }: World<Game>) => everyWalk(book, call.procedure.name, game, call.args))
const typesOf = ({ events }: Walk) => events.map(({ type }) => type)

describe('8.1.2 the Resources of Non-players', () => {
  it('are spent by nobody, and suffice for everything', () => {
    for (const faction of FACTIONS) {
      expect(paid(played, faction, 3)).toEqual(played)
      expect(purse(played, faction)).toBeGreaterThan(1000)
      expect(purse(setUp, faction)).toBe(5)
      expect(paid(setUp, faction, 3).resources[faction]).toBe(2)
    }
  })

  it('of Reds and Senate change by nothing whatever', () => {
    for (const faction of MILITANTS) {
      expect(CHANGES.filter((change) => isTracked.ask({ faction, change, reading: 'in all ways' }))).toEqual([])
      expect([gained(played, faction, 4), gained(played, faction, -4)]).toEqual([played, played])
      expect(holdings(played, faction)).toBe(0)
    }
  })

  it('of the Moderates change by all but what they would spend', () => {
    expect(gained(played, 'moderates', 4).resources.moderates).toBe(9)
    expect(gained(played, 'moderates', 40).resources.moderates).toBe(30)
    expect(gained(played, 'moderates', -7).resources.moderates).toBe(0)
    expect(handedOver(played, { from: 'moderates', to: 'reds', amount: 2 }).resources).toEqual({
      ...setUp.resources,
      moderates: 3,
    })
    expect(handedOver(played, { from: 'reds', to: 'moderates', amount: 2 }).resources).toEqual({
      ...setUp.resources,
      moderates: 7,
    })
    expect(holdings(played, 'moderates')).toBe(5)
  })
})

describe('8.1.2 Resources that go to a Non-player without a cylinder', () => {
  const against = withNonPlayers(setUp, { factions: ['senate', 'moderates'] })
  const paying = (game: Game) => handedOver(game, { from: 'reds', to: 'senate', amount: 2 }).resources

  it('are lost, or kept if nothing is handed over to nobody', () => {
    expect(paying(against)).toEqual({ reds: 3, senate: 5, moderates: 5 })
    expect(paying({ ...against, readings: { paymentToNonPlayer: 'kept' } })).toEqual(setUp.resources)
  })

  it('reach the Moderates under every reading', () => {
    for (const readings of [{}, { paymentToNonPlayer: 'kept' }, { moderatesGain: 'as listed' }])
      expect(handedOver({ ...against, readings }, { from: 'reds', to: 'moderates', amount: 2 }).resources).toEqual({
        reds: 3,
        senate: 5,
        moderates: 7,
      })
  })
})

describe('8.1.3 the Attack Strength of a Non-player', () => {
  const strengths = (name: string) =>
    new Set(
      walksOf(name).flatMap(({ places }) => {
        const { strength, face } = certain(places.at(-1), 'end').context.data as { strength: number; face: number }
        return face > 0 ? [strength] : []
      }),
    )

  it('is five for the Reds and seven for the Senate, less two for a Prepared marker of the Defender', () => {
    expect(strengths('a battle of Non-player Reds')).toEqual(new Set([3]))
    expect(strengths('a battle of the Non-player Senate')).toEqual(new Set([5]))
  })

  it('is never bought', () => {
    for (const name of ['a battle of Non-player Reds', 'a battle of the Non-player Senate'])
      for (const walk of walksOf(name)) expect(typesOf(walk)).not.toContain('add Strength')
  })
})

describe('8.1.3 the Rally of a Non-player', () => {
  it('never asks how much to Offset', () => {
    for (const name of ['Rally of Non-player Reds', 'Rally of Non-player Moderates'])
      for (const walk of walksOf(name)) expect(typesOf(walk).filter((type) => /Offset/.test(type))).toEqual([])
  })

  it('can place as many Cells as if neither Terror nor Support were there', () => {
    const inHelsinki = ({ spaces }: Game) => spaces.Helsinki.cells.reds.inactive
    const name = 'Rally of Non-player Reds'
    const most = Math.max(...walksOf(name).map((walk) => inHelsinki(gameAfter(walk))))
    expect(most - inHelsinki(worldOf(name).game)).toBe(1)
  })
})

describe('8.1.3 the Activism of a Non-player', () => {
  it('goes back to the Cells after the die, unless 3.2.2 is read to the letter', () => {
    const backAgain = (name: string) =>
      walksOf(name).some((walk) => {
        const types = typesOf(walk)
        return types.lastIndexOf('remove') > types.indexOf('take the die') && types.includes('take the die')
      })
    expect(backAgain('Activism by card #56')).toBe(true)
    expect(backAgain('Activism by card #50 as 3.2.2 has it')).toBe(false)
  })

  it('takes one step in a Limited Command', () => {
    for (const walk of walksOf('Limited Activism by card #49')) {
      const steps = typesOf(walk).filter((type) => ['remove', 'flip in', 'Agitate', 'take the die'].includes(type))
      expect(steps.length).toBeLessThanOrEqual(1)
    }
  })

  it('rolls no die of its own where one was retained', () => {
    const rolls = (name: string) => walksOf(name).some((walk) => typesOf(walk).includes('roll'))
    expect(rolls('Activism by card #56')).toBe(false)
    expect(rolls('Activism by card #50')).toBe(true)
  })

  it('Activates nobody without a die', () => {
    for (const walk of walksOf('Activism by card #56 without a die in Phase II'))
      expect(typesOf(walk)).not.toContain('Activate')
  })
})
