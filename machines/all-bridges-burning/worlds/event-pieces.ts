/** Small worlds of Events that place, remove, replace, flip and move pieces. @module */

import { call, type World } from '#kernel'
import {
  betweenBoxesProcedure,
  flipProcedure,
  moveProcedure,
  newsProcedure,
  placeProcedure,
  removeProcedure,
  replaceProcedure,
} from '#spec/all-bridges-burning/events/procedures'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import type { Faction } from '#spec/all-bridges-burning/vocabulary'
import { known } from './event-known.js'
import { alone, cells, readAs, withOnly } from './shared.js'

/** News that Moderates Cells hold, and that lies by itself. */
const news = (active: number, alone = 0): SpaceState['news'] => ({
  alone,
  reds: 0,
  senate: 0,
  moderates: { active, inactive: 0 },
})

function placing(phaseTwo: Game): readonly World<Game>[] {
  const full = withOnly(
    { ...phaseTwo, troopBoxes: { germany: 1, russia: 0 } },
    { Turku: { cells: cells(1), administrations: 1, networks: 1 }, Helsinki: { cells: cells(1) } },
  )
  return [
    alone(
      'an Event by which the Reds place Cells and Administrations of their own',
      full,
      call(
        placeProcedure,
        known({ do: 'place', of: 'reds', piece: ['Cell', 'Administration'], count: 2, each: 1 } as const, 'reds', [
          'Turku',
          'Helsinki',
        ]),
      ),
    ),
    alone(
      'an Event that may place Troops',
      full,
      call(
        placeProcedure,
        known(
          { do: 'place', of: ['germany', 'russia'], piece: 'Troop', count: 2, spaces: 1, optional: true } as const,
          'senate',
        ),
      ),
    ),
    ...(['Active', 'Inactive'] as const).map((status) =>
      alone(
        `an Event that places an ${status} Cell of the Moderates`,
        full,
        call(
          placeProcedure,
          known({ do: 'place', of: 'moderates', piece: 'Cell', status } as const, 'senate', ['Vaasa']),
        ),
      ),
    ),
  ]
}

function taking(phaseTwo: Game): readonly World<Game>[] {
  const mixed = withOnly(
    { ...phaseTwo, troopBoxes: { germany: 0, russia: 0 } },
    {
      Turku: { cells: cells(1, 1, 2), news: news(1), administrations: 1, networks: 1 },
      Uusimaa: { cells: cells(1), troops: { germany: 1, russia: 1 } },
    },
  )
  const troops = { do: 'remove', of: 'germany', piece: 'Troop', to: 'Out of Play' } as const
  const some = {
    do: 'remove',
    of: ['reds', 'moderates'],
    piece: ['Cell', 'Administration'],
    count: 2,
    each: 1,
  } as const
  const prisoners = { do: 'remove', of: 'enemies', piece: 'Cell', to: 'Prisoners', optional: true } as const
  const byCell = {
    do: 'replace',
    of: 'enemies',
    piece: 'Cell',
    count: 2,
    with: { of: 'executing', piece: 'Cell' },
  } as const
  const byNetwork = {
    do: 'replace',
    of: ['senate', 'reds'],
    piece: ['Cell', 'Administration'],
    optional: true,
    with: { of: 'moderates', piece: 'Network' },
  } as const
  const emptied: Game = { ...mixed, prisoners: { ...mixed.prisoners, reds: 18 } }
  return [
    alone('an Event that removes pieces', mixed, call(removeProcedure, known(some, 'senate'))),
    alone('an Event that may imprison', mixed, call(removeProcedure, known(prisoners, 'senate', ['Turku']))),
    alone('an Event that removes Cells where none are', mixed, call(removeProcedure, known(some, 'senate', ['Vaasa']))),
    alone(
      'an Event that replaces Cells where none are',
      mixed,
      call(replaceProcedure, known(byCell, 'reds', ['Vaasa'])),
    ),
    alone('an Event that removes Troops', mixed, call(removeProcedure, known(troops, 'reds'))),
    alone('an Event that replaces Cells by own ones', mixed, call(replaceProcedure, known(byCell, 'reds', ['Turku']))),
    alone('an Event that replaces Cells, none being Available', emptied, call(replaceProcedure, known(byCell, 'reds'))),
    alone('an Event that may replace pieces by a Network', mixed, call(replaceProcedure, known(byNetwork, 'senate'))),
    alone(
      'an Event by which the Moderates replace pieces by a Network of their own',
      mixed,
      call(replaceProcedure, known(byNetwork, 'moderates')),
    ),
  ]
}

