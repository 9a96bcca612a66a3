/**
 * 8.5.3 and 8.5.4: the two cards of the Non-player Moderates for Message.
 *
 * @module
 */
import { exception, note, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 8.5.3 Moderates Message (Card #62) */
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

/** 8.5.4 Moderates Message (Card #63) */
export const moderatesMessageCard63 = section('moderatesMessageCard63', '8.5.4', 'Moderates Message (Card #63)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifCells: rule('Condition: it applies if five or six Moderates Cells are on the map.'),
  ifNews: rule('Condition: it applies if there is News on the map which a Moderates Cell or nobody has.'),
  upToThree: prohibition('Preliminaries: all priorities together move three Cells at the most.'),
  keepPersonality: prohibition('Preliminaries: none of the last three Cells moves away from the Personality.'),
  keepNetwork: prohibition('Preliminaries: none of the last two Cells moves away from a Network.'),
  keepThree: prohibition(
    'Preliminaries: where three Cells are without a Network yet, none of the last three moves away.',
  ),
  keepThreeIf: exception('Preliminaries: that does not hold if no Network is Available or there is no room for it.', {
    see: ['1.4.3'],
  }),
  loneFirst: rule('Preliminaries: a single Cell with no other Moderates pieces in its space moves first.'),
  otherwiseRandom: rule('Preliminaries: else the Cells that move are random.', { see: ['8.6'] }),
  activeFirst: rule('Preliminaries: in either case an Active Cell moves before Inactive ones.'),

  news: rule('Priority 1: Message brings a News marker to the Personality, or as close to it as possible.'),
  newsRandom: rule('Priority 1: the News marker is a random one.'),

  personality: rule('Priority 2: Message until exactly three Moderates Cells are with the Personality.'),
  networks: rule('Priority 2: then until two Cells are with each Network.'),

  town: rule('Priority 3: Message moves a Cell so that Moderates Cells are in two Towns.'),
  townIf: rule('Priority 3 needs Moderates pieces in a single Town and no other.'),

  three: rule('Priority 4: Message until exactly three Moderates Cells are in one Town.'),
  threeIf: rule('Priority 4 needs an Available Network.'),
  threeNone: rule('Priority 4 leaves out Towns that have a Network.'),
  threeRoom: rule('Priority 4 leaves out Towns that have no room for a Network.', {
    see: ['1.4.3'],
  }),
  threeMost: rule('Nested in priority 4: where there are the most Moderates Cells already goes first.'),

  control: rule('Priority 5: Message to take away Control of any populated spaces.'),
  controlNone: prohibition('Priority 5: no move gives the Reds or the Senate Control of any populated space.'),

  publish: rule('Publish follows.'),
  publishFour: rule('Publish: it needs a gain of four or more Resources.'),
  publishFourNote: note(
    'Four takes two Towns with Moderates, which bring 2, and the Personality or a Network that has an Underground Cell ' +
      'beside it, which brings 2 more.',
  ),
  dialogue: rule('Dialogue is next, as on the card for Negotiate.', { see: ['8.5.2'] }),
})
