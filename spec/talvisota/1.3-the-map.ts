/** 1.3 The map. @module */
import { component, note, prohibition, question, rule } from 'rulewright/book'
import { COUNTERS, HISTORY, MAP, POINTER } from './reasons.js'
import { ahead, section } from './section.js'

export const theMap = section('theMap', '1.3', 'The map', {})

export const mapSpaces = section('mapSpaces', '1.3.1', 'General points', {
  land: component('The map shows Finland and the Soviet lands beside it.', { status: MAP }),
  connections: rule('It consists of spaces, and of connections between them.', { status: MAP }),
  roads: note('Connections are trails, roads and railways.', { status: HISTORY }),
  colours: component('Finnish spaces are blue, Soviet ones red.', { status: MAP }),
  value: component('A Finnish space has a name and a number.', { status: MAP }),
  defends: rule('The number is what the space adds to its defence.'),
  morale: rule('It is also what the Finnish morale loses when the Soviets take the space.'),
  dotted: component('A dotted line marks the spaces of the Finnish defence lines.', { status: MAP, see: ['8'] }),
  sovietNames: component('A Soviet space has a name.', { status: MAP }),
  frontNames: component('A space named for a Front is a logistic centre.', { status: MAP }),
  marchLink: prohibition('The connection of Orianenbaum and Koivisto cannot be used before March I.'),
})

export const terrain = section('terrain', '1.3.2', 'Terrains and climate conditions', {
  winter: note('It is winter on the map.', { status: HISTORY }),
  markers: note('Ground and weather are told by Environment markers in combat.', { status: POINTER, see: ['5'] }),
  penalties: note('They are mostly penalties for the Soviets.', { status: POINTER }),
})

export const scales = section('scales', '1.3.3', 'Scales', {
  distance: note('1.5 cm of the map are about 40 km.', { status: HISTORY }),
  days: note('A turn is about 15 days.', { status: HISTORY }),
  units: note('A unit is a division or two, a brigade, a squadron, a regiment or a special unit.', {
    status: COUNTERS,
  }),
  turns: rule('There are eight turns.'),
  months: rule('A month has two turns.'),
})

export const marchUse = question('marchUse', {
  asks: 'Who can go over the connection that opens in March?',
  clauses: [mapSpaces.marchLink, ahead('sovietSupports.meretskovLink')],
  readings: {
    'with Meretskov':
      'A force whose Combat Strategy has the support Meretskov, and no other, in attack, in retreat or to join; what is in line or beside it is so from March on.',
    'attacks with Meretskov': 'It takes him to attack over it; for all else it is open from March on.',
    all: 'Every force from March on.',
  },
  usual: 'with Meretskov',
  because: 'What Meretskov makes possible would be possible without him; so both conditions hold.',
})
