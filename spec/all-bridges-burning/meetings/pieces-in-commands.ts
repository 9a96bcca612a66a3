/** Rules that meet over the pieces on the map where Commands ask for them, and between the turns. @module */

import type { Meeting } from 'rulewright/book'
import { availability, ownPiecesForNothing, ownPiecesWhen, stacking } from '../1-introduction/1.4.2-availability.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { doesAPassEndATurn, phases } from '../2-sequence-of-play/2.4-phases.js'
import { commandsInGeneral, meansFirst, spacesAtOnce } from '../3-commands/3.1-commands.js'
import { exchangeWithoutDisc, rally } from '../3-commands/3.2.1-rally.js'
import { rallyNumber } from '../3-commands/3.2.1-rally-cells.js'
import { activism, activismDie, activismFlips, flippedTwice } from '../3-commands/3.2.2-activism.js'
import { terror, terrorOrder, terrorUpTo } from '../3-commands/3.2.3-terror.js'
import { newsLetGo } from '../3-commands/3.2.3-terror-losses.js'
import { terrorAtTheGuarded, terrorAtTroops } from '../3-commands/3.2.3-terror-spaces.js'
import { attack, defendsOnce } from '../3-commands/3.2.4-attack.js'
import { lastDefendingCell } from '../3-commands/3.2.4-casualties.js'
import { march, newsOnTheMarch, russiansOnTheMarch } from '../3-commands/3.2.5-march.js'
import { captureMoment } from '../3-commands/3.3.2-capture.js'
import { message } from '../3-commands/3.3.2-message.js'
import { negotiate } from '../3-commands/3.3.3-negotiate.js'
import { germanActions } from '../3-commands/3.4-german-actions.js'
import {
  commandLeftWithout,
  duringACommand,
  specialActivitiesInGeneral,
} from '../4-special-activities/4.1-special-activities.js'
import { propagandaRound } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { agitation } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { powers } from '../6-propaganda-rounds/6.5.3-powers.js'
import { victoryConditions } from '../7-victory/7.2-victory-conditions.js'
import { changingSpaces, movingCells } from './writers.js'

const betweenTurns: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Pivotal Event: 27 Cells'],
    clauses: [phases.cellsTrigger],
    questions: [doesAPassEndATurn],
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
      germanActions.lowRollFirst,
      germanActions.highRollLast,
      germanActions.byFlowchart,
      redRevolt.beforeFactions,
      redRevolt.stepOrder,
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
      propagandaRound.phasesInOrder,
      victoryConditions.checkAtStart,
      agitation.senateFirst,
      agitation.redsSecond,
      agitation.moderatesThird,
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
      availability.onlyAvailable,
      availability.ownPieces,
      stacking.discs,
      rally.perSpace,
      rally.cellsFirst,
      rally.administrationNoCells,
    ],
    questions: [ownPiecesWhen, ownPiecesForNothing, exchangeWithoutDisc, rallyNumber, spacesAtOnce],
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
    clauses: [activism.flipPerActive, activism.flipPerTwoInactive, activism.thenLater, activism.dieInactive],
    questions: [activismFlips, flippedTwice, activismDie],
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
      terror.discsLast,
      terror.notLastWithMarker,
      commandsInGeneral.maximumExtent,
      message.ownerTransfers,
      message.changesOwner,
    ],
    questions: [terrorOrder, terrorUpTo, terrorAtTheGuarded, terrorAtTroops, newsLetGo],
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
    clauses: [attack.eachSpace, attack.where, attack.oncePerTurn, attack.stay, attack.administrationsLast],
    questions: [spacesAtOnce, defendsOnce],
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Attack: do the markers of the Defenders go'],
    clauses: [attack.markersWithLast],
    questions: [lastDefendingCell],
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: [
      'March: may not select the space',
      'March: the piece may not move',
      'March and Attack: the News with the last Cell',
    ],
    clauses: [march.once, march.nextToCells, march.intoSelected],
    questions: [spacesAtOnce, newsOnTheMarch],
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
    clauses: [redRevolt.beforeFactions, redRevolt.russianLevel, powers.matchVassalage, march.once, attack.oncePerTurn],
    questions: [russiansOnTheMarch, spacesAtOnce],
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
    clauses: [negotiate.underground, negotiate.activeEnemy, message.once, message.mostCells],
    questions: [duringACommand, commandLeftWithout, captureMoment],
    note: 'Dialogue or Publish can Activate a Cell in between: Negotiate then needs another one, and a Message hides it again.',
  },
]

/** How the rules get on that meet over pieces for which a Command asks, or what comes between turns. */
export const piecesInCommands: readonly Meeting[] = [
  ...betweenTurns,
  {
    fields: ['spaces', 'polarization'],
    written: [...changingSpaces, 'event: tracks', 'prisoners'],
    asked: ['Commands: may not choose', 'Special Activities: may not begin', 'Special Activities: may not choose'],
    clauses: [commandsInGeneral.someSpaceOrPieces, specialActivitiesInGeneral.commandInSomeSpace],
    questions: [meansFirst, commandLeftWithout],
    note: 'What a Special Activity needs has to be there when it is chosen.',
  },
  ...ofMilitants,
  ...ofAttackAndMarch,
  ...ofModerates,
]
