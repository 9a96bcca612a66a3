/** 3.2.5 March: Trains on their lines. @module */

import { among, first, flag, question, view } from 'rulewright/book'
import { railways } from '../1-introduction/1.2-map.js'
import { ahead } from '../section.js'
import { attack } from './3.2.4-attack.js'
import { march } from './3.2.5-march.js'

export const symbolsOfAProvince = question('symbolsOfAProvince', {
  asks: 'In a Province with several Train symbols, do Trains stand in the Province, or at the symbol of the line they came by?',
  kind: 'gap',
  clauses: [march.trainDestinations, march.junctionExample, attack.destinations, ahead('glossary.railwaysSymbol')],
  readings: {
    'in the Province':
      'In the Province: they leave it by any of its lines, and one symbol lets them stop, whatever the line.',
    'at one symbol':
      'At the symbol of their line: they go on by that line only, and stop only if it has a symbol there.',
  },
  usual: 'in the Province',
  because: 'It is Provinces with symbols that 3.2.4 and 3.2.5 call destinations, and pieces stand in spaces.',
  editorial:
    'Which symbols lie on which lines is printed on the map alone. The map of the model knows stretches of Railway between ' +
    'spaces, and no place within a Province, so no play over it can tell the readings apart.',
})

export const trainsThroughTowns = question('trainsThroughTowns', {
  asks: 'May Trains run through a Town in one move, to a destination beyond it?',
  clauses: [march.trainsOnRailways, march.trainDestinations, march.junctionExample],
  readings: {
    'stop there': 'No: a Town is a destination, and one move leads from a destination to the next.',
    'run through': 'Yes: the line leads on through a Town, and they stop at the destination that they choose.',
  },
  usual: 'stop there',
  because:
    'The example counts two moves out of Tampere into a Province beyond Häme, since the first ends at the next symbol.',
  editorial:
    'On the map of the model each Town has a Railway into the Province around it and no other, so a way through a Town ' +
    'leads back to the space where it began.',
})

export const trainsSettingOut = question('trainsSettingOut', {
  asks: 'May Trains that stand in a Province without a Train symbol set out along a Railway that runs through it?',
  kind: 'gap',
  clauses: [
    march.trainsOnRailways,
    march.trainDestinations,
    attack.trainsRailway,
    attack.destinations,
    railways.connect,
  ],
  readings: {
    'to Attack':
      'To Attack they may, for which a Railway across the border is enough; a March goes from one symbol to the next.',
    'to March, too': 'In a March they may as well, as far as the next symbol or Town on the line.',
    no: 'No: symbols and Towns are where Trains are on the line, at either end of their way.',
  },
  usual: 'to Attack',
  because:
    '3.2.4 asks for a Railway between the two spaces and for a place to stop in the second; 3.2.5 has Trains move by what connects symbols.',
})

export const trainsSetOut = first(
  'Trains: may set out',
  view({
    command: among(['Attack', 'March'], 'the Command'),
    stop: flag('the space has a Town or a Train symbol', 'the space has neither a Town nor a Train symbol'),
    reading: trainsSettingOut,
  }),
  (row) => [
    row([march.trainsOnRailways, attack.destinations], { stop: true }, true),
    row(attack.trainsRailway, { command: 'Attack', reading: 'to Attack' }, true),
    row([march.trainsOnRailways, attack.trainsRailway], { reading: 'to March, too' }, true),
    row([march.trainsOnRailways, attack.destinations], {}, false),
  ],
)
