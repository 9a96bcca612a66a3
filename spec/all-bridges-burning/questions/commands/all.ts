/**
 * Every question about Commands.
 *
 * @module
 */
import { activismDie } from './activism-die.js'
import { activismFlips } from './activism-flips.js'
import { activismOption } from './activism-option.js'
import { activismTerror } from './activism-terror.js'
import { attritionAfterRetreat } from './attrition-after-retreat.js'
import { attritionOrder } from './attrition-order.js'
import { captureMoment } from './capture-moment.js'
import { captureNumber } from './capture-number.js'
import { casualtiesUpTo } from './casualties-up-to.js'
import { defendingCapabilities } from './defending-capabilities.js'
import { freeOffset } from './free-offset.js'
import { freeStrength } from './free-strength.js'
import { jaegerPresent } from './jaeger-present.js'
import { lastDefendingCell } from './last-defending-cell.js'
import { limitedPolitics } from './limited-politics.js'
import { limitedTerror } from './limited-terror.js'
import { messageHiding } from './message-hiding.js'
import { newsByEvent } from './news-by-event.js'
import { newsInRetreat } from './news-in-retreat.js'
import { newsLeftBehind } from './news-left-behind.js'
import { newsLetGo } from './news-let-go.js'
import { newsOfOwnCells } from './news-of-own-cells.js'
import { newsOnTheMarch } from './news-on-the-march.js'
import { politicsWithoutACube } from './politics-without-a-cube.js'
import { rallyDiscountCovers } from './rally-discount-covers.js'
import { rallyDiscountTime } from './rally-discount-time.js'
import { rallyNumber } from './rally-number.js'
import { ransomOverTheTrack } from './ransom-over-the-track.js'
import { retreatingTrains } from './retreating-trains.js'
import { russiansOnTheMarch } from './russians-on-the-march.js'
import { shortRansom } from './short-ransom.js'
import { takingTurns } from './taking-turns.js'
import { terrorAtTroops } from './terror-at-troops.js'

/** Every question about Commands. */
export const commandsQuestions = [
  activismDie,
  activismFlips,
  activismOption,
  activismTerror,
  attritionAfterRetreat,
  attritionOrder,
  captureMoment,
  captureNumber,
  casualtiesUpTo,
  defendingCapabilities,
  freeOffset,
  freeStrength,
  jaegerPresent,
  lastDefendingCell,
  limitedPolitics,
  limitedTerror,
  messageHiding,
  newsByEvent,
  newsInRetreat,
  newsLeftBehind,
  newsLetGo,
  newsOfOwnCells,
  newsOnTheMarch,
  politicsWithoutACube,
  rallyDiscountCovers,
  rallyDiscountTime,
  rallyNumber,
  ransomOverTheTrack,
  retreatingTrains,
  russiansOnTheMarch,
  shortRansom,
  takingTurns,
  terrorAtTroops,
] as const
