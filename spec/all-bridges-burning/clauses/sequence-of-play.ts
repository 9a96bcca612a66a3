/**
 * Chapter 2: the Sequence of Play, Eligibility, and the Red Revolt.
 *
 * @module
 */
import {
  component,
  definition,
  example,
  exception,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'

/** 2.0 Sequence of Play */
export const sequenceOfPlay = section('sequenceOfPlay', '2.0', 'Sequence of Play', {})

/** 2.1 Set Up and Start */
export const start = section('start', '2.1', 'Set Up and Start', {
  deck: rule('Prepare the deck in the way that the Setup page tells.', { see: ['Setup'] }),
  revealCurrent: rule('Once the deck is ready, turn up the first card: it is the current Event card.'),
  revealUpcoming: rule('Then turn up the card that is now on top of the draw deck: it is the upcoming Event.'),
})

/** 2.2 Event Card */
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

/** 2.2.1 Faction Order */
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

/** 2.2.2 Passing */
export const passing = section('passing', '2.2.2', 'Passing', {
  cylinder: rule('A Faction that Passes puts its cylinder into the Pass box.'),
  firstFreeSpot: rule('In the Pass box the cylinder takes the earliest of the spots A, B and C that is still free.'),
  resource: rule('A Faction that Passes gains one Resource.'),
  staysEligible: rule('Whoever Passes is still Eligible on the upcoming card.'),
  nextChooses: rule('After a Pass it is the turn of the next Eligible Faction, which may act or Pass in its turn.'),
})

/** 2.2.3 Options for Eligible Factions */
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
  thirdActsToo: note('On every card the third Eligible Faction too may act, unlike in most four-Faction COIN games.', {
    status: informative('a comparison with other games; the permission of the third Faction decides'),
  }),
})

/** 2.2.4 Limited Command */
export const limitedCommand = section('limitedCommand', '2.2.4', 'Limited Command', {
  oneSpace: definition('A Limited Command is a Command that is executed in a single space.'),
  noSpecialActivity: prohibition('No Special Activity goes with a Limited Command.'),
  constrained: rule(
    'Where the section of a Command says so, a Limited Command narrows the way in which it is executed.',
    { see: ['3.0'] },
  ),
  messageExample: example('As a Limited Command, Message moves no more than one Cell.', { see: ['3.3.2'] }),
  newsDiscard: permission(
    'A Senate or Reds player who holds a News marker may discard it when conducting only a Limited Command.',
    { see: ['2.2.4', '3.3.2'] },
  ),
  newsExtra: rule('The discarded News marker allows one more Limited Command at once.', { see: ['3.3.2'] }),
  newsNotFree: rule('The additional Limited Command for a News marker costs its Resources as usual: it is not free.', {
    see: ['3.3.2'],
  }),
})

/** 2.2.5 Adjust Eligibility */
export const adjustEligibility = section('adjustEligibility', '2.2.5', 'Adjust Eligibility', {
  when: rule('Eligibility is adjusted once every Eligible Faction has acted or Passed.'),
  allEligible: rule(
    'When Eligibility is adjusted, the cylinders of all Factions go back to the Eligible Factions box.',
  ),
  commandAndSpecial: exception(
    'The Faction that took Command and Special Activity does not go back: its cylinder goes to the Ineligible box.',
  ),
  darkBoxes: component('The shade of the boxes "Cmd + SA" of the track tells whose Faction becomes Ineligible.', {
    status: leftToComponent('the Sequence of Play track: the shade of its boxes'),
  }),
  byLetter: rule('Which cylinder goes back first is settled by the letter at the place that it leaves, [a] to [d].'),
  passFirst: rule('The Pass box has the letter [a]: whoever Passed goes back ahead of all others.'),
  ineligibleSecond: rule('The Ineligible box has the letter [b]: a Faction in it goes back after those that Passed.'),
  actedThird: rule('Action boxes have [c] or [d]: whoever acted goes back last, and [c] comes before [d].'),
  germanStored: rule('After the Germans have acted, their cylinder goes to the "Germany" space below Ineligible.'),
  germanWaits: rule(
    'The German cylinder stays in the "Germany" space until a later card shows the German Action Phase symbol.',
  ),
  exampleTwoPass: example(
    'The first Faction takes Lim Cmd [d], so the others choose from Pass [a], Cmd (may add Special Activity) and' +
      ' Lim Cmd [c]. Both Pass, and each gains a Resource. The two return first, in the order of their Pass circles,' +
      ' then the Faction from Lim Cmd; none becomes Ineligible.',
  ),
  exampleCommandFirst: example(
    'The first Faction takes Cmd (may add Special Activity), the second Event [c], the third Lim Cmd [d].' +
      ' The first becomes Ineligible; then the one from [c] is 1st and the one from [d] is 2nd in the Eligible box.',
  ),
})

