/**
 * Every question about the Sequence of Play.
 *
 * @module
 */
import { boxWithoutCommand } from './box-without-command.js'
import { capabilityPlacing } from './capability-placing.js'
import { clearedCells } from './cleared-cells.js'
import { closestSpace } from './closest-space.js'
import { doesAPassEndATurn } from './does-a-pass-end-a-turn.js'
import { firstBox } from './first-box.js'
import { furtherNews } from './further-news.js'
import { germansAndEligibility } from './germans-and-eligibility.js'
import { germansInRevolt } from './germans-in-revolt.js'
import { markersWithoutPlace } from './markers-without-place.js'
import { newsAfterRevolt } from './news-after-revolt.js'
import { newsOfTheCleared } from './news-of-the-cleared.js'
import { randomTroops } from './random-troops.js'
import { revoltChoice } from './revolt-choice.js'
import { revoltOrRound } from './revolt-or-round.js'
import { revoltRow } from './revolt-row.js'
import { revoltTwice } from './revolt-twice.js'
import { russianRemovalTown } from './russian-removal-town.js'
import { russiansWithoutTown } from './russians-without-town.js'
import { troopsAsReds } from './troops-as-reds.js'
import { whoBecomesIneligible } from './who-becomes-ineligible.js'

/** Every question about the Sequence of Play. */
export const sequenceOfPlayQuestions = [
  boxWithoutCommand,
  capabilityPlacing,
  clearedCells,
  closestSpace,
  doesAPassEndATurn,
  firstBox,
  furtherNews,
  germansAndEligibility,
  germansInRevolt,
  markersWithoutPlace,
  newsAfterRevolt,
  newsOfTheCleared,
  randomTroops,
  revoltChoice,
  revoltOrRound,
  revoltRow,
  revoltTwice,
  russianRemovalTown,
  russiansWithoutTown,
  troopsAsReds,
  whoBecomesIneligible,
] as const
