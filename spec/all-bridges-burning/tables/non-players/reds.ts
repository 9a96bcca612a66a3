/**
 * The conditions of the cards of the Non-player Reds.
 *
 * @module
 */
import { first } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { redsActivismCard49, redsActivismCard50, redsRallyCard } from '../../clauses/non-players/reds.js'
import { redsAttackCard, redsMarchCard, redsTerrorCard } from '../../clauses/non-players/reds-in-war.js'

/** The condition of card #48. */
export const redsRallyCondition = first(
  'Non-player Reds: the condition of Rally (#48)',
  view({
    /** Whether a Reds Cell, or an Administration, is Available. */
    cells: flag,
    administrations: flag,
    relocatable: flag('an Administration stands in Active Opposition'),
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

const phase = [1, 2] as const

/** The condition of card #49. */
export const redsActivismCondition49 = first(
  'Non-player Reds: the condition of Activism in Phase I (#49)',
  view({
    phase,
    dieAboveActive: flag('the die is higher than the number of Active Reds Cells on the map'),
    bare: flag('an Administration stands in a space without a Reds Cell'),
  }),
  (row) => [
    row(redsActivismCard49.ifPhaseOne, { phase: 2 }, 'not met'),
    row(redsActivismCard49.ifDieAboveActive, { dieAboveActive: false }, 'not met'),
    row(redsActivismCard49.ifNoneBare, { bare: true }, 'not met'),
    row([redsActivismCard49.ifPhaseOne, redsActivismCard49.ifDieAboveActive, redsActivismCard49.ifNoneBare], {}, 'met'),
  ],
)

/** The condition of card #50. */
export const redsActivismCondition50 = first(
  'Non-player Reds: the condition of Activism in Phase II (#50)',
  view({ phase, bare: flag }),
  (row) => [
    row(redsActivismCard50.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsActivismCard50.ifNoneBare, { bare: true }, 'not met'),
    row([redsActivismCard50.ifPhaseTwo, redsActivismCard50.ifNoneBare], {}, 'met'),
  ],
)

/** The condition of card #51. */
export const redsTerrorCondition = first(
  'Non-player Reds: the condition of Terror (#51)',
  view({
    activeNearEnemy: flag('an Active Reds Cell shares its space with enemy Cells'),
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
    capability: flag('three Reds Cells share their space with a Senate Capability, or with three Senate Cells'),
    threeCells: flag,
    adjacentCapability: flag('four Reds Cells with a Train are next to a Senate Capability, or to three Senate Cells'),
    adjacentCells: flag,
  }),
  (row) => [
    row(redsAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row([redsAttackCard.ifPhaseTwo, redsAttackCard.ifCapability], { capability: true }, 'met'),
    row([redsAttackCard.ifPhaseTwo, redsAttackCard.ifThreeCells], { threeCells: true }, 'met'),
    row([redsAttackCard.ifTrains, redsAttackCard.ifAdjacentCapability], { adjacentCapability: true }, 'met'),
    row([redsAttackCard.ifTrains, redsAttackCard.ifAdjacentCells], { adjacentCells: true }, 'met'),
    row([redsAttackCard.ifCapability, redsAttackCard.ifThreeCells, redsAttackCard.ifTrains], {}, 'not met'),
  ],
)

/** The condition of card #53. */
export const redsMarchCondition = first(
  'Non-player Reds: the condition of March (#53)',
  view({ phase, bare: flag }),
  (row) => [
    row(redsMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsMarchCard.ifNoneBare, { bare: true }, 'not met'),
    row([redsMarchCard.ifPhaseTwo, redsMarchCard.ifNoneBare], {}, 'met'),
  ],
)