/** 2.2.6 Next Card */
export const nextCard = section('nextCard', '2.2.6', 'Next Card', {
  moveTopCard: rule('When Eligibility is adjusted, the top draw card goes face up on the played cards.'),
  revealNext: rule('Then the next card of the draw deck is turned up.'),
  playNew: rule('The card that was moved is the one now played, with the sequence that belongs to it.'),
  propaganda: rule('A Propaganda card that is turned up is dealt with by 2.3.', { see: ['2.3'] }),
})

/** 2.3 Propaganda Cards */
export const propagandaCards = section('propagandaCards', '2.3', 'Propaganda Cards', {
  swap: rule('A Propaganda card turned up as the upcoming card at once changes places with the current Event card.'),
  round: rule('After this exchange of cards a Propaganda Round takes place at once.', { see: ['6.0'] }),
  swappedPlaysFirst: rule('The Event card that gave way is the first card to be played after the Propaganda Round.'),
})

/** 2.3.1 Final Propaganda */
export const finalPropaganda = section('finalPropaganda', '2.3.1', 'Final Propaganda', {
  throughSupport: rule(
    'If nobody wins in the Victory Phase of the fourth Propaganda card, go on to the end of the Support Phase.',
    { see: ['6.1', '6.4'] },
  ),
  noFurther: prohibition('No phase after the Support Phase is played on the fourth Propaganda card.', {
    see: ['6.4'],
  }),
  gameEnds: rule('The game is over after that Support Phase.'),
  victoryBy: rule(
    'If the fourth Propaganda card ends the game without a win in its Victory Phase, 7.3 tells who has won.',
    { see: ['7.3'] },
  ),
  setAside: note('Lay played Propaganda cards aside where they show how many there have been.', {
    status: informative('physical handling'),
  }),
  campaign: definition('A Campaign is all the Event cards played from one Propaganda Round to the next.', {
    status: informative('a name only'),
  }),
})

/** 2.4 Phase I & II and Pivotal Event */
export const phases = section('phases', '2.4', 'Phase I & II and Pivotal Event', {
  pivotalEvent: definition('The Pivotal Event is card 24, Red Revolt!, which turns Phase I into Phase II.'),
  pivotalOwner: rule('The Pivotal Event has no owner among the Factions.'),
  nobodyPlays: prohibition('No Faction may choose to play the Pivotal Event.'),
  keptAside: rule('The Pivotal Event lies apart until it comes into play.'),
  notShuffled: prohibition('Nobody shuffles the Pivotal Event into the deck.'),
  cellsTrigger: rule(
    'The Pivotal Event comes if at the end of any turn of a Faction the map holds 27 or more Cells of Reds and Senate.',
  ),
  discardNext: rule('When the number of Cells brings the Pivotal Event, the next Event goes to the discards.'),
  discardedNoEffect: rule('Nothing on the Event discarded in this way takes effect.'),
  placedAtOnce: rule('The Pivotal Event at once takes the place of the discarded Event.'),
  afterSecondPropaganda: rule(
    'If the number of Cells has not brought it by the end of the second Propaganda Round,' +
      ' the Pivotal Event becomes the first card after that round.',
    { see: ['6.5'] },
  ),
  replacesThere: rule(
    'Coming after the second Propaganda Round, the Pivotal Event replaces the Event card that was to be first there.',
    { see: ['6.5'] },
  ),
  replacedDiscarded: rule(
    'The Event card that the Pivotal Event replaces after the second Propaganda Round is discarded.',
  ),
})

