/** Rules that meet over the pieces on the map where Commands ask for them, and between the turns. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { changingSpaces, movingCells } from './writers.js'

const betweenTurns: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Pivotal Event: 27 Cells'],
    clauses: [cited.phases.cellsTrigger],
    questions: [cited.doesAPassEndATurn],
    note: 'The Cells are counted when a turn is over, whatever their number has been within it.',
  },
  {
    fields: ['spaces.*.cells', 'spaces.*.administrations', 'spaces.*.troops'],
    written: changingSpaces,
    asked: [
      'German actions: the flowchart',
      'German actions: no Attack in the space',
      'German actions: are Russian Troops alone enemies',
      'Red Revolt: where a Senate marker goes',
      'Red Revolt: may not place the Senate marker',
    ],
    clauses: [
      cited.germanActions.lowRollFirst,
      cited.germanActions.highRollLast,
      cited.germanActions.byFlowchart,
      cited.redRevolt.beforeFactions,
      cited.redRevolt.stepOrder,
    ],
    note: 'The Germans, and each step of the Revolt, find the pieces as those that came before have left them.',
  },
  {
    fields: ['spaces.*.cells', 'spaces.*.administrations', 'spaces.*.networks'],
    written: movingCells,
    asked: [
      'Earnings of the Reds for a space',
      'Agitation: the Reds may not use the space',
      'Agitation: the Moderates may not use the space',
      'Agitation: may not spend the Resource so',
      'Victory: do the Reds win',
    ],
    clauses: [
      cited.propagandaRound.phasesInOrder,
      cited.victoryConditions.checkAtStart,
      cited.agitation.senateFirst,
      cited.agitation.redsSecond,
      cited.agitation.moderatesThird,
    ],
    note: 'Control is that of the moment. In a Round the Reds earn before Agitation, and the Moderates come when the Reds are done.',
  },
]

const ofMilitants: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells', 'spaces.*.administrations', 'spaces.*.networks'],
    written: movingCells,
    asked: [
      'Rally: may not place so many Cells',
      'Rally: may not build an Administration',
      'Moderates Rally: may not do it in the space',
      'Moderates Rally: may not turn the Cell Underground',
      'Own pieces: may not take off the map',
      'Own pieces: what becomes of those that are replaced',
    ],
    clauses: [
      cited.availability.onlyAvailable,
      cited.availability.ownPieces,
      cited.stacking.discs,
      cited.rally.perSpace,
      cited.rally.cellsFirst,
      cited.rally.administrationNoCells,
    ],
    questions: [
      cited.ownPiecesWhen,
      cited.ownPiecesForNothing,
      cited.exchangeWithoutDisc,
      cited.rallyNumber,
      cited.spacesAtOnce,
    ],
    note: 'A piece that has left the map for its box is Available at once, to be placed by the same Command, too.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: [
      'Activism: Cells to flip in a space',
      'Activism: may not remove or flip Cells',
      'Activism: may not flip the Cell',
      'Activism: may not follow',
      'Activism: may not Activate',
    ],
    clauses: [
      cited.activism.flipPerActive,
      cited.activism.flipPerTwoInactive,
      cited.activism.thenLater,
      cited.activism.dieInactive,
    ],
    questions: [cited.activismFlips, cited.flippedTwice, cited.activismDie],
    note: 'The own Cells of a space tell how many enemies are flipped there; a flip changes no own Cell.',
  },
  {
    fields: [
      'spaces.*.cells',
      'spaces.*.networks',
      'spaces.*.administrations',
      'spaces.*.troops',
      'spaces.*.prepared',
      'spaces.*.capabilities',
    ],
    written: changingSpaces,
    asked: [
      'Terror: may not select',
      'Terror: the price',
      'Terror: the enemies that count',
      'Terror: may not remove the piece',
      'Terror: the News of a removed Cell',
    ],
    clauses: [
      cited.terror.discsLast,
      cited.terror.notLastWithMarker,
      cited.commandsInGeneral.maximumExtent,
      cited.message.ownerTransfers,
      cited.message.changesOwner,
    ],
    questions: [cited.terrorOrder, cited.terrorUpTo, cited.terrorAtTheGuarded, cited.terrorAtTroops, cited.newsLetGo],
    note: 'A second piece is removed from what the first has left: the last Cell is the one that is last by then.',
  },
]

const ofAttackAndMarch: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells', 'spaces.*.administrations'],
    written: movingCells,
    asked: [
      'Attack: may not select the space',
      'Attack: may not send Trains',
      'Attack: may not be the Defender',
      'Attack: may not take the Defender',
    ],
    clauses: [
      cited.attack.eachSpace,
      cited.attack.where,
      cited.attack.oncePerTurn,
      cited.attack.stay,
      cited.attack.administrationsLast,
    ],
    questions: [cited.spacesAtOnce, cited.defendsOnce],
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Attack: do the markers of the Defenders go'],
    clauses: [cited.attack.markersWithLast],
    questions: [cited.lastDefendingCell],
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: [
      'March: may not select the space',
      'March: the piece may not move',
      'March and Attack: the News with the last Cell',
    ],
    clauses: [cited.march.once, cited.march.nextToCells, cited.march.intoSelected],
    questions: [cited.spacesAtOnce, cited.newsOnTheMarch],
    note: 'A Cell that a March has brought to a space stays there; others may still leave it.',
  },
  {
    fields: ['spaces.*.troops'],
    written: changingSpaces,
    asked: [
      'March: may not select the space',
      'March: the piece may not move',
      'March: may not go along',
      'Attack: may not select the space',
      'Attack: may not send Trains',
      'Attack: may not take the Defender',
      'Trains: may set out',
    ],
    clauses: [
      cited.redRevolt.beforeFactions,
      cited.redRevolt.russianLevel,
      cited.powers.matchVassalage,
      cited.march.once,
      cited.attack.oncePerTurn,
    ],
    questions: [cited.russiansOnTheMarch, cited.spacesAtOnce],
    note: 'Their number is matched with Vassalage by the Revolt, the Reset Phase or an Event, never amid a Command.',
  },
]

const ofModerates: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: [
      'Negotiate: may not select the space',
      'Negotiate: may not Activate the Cell',
      'Message: may not select the Cell',
      'Capture: the result',
    ],
    clauses: [cited.negotiate.underground, cited.negotiate.activeEnemy, cited.message.once, cited.message.mostCells],
    questions: [cited.duringACommand, cited.commandLeftWithout, cited.captureMoment],
    note: 'Dialogue or Publish can Activate a Cell in between: Negotiate then needs another one, and a Message hides it again.',
  },
]

/** The rules that meet over pieces in a Command, or in the steps between turns. */
export const piecesInCommands: readonly Meeting[] = [
  ...betweenTurns,
  {
    fields: ['spaces', 'polarization'],
    written: [...changingSpaces, 'event: tracks', 'prisoners'],
    asked: ['Commands: may not choose', 'Special Activities: may not begin', 'Special Activities: may not choose'],
    clauses: [cited.commandsInGeneral.someSpaceOrPieces, cited.specialActivitiesInGeneral.commandInSomeSpace],
    questions: [cited.meansFirst, cited.commandLeftWithout],
    note: 'What a Special Activity needs has to be there when it is chosen.',
  },
  ...ofMilitants,
  ...ofAttackAndMarch,
  ...ofModerates,
]
