/** 2.0 Sequence of Play to 2.2.3 Options for Eligible Factions. @module */

import {
  among,
  comesTo,
  component,
  exception,
  first,
  flag,
  forbid,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { negotiations } from '../1-introduction/1.3-factions.js'
import { ahead, section } from '../section.js'
import { ACTIONS } from '../vocabulary.js'

export const sequenceOfPlay = section('sequenceOfPlay', '2.0', 'Sequence of Play', {})

export const start = section('start', '2.1', 'Set Up and Start', {
  deck: rule('Prepare the deck in the way that the Setup page tells.', { see: ['Setup'] }),
  revealCurrent: rule('Once the deck is ready, turn up the first card: it is the current Event card.'),
  revealUpcoming: rule('Then turn up the card that is now on top of the draw deck: it is the upcoming Event.'),
})

export const eventCard = section('eventCard', '2.2', 'Event Card', {
  whoActs: rule('On each Event card anything from one Faction to all three of them may get to act.'),
  choices: permission('A Faction at its turn may execute a Command, implement the Event, or Pass.'),
  eligibleInOrder: rule('The Factions in the Eligible box choose one after another: 1st, then 2nd, then 3rd place.'),
  ineligibleIdle: prohibition('A Faction that stands in the Ineligible box takes no part in this card.'),
  germanSymbol: rule(
    'In Phase II, the Germans try to act on a card that shows the German Action Phase symbol at its top.',
    { see: ['2.4', '3.4'] },
  ),
  recordFactions: rule('Show each action taken by putting the cylinder of the Faction on the Sequence of Play track.'),
  recordGermans: rule('Show what the Germans do by putting the German cylinder on the Sequence of Play track.'),
  germanCircles: prohibition('The German cylinder stands nowhere but in circles that say "Germany".'),
})

export const factionOrder = section('factionOrder', '2.2.1', 'Faction Order', {
  randomAtStart: rule('When the game begins, chance decides in which order the three Factions stand.'),
  startingSpots: rule(
    'In this random order the cylinders of the Factions take the spots 1st, 2nd and 3rd of the Eligible Factions box.',
  ),
  byActionsOnly: rule(
    'After the start of the game nothing but the actions chosen by the Factions decides the Eligibility order.',
  ),
  noSymbols: note('Event cards carry no row of Faction symbols here, unlike those of other COIN games.', {
    status: informative('a comparison with other games; byActionsOnly decides'),
  }),
})

export const passing = section('passing', '2.2.2', 'Passing', {
  cylinder: rule('A Faction that Passes puts its cylinder into the Pass box.'),
  firstFreeSpot: rule('In the Pass box the cylinder takes the earliest of the spots A, B and C that is still free.'),
  resource: rule('A Faction that Passes gains one Resource.'),
  staysEligible: rule('Whoever Passes is still Eligible on the upcoming card.'),
  nextChooses: rule('After a Pass it is the turn of the next Eligible Faction, which may act or Pass in its turn.'),
})

export const options = section('options', '2.2.3', 'Options for Eligible Factions', {
  track: component('The Sequence of Play track shows what the next Eligible Faction can choose from.', {
    status: leftToComponent('the Sequence of Play track: its rows, boxes and letters'),
  }),
  firstSetsRow: rule('The first Faction that acts fixes the row of the track in which all later Factions must choose.'),
  passSetsNoRow: exception('A Faction that Passes fixes no row.'),
  firstTakesFirstBox: rule('The Faction that fixes the row has to take its first action box.'),
  firstLimitedCommand: permission('The row may be the one whose first box is a Limited Command.', { see: ['2.2.4'] }),
  firstCommand: permission('The row may be the one whose first box is a Command, with a Special Activity or without.', {
    see: ['4.0'],
  }),
  firstEvent: permission('The row may be the one whose first box is the Event on the current card.'),
  second: permission('The second Eligible Faction takes one of the two boxes left in the chosen row, or Passes.'),
  third: permission('The third Eligible Faction takes any box still left in the chosen row, or Passes.'),
  boxesLeft: prohibition('The second and the third Eligible Faction take no box of the row that is taken already.'),
  thirdActsToo: note('On every card the third Eligible Faction too may act, unlike in most four-Faction COIN games.', {
    status: informative('a comparison with other games; the permission of the third Faction decides'),
  }),
})

export const boxWithoutCommand = question('boxWithoutCommand', {
  asks: 'May an action box be taken where no Command could be executed?',
  clauses: [eventCard.choices, ahead('commandsInGeneral.someSpaceOrPieces'), passing.nextChooses],
  readings: {
    'must be able': 'No: a box is for an action; a Faction with nothing else left Passes.',
    'may be taken': 'Yes: the cylinder goes there and nothing follows.',
  },
  usual: 'must be able',
  because: 'A Command selects at least one space or piece, and to Pass is the choice of who does not act.',
  kind: 'gap',
})

export const firstBox = question('firstBox', {
  asks: 'Must a Faction take the first box of a row if those before it have only Passed?',
  clauses: [options.firstTakesFirstBox, options.firstSetsRow, options.passSetsNoRow, options.second, options.third],
  readings: {
    'whoever acts first': 'Yes: the first Faction to act takes the first box of a row, whatever place it had.',
    'the 1st Eligible only': 'No: the second or third Eligible takes any box as long as no row is fixed.',
  },
  usual: 'whoever acts first',
  because: 'The first to play is said to fix the row unless it Passes, so that the next one has its place.',
})

export const promisedGift = question('promisedGift', {
  asks: 'May an action box be taken for a Command that can be paid for only with what another Faction gives?',
  clauses: [
    eventCard.choices,
    negotiations.transferTime,
    negotiations.notBinding,
    ahead('commandsInGeneral.enoughResources'),
  ],
  readings: {
    'not enough': 'No: some Command must be possible with what the Faction has when it takes the box.',
    enough: 'Yes: it executes from then on, and can be given Resources; if it gets none, nothing follows.',
  },
  usual: 'not enough',
  because: '3.1 asks for the Resources of a Command, and by 1.3.2 no Faction has to give what it has promised.',
  kind: 'gap',
})

export const boxChoice = view(
  {
    action: among(ACTIONS, 'the action'),
    row: among(['not fixed', 'this', 'another'], 'the row of the card'),
    firstOfRow: flag('the box is the first of its row', 'the box is not the first of its row'),
    taken: flag('the box is taken', 'the box is not taken'),
    pivotal: flag('the card is that of the Red Revolt', 'the card is not that of the Red Revolt'),
    /** An Event can always be executed, and a Rally wherever it can be paid for. */
    executable: comesTo('where the Command of the box could begin'),
    afterPass: flag('another Faction has Passed on this card', 'no other Faction has Passed on this card'),
    first: firstBox,
    able: boxWithoutCommand,
    gift: flag('another Faction could give it a Resource', 'no other Faction could give it a Resource'),
    promise: promisedGift,
  },
  [
    { because: 'a box can be taken only in the row that is fixed', when: ({ row, taken }) => taken && row !== 'this' },
    {
      because: 'an Event can always be executed',
      when: ({ action, executable }) => action === 'Event' && executable === 'nowhere',
    },
  ],
)

const unpaid = [
  eventCard.choices,
  ahead('commandsInGeneral.someSpaceOrPieces'),
  ahead('commandsInGeneral.enoughResources'),
] as const

export const mayNotTake = forbid('Sequence of Play: may not take the box', boxChoice, (bar) => [
  bar(options.firstTakesFirstBox, { row: 'not fixed', firstOfRow: false, first: 'whoever acts first' }),
  bar(options.firstTakesFirstBox, {
    row: 'not fixed',
    firstOfRow: false,
    afterPass: false,
    first: 'the 1st Eligible only',
  }),
  bar(options.firstSetsRow, { row: 'another' }),
  bar(options.boxesLeft, { row: 'this', taken: true }),
  bar(unpaid, { executable: 'nowhere', able: 'must be able', promise: 'not enough' }),
  bar(unpaid, { executable: 'nowhere', able: 'must be able', promise: 'enough', gift: false }),
  bar(ahead('phases.nobodyPlays'), { action: 'Event', pivotal: true }),
])

export const giftsFirst = first(
  'Sequence of Play: gifts before the action of a box',
  view({
    possible: flag('the action could be executed as things are', 'the action could not be executed as things are'),
    promise: promisedGift,
  }),
  (row) => [
    row(eventCard.choices, { possible: true }, false),
    row([negotiations.transferTime, negotiations.transfer], { promise: 'enough' }, true),
    row(ahead('commandsInGeneral.enoughResources'), {}, false),
  ],
)

/** The permissions by which the Factions choose. */
export const choiceClauses = [
  eventCard.whoActs,
  eventCard.choices,
  options.firstLimitedCommand,
  options.firstCommand,
  options.firstEvent,
  options.second,
  options.third,
] as const
