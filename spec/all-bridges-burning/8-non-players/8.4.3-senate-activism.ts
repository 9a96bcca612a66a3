/** 8.4.3 Senate Activism (Card #56). @module */

import {
  among,
  COMPARED,
  exception,
  first,
  flag,
  informative,
  note,
  prohibition,
  question,
  range,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { commandsInGeneral } from '../3-commands/3.1-commands.js'
import { flipsIn } from '../3-commands/3.2.2-activated-cells.js'
import { activism } from '../3-commands/3.2.2-activism.js'
import { type CellKind, statusOf } from '../cells.js'
import { TRACKS } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { cellsIn, withCells } from '../pieces.js'
import { section } from '../section.js'
import { FACTIONS, type Faction, type Militant, type Power } from '../vocabulary.js'
import { nonPlayerExceptions } from './8.1.3-exceptions.js'
import { redsActivismCard49 } from './8.3.2-reds-activism.js'
import { redsActivismCard50 } from './8.3.3-reds-activism-in-war.js'
import { phase } from './8.4.1-senate-rally.js'

export const senateActivismCard = section('senateActivismCard', '8.4.3', 'Senate Activism (Card #56)', {
  ifDie: rule(
    'Condition: in Phase I the card applies if a die shows more than there are Active Senate Cells on the map.',
  ),
  keepDie: note('The die of the condition is kept, since priority 2 can use its value.', {
    status: informative('a reminder; the clauses on priority 2 decide'),
  }),
  ifTowns: rule(
    'Condition: in Phase II it applies if the Non-player Senate Controls Towns with four or more Population in all.',
  ),

  flipReds: rule('Priority 1: Reds Cells are flipped to Inactive, if they can be and as many as can be.'),
  flipModerates: rule('Priority 1: Moderates Cells are flipped to Active, if they can be and as many as can be.'),
  flipNotLimited: exception('Priority 1 is passed over as a whole in a Limited Command.'),
  flipPlayers: rule('Nested a in priority 1: Cells of a player go first.'),
  flipLast: rule('Nested b in priority 1: then spaces go first whose last Active Reds Cell can be made Inactive.'),

  activate: rule('Priority 2: Senate Cells are Activated.'),
  activateDie: prohibition('Priority 2: no more than the die of the condition shows.'),
  activateLone: rule('Nested a in priority 2: spaces with a single Senate Cell go first.'),
  activateSupport: rule('Nested b in priority 2: then spaces with Active Support go last.'),

  remove: rule('Priority 3: Active Senate Cells are removed.'),
  removeLastCampaign: rule('Priority 3 is for the last Campaign only.'),
  removeTowns: rule('Priority 3 needs Senate Control of Towns with four or more Population in all.'),
  removePolarization: rule('Priority 3 needs a Polarization of 7 or less.'),
  removeNumber: rule(
    'Priority 3: as many as take the difference of Polarization and German Vassalage as near to 5 as can be.',
  ),
  removeKeepsTowns: prohibition('Priority 3: no Cell whose removal costs the Senate Control of Town Population.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'] }),
})

export const activateEvenly = question('activateEvenly', {
  asks: 'Do the nested priorities of the cards choose among spaces that still wait for their first Activated Cell, or among all?',
  kind: 'contradiction',
  clauses: [
    redsActivismCard49.activateSingle,
    redsActivismCard49.activateOppositionLast,
    redsActivismCard50.activateOppositionLast,
    senateActivismCard.activateLone,
    senateActivismCard.activateSupport,
    activism.evenly,
    nonPlayerExceptions.activismDie,
  ],
  readings: {
    evenly: 'Among those that wait: no second Cell of a space is Activated before.',
    'by the card': 'Among all: spaces that come last wait until no other has an Inactive Cell.',
  },
  usual: 'evenly',
  because: 'Only the die of Non-players is their own; 3.2.2 binds them in the rest.',
})

export const differenceOfFive = question('differenceOfFive', {
  asks: 'Do Non-players that remove own Active Cells bring the difference of Polarization and Vassalage close to 5, or their sum?',
  kind: 'slip',
  clauses: [redsActivismCard50.removeTowardsFive, senateActivismCard.removeNumber],
  readings: {
    difference: 'The difference between Polarization and the Vassalage of the friendly Power, whichever is higher.',
    'Polarization above': 'How far Polarization lies above that Vassalage.',
    sum: 'Polarization and that Vassalage together, which 7.2 compares with 5.',
  },
  usual: 'difference',
  because: 'The word is printed on both cards, and says nothing of which number is the higher one.',
})

export const flipsByCard = question('flipsByCard', {
  asks: 'Having flipped what its card names, does a Non-player flip Cells of the same Factions the other way while it could flip more?',
  kind: 'contradiction',
  clauses: [
    redsActivismCard49.flipSenate,
    redsActivismCard49.flipModerates,
    senateActivismCard.flipReds,
    senateActivismCard.flipModerates,
    activism.flip,
    commandsInGeneral.maximumExtent,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    'as named': 'No: it stops when there are no more Cells of the kind that the card names.',
    'either way': 'Yes: as many as it can of a Faction that it has targeted, as 3.1 says.',
  },
  usual: 'as named',
  because:
    'The card says to which side the Cells are turned, and chapter 8 goes before the base rules where it differs.',
})

