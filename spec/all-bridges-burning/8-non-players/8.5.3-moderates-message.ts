/** 8.5.3 Moderates Message (Card #62). @module */

import { among, exception, first, flag, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import { ahead, section } from '../section.js'

export const moderatesMessageCard62 = section('moderatesMessageCard62', '8.5.3', 'Moderates Message (Card #62)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.'),
  ifCells: rule('Condition: it applies if five or six Moderates Cells are on the map.'),
  ifPersonality: rule('Condition: it applies if the Personality is on the map.'),
  upToThree: prohibition('Preliminaries: all priorities together move three Cells at the most.'),
  keepPersonality: prohibition('Preliminaries: none of the last three Cells moves away from the Personality.'),
  keepNetwork: prohibition('Preliminaries: none of the last two Cells moves away from a Network.'),
  keepThree: prohibition('Preliminaries: where three Cells are without a Network, none of the last three moves away.'),
  keepThreeIf: exception('Preliminaries: that does not hold if no Network is Available or there is no room for it.', {
    see: ['1.4.3'],
  }),
  loneFirst: rule('Preliminaries: a single Cell with no other Moderates pieces in its space moves first.'),
  otherwiseRandom: rule('Preliminaries: else the Cells that move are random.', { see: ['8.6'] }),
  activeFirst: rule('Preliminaries: in either case an Active Cell moves before Inactive ones.'),

  personality: rule('Priority 1: Message until exactly three Moderates Cells are with the Personality.'),
  networks: rule('Priority 1: then until two Cells are with each Network.'),

  town: rule('Priority 2: Message until one Moderates Cell is in a second Town.'),
  townIf: rule('Priority 2 needs Moderates Cells in a single Town and no other.'),
  townRandom: rule('Priority 2: the second Town is a random one.', { see: ['8.6'] }),

  three: rule('Priority 3: Message until exactly three Moderates are in one Town.'),
  threeIf: rule('Priority 3 needs an Available Network.'),
  threeNone: rule('Priority 3 leaves out Towns that have a Network.'),
  threeRoom: rule('Priority 3 leaves out Towns that have no room for a Network.', {
    see: ['1.4.3'],
  }),
  threeMost: rule('Nested in priority 3: where there are the most Moderates already goes first.'),

  control: rule('Priority 4: Message to take away Control of one populated space.'),
  controlOrigin: prohibition(
    'Priority 4: no Cell leaves a populated space if that gives the Reds or the Senate Control of it.',
  ),

  dialogue: rule('Dialogue follows, as on the card for Negotiate.', { see: ['8.5.2'] }),
  publish: rule('Publish is next: it gains as many Resources as possible.'),
})

export const messageCondition = question('messageCondition', {
  asks: 'Do the Personality (#62) and News (#63) meet the condition of Message in the other Phase, too?',
  clauses: [
    moderatesMessageCard62.ifPhaseOne,
    moderatesMessageCard62.ifPersonality,
    ahead('moderatesMessageCard63.ifPhaseTwo'),
    ahead('moderatesMessageCard63.ifNews'),
  ],
  readings: {
    'in its Phase': 'No: the Phase is needed in any case.',
    'in any Phase': 'Yes: only the number of Cells goes with the Phase.',
  },
  usual: 'in its Phase',
  because: 'Each card begins with its Phase, and 8.1.1 leaves out the cards of a Phase that is not being played.',
})

export const phase = among([1, 2], 'the Phase')

export const moderatesMessage62Condition = first(
  'Non-player Moderates: the condition of Message (#62)',
  view({
    phase,
    cells: range(0, FORCES.cells.moderates, 'how many Moderates Cells are on the map'),
    personality: flag('the Personality is on the map', 'the Personality is not on the map'),
    reading: messageCondition,
  }),
  (row) => [
    row(moderatesMessageCard62.ifPersonality, { personality: true, reading: 'in any Phase' }, 'met'),
    row(moderatesMessageCard62.ifPhaseOne, { phase: 2 }, 'not met'),
    row(moderatesMessageCard62.ifCells, { cells: P.union(5, 6) }, 'met'),
    row(moderatesMessageCard62.ifPersonality, { personality: true }, 'met'),
    row([moderatesMessageCard62.ifCells, moderatesMessageCard62.ifPersonality], {}, 'not met'),
  ],
)
