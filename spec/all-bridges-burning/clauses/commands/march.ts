/**
 * 3.2.5: March.
 *
 * @module
 */
import {
  component,
  example,
  formula,
  leftToComponent,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'

/** 3.2.5 March */
export const march = section('march', '3.2.5', 'March', {
  moves: rule('A March takes Cells of the Faction that executes it from one space to another.'),
  withCapabilities: permission('Capabilities of the Faction can go with a Cell that Marches.'),
  nextToCells: prohibition('A space is selected for a March only if a friendly Cell stands in an adjacent space.'),
  price: formula('Into each selected space, every three Cells, begun or complete, cost one Resource.'),
  once: prohibition('No piece and no Capability moves twice within one Command.'),
  phaseTwoOnly: prohibition('There is no March before Phase II.'),
  intoSelected: prohibition('A Cell Marches into a selected space that is adjacent to its own, and nowhere else.'),
  russians: permission('The Reds can have Russian Troops take part, one for each Cell of theirs that Marches.'),
  trainsOnRailways: prohibition('Trains move by Railway and no other way; a Railway leads on through Towns.', {
    see: ['1.2.2'],
  }),
  trainsSabotage: prohibition('Trains cross no border on which Sabotage lies.'),
  trainDestinations: component('A Train can stop in Towns, and in Provinces at a Train symbol.', {
    status: leftToComponent(
      'the map: its stretches of Railway; a Province is one destination there, at whichever of its symbols a Train stands',
    ),
  }),
  trainOnce: prohibition('Each Trains marker makes one move at most.'),
  junctionExample: example(
    'Tampere is a junction: the three lines that a Train can take from there end at three symbols, all of them in Häme, ' +
      'and only a second move brings it into a Province beyond.',
  ),
  sabotageExample: example('Sabotage on the border of Tampere keeps Trains from entering or leaving on any line.'),
})
