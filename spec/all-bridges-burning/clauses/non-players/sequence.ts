/**
 * 8.1.4: how a Non-player chooses among the options of the Sequence of Play.
 *
 * @module
 */
import { component, formula, note, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { SHOWN } from '../reasons.js'
import { OVERVIEW } from './reasons.js'

/** 8.1.4 Sequence of Play Options */
export const nonPlayerOptions = section('nonPlayerOptions', '8.1.4', 'Sequence of Play Options', {
  available: prohibition('A Non-player takes only what the Sequence of Play still leaves open to it.', {
    see: ['2.0'],
  }),
  inOrder: rule('It goes through the options in the order of this section.'),
  executeOne: rule('It executes one of them: the first that it selects.'),
  cylinders: rule('The steps are recorded with the Eligibility cylinders.', { see: ['2.2'], status: SHOWN }),

  marked: rule('Step 1: a Non-player plays the Event of the current card if "NP to play" lies on it.'),
  markerRemoved: rule('The "NP to play" marker then leaves the card.'),

  passForNext: rule('Step 2: a Non-player whose Pass symbol is on the upcoming Event Passes, to play that Event.'),
  passSymbols: component('An Event card shows for which Factions it has the Pass symbol.'),
  passMarked: rule('After this Pass, "NP to play" is put on the upcoming Event.'),

  capabilities: rule(
    'Step 3 applies to Non-player Reds and Senate while the current or upcoming Event is a Capability.',
    { see: ['5.3'] },
  ),
  trainsNow: rule('The Senate always plays a current #15 or #17, the Trains.'),
  trainsNext: rule('The Senate always Passes when #15 or #17 is upcoming, to play it as the next card.'),
  capabilityDie: rule('For any other Capability a die is rolled.'),
  capabilityLimit: formula(
    'The roll fails if it is no higher than twice the number of Capabilities that the Non-player has.',
  ),
  redsModifier: formula('For the Reds this comparison has a modifier of +2.'),
  capabilityRefused: rule('After a roll that fails, the Faction does not play the Event.'),
  capabilityNow: rule('After any other roll, a Capability that is the current Event is played.'),
  capabilityNext: rule('If it is the upcoming Event, the Non-player Passes and plays it in its next turn.'),
  nobodyPassed: prohibition('It Passes for a Capability only on a card on which no other Faction has Passed.'),
  capabilityMarked: rule('After this Pass too, "NP to play" is put on the upcoming Event.'),

  event: rule('Step 4: the current Event is executed if it shows the symbol of the Non-player in color.'),
  eventOnlyWithSymbol: prohibition('Without that symbol this step leaves the Event alone.'),
  eventSymbols: component('An Event card shows in color which Non-player Factions execute it.'),
  instructionSymbols: component('A symbol with an "i" tells that the Faction has Event instructions of its own.'),
  instructions: rule('These instructions are looked up on the Non-player aid sheet.'),
  eventPriorities: rule('An Event without instructions follows the general priorities as far as they apply.', {
    see: ['8.1.7'],
  }),
  eventRandom: rule('What an Event then still leaves open is chosen by chance.', { see: ['8.6'] }),

  draw: rule('Step 5: a Non-player card is drawn at random.', { see: ['8.2'] }),
  fullCommand: rule('The last Eligible Faction on the card conducts a full Command and a Special Activity by it.'),
  fullOnlyAsLast: prohibition('No Non-player but the last Eligible Faction conducts a full Command.'),
  limitedCommand: rule('Any other Non-player conducts a Limited Command and nothing more.'),
  limitedSpace: rule('It does so in the first space that the card leads to and where the Command can be executed.'),
  news: rule('A Non-player with a News marker spends it right after such a Limited Command.', {
    see: ['3.3.2'],
  }),
  newsCommand: rule('The News brings one more Limited Command.', { see: ['3.3.2'] }),
  newsDeck: rule('For that Command the Non-player deck is made whole first, and a card is drawn from it.'),

  eventLeft: rule('Step 6: a Non-player to whom nothing but the Event is left plays it.', {
    see: ['2.2'],
  }),
  eventLeftPriorities: rule('It then follows the priorities for free actions and the general ones.', {
    see: ['8.1.6', '8.1.7'],
  }),
  eventLeftSeldom: note('This seldom happens.'),

  passLast: rule('Step 7: a Non-player Passes when no other action is possible.', { see: ['8.2.1'] }),

  record: rule('Step 8: what was done is recorded on the Sequence of Play track as in the base rules.', {
    see: ['2.2.3'],
    status: OVERVIEW,
  }),

  cardsReturn: rule('Step 9: after all its actions the drawn cards of the Non-player go back to its deck.'),
  shuffle: rule('The deck is then shuffled.'),
  withinReach: rule('The deck is put back where it is easily reached.', { status: SHOWN }),
})
