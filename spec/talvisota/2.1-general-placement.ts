/** 2.1 General placement to 2.3 Initial Finnish placement, and the orders of battle. @module */
import { component, note, question, rule } from 'rulewright/book'
import { BOX, HISTORY, repeats, SHOWN } from './reasons.js'
import { ahead, section } from './section.js'

export const generalPlacement = section('generalPlacement', '2.1', 'General placement', {
  turn: rule('The turn marker goes to the track of turns.', { status: SHOWN }),
  event: rule('The Event marker begins on 0.'),
  morale: rule('The morale markers go to the track of morale.', { see: ['7.1', '7.2'] }),
})

export const sovietPlacement = section('sovietPlacement', '2.2', 'Initial Soviet placement', {
  fronts: rule('The Soviet units are divided among the three Fronts.'),
  history: note('So it was with the 450,000 men of the time.', { status: HISTORY }),
  discretion: rule('Their player places them as they like on the Fronts of the command sheet.'),
  fusiliers: rule('There are 13 FUS at first, corps counted as three.'),
  others: rule('There are 3 ELI, 4 MECA and 3 TAN at first.'),
  january: rule('Reinforcements come in January 1940.'),
  commanders: rule('With them come the supports Meretskov and Timoshenko.'),
  brigade: rule('With them comes the support T-34/KV-1.'),
  januaryFusiliers: rule('12 FUS come in January: three corps, and three divisions.'),
  januaryOthers: rule('3 ELI, 3 MECA and 3 TAN come in January.'),
  markers: rule('Possession markers are laid aside.', { status: SHOWN, see: ['6.1'] }),
})

export const finnishPlacement = section('finnishPlacement', '2.3', 'Initial Finnish placement', {
  sheet: rule('The Finnish player places no counter on the map, all on the command sheet.'),
  hidden: rule('They are hidden from the opponent.'),
  strategies: component('There are four Combat Strategies.', { status: repeats('1.4') }),
  supports: component('There are eight Tactical Supports.', { status: repeats('3.3.3') }),
  entrenchments: component('There are two entrenchments.'),
  environments: component('There are five Environment markers.', { status: repeats('5') }),
  twentyNine: component('There are 29 combat units.', { status: BOX }),
  units: rule('There are 3 SCT, 3 WD, 6 SK, 9 DIV and 6 RES.'),
  history: note('So strong was the Finnish army.', { status: HISTORY }),
})

export const entrenchmentsReturn = question('entrenchmentsReturn', {
  asks: 'Does an entrenchment come back after the turn in which it was used?',
  clauses: [finnishPlacement.entrenchments, ahead('finnishStrategies.defenseEntrenchment')],
  readings: {
    yes: 'Yes, as the other counters of a Combat Strategy do.',
    no: 'No: each of the two can be used once in the game.',
  },
  usual: 'yes',
  because: 'Nothing says that a counter is used up.',
  kind: 'gap',
})
