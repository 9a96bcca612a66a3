/** 3.3.2 Message. @module */

import {
  among,
  COMPARED,
  definition,
  example,
  exception,
  flag,
  forbid,
  formula,
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
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { ahead, section } from '../section.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const message = section('message', '3.3.2', 'Message', {
  moves: rule('A Message moves Cells of the Moderates, and with them the Personality and News, and it hides Cells.'),
  price: formula('A Cell that moves costs one Resource.'),
  threeSpaces: prohibition('For one Cell, no more than three spaces can be selected to move to.'),
  together: prohibition('The spaces that are selected for a Cell hang together, each adjacent to another of them.'),
  nextToCell: prohibition('One of the selected spaces at least must be adjacent to the Cell.'),
  oneMarker: permission('A Cell can take along the Personality or one News marker.'),
  markersNamed: prohibition('Nothing goes along with a Cell but the Personality or News.'),
  oneNews: prohibition('No more than one News marker goes with a Cell.'),
  lastCell: rule(
    'What the last Cell to leave a space does not take along is removed: the Personality as well as News.',
  ),
  once: prohibition('No Cell is selected for a second move.'),
  limitedOneCell: prohibition('As a Limited Command, Message moves one Cell and no other.', { see: ['2.2.4'] }),
  limitedMarkers: note('That Cell, too, can take along News or the Personality, or neither.', {
    see: ['2.2.4'],
    status: informative('repeats what every moving Cell can take along'),
  }),
  carried: prohibition('Only News that the Cell holds, or the Personality of its space, goes along with it.'),
  threeMoves: prohibition('A Cell makes three moves at the very most.'),
  intoSelected: prohibition('Each move leads into an adjacent space that is selected for the Cell.'),
  backToStart: exception('A Cell can come back to the space where it set out, without selecting it.'),
  hides: rule('A Cell is Underground after its moves.'),
  capturedStays: exception('A Captured Cell does not go Underground.'),
  pickUp: permission('On its way the Cell can pick up News in the space where it just is.'),
  pickUpWhere: prohibition('Nobody picks up News but the Cell that moves, and only in the space where it just is.'),
  pickUpUnheld: prohibition('News that some other Cell holds cannot be picked up.'),
  checkHolders: rule('A Cell that has News or the Personality at any moment of its movement is checked for Capture.'),
  checkEach: rule('Every such Cell has a check of its own.'),
  mostCells: rule('The check looks at the selected space where one enemy Faction has the most Active Cells.'),
  nearest: rule('Among several such spaces, it is the nearest to where the News or the Personality set out.'),
  ties: permission('Between spaces that are as near, the Moderates player chooses.'),
  roll: rule('The Moderates player casts a six-sided die.'),
  escapes: rule('Above the number of Active enemy Cells in that space, the Cell goes Underground and moves on.'),
  captured: rule('At or below that number, the Cell is Captured: it goes no further than that space.'),
  activated: rule('A Captured Cell is turned Active.'),
  wayExample: example(
    'For one Resource an Active Cell in Tampere might move to Häme, the only space selected, and back, or through Häme ' +
      'and Pohjanmaa to Vaasa, all three of them selected; then the Moderates may turn it Underground.',
  ),
  captureExample: example(
    'A second Active Cell takes its News from Tampere into Häme, for one Resource; three Active Senate Cells stand there, ' +
      'and with a 3 on the die it is Captured and Active.',
  ),
  twoMarkers: definition('News comes on two markers, each an important piece of information.', {
    status: informative('Setup counts the markers'),
  }),
  aloneOrHeld: definition('On the map News is by itself, or with a Cell of the Faction that has it.'),
  byLanding: rule('A German Landing places News.', { see: ['3.4'] }),
  byAttack: rule('An Attack that sends Defenders to Prison places News.', {
    see: ['3.2.4'],
    status: informative('repeats 3.2.4, which decides'),
  }),
  byTerror: rule('In Phase II, Terror places News with the second Terror marker of a space.', {
    see: ['3.2.3'],
    status: informative('repeats 3.2.3, which decides'),
  }),
  remains: rule('News stays where it lies until the Moderates pick it up by Message.', {
    status: informative('nothing else moves News that lies by itself, except what says so'),
  }),
  moderatesPickUp: prohibition('The Reds and the Senate never pick up News.', {
    status: informative('only Message picks up, and it is on no other list'),
  }),
  use: permission('News lets the Moderates use the Personality Special Activity.', {
    see: ['4.3.1'],
    status: informative('repeats 4.3.1, which decides'),
  }),
  terrorPasses: rule(
    'Through Terror against a Moderates Cell with News, the Reds or the Senate can get the News, or it is removed.',
    {
      see: ['3.2.3'],
    },
  ),
  ownerTransfers: permission(
    'When Terror removes the Cell that holds News, its owner can pass the News to another own Cell in the space.',
  ),
  ownerTransfersWhat: prohibition('The owner passes no other News than that of the removed Cell.'),
  ownerTransfersTo: prohibition('The owner passes it to no other than an own Cell of that space that can take it.'),
  changesOwner: prohibition(
    'The News gets another owner only if Terror removed its holder and no other own Cell in the space could take it.',
  ),
  eventPasses: rule(
    'Where an Event removes the last Moderates Cell with News in a space, a Cell there of the Faction that executes the ' +
      'Event takes the News.',
  ),
  eventRemoves: exception('Where that Faction has no Cell there, the News is removed.'),
  limitedExtra: permission(
    'For a News marker of its own, the Senate or the Reds can execute one more Limited Command, of any kind and not free, ' +
      'right after one without a Special Activity.',
    { status: informative('repeats 2.2.4, which decides') },
  ),
  limitedExtraWho: prohibition('Nobody but the Senate and the Reds gets a Limited Command for News.'),
  sources: note('Writers of the time tell how news of great events spread by word of mouth.', {
    status: informative('background; decides nothing in play'),
  }),
})

