/** 1.2 Map to 1.2.4 Borders. @module */

import {
  component,
  definition,
  example,
  exception,
  informative,
  leftToComponent,
  note,
  permission,
  question,
  rule,
} from 'rulewright/book'
import { BACKGROUND, SHOWN } from '../reasons.js'
import { ahead, section } from '../section.js'

export const map = section('map', '1.2', 'Map', {
  area: component('The map covers the center and the south of Finland.', {
    status: leftToComponent('the map: which spaces there are'),
  }),
  twoTypes: component('The map is cut up into spaces of two types: Towns and Provinces.', {
    status: leftToComponent('the map: which spaces are Towns and which are Provinces'),
  }),
  availableBoxes: component('The map has an Available Forces box for every Faction and Power.', { status: SHOWN }),
  polarizationTrack: component('The map has the Polarization Track.', {
    see: ['1.10'],
    status: leftToComponent('the map: the length of the Polarization Track'),
  }),
  politicalDisplay: component('The map has the Political Display.', { see: ['1.11'], status: SHOWN }),
  edgeTrack: component('The edge track of the map keeps count of Resources, of Cells on map and of Victory.', {
    see: ['1.5', '1.8', '7.0'],
    status: leftToComponent('the map: the numbers and the Victory thresholds on the edge track'),
  }),
  sequenceTrack: component('The map has the Sequence of Play track.', {
    see: ['2.0'],
    status: leftToComponent('the map: the rows, boxes and letters of the Sequence of Play track'),
  }),
  prisonersBox: component('The map has the Prisoners of War box.', { see: ['6.5'], status: SHOWN }),
  railways: component('The map shows Railways with their Train symbols.', {
    see: ['1.2.2'],
    status: leftToComponent('the map: where Railways run and where Train symbols stand'),
  }),
  landingSites: component('The map shows Landing Sites for German forces.', {
    see: ['3.4'],
    status: leftToComponent('the map: where the Landing Sites are'),
  }),
  landingRanges: component('Each Landing Site names the die rolls that lead to it.', {
    status: leftToComponent('the map: the die roll range of each Landing Site'),
  }),
  townValue: component('Each Town is printed with its Population: Tampere, for one, has 1.', {
    status: leftToComponent('the map: the Population of each Town'),
  }),
  markerSlots: component('Each Town and Province has slots for a Control marker and a Support or Opposition marker.', {
    status: SHOWN,
  }),
})

export const townsAndProvinces = section('townsAndProvinces', '1.2.1', 'Towns and Provinces', {
  population: definition('The Population of a Town or Province is 0, 1 or 2, as printed there.', {
    status: leftToComponent('the map: the Population of each space'),
  }),
  controllable: permission('Every Town and every Province can come under Control.', { see: ['1.7'] }),
  supportLevels: permission('Every Town and every Province can be at various levels of Support or Opposition.', {
    see: ['1.6'],
  }),
  onlySpaces: definition('There are no spaces besides Towns and Provinces.', {
    status: informative('the state of a game has no other spaces'),
  }),
})

export const railways = section('railways', '1.2.2', 'Railways', {
  symbols: component('A Railway is marked by the word Train in circles.', {
    status: leftToComponent('the map: where Train symbols stand'),
  }),
  connect: definition('Railways link spaces with one another.'),
  trains: rule('Train Capability markers are what travels on Railways.', {
    see: ['5.3'],
  }),
  noBorders: rule(
    'A Railway runs through Provinces and is no border between spaces, unlike the Lines of Communication of many other ' +
      'COIN games.',
    {
      status: leftToComponent('the map: its spaces and borders, none of which is a Railway'),
    },
  ),
})

export const adjacency = section('adjacency', '1.2.3', 'Adjacency', {
  movement: rule('Where pieces can move depends on adjacency.'),
  events: rule('How some Events are carried out depends on adjacency.'),
  touching: definition('Two spaces that share a border, that is, touch, are adjacent.'),
  sea: exception('The sea is no part of play and neither makes spaces adjacent nor keeps them apart.', {
    status: leftToComponent('the map: its list of borders'),
  }),
})

export const borders = section('borders', '1.2.4', 'Borders', {
  separate: definition('A space has one border of its own with every space that it touches.'),
  sabotage: example('A Sabotage marker, for instance, is placed on one of these separate borders.', {
    see: ['4.2.3'],
  }),
  populationValues: note('Population stands for political and economic weight as well as for numbers of people.', {
    status: BACKGROUND,
  }),
})

export const nameOfTheTrainSymbol = question('nameOfTheTrainSymbol', {
  asks: 'Is the Railways Symbol of the Index the Train symbol of the map?',
  kind: 'slip',
  clauses: [ahead('glossary.railwaysSymbol'), railways.symbols],
  readings: {
    'the same': 'The same, under two names.',
    another: 'A symbol of its own.',
  },
  usual: 'the same',
  because: 'Both are where Train Capability markers may stand along a Railway, and the Index points to 1.2.2.',
  editorial: 'The map knows one kind of stop on its Railways.',
})

export const touchingSpaces = question('touchingSpaces', {
  asks: 'Are two spaces adjacent that touch in one point only?',
  clauses: [adjacency.touching],
  readings: {
    'as the map has it': 'The map tells which spaces border on one another.',
    'in a point, too': 'Spaces that meet in a point are adjacent.',
  },
  usual: 'as the map has it',
  because:
    'To border on and to touch stand side by side in the sentence, and only the drawn map can tell whether any spaces touch so.',
  kind: 'gap',
  editorial: 'Adjacency is a list of the map, and holds whatever its maker has seen there.',
})
