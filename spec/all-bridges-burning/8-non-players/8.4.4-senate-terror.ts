/** 8.4.4 Senate Terror (Card #57). @module */

import { P } from 'ts-pattern'
import { first, flag, permission, prohibition, question, range, rule, view } from '#kernel'
import { TRACKS } from '../components/forces.js'
import { section } from '../section.js'
import { redsTerrorCard } from './8.3.4-reds-terror.js'
import { phase } from './8.4.1-senate-rally.js'

export const senateTerrorCard = section('senateTerrorCard', '8.4.4', 'Senate Terror (Card #57)', {
  ifTowns: rule(
    'Condition: the card applies if Terror can raise Senate Controlled Town Population by removing one enemy Cell.',
  ),
  ifTownsByTwo: rule('Condition: at Polarization six or more, it applies if removing two can do so.'),
  ifActiveCell: rule('Condition: what counts is a space with an Active Senate Cell.', {
    see: ['3.2.3'],
  }),
  ifReds: rule('Condition: in Phase I it applies, too, if Terror can remove some Reds piece.'),
  upToTwo: prohibition('Preliminaries: all priorities together conduct Terror in two spaces at the most.'),

  control: rule('Priority 1: Terror adds the most Population to what the Senate Controls.'),
  controlTowns: rule('Nested a in priority 1: Towns go first.'),
  controlDiscs: rule('Nested b in priority 1: then spaces where a player’s Network or Administration can be removed.'),

  activeReds: rule('Priority 2: Terror removes Active Reds pieces.'),

  network: rule('Priority 3: Terror goes where a Moderates Network stands.'),
  personality: rule('Priority 3: Terror goes just as well where the Personality is.'),
  news: rule('Priority 3: Terror goes just as well where some Faction has a News marker.'),
  removable: rule('Nested in priority 3: first where Terror can take away a Network or the Personality.'),
  transferable: rule('Nested in priority 3, beside that: where Terror can hand a News marker over to the Senate.'),

  random: rule('Priority 4: Terror goes to random spaces.', { see: ['8.6'] }),
  randomDisplay: permission('Priority 4: the Political Display can be among them.'),
  randomCube: rule('Priority 4: out of the Political Display a random cube is removed.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'] }),
})

export const displayAmongSpaces = question('displayAmongSpaces', {
  asks: 'Does the Political Display count towards the two spaces in which a Non-player conducts Terror?',
  clauses: [
    redsTerrorCard.upToTwo,
    redsTerrorCard.random,
    redsTerrorCard.randomDisplay,
    senateTerrorCard.upToTwo,
    senateTerrorCard.random,
    senateTerrorCard.randomDisplay,
  ],
  readings: {
    'one of the two': 'Yes: it is drawn among the random spaces and takes the place of one.',
    'beside them': 'No: it is no space, and can be selected beside two of them.',
  },
  usual: 'one of the two',
  because: 'The last priority includes it among the random spaces, which are within the limit of two.',
})

export const terrorAtNews = question('terrorAtNews', {
  asks: 'When a Non-player conducts Terror where a Faction holds News, may that be the acting Faction itself?',
  clauses: [redsTerrorCard.news, senateTerrorCard.news],
  readings: {
    'any Faction': 'Yes: whichever Faction holds it.',
    'an enemy': 'No: it must be held by an enemy.',
  },
  usual: 'any Faction',
  because: 'The words leave no Faction out; what Terror can win is for the priority nested in it.',
})

export const senateTerrorCondition = first(
  'Non-player Senate: the condition of Terror (#57)',
  view({
    phase,
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    forTown: range(
      0,
      2,
      'how many enemy pieces Terror has to remove at least in one space to add a Town to Senate Control; 0 for more than two, or never',
    ),
    reds: flag('Terror can remove some piece of the Reds', 'Terror can remove no piece of the Reds'),
  }),
  (row) => [
    row([senateTerrorCard.ifTowns, senateTerrorCard.ifActiveCell], { forTown: 1 }, 'met'),
    row(
      [senateTerrorCard.ifTownsByTwo, senateTerrorCard.ifActiveCell],
      { forTown: 2, polarization: P.number.gte(6) },
      'met',
    ),
    row([senateTerrorCard.ifReds, senateTerrorCard.ifActiveCell], { phase: 1, reds: true }, 'met'),
    row([senateTerrorCard.ifTowns, senateTerrorCard.ifTownsByTwo, senateTerrorCard.ifReds], {}, 'not met'),
  ],
)