export const captureEnds = question('captureEnds', {
  asks: 'Does Capture end the Message of that Cell only, or the whole Command?',
  clauses: [message.captured, message.escapes, message.checkEach],
  readings: {
    'its own': 'That of the Cell; other Cells may still be selected to move.',
    'the Command': 'The whole Message: no further Cell moves.',
  },
  usual: 'its own',
  because: 'The check is made for every Cell individually, and what stops does so in a space.',
})

export const messageChain = question('messageChain', {
  asks: 'Must the spaces of a Messaging Cell each be adjacent to all the others?',
  clauses: [message.together, message.wayExample],
  readings: {
    joined: 'No: they hang together, each adjacent to one of the others.',
    'each to each': 'Yes: any two of them are adjacent.',
  },
  usual: 'joined',
  because:
    'The example selects Häme, Pohjanmaa and Vaasa for one way, and on the map the first and the last of them lie apart.',
  kind: 'contradiction',
})

export const messageInPlace = question('messageInPlace', {
  asks: 'May a Cell be selected for Message and stay where it is, to go Underground there or to pick up News?',
  clauses: [
    message.moves,
    message.price,
    message.threeSpaces,
    message.threeMoves,
    message.hides,
    ahead('glossary.message'),
  ],
  readings: {
    'must move': 'No: a Cell that Messages makes a move at least.',
    'may stay': 'Yes: up to three spaces and moves include none; its Resource is paid all the same.',
  },
  usual: 'must move',
  because:
    'The Resource is paid for a Cell that moves, and 3.3.2 hides the Cells that it moves; the Index alone sets flipping beside moving.',
})

export const messagePrice = one(
  'Message: the price of a Cell',
  view({ free: flag('the Command is free', 'the Command is not free') }),
  (row) => [row(freeCommands.noCost, { free: true }, 0), row(message.price, { free: false }, 1)],
)

export const mayNotMessage = forbid(
  'Message: may not select the Cell',
  view(
    {
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('it is the first Cell of the Command', 'it is not the first Cell of the Command'),
      there: flag('such a Cell stands there', 'no such Cell stands there'),
      unmoved: flag('one of them has not moved yet', 'all of them have moved'),
      wayOut: flag(
        'the terms of the Command allow an adjacent space',
        'the terms of the Command allow no adjacent space',
      ),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the Cell'),
      caught: flag('a Cell of this Command has been Captured'),
      reading: captureEnds,
    },
    [{ because: 'a Cell that has not moved stands there', when: ({ there, unmoved }) => unmoved && !there }],
  ),
  (bar) => [
    bar([message.limitedOneCell, limitedCommand.constrained], { limited: true, first: false }),
    bar(message.captured, { caught: true, reading: 'the Command' }),
    bar(message.moves, { there: false }),
    bar(message.once, { there: true, unmoved: false }),
    bar([message.nextToCell, freeCommands.withinGrant], { wayOut: false }),
    bar([message.price, commandsInGeneral.enoughResources], { resources: 'less' }),
  ],
)

export const mayNotSelectForMessage = forbid(
  'Message: may not select the space',
  view(
    {
      number: range(0, 3, 'spaces selected for the Cell before'),
      selected: among(['nobody', 'another Cell', 'this Cell'], 'who has selected the space before'),
      nextToCell: flag('the space is next to the Cell', 'the space is not next to the Cell'),
      nextToSelected: among(['none', 'some', 'all'], 'adjacent spaces among those selected before'),
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      reading: messageChain,
    },
    [
      {
        because: 'before its first space the Cell has none selected',
        when: ({ number, selected, nextToSelected }) =>
          number === 0 && (selected === 'this Cell' || nextToSelected !== 'none'),
      },
      {
        because: 'a single space is adjacent or is not',
        when: ({ number, nextToSelected }) => number === 1 && nextToSelected === 'some',
      },
    ],
  ),
  (bar, lift) => [
    bar(message.threeSpaces, { number: 3 }),
    bar(commandsInGeneral.onceEach, { selected: P.not('nobody') }),
    lift(commandsInGeneral.messagePath, { selected: 'another Cell' }, [commandsInGeneral.onceEach]),
    bar(message.nextToCell, { number: 0, nextToCell: false }),
    bar(message.together, { number: P.number.positive(), nextToSelected: 'none' }),
    bar(message.together, { number: P.number.positive(), nextToSelected: 'some', reading: 'each to each' }),
    bar(freeCommands.withinGrant, { granted: false }),
  ],
)
