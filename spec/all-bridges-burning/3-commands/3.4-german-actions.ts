/** 3.4 German Actions. @module */

import {
  among,
  example,
  first,
  flag,
  forbid,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { eventCard } from '../2-sequence-of-play/2.1-start.js'
import { adjustEligibility } from '../2-sequence-of-play/2.2.5-eligibility.js'
import { propagandaCards } from '../2-sequence-of-play/2.2.6-next-card.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { currentPhase } from '../2-sequence-of-play/2.4-phases.js'
import { ahead, section } from '../section.js'

export const germanActions = section('germanActions', '3.4', 'German Actions', {
  phaseTwoOnly: prohibition('The Germans act in Phase II and never in Phase I.', { see: ['2.4'] }),
  printedOnEvent: rule('The Germans act on an Event whose card shows the German Action Phase.'),
  onBecomingCurrent: rule('The German Action Phase is called up when such an Event becomes the current one.'),
  rollBeforeFactions: rule('The die for the Germans is cast before any Faction can act.'),
  senateRolls: rule('The Senate player casts this one six-sided die.'),
  lowRollFirst: rule('On 1, 2 or 3 the Germans act ahead of the player Factions.'),
  highRollLast: rule('On 4, 5 or 6 the Germans act once the player Factions are done.'),
  byFlowchart: rule('What the Germans do is read from the German actions flowchart.'),
  senateMayCoordinate: permission('By Coordinate the Senate player may settle the details of what the Germans do.', {
    see: ['4.2.4'],
  }),
  jaegerReturnExample: example(
    'Jaeger Return to Finland (#26) is played in Phase II and the Senate player casts a 3, so that the Germans act ' +
      'first, by the flowchart.',
  ),
  cylinderSpots: note(
    'Three spots on the Eligibility track hold the German cylinder: acting before the Factions, after them, or not.',
    { see: ['2.2'], status: informative('where a cylinder is kept as a reminder') },
  ),
})

export const germansAndEligibility = question('germansAndEligibility', {
  asks: 'Do Germans that act last do so before or after Eligibility is adjusted?',
  clauses: [adjustEligibility.when, adjustEligibility.germanStored, germanActions.highRollLast],
  readings: {
    before: 'Before: their turn is part of the card.',
    after: 'After: Eligibility is adjusted once every Faction is done.',
  },
  usual: 'before',
  because: 'Their cylinder is said to be stored once they have acted, among the adjustments.',
  editorial: 'What the Germans do depends on no cylinder of a Faction, and Eligibility on nothing that they do.',
})

export const germansBeforeTheRound = question('germansBeforeTheRound', {
  asks: 'Is the die for the Germans cast for a card that gives way to a Propaganda Round as soon as it is current?',
  clauses: [
    germanActions.onBecomingCurrent,
    germanActions.rollBeforeFactions,
    propagandaCards.swap,
    propagandaCards.swappedPlaysFirst,
    ahead('propagandaRound.stopPlay'),
  ],
  readings: {
    'when it is played': 'No: the cards change places at once, and the die is cast when the card comes back.',
    'each time':
      'Yes, and again when it comes back: the card becomes current twice, and on 1 to 3 the Germans act before the Round.',
  },
  usual: 'when it is played',
  because:
    'Play stops at once for the Round, and the card that gave way is played, all of it, as the first afterwards.',
})

export const germansInRevolt = question('germansInRevolt', {
  asks: 'Is there a German Action Phase on the card of the Red Revolt?',
  clauses: [
    germanActions.printedOnEvent,
    germanActions.onBecomingCurrent,
    germanActions.phaseTwoOnly,
    redRevolt.powersActive,
  ],
  readings: {
    no: 'No: as it becomes current, the game is in Phase I still.',
    yes: 'Yes: with Phase II the die is cast before the other Factions act.',
  },
  usual: 'no',
  because:
    'The Phase is called up when a card becomes current in Phase II, and nothing tells of its symbol on this card.',
  kind: 'gap',
})

export const coordinateIdle = question('coordinateIdle', {
  asks: 'Is Coordinate used up on a card on which the flowchart gives the Germans no action?',
  clauses: [ahead('coordinate.nextActionOnly'), ahead('coordinate.senateDecides')],
  readings: {
    waits: 'No: the marker stays until the Germans take an action.',
    'used up': 'Yes: the marker goes when the Germans have been called up.',
  },
  usual: 'waits',
  because: 'The text speaks of the next action, and where the Germans do nothing there was none.',
})

export const coordinateScope = question('coordinateScope', {
  asks: 'After Coordinate, does the Senate decide which action the Germans take as well?',
  clauses: [ahead('coordinate.senateDecides'), germanActions.senateMayCoordinate, germanActions.byFlowchart],
  readings: {
    details: 'No: the flowchart gives the action, and the Senate decides what that leaves open.',
    'action too': 'Yes: the Senate decides the action as well, out of all that the Germans can do.',
  },
  usual: 'details',
  because: 'Both sections speak of details, and 3.4 has the flowchart say what the Germans do.',
})

export const mayNotBeginGermanAction = forbid('German actions: may not begin', view({ phase: currentPhase }), (bar) => [
  bar(germanActions.phaseTwoOnly, { phase: 1 }),
])

/** What the Senate decides of an action of the Germans: nothing, what the flowchart leaves open, or the action too. */
export const SENATE_DECIDES = ['nothing', 'details', 'action and details'] as const

/** What comes of the flowchart: the Germans acted, or there was nothing for them to do. */
export const GERMANS_ACTED = ['acted', 'no action'] as const

export const germanPhase = first(
  'German Action Phase: is there one',
  view({
    phase: among([1, 2], 'the Phase'),
    symbol: flag('the card shows the German symbol', 'the card does not show the German symbol'),
  }),
  (row) => [
    row([germanActions.phaseTwoOnly, friendsAndEnemies.phaseTwo], { phase: 1 }, false),
    row([germanActions.printedOnEvent, eventCard.germanSymbol, friendsAndEnemies.germanTiming], { symbol: true }, true),
    row(germanActions.printedOnEvent, { symbol: false }, false),
  ],
)

export const germansBeforeRound = first(
  'German Action Phase: is there one before the Propaganda Round',
  view({
    phase: among([1, 2], 'the Phase'),
    symbol: flag('the card shows the German symbol', 'the card does not show the German symbol'),
    reading: germansBeforeTheRound,
  }),
  (row) => [
    row([propagandaCards.swap, propagandaCards.swappedPlaysFirst], { reading: 'when it is played' }, false),
    row(germanActions.phaseTwoOnly, { phase: 1 }, false),
    row(germanActions.printedOnEvent, { symbol: false }, false),
    row(germanActions.onBecomingCurrent, { symbol: true }, true),
  ],
)

export const germansAfterRevolt = one(
  'Red Revolt: is there a German Action Phase',
  view({ reading: germansInRevolt }),
  (row) => [
    row([germanActions.onBecomingCurrent, germanActions.phaseTwoOnly], { reading: 'no' }, false),
    row([germanActions.printedOnEvent, redRevolt.powersActive], { reading: 'yes' }, true),
  ],
)

export const germanTiming = one(
  'German Action Phase: before or after',
  view({ face: range(1, 6, 'the die') }),
  (row) => [
    row(germanActions.lowRollFirst, { face: P.number.lte(3) }, 'before the Factions'),
    row(germanActions.highRollLast, { face: P.number.gte(4) }, 'after the Factions'),
  ],
)

export const germanDetails = first(
  'German Action Phase: what the Senate decides',
  view({
    coordinate: flag(
      'the Coordinate marker is on the German cylinder',
      'the Coordinate marker is not on the German cylinder',
    ),
    reading: coordinateScope,
  }),
  (row) => [
    row(germanActions.byFlowchart, { coordinate: false }, 'nothing'),
    row([ahead('coordinate.senateDecides'), germanActions.senateMayCoordinate], { reading: 'details' }, 'details'),
    row([ahead('coordinate.senateDecides'), germanActions.senateMayCoordinate], {}, 'action and details'),
  ],
)

export const coordinateStays = first(
  'German Action Phase: does Coordinate stay',
  view({
    coordinate: flag(
      'the Coordinate marker is on the German cylinder',
      'the Coordinate marker is not on the German cylinder',
    ),
    result: among(GERMANS_ACTED, 'what the Germans did'),
    reading: coordinateIdle,
  }),
  (row) => [
    row(ahead('coordinate.placeMarker'), { coordinate: false }, false),
    row(ahead('coordinate.nextActionOnly'), { result: 'no action', reading: 'waits' }, true),
    row(ahead('coordinate.nextActionOnly'), {}, false),
  ],
)
