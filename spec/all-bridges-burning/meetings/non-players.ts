/** Rules that meet over what is noted of a Non-player while it acts, and over the pieces that its card looks at. @module */

import type { Meeting } from 'rulewright/book'
import { ownFreeAction } from '../5-events/5.4-free-commands.js'
import { activationWithoutADie, activismOccurred, nonPlayerActivism } from '../8-non-players/8.1.3-exceptions.js'
import { nonPlayerOptions } from '../8-non-players/8.1.4-sequence-of-play.js'
import { freeNonPlayerActions } from '../8-non-players/8.1.5-events.js'
import { diceOfTheCard } from '../8-non-players/8.2.3-executing.js'
import {
  conditionBox,
  executingInstructions,
  readingCards,
  recordedInFact,
  recordSteps,
} from '../8-non-players/8.2-cards.js'
import { redsActivismCard49 } from '../8-non-players/8.3.2-reds-activism.js'
import { activeForDieWhen, redsActivismCard50 } from '../8-non-players/8.3.3-reds-activism-in-war.js'
import { failedForeignRelations } from '../8-non-players/8.4.1-senate-rally.js'
import { senateActivismCard } from '../8-non-players/8.4.3-senate-activism.js'
import { selectionOrder, senateMarchCard, townsKeptWhen } from '../8-non-players/8.4.6-senate-march.js'
import { changingSpaces, movingCells } from './writers.js'

/** The charts in which a Non-player can choose by a priority, and those that begin and end its actions. */
const choosing = [
  ...movingCells,
  'crackdown',
  'event card',
  'non-player deliberation',
  'non-player card',
  'command',
  'politics',
  'prepare',
  'personality',
  'free action',
  'event',
  'event: command',
  'event: special activity',
  'event: in spaces',
  'event: shift',
  'event: cubes',
  'event: markers',
  'event: capability',
]

/** What the cards ask, or what is chosen by them, wherever a Non-player acts. */
const byCards = [
  'Rally: the count of Cells',
  'Attack: what it costs',
  'Attack: may not send Trains',
  'Trains: may set out',
  'Prepare: may not do so there',
  'Personality: may not do so there',
  'Crackdown: may not select the space',
  'Crackdown: the level afterwards',
  'Politics: may not place the cube',
  'Dialogue: may not have the effect',
  'Dialogue: the level afterwards',
  'Publish: may not select the space',
  'Publish: Cells that may be Activated',
  'Publish: Resources of a space',
  'Opposition: how often the Population counts',
  'Non-players: in how many spaces they may Rally',
  'Non-players: the die of Activism',
  'Non-players: does the die of Activism suffice',
  'Non-player cards: whether the card is executed',
  'Non-player Senate: Cells among enemies',
  'Non-player Senate: removing own Active Cells',
  'Non-player Senate: a Town that is brought back',
  'Non-player Senate: the Cells of the next group',
  'Non-player Moderates: spaces to Rally in (#60)',
  'Non-player Moderates: which spaces the die puts first (#60)',
  'Non-player Moderates: Cells to Activate by Negotiate (#61)',
  'Non-player Moderates: is Polarization lowered by Negotiate (#61)',
  'Non-player Moderates: may not Message away from the space',
  'Non-player Moderates: the color of the cube (#64)',
]

/** What is asked of a Command, or of an action with it, once the Command may begin. */
const behindTheDoor = [
  'Commands: may not begin',
  'Commands: may not choose',
  'Special Activities: may not begin',
  'Special Activities: may not choose',
  'Rally: the Polarization that counts',
  'Rally: how many spaces',
  'Rally: the price',
  'Rally: may not select the space',
  'Non-players: in how many spaces they may Rally',
  'Activism: Cells to flip in a space',
  'Activism: are Moderates Cells flipped',
  'Activism: does the die reach the space',
  'Moderates Rally: the Polarization that counts',
  'Moderates Rally: the reduction',
  'Moderates Rally: the cost of the Command',
  'Moderates Rally: may not select the space',
  'Message: the price of a Cell',
  'Message: may not select the Cell',
  'Publish: may not select the space',
  'Terror: the price',
  'Terror: the enemies that count',
  'Terror: may not select',
  'Terror: the Polarization that counts',
  'Terror: may not remove the piece',
  'Attack: what it costs',
  'Attack: are Defenders spared afterwards',
  'Attack: may not select the space',
  'March: the price of the next Cell',
  'March: the piece may not move',
  'March: may not select the space',
  'Dialogue: may not have the effect',
  'Dialogue: may not select the space',
]