/** 2.4.1 Playing the Red Revolt! Pivotal Event */
export const redRevolt = section('redRevolt', '2.4.1', 'Playing the Red Revolt! Pivotal Event', {
  begins: rule('The Red Revolt begins at the moment when the Pivotal Event is the current Event.'),
  beforeFactions: rule('The steps of the Red Revolt are carried out before any Faction acts.'),
  stepOrder: rule('The four steps of the Red Revolt follow each other in their numbered order.'),
  redsToEvent: rule('First, the Reds cylinder goes to the Event box of the bottom row, as for an Event action.'),
  whateverEligibility: rule(
    'In the Red Revolt the Reds cylinder moves to that Event box whether the Reds were Eligible or not.',
  ),
  redsChoice: permission('Second, the Reds may either clear one Town of the Senate or conduct a free Rally.'),
  clearTownWhere: prohibition('The Town that the Reds clear must hold at least one Reds Cell.'),
  clearTownCells: rule('Clearing a Town removes every Senate Cell in it.'),
  clearTownPrepared: rule('Clearing a Town also removes the Prepared markers that the Senate has there.'),
  freeRally: rule('The Rally of the Red Revolt is free: it costs the Reds no Resources.'),
  rallyLimited: rule('The Rally of the Red Revolt is a Limited Command.'),
  rallyWhere: prohibition('The free Rally takes place in one Town where Reds pieces already stand.'),
  capabilities: rule(
    'Third, the Reds and the Senate place the Capability markers that they have with Cells of their own on the map.',
    { see: ['5.3'] },
  ),
  capabilityOrder: rule('The Reds place their Capability markers before the Senate does.'),
  redsAnywhere: permission('The Reds may choose any of their Cells on the map for their Capability markers.'),
  jaegerVaasa: rule('The Senate must place its Jaeger markers in Vaasa.'),
  jaegerNearest: exception('Without Senate Cells in Vaasa, Jaeger go to the nearest space that has some.'),
  jaegerTie: permission('Among several spaces that are equally near, the Senate player chooses.'),
  senateOthersLine: permission(
    'Other Senate Capability markers may go anywhere on an unbroken chain of adjacent spaces,' +
      ' made up of Vaasa and spaces that hold Senate Cells.',
  ),
  germanTroops: rule(
    'Fourth, German Troops from Out of Play come to the German Forces box, as many as German Vassalage counts.',
    { see: ['1.9'] },
  ),
  russianLevel: rule('The number of Russian Troops is brought to the current level of Russian Vassalage.', {
    see: ['1.9'],
  }),
  russianRemove: rule(
    'Russian Troops in excess of that level are removed, and chance decides which; the words about one random Town ' +
      'with Reds pieces can be read of them, too.',
  ),
  russianPlace: rule('Russian Troops that fall short of that level are all placed in one Town that has Reds pieces.'),
  russianRandomTown: rule('Which Town with Reds pieces is the one for the Russian Troops is left to chance.'),
  russianAlready: note('A few Russian Troops have stood on the map since the beginning of the game.', {
    see: ['Setup'],
    status: informative('a reminder of the starting pieces of the Setup page'),
  }),
  phaseTwo: rule('After the steps of the Red Revolt Phase II begins.'),
  powersActive: rule('With Phase II the German and the Russian Power become active.', { see: ['3.4'] }),
  moreCommands: permission('From the start of Phase II the Reds and the Senate may use their further Commands.', {
    see: ['3.0'],
  }),
  moreSpecialActivities: permission(
    'From the start of Phase II the Reds and the Senate may use their further Special Activities.',
    {
      see: ['4.0'],
    },
  ),
  aidSheet: note('The Faction aid sheet too lists what becomes available in Phase II.', {
    status: informative('a pointer to a sheet that repeats chapters 3 and 4'),
  }),
  playContinues: rule('After the Red Revolt play goes on in the normal way.'),
  othersAct: permission(
    'After the Red Revolt the Factions still Eligible may take actions, just as on an ordinary Event card.',
  ),
  flipMarker: note('To remember the Phase, turn the Cells on Map marker to its Phase II side.', {
    see: ['1.8'],
    status: informative('an aid to memory'),
  }),
  markerSpot: note('The flipped marker has a spot of its own on the Sequence of Play track.', {
    see: ['2.0'],
    status: informative('an aid to memory; where a marker is kept'),
  }),
  background: note('The Reds of history were badly prepared, and to them the Revolt was a defensive step.', {
    status: informative('background; decides nothing in play'),
  }),
})