function turning(phaseTwo: Game): readonly World<Game>[] {
  const mixed = withOnly(phaseTwo, {
    Turku: { cells: { ...cells(1, 0, 1), reds: { active: 1, inactive: 1 } }, news: news(1), networks: 1 },
    Helsinki: { administrations: 1, networks: 1, troops: { germany: 1, russia: 0 } },
  })
  const flip = { do: 'flip', of: ['reds', 'moderates'], to: 'the other side', count: 'all' } as const
  const down = { do: 'flip', of: 'reds', to: 'Inactive', optional: true } as const
  const move = {
    do: 'move',
    of: ['reds', 'moderates', 'germany'],
    piece: ['Cell', 'Network', 'Troop'],
    count: 2,
    to: { in: ['Helsinki', 'Turku'] },
  } as const
  const near = { do: 'move', of: 'reds', piece: 'Cell', optional: true, to: { adjacentTo: 'origin' } } as const
  return [
    alone('an Event that flips all Cells', mixed, call(flipProcedure, known(flip))),
    alone('an Event that may flip a Cell', mixed, call(flipProcedure, known(down, 'senate', ['Turku']))),
    alone('an Event that moves pieces to two spaces', mixed, call(moveProcedure, known(move))),
    alone('an Event that moves pieces where none are', mixed, call(moveProcedure, known(move, 'reds', ['Vaasa']))),
    alone('an Event that may move a Cell to an adjacent space', mixed, call(moveProcedure, known(near))),
  ]
}

function newsLeft(phaseTwo: Game): readonly World<Game>[] {
  const left = call(newsProcedure, { executing: 'reds', space: 'Turku' })
  const at = (reds: number, moderates: number, holding: number) =>
    withOnly(phaseTwo, { Turku: { cells: cells(reds, 0, moderates), news: news(holding, 1) } })
  const by = (executing: Faction) => call(newsProcedure, { executing, space: 'Turku' })
  return [
    alone('News of a removed Cell where the executing Faction has a Cell', at(1, 1, 0), left),
    alone('News of a removed Cell where the executing Faction has none', at(0, 1, 0), left),
    alone('News of a removed Cell where another Moderates Cell holds News', at(1, 2, 1), left),
    alone('News of a removed Cell, to be passed on', readAs(at(1, 1, 0), { newsByEvent: 'as for Terror' }), left),
    alone('News of a Cell that the Moderates removed themselves', at(1, 1, 0), by('moderates')),
    alone('News of the last Cell that the Moderates removed themselves', at(1, 0, 0), by('moderates')),
  ]
}

/** The worlds of Events that place, remove, replace, flip and move pieces. */
export const eventPieceWorlds = (start: Game, phaseTwo: Game): readonly World<Game>[] => [
  ...placing(phaseTwo),
  ...taking(phaseTwo),
  ...turning(phaseTwo),
  ...newsLeft(phaseTwo),
  ...(['reds', 'senate', 'russia'] as const).map((of) =>
    alone(
      `an Event that takes pieces of ${of} from a box`,
      { ...start, prisoners: { reds: 2, senate: 0, moderates: 0 } },
      call(
        betweenBoxesProcedure,
        known({ do: 'between boxes', of, from: of === 'reds' ? 'Prisoners' : 'Out of Play', to: 'Available' } as const),
      ),
    ),
  ),
]