/** The Population of five Towns of at most two each. */
const towns = range(0, 10, 'Population of the Towns that the Senate Controls')

export const senateActivismCondition = first(
  'Non-player Senate: the condition of Activism (#56)',
  view(
    {
      phase,
      die: among(COMPARED, 'the die, against the Active Senate Cells on the map'),
      towns,
    },
    [
      {
        because: 'in Phase II no die is rolled for the condition',
        when: ({ phase, die }) => phase === 2 && die === 'more',
      },
    ],
  ),
  (row) => [
    row(senateActivismCard.ifDie, { phase: 1, die: 'more' }, 'met'),
    row(senateActivismCard.ifDie, { phase: 1 }, 'not met'),
    row(senateActivismCard.ifTowns, { phase: 2, towns: P.number.gte(4) }, 'met'),
    row(senateActivismCard.ifTowns, { phase: 2 }, 'not met'),
  ],
)

export const removesOwnCells = first(
  'Non-player Senate: removing own Active Cells',
  view({
    lastCampaign: flag('it is the last Campaign', 'it is not the last Campaign'),
    towns,
    polarization: range(0, TRACKS.polarization, 'Polarization'),
  }),
  (row) => [
    row(senateActivismCard.removeLastCampaign, { lastCampaign: false }, false),
    row(senateActivismCard.removeTowns, { towns: P.number.lt(4) }, false),
    row(senateActivismCard.removePolarization, { polarization: P.number.gt(7) }, false),
    row(
      [
        senateActivismCard.remove,
        senateActivismCard.removeLastCampaign,
        senateActivismCard.removeTowns,
        senateActivismCard.removePolarization,
      ],
      {},
      true,
    ),
  ],
)

/** Whether a Non-player flips such a Cell: Active ones of its militant enemy, and Inactive ones of the Moderates. */
export const wantsFlipped = (actor: Militant, of: Faction, cell: CellKind): boolean =>
  of === 'moderates' ? statusOf(cell) === 'inactive' : of !== actor && statusOf(cell) === 'active'

/** The Factions of which a Non-player could flip Cells in a space. */
export function flippableIn({ cells }: SpaceState, actor: Militant): readonly Faction[] {
  const enemy = actor === 'reds' ? 'senate' : 'reds'
  return FACTIONS.filter(
    (of) => (of === enemy && cells[of].active > 0) || (of === 'moderates' && cells[of].inactive > 0),
  )
}

/** Whether a Non-player could flip Cells of a player in a space. */
export const flipsPlayer = (game: Game, space: SpaceState, actor: Militant): boolean =>
  flippableIn(space, actor).some((faction) => !isNonPlayer(game, faction))

/** Whether so many flips could turn the last Active Cell of an enemy in a space to Inactive. */
export const flipsLastActive = (space: SpaceState, enemy: Militant, flips: number): boolean =>
  space.cells[enemy].active > 0 && space.cells[enemy].active <= flips

/** How many Cells a Faction could flip in a space. */
export const flipsOf = (space: SpaceState, actor: Militant): number => flipsIn.ask(space.cells[actor])
const FIVE = 5

type Five = (typeof differenceOfFive.domain)[number]

/** What is to come close to five, as the cards are read. */
const TO_FIVE: Readonly<Record<Five, (polarization: number, vassalage: number) => number>> = {
  difference: (polarization, vassalage) => Math.abs(polarization - vassalage),
  'Polarization above': (polarization, vassalage) => polarization - vassalage,
  sum: (polarization, vassalage) => polarization + vassalage,
}

/** How many Cells, each of which takes one of Polarization, bring that as close to five as can be; the fewest that do. */
export function towardsFive(reading: Five, polarization: number, vassalage: number, removable: number): number {
  const numbers = range(0, Math.min(removable, polarization))
  const distance = (removed: number) => Math.abs(TO_FIVE[reading](polarization - removed, vassalage) - FIVE)
  const nearest = Math.min(...numbers.map(distance))
  return numbers.find((removed) => distance(removed) === nearest) ?? 0
}

/** Whether some of so many Cells that could go bring what Victory looks at closer to five, by the Vassalage of a Power. */
export const comesCloserToFive = (game: Game, power: Power, removable: number): boolean =>
  towardsFive(readingOf(game, differenceOfFive), game.polarization, game.vassalage[power], removable) > 0

/** Who would Control a space with one Active Cell of a Faction less. */
export const controlWithout = (space: SpaceState, faction: Militant) =>
  controlIn(withCells(space, faction, { active: -1 }))

/** Whether one Cell of a Faction stands in a space, and no more. */
export const isSingle = (space: SpaceState, faction: Faction): boolean => cellsIn(space, faction) === 1
