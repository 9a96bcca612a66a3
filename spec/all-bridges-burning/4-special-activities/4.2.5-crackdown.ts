/** 4.2.5 Crackdown (Senate only). @module */

import { among, flag, forbid, informative, note, one, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { stacking } from '../1-introduction/1.4.2-availability.js'
import { BACKGROUND } from '../reasons.js'
import { section } from '../section.js'
import { LEVELS } from '../vocabulary.js'

export const crackdown = section('crackdown', '4.2.5', 'Crackdown (Senate only)', {
  purpose: rule('Crackdown brings Opposition down.', {
    status: informative('an overview; the clause on the shift decides'),
  }),
  senateOnly: prohibition('No Faction but the Senate can use Crackdown.'),
  phaseTwoOnly: prohibition('Crackdown is used only in Phase II.'),
  notWithAttack: prohibition('Crackdown does not go with Attack.', { see: ['3.2.4'] }),
  notWithMarch: prohibition('Crackdown does not go with March.', { see: ['3.2.5'] }),
  oneSpace: rule('Crackdown takes place in one space.'),
  senateControl: prohibition('The Senate Controls the space of its Crackdown.'),
  activeCell: prohibition('The space of a Crackdown holds an Active Cell of the Senate.'),
  placeTerror: rule('A white Terror marker is placed in the space.'),
  twoTerror: prohibition('Two Terror markers in a space, of whatever colors, are the limit.', { see: ['1.4.3'] }),
  shift: rule('Opposition in the space moves a level towards Neutral.'),
  polarize: rule('Polarization goes up by one for the Terror marker that was placed.'),
  vato: note('The Playbook has the background, with Event 37, VATO.', { status: BACKGROUND }),
})

export const crackdownOpposition = question('crackdownOpposition', {
  asks: 'Must there be Opposition where the Senate cracks down?',
  clauses: [crackdown.oneSpace, crackdown.shift],
  readings: {
    'any space': 'Control and an Active Cell are enough; without Opposition the marker is placed and nothing shifts.',
    'with Opposition': 'Crackdown neutralizes Opposition, so there must be some.',
  },
  usual: 'any space',
  because: 'The procedure names Control and an Active Cell as its conditions, and no other.',
})

export const crackdownTerror = question('crackdownTerror', {
  asks: 'What can Crackdown do in a space with two Terror markers?',
  clauses: [crackdown.twoTerror, crackdown.shift, crackdown.polarize, stacking.ignored],
  readings: {
    'shift alone': 'No marker is placed and Polarization stays; Opposition shifts all the same.',
    'marker needed': 'Both effects hang on the marker, so such a space cannot be chosen.',
  },
  usual: 'shift alone',
  because: '1.4.3 ignores an instruction that would exceed the limit, and with it nothing but that instruction.',
})

export const severalTerrorOfCrackdown = question('severalTerrorOfCrackdown', {
  asks: 'Can Crackdown place more than one Terror marker?',
  kind: 'slip',
  clauses: [crackdown.oneSpace, crackdown.placeTerror, crackdown.polarize],
  readings: {
    one: 'One marker at most: the procedure places a single one.',
    each: 'As many as the words for each marker might suggest.',
  },
  usual: 'one',
  because: 'The procedure takes one space and places a marker there.',
  editorial: 'No sentence places a second marker, so the price of each comes to the price of one.',
})

export const mayNotCrackDown = forbid(
  'Crackdown: may not select the space',
  view({
    senateControl: flag('the Senate Controls the space', 'the Senate does not Control the space'),
    activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
    terror: range(0, 2, 'Terror markers in the space'),
    terrorReading: crackdownTerror,
    opposition: flag('the space is at Opposition'),
    oppositionReading: crackdownOpposition,
  }),
  (bar) => [
    bar(crackdown.senateControl, { senateControl: false }),
    bar(crackdown.activeCell, { activeCell: false }),
    bar([crackdown.twoTerror, crackdown.polarize], { terror: 2, terrorReading: 'marker needed' }),
    bar(crackdown.shift, { opposition: false, oppositionReading: 'with Opposition' }),
  ],
)

export const crackdownMarkers = one(
  'Crackdown: Terror markers placed',
  view({ terror: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([crackdown.placeTerror, crackdown.polarize], { terror: P.union(0, 1) }, 1),
    row([crackdown.twoTerror, stacking.terror, stacking.ignored], { terror: 2 }, 0),
  ],
)

export const crackdownLevel = one(
  'Crackdown: the level afterwards',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(crackdown.shift, { level: 'Active Opposition' }, 'Passive Opposition'),
    row(crackdown.shift, { level: 'Passive Opposition' }, 'Neutral'),
    row(crackdown.shift, { level: P.union('Neutral', 'Passive Support', 'Active Support') }, ({ level }) => level),
  ],
)
