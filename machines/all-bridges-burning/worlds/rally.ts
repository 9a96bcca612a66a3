/** Small worlds of Rally, and of own pieces that are taken off the map for it. @module */

import { type Call, call, type World } from '#kernel'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { moderatesRallyProcedure, rallyProcedure, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { type OwnPiece, ownNewsProcedure, ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

interface Narrowed {
  readonly free?: boolean
  readonly limited?: boolean
}

const terms = (
  faction: Faction,
  spaces: readonly Space[],
  { free = false, limited = false }: Narrowed = {},
): Terms => ({
  faction,
  spaces,
  free,
  limited,
})

const rally = (faction: 'reds' | 'senate', spaces: readonly Space[], narrowed?: Narrowed): Call =>
  call(rallyProcedure, terms(faction, spaces, narrowed))

const moderatesRally = (spaces: readonly Space[], narrowed?: Narrowed): Call =>
  call(moderatesRallyProcedure, terms('moderates', spaces, narrowed))

const own = (faction: Faction, piece: OwnPiece, wanted = 1): Call =>
  call(ownPiecesProcedure, { faction, piece, wanted })

/** Cells of one Faction, Active and not. */
const mixed = (faction: Faction, active: number, inactive: number): SpaceState['cells'] => ({
  ...cells(0),
  [faction]: { active, inactive },
})

/** News that Cells of the Moderates hold. */
const news = (active: number, inactive: number): SpaceState['news'] => ({
  alone: 0,
  reds: 0,
  senate: 0,
  moderates: { active, inactive },
})

const white = { red: 0, white: 1 }
const red = { red: 1, white: 0 }

/** The worlds of Rally of the Reds and the Senate. */
function worldsOfMilitants(start: Game): readonly World<Game>[] {
  const rich: Game = { ...start, polarization: 2, resources: { reds: 4, senate: 4, moderates: 4 } }
  const reds = withOnly(rich, {
    Helsinki: { level: 'Passive Opposition', terror: white },
    Tampere: { level: 'Passive Support', cells: mixed('reds', 1, 2) },
    Turku: { cells: mixed('reds', 2, 0), terror: white, administrations: 1, networks: 1 },
  })
  const senate = withOnly(rich, {
    Vaasa: { level: 'Active Support', cells: cells(0, 1) },
    Viipuri: { level: 'Passive Opposition', terror: red },
  })
  const hindered = withOnly(rich, { Vaasa: { level: 'Active Support', terror: white, cells: mixed('reds', 0, 2) } })
  const three: readonly Space[] = ['Helsinki', 'Tampere', 'Turku']
  return [
    alone('Rally of the Reds in two spaces of three', reds, rally('reds', three)),
    alone(
      'Rally of the Senate at Polarization 0',
      { ...senate, polarization: 0 },
      rally('senate', ['Vaasa', 'Viipuri']),
    ),
    alone(
      'Rally of the Senate with one Resource',
      { ...senate, resources: { reds: 0, senate: 1, moderates: 0 } },
      rally('senate', ['Vaasa', 'Viipuri']),
    ),
    alone('Limited Rally of the Reds', reds, rally('reds', three, { limited: true })),
    alone('free Limited Rally of the Reds', hindered, rally('reds', ['Vaasa'], { free: true, limited: true })),
    alone(
      'free Rally of the Reds, everything being Offset',
      readAs(hindered, { freeOffset: 'in full' }),
      rally('reds', ['Vaasa'], { free: true, limited: true }),
    ),
    alone(
      'Rally of the Reds, all that the count comes to',
      readAs(reds, { rallyNumber: 'exactly' }),
      rally('reds', ['Helsinki', 'Tampere']),
    ),
    whole(
      'Rally of the Reds, all their Cells being on the map',
      withOnly(rich, { Tampere: { level: 'Active Opposition', cells: mixed('reds', 18, 2) } }),
      rally('reds', ['Tampere']),
    ),
    whole(
      'Rally of the Reds, all Administrations being on the map',
      withOnly(rich, {
        Helsinki: { administrations: 2 },
        Tampere: { level: 'Passive Support', cells: mixed('reds', 1, 1) },
        Viipuri: { administrations: 1 },
      }),
      rally('reds', ['Tampere']),
    ),
  ]
}

/** The worlds of Rally of the Moderates. */
function worldsOfModerates(start: Game): readonly World<Game>[] {
  const rich: Game = { ...start, polarization: 6, resources: { reds: 4, senate: 4, moderates: 3 } }
  const towns = withOnly(rich, {
    Helsinki: { networks: 1, cells: mixed('moderates', 3, 0), news: news(1, 0) },
    Turku: { level: 'Passive Support', terror: { red: 1, white: 1 } },
  })
  const cellsAndDiscs = withOnly(rich, {
    Turku: { cells: mixed('moderates', 1, 2), networks: 1, administrations: 1 },
    Viipuri: { level: 'Active Opposition', cells: mixed('moderates', 1, 1), personality: true },
  })
  return [
    alone('Rally of the Moderates in two spaces', towns, moderatesRally(['Helsinki', 'Turku'])),
    alone('Rally of the Moderates with discs', cellsAndDiscs, moderatesRally(['Turku', 'Viipuri'])),
    alone(
      'Rally of the Moderates, spaces only being cheaper',
      readAs(towns, { rallyDiscountCovers: 'spaces only' }),
      moderatesRally(['Helsinki', 'Turku']),
    ),
    alone(
      'Rally of the Moderates by the Polarization of its start',
      readAs(towns, { rallyDiscountTime: 'from the start' }),
      moderatesRally(['Turku']),
    ),
    alone(
      'Rally of the Moderates with too few Resources',
      { ...cellsAndDiscs, polarization: 5, resources: { reds: 0, senate: 0, moderates: 1 } },
      moderatesRally(['Turku', 'Viipuri']),
    ),
    alone(
      'free Limited Rally of the Moderates, everything being Offset',
      readAs(towns, { freeOffset: 'in full' }),
      moderatesRally(['Turku', 'Viipuri'], { free: true, limited: true }),
    ),
    alone('free Rally of the Moderates', towns, moderatesRally(['Helsinki', 'Turku'], { free: true })),
    whole(
      'Rally of the Moderates, all their pieces being on the map',
      withOnly(rich, {
        Helsinki: { networks: 1 },
        Turku: { networks: 1, cells: mixed('moderates', 1, 5), news: news(0, 1) },
      }),
      moderatesRally(['Turku', 'Viipuri'], { limited: true }),
    ),
  ]
}

/** The worlds in which a Faction takes pieces back. */
function worldsOfOwnPieces(start: Game): readonly World<Game>[] {
  const map = withOnly(start, {
    Helsinki: { networks: 1, cells: mixed('moderates', 1, 1), personality: true },
    Tampere: { administrations: 1, networks: 1, cells: cells(0, 2) },
    Viipuri: { administrations: 2 },
    Turku: { cells: mixed('moderates', 2, 2), news: news(1, 0) },
  })
  const keeping = readAs(map, { newsOfOwnCells: 'passed on' })
  return [
    alone('own Cells that are short', map, own('moderates', 'Cell', 2)),
    alone('own Cells enough', map, own('senate', 'Cell', 2)),
    alone('own Cells, whenever it likes', readAs(map, { ownPiecesWhen: 'at will' }), own('senate', 'Cell', 2)),
    whole('own Cells, their News passed on', keeping, own('moderates', 'Cell')),
    alone('the News of own Cells', map, call(ownNewsProcedure, { space: 'Turku', markers: 1 })),
    alone('the News of own Cells, passed on', keeping, call(ownNewsProcedure, { space: 'Turku', markers: 1 })),
    alone('own Administrations', map, own('reds', 'Administration')),
    alone('own Networks', map, own('moderates', 'Network')),
    alone('the Personality', map, own('moderates', 'Personality')),
    alone('the Personality of nobody else', map, own('reds', 'Personality')),
    alone('the Personality that is Available', withOnly(start, {}), own('moderates', 'Personality')),
  ]
}

/** The worlds of Rally, and of own pieces. */
export const rallyWorlds = (start: Game): readonly World<Game>[] => [
  ...worldsOfMilitants(start),
  ...worldsOfModerates(start),
  ...worldsOfOwnPieces(start),
]
