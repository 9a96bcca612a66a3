/** 8.4.2 Senate Rally (Card #55). @module */

import { first, informative, prohibition, question, readingOf, rule, view } from 'rulewright/book'
import { support } from '../1-introduction/1.6-support.js'
import { commandsInGeneral } from '../3-commands/3.1-commands.js'
import { crackdown } from '../4-special-activities/4.2.5-crackdown.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { ahead, section } from '../section.js'
import type { Space } from '../vocabulary.js'
import { countOf, oppositionOf } from './8.1.7-levels.js'
import { readingCards } from './8.2-cards.js'
import { redsActivismCard50 } from './8.3.3-reds-activism-in-war.js'
import { cells, phase } from './8.4.1-senate-rally.js'

export const senateRallyCard55 = section('senateRallyCard55', '8.4.2', 'Senate Rally (Card #55)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifCellsAvailable: rule('Condition: the card applies while a Senate Cell is Available.'),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.'),

  cells: rule('Priority 1: Rally places Cells, by the four parts that follow.'),
  cellsControl: rule('First part: in a single populated space, to take Control of it.'),
  cellsControlTown: rule('Nested in it: Towns go first.'),
  cellsCapability: rule('Second part: in every space where there is a Senate Capability.'),
  cellsCapabilityNearReds: rule('Nested in it: what is closest to pieces of the Reds goes first.'),
  cellsLargest: rule('Third part: in two spaces, those of the largest Senate groups.'),
  cellsLargestNearReds: rule('Nested in the third part, too: what is closest to pieces of the Reds goes first.'),
  cellsRandom: rule('Last part: in random spaces that are populated.', { see: ['8.6'] }),

  crackdown: rule('Crackdown: it takes place in one space.'),
  crackdownWhere: rule('Crackdown: the space has an Active Senate Cell and Senate Control.', {
    see: ['4.2.5'],
    status: informative('repeats 4.2.5, which decides'),
  }),
  crackdownMost: rule('Crackdown: the space is one where it takes away the most Opposition.'),
  foreignRelations: rule('Foreign Relations are next, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
})

export const crackdownInVain = question('crackdownInVain', {
  asks: 'Does a Non-player Senate crack down if that removes no Opposition anywhere?',
  clauses: [senateRallyCard55.crackdown, senateRallyCard55.crackdownMost, crackdown.placeTerror],
  readings: {
    no: 'No: the card wants Opposition removed.',
    yes: 'Yes: where nothing can be removed, every space removes the most that is possible.',
  },
  usual: 'no',
  because: 'A space is chosen for the Opposition that goes; where none goes, another Special Activity is next.',
})

export const largestGroups = question('largestGroups', {
  asks: 'Is a space in which the Senate has Rallied already one of the two with the largest Senate groups?',
  clauses: [senateRallyCard55.cellsLargest, commandsInGeneral.onceEach, readingCards.maximumExtent],
  readings: {
    'of those left': 'No: two more spaces are selected, those with the largest groups that are left.',
    'of all': 'Yes: only those of the two largest groups of all are selected that have not been before.',
  },
  usual: 'of those left',
  because: 'The part has the Senate Rally in two spaces, as far as it can.',
})

export const oppositionByCard = question('oppositionByCard', {
  asks: 'Is the Opposition of a space, of which a card wants the most or the least, counted by Population?',
  kind: 'gap',
  clauses: [
    senateRallyCard55.crackdownMost,
    redsActivismCard50.agitateLeast,
    ahead('moderatesNegotiateCard.dialogueOpposition'),
    support.redsVictory,
  ],
  readings: {
    Population: 'Yes: by what the space adds to Total Opposition.',
    levels: 'No: by its level, whatever the Population.',
  },
  usual: 'Population',
  because: 'The only amount of Opposition that the rules know is Total Opposition.',
})

export const senateRally55Condition = first(
  'Non-player Senate: the condition of Rally (#55)',
  view({
    phase,
    cells,
  }),
  (row) => [
    row(senateRallyCard55.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(senateRallyCard55.ifCellsAvailable, { cells: false }, 'not met'),
    row([senateRallyCard55.ifPhaseTwo, senateRallyCard55.ifCellsAvailable], {}, 'met'),
  ],
)

/** The Opposition of a space as the card of a Non-player measures it: so, or by its level alone. */
export const oppositionFor = (map: GameMap, game: Game, name: Space, space: SpaceState): number =>
  readingOf(game, oppositionByCard) === 'levels' ? countOf(space) : oppositionOf(map, name, space)
