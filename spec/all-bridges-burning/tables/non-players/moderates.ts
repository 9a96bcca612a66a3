/**
 * The conditions and limits on the cards of the Non-player Moderates.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, sum } from '../../../../src/kernel/table.js'
import { flag, range, view } from '../../../../src/kernel/view.js'
import { negotiate } from '../../clauses/commands/negotiate.js'
import {
  moderatesNegotiateCard,
  moderatesPoliticsCard,
  moderatesRallyCard,
} from '../../clauses/non-players/moderates.js'
import { randomSpaces } from '../../clauses/non-players/random-spaces.js'
import { FORCES, TRACKS } from '../../components/forces.js'
import { moderatesMoreSpaces } from '../../questions/non-players/moderates/moderates-more-spaces.js'
import { moderatesRallyDie } from '../../questions/non-players/moderates/moderates-rally-die.js'
import { negotiateAtFive } from '../../questions/non-players/moderates/negotiate-at-five.js'
import { negotiateBelowFive } from '../../questions/non-players/moderates/negotiate-below-five.js'
import { negotiateEverywhere } from '../../questions/non-players/moderates/negotiate-everywhere.js'
import { SPACES } from '../../vocabulary.js'

const resources = range(0, TRACKS.resources, 'Resources of the Moderates')

/** The condition of card #60. */
export const moderatesRallyCondition = first(
  'Non-player Moderates: the condition of Rally (#60)',
  view({
    cells: flag('a Moderates Cell is Available', 'no Moderates Cell is Available'),
    networks: flag('a Network is Available', 'no Network is Available'),
  }),
  (row) => [
    row(moderatesRallyCard.ifCellsAvailable, { cells: true }, 'met'),
    row(moderatesRallyCard.ifNetworksAvailable, { networks: true }, 'met'),
    row([moderatesRallyCard.ifCellsAvailable, moderatesRallyCard.ifNetworksAvailable], {}, 'not met'),
  ],
)

/** In how many spaces card #60 Rallies at the most. */
export const moderatesRallySpaces = sum(
  'Non-player Moderates: spaces to Rally in (#60)',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization'), reading: moderatesMoreSpaces }),
  (row) => [
    row(moderatesRallyCard.upToTwo, {}, 2),
    row(
      moderatesRallyCard.upToMore,
      { polarization: P.number.gte(6), reading: 'six counts' },
      ({ polarization }) => polarization - 5,
    ),
    row(
      moderatesRallyCard.upToMore,
      { polarization: P.number.gte(7), reading: 'above six' },
      ({ polarization }) => polarization - 6,
    ),
  ],
)

/** Which spaces go first for a Cell in a populated space, by card #60. */
export const moderatesRallyFirst = first(
  'Non-player Moderates: which spaces the die puts first (#60)',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
    reading: moderatesRallyDie,
  }),
  (row) => [
    row(moderatesRallyCard.cellsPopulatedDie, { die: 0 }, 'neither'),
    row(
      [moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedControl],
      { die: P.union(1, 2), reading: 'Control on 1 or 2' },
      'Control',
    ),
    row(
      [moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedControl],
      { die: P.union(3, 4, 5, 6), reading: 'Control on 3 to 6' },
      'Control',
    ),
    row([moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedEmpty], {}, 'empty'),
  ],
)

/** The condition of card #61. */
export const moderatesNegotiateCondition = first(
  'Non-player Moderates: the condition of Negotiate (#61)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    resources,
  }),
  (row) => [
    row(moderatesNegotiateCard.ifPolarization, { polarization: P.number.gte(6) }, 'met'),
    row(moderatesNegotiateCard.ifResources, { resources: P.number.gte(15) }, 'met'),
    row([moderatesNegotiateCard.ifPolarization, moderatesNegotiateCard.ifResources], {}, 'not met'),
  ],
)

/** Whether card #61 lowers Polarization. */
export const moderatesLower = first(
  'Non-player Moderates: is Polarization lowered by Negotiate (#61)',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization'), reading: negotiateBelowFive }),
  (row) => [
    row(negotiate.lower, { polarization: P.number.gt(5) }, true),
    row(negotiate.lower, { reading: 'lower it' }, true),
    row(moderatesNegotiateCard.untilFive, { reading: 'leave it' }, false),
  ],
)

/** How many Cells card #61 Activates at the most, one a space. */
export const negotiateCells = first(
  'Non-player Moderates: Cells to Activate by Negotiate (#61)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization when the Command begins'),
    resources,
    atFive: negotiateAtFive,
    everywhere: negotiateEverywhere,
  }),
  (row) => [
    row(
      [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.everywhereIf],
      { resources: P.number.gte(15), everywhere: 'every space' },
      SPACES.length,
    ),
    row(moderatesNegotiateCard.untilFive, { polarization: P.number.lte(5), atFive: 'none' }, 0),
    row(moderatesNegotiateCard.untilFive, { polarization: 6 }, 1),
    row(moderatesNegotiateCard.upToTwoCells, {}, 2),
  ],
)

/** Whether card #61 Negotiates in every space where it is possible. */
export const negotiatesEverywhere = first(
  'Non-player Moderates: Negotiate in every space (#61)',
  view({ resources }),
  (row) => [
    row(
      [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.everywhereIf],
      { resources: P.number.gte(15) },
      true,
    ),
    row(moderatesNegotiateCard.everywhereIf, {}, false),
  ],
)

/** The condition of card #64. */
export const moderatesPoliticsCondition = first(
  'Non-player Moderates: the condition of Politics (#64)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    cells: range(0, FORCES.cells.moderates, 'Moderates Cells on the map'),
  }),
  (row) => [
    row(moderatesPoliticsCard.ifPolarization, { polarization: P.number.gte(6) }, 'not met'),
    row(moderatesPoliticsCard.ifThreeCells, { cells: P.number.lt(3) }, 'not met'),
    row([moderatesPoliticsCard.ifPolarization, moderatesPoliticsCard.ifThreeCells], {}, 'met'),
  ],
)

/** The color of the cube that card #64 places, where there is a choice. */
export const politicsColor = first(
  'Non-player Moderates: the color of the cube (#64)',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
    reds: flag('the Reds are a Non-player', 'the Reds are no Non-player'),
    senate: flag('the Senate is a Non-player', 'the Senate is no Non-player'),
  }),
  (row) => [
    row(moderatesPoliticsCard.color, { die: 0 }, 'either'),
    row(moderatesPoliticsCard.colorReds, { die: P.union(1, 2) }, 'red'),
    row(moderatesPoliticsCard.colorSenate, { die: P.union(3, 4) }, 'white'),
    row(moderatesPoliticsCard.colorNonPlayer, { reds: true, senate: false }, 'red'),
    row(moderatesPoliticsCard.colorNonPlayer, { reds: false, senate: true }, 'white'),
    row([moderatesPoliticsCard.colorNonPlayer, randomSpaces.equalPriority], {}, 'either'),
  ],
)
