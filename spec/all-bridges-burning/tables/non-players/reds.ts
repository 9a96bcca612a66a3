/**
 * The conditions of the cards of the Non-player Reds.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first } from '../../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../../src/kernel/view.js'
import { redsActivismCard49, redsActivismCard50, redsRallyCard } from '../../clauses/non-players/reds.js'
import { redsAttackCard, redsMarchCard, redsTerrorCard } from '../../clauses/non-players/reds-in-war.js'
import { FORCES, TRACKS } from '../../components/forces.js'

/** The condition of card #48. */
export const redsRallyCondition = first(
  'Non-player Reds: the condition of Rally (#48)',
  view({
    cells: flag('a Reds Cell is Available', 'no Reds Cell is Available'),
    administrations: flag('an Administration is Available', 'no Administration is Available'),
    relocatable: flag('an Administration stands in Active Opposition', 'no Administration stands in Active Opposition'),
  }),
  (row) => [
    row(redsRallyCard.ifCellsAvailable, { cells: true }, 'met'),
    row(redsRallyCard.ifAdministrationsAvailable, { administrations: true }, 'met'),
    row(redsRallyCard.ifRelocatable, { relocatable: true }, 'met'),
    row(
      [redsRallyCard.ifCellsAvailable, redsRallyCard.ifAdministrationsAvailable, redsRallyCard.ifRelocatable],
      {},
      'not met',
    ),
  ],
)

const phase = among([1, 2], 'the Phase')
const bare = flag(
  'an Administration stands in a space without a Reds Cell',
  'every Administration has a Reds Cell in its space',
)

/** The condition of card #49. */
export const redsActivismCondition49 = first(
  'Non-player Reds: the condition of Activism in Phase I (#49)',
  view({
    phase,
    die: among(COMPARED, 'the die, against the Active Reds Cells on the map'),
    bare,
  }),
  (row) => [
    row(redsActivismCard49.ifPhaseOne, { phase: 2 }, 'not met'),
    row(redsActivismCard49.ifDieAboveActive, { die: P.not('more') }, 'not met'),
    row(redsActivismCard49.ifNoneBare, { bare: true }, 'not met'),
    row([redsActivismCard49.ifPhaseOne, redsActivismCard49.ifDieAboveActive, redsActivismCard49.ifNoneBare], {}, 'met'),
  ],
)

/** The condition of card #50. */
export const redsActivismCondition50 = first(
  'Non-player Reds: the condition of Activism in Phase II (#50)',
  view({ phase, bare }),
  (row) => [
    row(redsActivismCard50.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsActivismCard50.ifNoneBare, { bare: true }, 'not met'),
    row([redsActivismCard50.ifPhaseTwo, redsActivismCard50.ifNoneBare], {}, 'met'),
  ],
)

/** Whether card #50 removes Active Reds Cells, as its first priority, or as its last where nothing came of the others. */
export const redsRemoveOwnCells = first(
  'Non-player Reds: removing own Active Cells',
  view({
    lastCampaign: flag('it is the last Campaign', 'it is not the last Campaign'),
    afterAll: flag('nothing has come of the priorities before', 'it is the first priority'),
    total: range(0, 55, 'Oppose + Admins'),
    polarization: range(0, TRACKS.polarization, 'Polarization'),
  }),
  (row) => [
    row(redsActivismCard50.removeLastCampaign, { lastCampaign: false, afterAll: false }, false),
    row(redsActivismCard50.removeOpposeAdmins, { total: P.number.lt(12) }, false),
    row(redsActivismCard50.removePolarization, { polarization: P.number.gt(7) }, false),
    row([redsActivismCard50.removeAfterAll, redsActivismCard50.anyCampaign], { afterAll: true }, true),
    row(
      [
        redsActivismCard50.remove,
        redsActivismCard50.removeLastCampaign,
        redsActivismCard50.removeOpposeAdmins,
        redsActivismCard50.removePolarization,
      ],
      {},
      true,
    ),
  ],
)

/** The condition of card #51. */
export const redsTerrorCondition = first(
  'Non-player Reds: the condition of Terror (#51)',
  view({
    activeNearEnemy: flag(
      'an Active Reds Cell shares its space with enemy Cells',
      'no Active Reds Cell shares its space with enemy Cells',
    ),
  }),
  (row) => [
    row(redsTerrorCard.ifActiveNearEnemy, { activeNearEnemy: true }, 'met'),
    row(redsTerrorCard.ifActiveNearEnemy, { activeNearEnemy: false }, 'not met'),
  ],
)

/** The condition of card #52. */
export const redsAttackCondition = first(
  'Non-player Reds: the condition of Attack (#52)',
  view({
    phase,
    target: flag('some Reds Cells have a target', 'no Reds Cells have a target'),
  }),
  (row) => [
    row(redsAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsAttackCard.ifPhaseTwo, { target: true }, 'met'),
    row([redsAttackCard.ifCapability, redsAttackCard.ifThreeCells, redsAttackCard.ifTrains], {}, 'not met'),
  ],
)

/** Whether the Senate is a target of the Reds Cells in a space, for card #52. */
export const isRedsTarget = first(
  'Non-player Reds: a target of Attack (#52)',
  view({
    reds: range(0, FORCES.cells.reds, 'Reds Cells in their space'),
    byTrain: flag('the Senate is next to their space, and they have a Train', 'the Senate is in their space'),
    senate: range(0, FORCES.cells.senate, 'Senate Cells'),
    capability: flag('a Senate Capability is there', 'no Senate Capability is there'),
  }),
  (row) => [
    row(redsAttackCard.ifCapability, { byTrain: false, reds: P.number.lt(3) }, false),
    row(redsAttackCard.ifTrains, { byTrain: true, reds: P.number.lt(4) }, false),
    row(redsAttackCard.ifCapability, { byTrain: false, capability: true }, true),
    row(redsAttackCard.ifThreeCells, { byTrain: false, senate: P.number.gte(3) }, true),
    row([redsAttackCard.ifTrains, redsAttackCard.ifAdjacentCapability], { byTrain: true, capability: true }, true),
    row([redsAttackCard.ifTrains, redsAttackCard.ifAdjacentCells], { byTrain: true, senate: P.number.gte(3) }, true),
    row([redsAttackCard.ifCapability, redsAttackCard.ifThreeCells, redsAttackCard.ifTrains], {}, false),
  ],
)

/** The condition of card #53. */
export const redsMarchCondition = first(
  'Non-player Reds: the condition of March (#53)',
  view({ phase, bare }),
  (row) => [
    row(redsMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsMarchCard.ifNoneBare, { bare: true }, 'not met'),
    row([redsMarchCard.ifPhaseTwo, redsMarchCard.ifNoneBare], {}, 'met'),
  ],
)
