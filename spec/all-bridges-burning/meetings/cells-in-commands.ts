/** Rules that meet over the pieces on the map where Commands ask for them. @module */

import type { Meeting } from 'rulewright/book'
import { availability, ownPiecesForNothing, ownPiecesWhen } from '../1-introduction/1.4.2-availability.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { doesAPassEndATurn, phases } from '../2-sequence-of-play/2.4-phases.js'
import { commandsInGeneral, spacesAtOnce } from '../3-commands/3.1-commands.js'
import { rally } from '../3-commands/3.2.1-rally.js'
import { rallyNumber } from '../3-commands/3.2.1-rally-cells.js'
import { activism, activismDie, activismFlips, flippedTwice } from '../3-commands/3.2.2-activism.js'
import { terror, terrorOrder, terrorUpTo } from '../3-commands/3.2.3-terror.js'
import { newsLetGo } from '../3-commands/3.2.3-terror-losses.js'
import { terrorAtTheGuarded } from '../3-commands/3.2.3-terror-spaces.js'
import { attack, defendsOnce } from '../3-commands/3.2.4-attack.js'
import { lastDefendingCell } from '../3-commands/3.2.4-casualties.js'
import { march, russiansOnTheMarch } from '../3-commands/3.2.5-march.js'
import { message } from '../3-commands/3.3.2-message.js'
import { germanActions } from '../3-commands/3.4-german-actions.js'
import { propagandaRound } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { agitation } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { powers } from '../6-propaganda-rounds/6.5.3-powers.js'
import { movingCells } from './moving-cells.js'

const beforeCommands: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Pivotal Event: 27 Cells'],
    clauses: [phases.cellsTrigger],
    questions: [doesAPassEndATurn],
    note: 'The Cells are counted when a turn is over, whatever their number has been within it.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['German actions: the flowchart'],
    clauses: [germanActions.lowRollFirst, germanActions.highRollLast, germanActions.byFlowchart],
    note: 'The flowchart is read when the Germans act, with the pieces as the Factions before them have left them.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Earnings of the Reds for a space', 'Agitation: the Moderates may not use the space'],
    clauses: [propagandaRound.phasesInOrder, agitation.moderatesThird],
    note: 'Control is that of the moment: the Reds earn before Agitation, and the Moderates come when the Reds are done.',
  },
]

/** How the rules get on that meet over pieces for which a Command asks. */
export const cellsInCommands: readonly Meeting[] = [
  ...beforeCommands,
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Rally: may not place so many Cells', 'Own pieces: may not take off the map'],
    clauses: [availability.onlyAvailable, availability.ownPieces, rally.perSpace],
    questions: [ownPiecesWhen, ownPiecesForNothing, rallyNumber, spacesAtOnce],
    note: 'A Cell that has left the map for its box is Available at once, to be placed by the same Command, too.',
  },
  {
    fields: ['spaces.*.administrations'],
    written: ['own pieces', 'rally', 'battle'],
    asked: ['Rally: may not build an Administration'],
    clauses: [rally.cellsFirst, rally.administrationNoCells, availability.ownPieces],
    questions: [ownPiecesWhen],
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Activism: Cells to flip in a space', 'Activism: may not follow', 'Activism: may not Activate'],
    clauses: [activism.flipPerActive, activism.flipPerTwoInactive, activism.thenLater, activism.dieInactive],
    questions: [activismFlips, flippedTwice, activismDie],
    note: 'The own Cells of a space tell how many are flipped when its turn comes; none of the flips changes an own Cell.',
  },
  {
    fields: ['spaces.*.cells', 'spaces.*.networks', 'spaces.*.administrations'],
    written: movingCells,
    asked: ['Terror: the enemies that count', 'Terror: may not remove the piece', 'Terror: the News of a removed Cell'],
    clauses: [terror.discsLast, terror.notLastWithMarker, commandsInGeneral.maximumExtent, message.ownerTransfers],
    questions: [terrorOrder, terrorUpTo, terrorAtTheGuarded, newsLetGo],
    note: 'A second piece is removed from what the first has left: the last Cell is the one that is last by then.',
  },
  {
    fields: ['spaces.*.cells', 'spaces.*.administrations'],
    written: movingCells,
    asked: ['Attack: may not select the space', 'Attack: may not send Trains', 'Attack: may not be the Defender'],
    clauses: [attack.eachSpace, attack.where, attack.oncePerTurn, attack.stay],
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
    asked: ['March: the piece may not move'],
    clauses: [march.once, march.nextToCells, march.intoSelected],
    questions: [spacesAtOnce],
    note: 'A Cell that a March has brought to a space stays there; others may still leave it.',
  },
  {
    fields: ['spaces.*.troops'],
    written: ['march', 'powers', 'battle', 'event: place', 'event: remove', 'event: move'],
    asked: [
      'March: the piece may not move',
      'Attack: may not select the space',
      'Attack: may not send Trains',
      'Trains: may set out',
    ],
    clauses: [redRevolt.beforeFactions, redRevolt.russianLevel, powers.matchVassalage, march.once, attack.oncePerTurn],
    questions: [russiansOnTheMarch, spacesAtOnce],
    note: 'The Revolt and the Reset Phase set the number of Troops before or after all actions of a card, never amid one.',
  },
]
