/**
 * The conditions of the cards of the Non-player Senate for Rally, Activism and Terror, and of their priorities.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first } from '../../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../../src/kernel/view.js'
import {
  senateActivismCard,
  senateRallyCard54,
  senateRallyCard55,
  senateTerrorCard,
} from '../../clauses/non-players/senate.js'
import { TRACKS } from '../../components/forces.js'

const phase = among([1, 2], 'the Phase')
const cells = flag('a Senate Cell is Available', 'no Senate Cell is Available')
/** The Population of five Towns of at most two each. */
const towns = range(0, 10, 'Population of the Towns that the Senate Controls')

/** The condition of card #54. */
export const senateRally54Condition = first(
  'Non-player Senate: the condition of Rally (#54)',
  view({
    phase,
    cells,
  }),
  (row) => [
    row(senateRallyCard54.ifPhaseOne, { phase: 2 }, 'not met'),
    row(senateRallyCard54.ifCellsAvailable, { cells: false }, 'not met'),
    row([senateRallyCard54.ifPhaseOne, senateRallyCard54.ifCellsAvailable], {}, 'met'),
  ],
)

/** Whether the die of card #54 has the Senate Rally among enemies. */
export const ralliesAmongEnemies = first(
  'Non-player Senate: Cells among enemies',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
  }),
  (row) => [
    row(senateRallyCard54.cellsAmongEnemiesDie, { die: P.union(1, 2) }, true),
    row(senateRallyCard54.cellsAmongEnemiesDie, {}, false),
  ],
)

/** The condition of card #55. */
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

/** The condition of card #56. */
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

/** Whether Activism of the Senate removes Cells of its own. */
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

/** The condition of card #57. */
export const senateTerrorCondition = first(
  'Non-player Senate: the condition of Terror (#57)',
  view({
    phase,
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    forTown: range(
      0,
      2,
      'how many enemy pieces Terror has to remove at least in one space to add a Town to Senate Control; 0 for more than two, or never',
    ),
    reds: flag('Terror can remove some piece of the Reds', 'Terror can remove no piece of the Reds'),
  }),
  (row) => [
    row([senateTerrorCard.ifTowns, senateTerrorCard.ifActiveCell], { forTown: 1 }, 'met'),
    row(
      [senateTerrorCard.ifTownsByTwo, senateTerrorCard.ifActiveCell],
      { forTown: 2, polarization: P.number.gte(6) },
      'met',
    ),
    row([senateTerrorCard.ifReds, senateTerrorCard.ifActiveCell], { phase: 1, reds: true }, 'met'),
    row([senateTerrorCard.ifTowns, senateTerrorCard.ifTownsByTwo, senateTerrorCard.ifReds], {}, 'not met'),
  ],
)
