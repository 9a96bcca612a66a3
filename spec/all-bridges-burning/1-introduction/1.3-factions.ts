/** 1.3 Players, Factions, and Powers to 1.3.2 Negotiations. @module */

import {
  among,
  COMPARED,
  definition,
  flag,
  forbid,
  informative,
  leftToComponent,
  note,
  one,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { BACKGROUND } from '../reasons.js'
import { ahead, section } from '../section.js'

export const factions = section('factions', '1.3', 'Players, Factions, and Powers', {
  players: prohibition('At most three players take part.', {
    status: informative('who sits at the table is no part of a game state'),
  }),
  onePerPlayer: rule('Each player is one of the Factions.', {
    status: informative('who sits at the table is no part of a game state'),
  }),
  three: definition('The Factions are the Reds (red), the Senate (white) and the Moderates (blue).'),
  leftover: permission('Factions left without a player can be run as Non-players.', {
    see: ['8.0'],
    status: informative('who sits at the table; chapter 8 says what Non-players do'),
  }),
  powers: definition('Two external Powers have pieces too: Germany (gray) and Russia (brown).'),
  background: note(
    'The Reds stood for the working class, with the Red Guards as their militias; bourgeoisie and nobility were behind ' +
      'the White Guards, named after the Senate that the Red Revolt meant to bring down.',
    { status: BACKGROUND },
  ),
})

export const friendsAndEnemies = section('friendsAndEnemies', '1.3.1', 'Friends and Enemies', {
  factions: definition('All Factions are enemies of one another.'),
  germany: definition('Germany is a friend of the Senate.'),
  russia: definition('Russia is a friend of the Reds.'),
  powersEnemies: definition('A Power is the enemy of every Faction that is not its friend.'),
  phaseTwo: prohibition('Only in Phase II are the Powers active.', { see: ['2.4'] }),
  germanTiming: rule('Germany acts on those Event cards whose top shows the German Action Phase.', { see: ['3.4'] }),
  germanChoice: rule('What Germany does is read off the flowchart.', {
    status: leftToComponent('the player aid foldouts: the German Actions flowchart'),
  }),
  russiansAttack: permission('The Reds player may make use of Russian Troops in an Attack.', {
    see: ['3.2.4'],
  }),
  russiansMarch: permission('The Reds player may make use of Russian Troops in a March.', {
    see: ['3.2.5'],
  }),
  russiansAlone: prohibition('Russia never takes an action of its own.', {
    status: informative('no chart gives Russia a decision'),
  }),
})

export const negotiations = section('negotiations', '1.3.2', 'Negotiations', {
  arrangements: permission('Players may agree on anything that the rules allow.', {
    status: informative('what players agree among themselves is no part of a game state'),
  }),
  open: rule('All bargaining takes place in the open.', {
    status: informative('what players agree among themselves is no part of a game state'),
  }),
  notBinding: rule('No agreement has to be kept.', {
    status: informative('what players agree among themselves is no part of a game state'),
  }),
  transfer: permission('A Faction may give Resources to another of its own free will.', { see: ['1.5'] }),
  eachOther: prohibition('Resources are given by Factions to each other, and by none to itself.'),
  transferTime: prohibition(
    'A Faction may give Resources to another only while one of them executes a Command, Special Activity or Event.',
  ),
})

export const whereTransferStands = question('whereTransferStands', {
  asks: 'Which section governs the transfer of Resources?',
  kind: 'slip',
  clauses: [ahead('glossary.transfer'), negotiations.transfer],
  readings: {
    '1.3.2': 'The section on negotiations.',
    '3.2.3': 'The section on Terror, to which the Index points.',
  },
  usual: '1.3.2',
  because: '3.2.3 says nothing of handing over Resources.',
  editorial: 'A wrong number in the Index gives no rule.',
})

export const transferBeforeTheChoice = question('transferBeforeTheChoice', {
  asks: 'May Resources be transferred to or from a Faction that is about to choose its action?',
  clauses: [
    negotiations.transferTime,
    negotiations.transfer,
    ahead('eventCard.choices'),
    ahead('commandsInGeneral.enoughResources'),
  ],
  readings: {
    'once it executes': 'No: it executes something only when it has taken a box.',
    'at its turn':
      'Yes: to choose belongs to executing, so that it can first be given what its action costs, and may Pass after all.',
  },
  usual: 'once it executes',
  because: '1.3.2 names a Command, a Special Activity and an Event, and before a box is taken there is none of them.',
})

export const transferPartners = question('transferPartners', {
  asks: 'May two Factions transfer Resources while the third is the one that executes something?',
  clauses: [negotiations.transferTime, negotiations.transfer],
  readings: {
    'with the executing Faction': 'No: the giver or the receiver must be executing something.',
    anybody: 'Yes: it is enough that any Faction is executing something.',
  },
  usual: 'with the executing Faction',
  because: 'The Factions of which one must be executing are, in that sentence, those that transfer to each other.',
})

export const giftsToNonPlayers = question('giftsToNonPlayers', {
  asks: 'May a player give a Non-player Resources of their own free will?',
  clauses: [negotiations.transfer, negotiations.eachOther, ahead('nonPlayerPriorities.noTransfers')],
  readings: {
    allowed: 'Yes: a Non-player takes what it is given, and only never gives.',
    refused: 'No: transfers are among what players arrange with each other.',
  },
  usual: 'allowed',
  because: '1.3.2 lets each Faction give, and 8.1.7 bars a Non-player only from giving.',
})

export const paymentToNonPlayer = question('paymentToNonPlayer', {
  asks: 'When Resources go to Non-player Reds or Senate, does the Faction that hands them over lose them?',
  clauses: [
    ahead('noResourceTracking.noTransfer'),
    ahead('noResourceTracking.noReduction'),
    ahead('noResourceTracking.noTracking'),
  ],
  readings: {
    lost: 'Yes: it pays as ever, and nobody gains.',
    kept: 'No: where nobody can receive, nothing is handed over.',
  },
  usual: 'lost',
  because: '8.1.2 frees the Non-players that would hand Resources over, and nobody who has to pay one.',
})

export const mayNotTransfer = forbid(
  'Negotiations: no transfer',
  view(
    {
      toItself: flag('giver and receiver are the same', 'giver and receiver are not the same'),
      nonPlayer: flag('the giver is a Non-player', 'the giver is no Non-player'),
      toNonPlayer: flag('the receiver is a Non-player', 'the receiver is no Non-player'),
      toNobody: flag('the receiver has no Resources cylinder', 'the receiver has a Resources cylinder'),
      resources: among(COMPARED, 'the Resources of the giver, against those it gives'),
      received: among(COMPARED, 'the Resources that the receiver would have, against the end of the track'),
      executing: flag(
        'the giver or the receiver is the executing Faction',
        'neither the giver nor the receiver is the executing Faction',
      ),
      reading: transferPartners,
      gifts: giftsToNonPlayers,
      payment: paymentToNonPlayer,
    },
    [{ because: 'only a Non-player has no cylinder', when: (v) => v.toNobody && !v.toNonPlayer }],
  ),
  (bar) => [
    bar(negotiations.eachOther, { toItself: true }),
    bar(ahead('nonPlayerPriorities.noTransfers'), { nonPlayer: true }),
    bar([negotiations.eachOther, ahead('nonPlayerPriorities.noTransfers')], { toNonPlayer: true, gifts: 'refused' }),
    bar(ahead('noResourceTracking.noTracking'), { toNobody: true, payment: 'kept' }),
    bar(ahead('resources.range'), { resources: 'less' }),
    bar(ahead('resources.range'), { received: 'more' }),
    bar(negotiations.transferTime, { executing: false, reading: 'with the executing Faction' }),
  ],
)

export const transfersFirst = one(
  'Negotiations: transfers before the action is chosen',
  view({ reading: transferBeforeTheChoice }),
  (row) => [
    row(ahead('eventCard.choices'), { reading: 'once it executes' }, false),
    row([negotiations.transfer, negotiations.transferTime], { reading: 'at its turn' }, true),
  ],
)
