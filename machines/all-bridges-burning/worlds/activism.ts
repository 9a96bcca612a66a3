/** Small worlds of Activism. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { activismProcedure, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { alone, cells, readAs, withOnly } from './shared.js'

const terms: Terms = { faction: 'reds', spaces: ['Helsinki', 'Turku'], free: false, limited: false }
const of = (changes: Partial<Terms>) => call(activismProcedure, { ...terms, ...changes })

const withResources = (game: Game, reds: number, white = 0): Game => ({
  ...game,
  resources: { reds, senate: 3, moderates: 0 },
  resolved: { red: 0, white },
})

/** The worlds of the first step: own Cells and enemy Cells. */
function firstStep(start: Game): readonly World<Game>[] {
  const two = withOnly(withResources(start, 2), {
    Helsinki: {
      cells: {
        reds: { active: 1, inactive: 2 },
        senate: { active: 1, inactive: 1 },
        moderates: { active: 0, inactive: 1 },
      },
      news: { alone: 0, reds: 0, senate: 0, moderates: { active: 0, inactive: 1 } },
    },
    Turku: { cells: cells(1, 1) },
  })
  return [
    alone('Activism of the Reds in two spaces', two, of({})),
    alone('Activism of the Senate in a space', two, of({ faction: 'senate', spaces: ['Helsinki'] })),
    alone(
      'Activism of the Reds, the first step chosen in each space',
      readAs(two, { activismOption: 'each space' }),
      of({}),
    ),
    alone('Activism of the Reds, every flip being due', readAs(two, { activismFlips: 'all' }), of({})),
    alone('Limited Activism of the Reds', two, of({ limited: true })),
    alone('free Activism of the Reds', withResources(two, 0), of({ free: true, spaces: ['Helsinki'] })),
  ]
}

/** The worlds of the second step: the die, and Agitation. */
function secondStep(start: Game): readonly World<Game>[] {
  const inactive = withOnly(withResources(start, 1), {
    Helsinki: { cells: { ...cells(0), reds: { active: 0, inactive: 2 } } },
    Turku: { cells: { ...cells(0), reds: { active: 0, inactive: 1 } } },
    Viipuri: { cells: { ...cells(0), reds: { active: 0, inactive: 1 } } },
  })
  const office = withOnly(withResources(start, 5, 1), {
    Helsinki: { cells: cells(1), administrations: 1, terror: { red: 1, white: 1 } },
    Turku: { cells: cells(1), administrations: 1, terror: { red: 1, white: 0 }, level: 'Active Opposition' },
  })
  return [
    alone(
      'the die of Activism alone',
      readAs(inactive, { specialWithoutSpaces: 'no' }),
      of({ limited: true, spaces: 'any' }),
    ),
    alone('the die of Activism after spaces', withResources(inactive, 3), of({ spaces: ['Helsinki'] })),
    alone(
      'the die of Activism without spaces only',
      readAs(withResources(inactive, 2), { activismDie: 'alone' }),
      of({}),
    ),
    alone('Agitation by Activism', office, of({})),
    alone('Agitation by Activism with few Resources', withResources(office, 3, 1), of({ spaces: ['Helsinki'] })),
    alone(
      'Agitation by Activism, each Terror marker being paid for',
      readAs(office, { activismTerror: 'each marker' }),
      of({ spaces: ['Helsinki'], limited: true }),
    ),
    alone('Agitation by free Activism', withResources(office, 1), of({ spaces: ['Helsinki'], free: true })),
  ]
}

/** The worlds of Activism. */
export const activismWorlds = (start: Game): readonly World<Game>[] => [...firstStep(start), ...secondStep(start)]
