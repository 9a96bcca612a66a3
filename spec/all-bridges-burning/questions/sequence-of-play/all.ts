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
import { germanSlot } from './german-slot.js'
import { germansAndEligibility } from './germans-and-eligibility.js'
import { germansBeforeTheRound } from './germans-before-the-round.js'
import { germansInRevolt } from './germans-in-revolt.js'
import { germansOfTheRevolt } from './germans-of-the-revolt.js'
import { ineligibleActs } from './ineligible-acts.js'
import { limitedInFact } from './limited-in-fact.js'
import { markersWithoutPlace } from './markers-without-place.js'
import { newRussians } from './new-russians.js'
import { newsAfterRevolt } from './news-after-revolt.js'
import { newsInVain } from './news-in-vain.js'
import { newsOfTheCleared } from './news-of-the-cleared.js'
import { newsWhenHeld } from './news-when-held.js'
import { oneLine } from './one-line.js'
import { playedCard } from './played-card.js'
import { randomTroops } from './random-troops.js'
import { removedRussians } from './removed-russians.js'
import { revoltChoice } from './revolt-choice.js'
import { revoltOrRound } from './revolt-or-round.js'
import { revoltRow } from './revolt-row.js'
import { revoltTwice } from './revolt-twice.js'
import { russianRemovalTown } from './russian-removal-town.js'
import { russiansWithoutTown } from './russians-without-town.js'
import { trainsOffTheRails } from './trains-off-the-rails.js'
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
  germanSlot,
  germansAndEligibility,
  germansBeforeTheRound,
  germansInRevolt,
  germansOfTheRevolt,
  ineligibleActs,
  limitedInFact,
  markersWithoutPlace,
  newRussians,
  newsAfterRevolt,
  newsInVain,
  newsOfTheCleared,
  newsWhenHeld,
  oneLine,
  playedCard,
  randomTroops,
  removedRussians,
  revoltChoice,
  revoltOrRound,
  revoltRow,
  revoltTwice,
  russianRemovalTown,
  russiansWithoutTown,
  trainsOffTheRails,
  troopsAsReds,
  whoBecomesIneligible,
] as const
