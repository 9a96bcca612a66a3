import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { germanAction } from '#spec/all-bridges-burning/3-commands/3.4-flowchart'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { neighbors, standardMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { germanFlowchartProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { emptyGame, startingGame } from '#spec/all-bridges-burning/starting-game'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { situationOf } from '../../machines/all-bridges-burning/3-commands/3.4-german-actions.js'
import { assemble } from '../../machines/all-bridges-burning/assemble.js'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { charting } from '../../src/core/kernel/charts/chart.js'
import { withOnly } from './positions.js'
import { everyWalk, gameAfter } from './walk.js'

const byChance = { senateDecides: 'nothing' } as const

const withGermans = (space: Space, game: Game): Game => ({
  ...game,
  phase: 2,
  spaces: { ...game.spaces, [space]: { ...game.spaces[space], troops: { germany: 1, russia: 0 } } },
})

describe('the flowchart that stands in', () => {
  it('sends Germans to every adjacent space with Reds, and to no other', () => {
    const start = startingGame(standardComponents.deck)
    const games = SPACES.map((space) => ({ space, game: withGermans(space, start) }))
    const moving = games.filter(({ game }) => germanAction.ask(situationOf(standardMap, game)) === 'Move')
    expect(moving.length).toBeGreaterThan(2)
    for (const { space, game } of moving) {
      const ends = everyWalk(allBridgesBurning, 'german flowchart', game, byChance).map(gameAfter)
      const reached = SPACES.filter((name) => ends.some(({ spaces }) => spaces[name].troops.germany > 0))
      const { spaces } = game
      const near = neighbors(standardMap, space).filter((name) => {
        const { cells, administrations } = spaces[name]
        return cells.reds.active + cells.reds.inactive + administrations > 0
      })
      expect(reached.toSorted(), space).toEqual([...near].toSorted())
    }
  })

  it('lands all Troops of the box on every face of the die, at the site of that range', () => {
    const boxed: Game = { ...withOnly(emptyGame, {}), phase: 2, troopBoxes: { germany: 4, russia: 0 } }
    const walks = everyWalk(allBridgesBurning, 'german flowchart', boxed, byChance)
    expect(walks).toHaveLength(6)
    for (const walk of walks) {
      const [roll] = walk.events as readonly { readonly type: string; readonly face?: number }[]
      const face = certain(roll?.face, 'face')
      const { space } = certain(
        standardMap.landingSites.find(({ from, to }) => from <= face && face <= to),
        'Landing Site',
      )
      const game = gameAfter(walk)
      expect([game.spaces[space].troops.germany, game.spaces[space].news.alone, game.troopBoxes.germany]).toEqual([
        4, 1, 0,
      ])
    }
  })
})

describe('a flowchart of one’s own', () => {
  const idle = charting<Game>()
    .implementing(germanFlowchartProcedure, z.strictObject({}))
    .chart({
      door: { phase: ({ game }) => game.phase },
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'nothing to do',
      states: { 'nothing to do': { type: 'final' } },
      output: 'no action',
    })
  const book = assemble({ ...standardComponents, germans: () => idle })

  it('takes the place of the stand-in', () => {
    expect(book.charts.filter(({ procedure }) => procedure.name === 'german flowchart')).toEqual([idle])
    expect(everyWalk(book, 'german flowchart', { ...emptyGame, phase: 2 }, byChance)).toHaveLength(1)
  })
})
