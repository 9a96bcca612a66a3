/**
 * The questions: places where the text allows several readings.
 *
 * @module
 */
import { advantageDie } from './advantage-die.js'
import { amphibiousPort } from './amphibious-port.js'
import { cacheLimit } from './cache-limit.js'
import { cacheWhen } from './cache-when.js'
import { chitsRunOut } from './chits-run-out.js'
import { cityRetreat } from './city-retreat.js'
import { desertStep } from './desert-step.js'
import { dropCity } from './drop-city.js'
import { dropDistance } from './drop-distance.js'
import { edgeCityOnly } from './edge-city-only.js'
import { edgeDie } from './edge-die.js'
import { edgeSide } from './edge-side.js'
import { fallenInUse } from './fallen-in-use.js'
import { fallenWithoutChits } from './fallen-without-chits.js'
import { finalOrder } from './final-order.js'
import { fireDisplaces } from './fire-displaces.js'
import { fireTime } from './fire-time.js'
import { freedInUse } from './freed-in-use.js'
import { hexAtHome } from './hex-at-home.js'
import { lakeEntry } from './lake-entry.js'
import { nextTo } from './next-to.js'
import { nextToAttacker } from './next-to-attacker.js'
import { passLoses } from './pass-loses.js'
import { placementOrder } from './placement-order.js'
import { rallyDisrupted } from './rally-disrupted.js'
import { retreatDirection } from './retreat-direction.js'
import { retreatIntoCity } from './retreat-into-city.js'
import { rewardDeclined } from './reward-declined.js'
import { sameMission } from './same-mission.js'
import { supplyCardChoice } from './supply-card-choice.js'
import { tankTakesWhite } from './tank-takes-white.js'
import { taskOrder } from './task-order.js'
import { taskTime } from './task-time.js'
import { tieUnits } from './tie-units.js'
import { waterCount } from './water-count.js'
import { waterFromCity } from './water-from-city.js'
import { whereBuilt } from './where-built.js'

/** Every question of the book. */
export const questions = [
  edgeSide,
  edgeDie,
  edgeCityOnly,
  advantageDie,
  tankTakesWhite,
  finalOrder,
  retreatDirection,
  retreatIntoCity,
  nextTo,
  nextToAttacker,
  cityRetreat,
  rallyDisrupted,
  cacheLimit,
  chitsRunOut,
  dropCity,
  dropDistance,
  lakeEntry,
  tieUnits,
  hexAtHome,
  placementOrder,
  taskTime,
  taskOrder,
  fireTime,
  fireDisplaces,
  fallenInUse,
  fallenWithoutChits,
  freedInUse,
  amphibiousPort,
  waterFromCity,
  waterCount,
  desertStep,
  sameMission,
  rewardDeclined,
  whereBuilt,
  passLoses,
  cacheWhen,
  supplyCardChoice,
] as const
