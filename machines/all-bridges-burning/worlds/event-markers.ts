/** Small worlds of Events that shift levels and tracks, and that place or remove markers and cubes. @module */

import { call, type World } from '#kernel'
import { MARKERS, type Track } from '#spec/all-bridges-burning/events/marker-effects'
import {
  cubeProcedure,
  markProcedure,
  sabotageProcedure,
  shiftProcedure,
  trackProcedure,
} from '#spec/all-bridges-burning/events/procedures'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { LEVELS } from '#spec/all-bridges-burning/vocabulary'
import { known } from './event-known.js'
import { alone, cells, readAs, withOnly } from './shared.js'

function shifting(start: Game): readonly World<Game>[] {
  const [one, two, three, four, five] = LEVELS
  const levels = withOnly(start, {
    Helsinki: { level: one },
    Tampere: { level: two },
    Turku: { level: three },
    Vaasa: { level: four },
    Viipuri: { level: five },
  })
  const towns = ['Helsinki', 'Tampere', 'Turku', 'Vaasa', 'Viipuri'] as const
  const shift = (toward: 'Support' | 'Opposition' | 'Neutral' | 'either', optional = false) =>
    alone(
      `an Event that ${optional ? 'may shift' : 'shifts'} levels to ${toward}`,
      levels,
      call(shiftProcedure, known({ do: 'shift', toward, count: 2, each: 1, optional } as const, 'reds', towns)),
    )
  return [
    shift('Support'),
    shift('Opposition'),
    shift('Neutral'),
    shift('either', true),
    alone(
      'an Event that shifts a level nowhere',
      levels,
      call(shiftProcedure, known({ do: 'shift', toward: 'Support' } as const, 'reds', ['Viipuri'])),
    ),
  ]
}

function tracks(start: Game): readonly World<Game>[] {
  const rich: Game = { ...start, resources: { reds: 5, senate: 29, moderates: 0 } }
  const texts: readonly Track[] = [
    { do: 'shift Polarization', amount: 2 },
    { do: 'shift Vassalage', power: 'russia', amount: -1 },
    { do: 'gain Resources', of: 'enemies', amount: 3 },
    { do: 'lose Resources', of: ['reds', 'moderates'], amount: 2 },
    { do: 'transfer Resources', from: 'executing', to: 'senate', amount: 3 },
    { do: 'transfer Resources', from: 'senate', to: 'executing', amount: 3 },
    { do: 'transfer Resources', from: 'reds', to: 'executing', amount: 1 },
  ]
  return [
    ...texts.map((text, index) =>
      alone(`an Event on the tracks, ${index + 1}: ${text.do}`, rich, call(trackProcedure, known(text))),
    ),
    alone(
      'an Event that hands over Resources, what is beyond 30 being lost',
      readAs(rich, { transferAtTheLimit: 'lost' }),
      call(trackProcedure, known({ do: 'transfer Resources', from: 'reds', to: 'senate', amount: 3 } as const)),
    ),
  ]
}

function cubes(start: Game): readonly World<Game>[] {
  const some: Game = { ...start, cubes: { red: 3, white: 1 } }
  const resolved: Game = { ...some, resolved: { red: 1, white: 2 } }
  const place = (color: 'red' | 'white' | 'any') =>
    call(cubeProcedure, known({ do: 'place cube', color, count: 2 } as const))
  const remove = { do: 'remove cube', color: 'any', count: 'all', optional: true } as const
  return [
    alone('an Event that places cubes', some, place('any')),
    alone('an Event that places red cubes', some, place('red')),
    alone('an Event that may remove cubes', some, call(cubeProcedure, known(remove))),
    alone(
      'an Event that removes white cubes',
      { ...some, cubes: { red: 1, white: 0 } },
      call(cubeProcedure, known({ do: 'remove cube', color: 'white' } as const)),
    ),
    alone(
      'an Event that places cubes without an Issue for them',
      readAs(resolved, { cubesWithoutAnIssue: 'not allowed' }),
      place('white'),
    ),
  ]
}

const held: SpaceState['news'] = { alone: 0, reds: 1, senate: 0, moderates: { active: 1, inactive: 0 } }

function markers(phaseTwo: Game): readonly World<Game>[] {
  const marked = withOnly(phaseTwo, {
    Turku: {
      cells: cells(1, 1, 1),
      terror: { red: 1, white: 1 },
      prepared: { reds: 1, senate: 0 },
      personality: true,
    },
    Helsinki: { news: held, cells: cells(1, 0, 1) },
    Vaasa: {},
  })
  const places = ['Turku', 'Vaasa'] as const
  const bare = withOnly(phaseTwo, {
    Turku: { cells: { ...cells(1, 1, 1), moderates: { active: 1, inactive: 1 } } },
    Vaasa: {},
  })
  const sabotaged: Game = { ...bare, sabotage: ['Häme | Tampere'] }
  const place = (game: Game, name: string, by: 'reds' | 'moderates') =>
    MARKERS.map((marker) =>
      alone(
        `an Event by which the ${by} place ${marker} ${name}`,
        game,
        call(markProcedure, known({ do: 'place marker', marker, count: 2, each: 1 } as const, by, places)),
      ),
    )
  const all = { do: 'remove marker', marker: MARKERS, count: 2, spaces: 1 } as const
  const may = { do: 'remove marker', marker: ['red Terror', 'Personality'], optional: true } as const
  return [
    ...place(bare, 'with room', 'moderates'),
    ...place(marked, 'without room', 'reds'),
    alone(
      'an Event that may place a marker',
      bare,
      call(
        markProcedure,
        known({ do: 'place marker', marker: 'red Terror', optional: true } as const, 'reds', ['Turku']),
      ),
    ),
    alone('an Event that removes markers', marked, call(markProcedure, known(all, 'reds', ['Turku', 'Helsinki']))),
    alone('an Event that may remove a marker', marked, call(markProcedure, known(may, 'senate', ['Turku']))),
    alone(
      'an Event that removes a marker that is nowhere',
      bare,
      call(markProcedure, known({ ...may, optional: false })),
    ),
    ...(['place Sabotage', 'remove Sabotage'] as const).flatMap((text) => [
      alone(
        `an Event that may ${text}`,
        sabotaged,
        call(sabotageProcedure, known({ do: text, optional: true } as const, 'reds', ['Tampere', 'Vaasa'])),
      ),
      alone(
        `an Event to ${text} where it cannot be done`,
        sabotaged,
        call(
          sabotageProcedure,
          known({ do: text, count: 'all' } as const, 'reds', text === 'place Sabotage' ? ['Tampere'] : ['Vaasa']),
        ),
      ),
    ]),
  ]
}

/** The worlds of Events that shift levels and tracks, and that place or remove markers and cubes. */
export const eventMarkerWorlds = (start: Game, phaseTwo: Game): readonly World<Game>[] => [
  ...shifting(start),
  ...tracks(start),
  ...cubes(start),
  ...markers(phaseTwo),
]
