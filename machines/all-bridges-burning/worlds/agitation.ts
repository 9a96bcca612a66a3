/** Small worlds of Agitation. @module */

import { call, type World } from '#kernel'
import { emptySpace, type Game } from '#spec/all-bridges-burning/game'
import { agitationProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { COLORS, type Color, type FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { alone, cells, readAs, withOnly } from './shared.js'

/** The worlds of Agitation. */
export function agitationWorlds(start: Game): readonly World<Game>[] {
  const terror = { red: 1, white: 1 }
  const rich: Game = { ...start, resources: { reds: 4, senate: 4, moderates: 3 }, resolved: { red: 1, white: 1 } }
  const senate = withOnly(rich, {
    Vaasa: { cells: cells(0, 2), level: 'Passive Support' },
    Pohjanmaa: { cells: cells(0, 1), terror, level: 'Passive Opposition' },
    Helsinki: { cells: cells(2, 1) },
  })
  const extreme = withOnly(rich, {
    Vaasa: { cells: cells(0, 2), level: 'Active Support' },
    Pohjanmaa: { cells: cells(0, 1), terror, level: 'Passive Opposition' },
    Tampere: { cells: cells(2), level: 'Passive Opposition' },
    Turku: { cells: cells(1), level: 'Neutral' },
  })
  const reds = withOnly(rich, {
    Tampere: { cells: cells(3), terror: { red: 0, white: 1 }, level: 'Passive Opposition' },
    Turku: { cells: cells(0), administrations: 1 },
    Viipuri: { cells: { ...cells(0), reds: { active: 0, inactive: 2 } }, administrations: 0 },
  })
  const moderates = withOnly(rich, {
    Helsinki: { cells: cells(1, 1, 2), level: 'Active Opposition', terror },
    Turku: { cells: cells(0, 0, 1), level: 'Passive Support' },
    Viipuri: { cells: cells(2, 0, 1) },
  })
  const heldByActive = { ...emptySpace.news, moderates: { active: 1, inactive: 0 } }
  const of = (faction: (typeof FACTIONS)[number]) => call(agitationProcedure, { faction })
  return [
    alone('Agitation of the Senate in two spaces', senate, of('senate')),
    alone(
      'Agitation of the Senate, choosing in each space',
      readAs(senate, { senateOption: 'each space' }),
      of('senate'),
    ),
    alone(
      'Agitation of the Senate, the extra cost on every use',
      readAs(senate, { surchargeScope: 'every use' }),
      of('senate'),
    ),
    alone(
      'Agitation of the Senate, towards Support only',
      readAs(extreme, { shiftDirection: 'own side' }),
      of('senate'),
    ),
    alone('Agitation of the Reds in two spaces', reds, of('reds')),
    alone('Agitation of the Reds, a shift being required', readAs(reds, { terrorOnly: 'shift required' }), of('reds')),
    alone(
      'Agitation of the Reds, towards Opposition only',
      readAs(extreme, { shiftDirection: 'own side' }),
      of('reds'),
    ),
    alone(
      'Agitation of the Reds, the extra cost on every use',
      readAs(reds, { surchargeScope: 'every use' }),
      of('reds'),
    ),
    alone(
      'Agitation of the Senate, Terror to be removed in all its spaces',
      readAs(senate, { senateTerror: 'all eligible spaces' }),
      of('senate'),
    ),
    alone(
      'Agitation of the Moderates with all Issues Resolved',
      readAs({ ...moderates, resolved: { red: 1, white: 2 } }, { cubesWithoutAnIssue: 'not allowed' }),
      of('moderates'),
    ),
    alone('Agitation of the Moderates in two spaces', moderates, of('moderates')),
    alone(
      'Agitation of the Reds, an Administration to be taken off the map first',
      readAs(
        withOnly(reds, { Helsinki: { cells: cells(2) }, Turku: { administrations: 2 }, Vaasa: { administrations: 1 } }),
        {
          exchangeInAgitation: 'own disc',
        },
      ),
      of('reds'),
    ),
    alone(
      'Agitation of the Moderates, a Network to be taken off the map first',
      readAs(withOnly(moderates, { Helsinki: { cells: cells(0, 0, 2) }, Turku: { networks: 2 } }), {
        exchangeInAgitation: 'own disc',
      }),
      of('moderates'),
    ),
    alone(
      'Agitation of the Moderates for two Networks',
      withOnly(
        { ...rich, polarization: 0, resources: { ...rich.resources, moderates: 2 }, cubes: { red: 3, white: 3 } },
        { Helsinki: { cells: cells(0, 2, 2), news: heldByActive }, Turku: { cells: cells(2, 0, 2) } },
      ),
      of('moderates'),
    ),
    alone('Agitation at Polarization zero', { ...moderates, polarization: 0 }, of('moderates')),
    ...COLORS.map((color: Color) =>
      alone(
        `Agitation of the Moderates with all ${color} cubes placed`,
        { ...moderates, resources: { ...moderates.resources, moderates: 1 }, cubes: { red: 0, white: 0, [color]: 3 } },
        of('moderates'),
      ),
    ),
  ]
}
