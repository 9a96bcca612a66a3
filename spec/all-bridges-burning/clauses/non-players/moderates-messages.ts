/**
 * 8.5.3 and 8.5.4: the two cards of the Non-player Moderates for Message.
 *
 * @module
 */
import { exception, note, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { PENDING } from './reasons.js'

/** 8.5.3 Moderates Message (Card #62) */
export const moderatesMessageCard62 = section('moderatesMessageCard62', '8.5.3', 'Moderates Message (Card #62)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.', { status: PENDING }),
  ifCells: rule('Condition: it applies if five or six Moderates Cells are on the map.', { status: PENDING }),
  ifPersonality: rule('Condition: it applies if the Personality is on the map.', { status: PENDING }),
  upToThree: prohibition('Preliminaries: all priorities together move three Cells at the most.', { status: PENDING }),
  keepPersonality: prohibition('Preliminaries: none of the last three Cells moves away from the Personality.', {
    status: PENDING,
  }),
  keepNetwork: prohibition('Preliminaries: none of the last two Cells moves away from a Network.', {
    status: PENDING,
  }),
  keepThree: prohibition('Preliminaries: where three Cells are without a Network, none of the last three moves away.', {
    status: PENDING,
  }),
  keepThreeIf: exception('Preliminaries: that does not hold if no Network is Available or there is no room for it.', {
    see: ['1.4.3'],
    status: PENDING,
  }),
  loneFirst: rule('Preliminaries: a single Cell with no other Moderates pieces in its space moves first.', {
    status: PENDING,
  }),
  otherwiseRandom: rule('Preliminaries: else the Cells that move are random.', { see: ['8.6'], status: PENDING }),
  activeFirst: rule('Preliminaries: in either case an Active Cell moves before Inactive ones.', { status: PENDING }),

  personality: rule('Priority 1: Message until exactly three Moderates Cells are with the Personality.', {
    status: PENDING,
  }),
  networks: rule('Priority 1: then until two Cells are with each Network.', { status: PENDING }),

  town: rule('Priority 2: Message until one Moderates Cell is in a second Town.', { status: PENDING }),
  townIf: rule('Priority 2 needs Moderates Cells in a single Town and no other.', { status: PENDING }),
  townRandom: rule('Priority 2: the second Town is a random one.', { see: ['8.6'], status: PENDING }),

  three: rule('Priority 3: Message until exactly three Moderates are in one Town.', { status: PENDING }),
  threeIf: rule('Priority 3 needs an Available Network.', { status: PENDING }),
  threeNone: rule('Priority 3 leaves out Towns that have a Network.', { status: PENDING }),
  threeRoom: rule('Priority 3 leaves out Towns that have no room for a Network.', {
    see: ['1.4.3'],
    status: PENDING,
  }),
  threeMost: rule('Nested in priority 3: where there are the most Moderates already goes first.', {
    status: PENDING,
  }),

  control: rule('Priority 4: Message to take away Control of one populated space.', { status: PENDING }),
  controlOrigin: prohibition(
    'Priority 4: no Cell leaves a populated space if that gives the Reds or the Senate Control of it.',
    { status: PENDING },
  ),

  dialogue: rule('Dialogue follows, as on the card for Negotiate.', { see: ['8.5.2'], status: PENDING }),
  publish: rule('Publish is next: it gains as many Resources as possible.', { status: PENDING }),
})

/** 8.5.4 Moderates Message (Card #63) */
export const moderatesMessageCard63 = section('moderatesMessageCard63', '8.5.4', 'Moderates Message (Card #63)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.', { status: PENDING }),
  ifCells: rule('Condition: it applies if five or six Moderates Cells are on the map.', { status: PENDING }),
  ifNews: rule('Condition: it applies if there is News on the map which a Moderates Cell or nobody has.', {
    status: PENDING,
  }),
  upToThree: prohibition('Preliminaries: all priorities together move three Cells at the most.', { status: PENDING }),
  keepPersonality: prohibition('Preliminaries: none of the last three Cells moves away from the Personality.', {
    status: PENDING,
  }),
  keepNetwork: prohibition('Preliminaries: none of the last two Cells moves away from a Network.', {
    status: PENDING,
  }),
  keepThree: prohibition(
    'Preliminaries: where three Cells are without a Network yet, none of the last three moves away.',
    { status: PENDING },
  ),
  keepThreeIf: exception('Preliminaries: that does not hold if no Network is Available or there is no room for it.', {
    see: ['1.4.3'],
    status: PENDING,
  }),
  loneFirst: rule('Preliminaries: a single Cell with no other Moderates pieces in its space moves first.', {
    status: PENDING,
  }),
  otherwiseRandom: rule('Preliminaries: else the Cells that move are random.', { see: ['8.6'], status: PENDING }),
  activeFirst: rule('Preliminaries: in either case an Active Cell moves before Inactive ones.', { status: PENDING }),

  news: rule('Priority 1: Message brings a News marker to the Personality, or as close to it as possible.', {
    status: PENDING,
  }),
  newsRandom: rule('Priority 1: the News marker is a random one.', { status: PENDING }),

  personality: rule('Priority 2: Message until exactly three Moderates Cells are with the Personality.', {
    status: PENDING,
  }),
  networks: rule('Priority 2: then until two Cells are with each Network.', { status: PENDING }),

  town: rule('Priority 3: Message moves a Cell so that Moderates Cells are in two Towns.', { status: PENDING }),
  townIf: rule('Priority 3 needs Moderates pieces in a single Town and no other.', { status: PENDING }),

  three: rule('Priority 4: Message until exactly three Moderates Cells are in one Town.', { status: PENDING }),
  threeIf: rule('Priority 4 needs an Available Network.', { status: PENDING }),
  threeNone: rule('Priority 4 leaves out Towns that have a Network.', { status: PENDING }),
  threeRoom: rule('Priority 4 leaves out Towns that have no room for a Network.', {
    see: ['1.4.3'],
    status: PENDING,
  }),
  threeMost: rule('Nested in priority 4: where there are the most Moderates Cells already goes first.', {
    status: PENDING,
  }),

  control: rule('Priority 5: Message to take away Control of any populated spaces.', { status: PENDING }),
  controlNone: prohibition('Priority 5: no move gives the Reds or the Senate Control of any populated space.', {
    status: PENDING,
  }),

  publish: rule('Publish follows.', { status: PENDING }),
  publishFour: rule('Publish: it needs a gain of four or more Resources.', { status: PENDING }),
  publishFourNote: note(
    'Four takes two Towns with Moderates, which bring 2, and the Personality or a Network that has an Underground Cell ' +
      'beside it, which brings 2 more.',
  ),
  dialogue: rule('Dialogue is next, as on the card for Negotiate.', { see: ['8.5.2'], status: PENDING }),
})