const notes: readonly Meeting[] = [
  {
    fields: ['nonPlayers.acting', 'nonPlayers.intends', 'nonPlayers.card', 'nonPlayers.drawn'],
    written: ['event card', 'non-player deliberation', 'non-player card', 'free action'],
    asked: [...byCards, 'Non-players: what their turn is recorded as'],
    clauses: [nonPlayerOptions.draw, nonPlayerOptions.cardsReturn, freeNonPlayerActions.namedAction],
    questions: [ownFreeAction],
    note: 'Who acts, and by which card, is noted before its action and forgotten after it. A free action in between notes its own, and then restores them.',
  },
  {
    fields: ['nonPlayers.die', 'nonPlayers.dice'],
    written: ['event card', 'non-player card', 'foreign relations', 'free action'],
    asked: [
      'Non-players: the die of Activism',
      'Non-players: does the die of Activism suffice',
      'Non-players: may not go on so in Activism',
      'Non-player Senate: Cells among enemies',
      'Non-player Moderates: which spaces the die puts first (#60)',
      'Non-player Moderates: which News the die picks (#63)',
      'Non-player Moderates: the color of the cube (#64)',
    ],
    clauses: [redsActivismCard49.keepDie, senateActivismCard.keepDie],
    questions: [diceOfTheCard, activationWithoutADie, failedForeignRelations],
    note: 'The dice of a card are noted when they are rolled, and forgotten when another card begins.',
  },
  {
    fields: ['nonPlayers.card', 'nonPlayers.die', 'nonPlayers.dice'],
    written: ['event card', 'non-player card', 'foreign relations', 'free action'],
    asked: ['Non-player cards: whether the dice for its priorities wait', ...behindTheDoor],
    clauses: [nonPlayerOptions.draw, conditionBox.met, executingInstructions.topToBottom],
    questions: [diceOfTheCard],
    note: 'A card is drawn and its dice are rolled before its Command; until then the Command does not begin, and nothing in it is asked.',
  },
  {
    fields: ['nonPlayers.selected'],
    written: choosing,
    asked: ['Non-players: what their turn is recorded as', 'Prepare: may not do so there'],
    clauses: [recordSteps.asTaken],
    questions: [recordedInFact],
    note: 'The spaces, or Cells, of the Command are noted as they are selected, and asked for when its turn is recorded.',
  },
  {
    fields: ['nonPlayers.used', 'nonPlayers.latest'],
    written: choosing,
    asked: byCards,
    clauses: [readingCards.sequential, readingCards.maximumExtent],
    note: 'How often a priority has decided, and for what, is noted at each choice; the card then goes on from there.',
  },
]

/** How the rules get on that meet over a Non-player. */
export const nonPlayers: readonly Meeting[] = [
  ...notes,
  {
    fields: ['spaces'],
    written: changingSpaces,
    asked: [
      'Rally: the count of Cells',
      'Non-player cards: whether the card is executed',
      'Non-player Reds: spaces with an Administration and no Reds Cells',
      'Non-player Senate: the condition of Rally (#55)',
      'Non-player Senate: the condition of Attack (#58)',
      'Non-player Senate: the condition of March (#59)',
      'Non-player Moderates: the condition of Message (#63)',
      'Non-player Moderates: the condition of Politics (#64)',
    ],
    clauses: [conditionBox.met, readingCards.sequential],
    note: 'The condition of a card is held against the map when the card is drawn, and each priority when its turn comes.',
  },
  {
    fields: ['spaces'],
    written: changingSpaces,
    asked: [
      'Non-players: does the die of Activism suffice',
      'Non-players: may not go on so in Activism',
      'Non-player Reds: the Active Cells that the die has to exceed (#50)',
      'Non-player Reds: removing own Active Cells',
      'Non-player Senate: removing own Active Cells',
    ],
    clauses: [readingCards.sequential, redsActivismCard50.activateDie, redsActivismCard50.removeAfterAll],
    questions: [nonPlayerActivism, activismOccurred, activeForDieWhen, diceOfTheCard],
    note: 'Each priority looks at the pieces that those before it have left; what counts against the die of card #50 is asked.',
  },
  {
    fields: ['spaces'],
    written: changingSpaces,
    asked: ['Non-player Senate: the Cells of the next group', 'Non-player Senate: a Town that is brought back'],
    clauses: [senateMarchCard.groups, senateMarchCard.keepTownsSince, readingCards.sequential],
    questions: [selectionOrder, townsKeptWhen],
    note: 'After each group the next one is formed of the Cells that are left.',
  },
]
