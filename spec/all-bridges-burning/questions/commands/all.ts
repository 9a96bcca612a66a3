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
import { attritionGoes } from './attrition-goes.js'
import { attritionOrder } from './attrition-order.js'
import { attritionTroopGoes } from './attrition-troop-goes.js'
import { captureEnds } from './capture-ends.js'
import { captureMoment } from './capture-moment.js'
import { captureNumber } from './capture-number.js'
import { casualtiesUpTo } from './casualties-up-to.js'
import { crackdownInTerror } from './crackdown-in-terror.js'
import { defendingCapabilities } from './defending-capabilities.js'
import { defendsOnce } from './defends-once.js'
import { dieBeyondGrant } from './die-beyond-grant.js'
import { evenlyAfterFirst } from './evenly-after-first.js'
import { exchangeWithoutDisc } from './exchange-without-disc.js'
import { flippedTwice } from './flipped-twice.js'
import { freeOffset } from './free-offset.js'
import { freeStrength } from './free-strength.js'
import { jaegerPresent } from './jaeger-present.js'
import { lastDefendingCell } from './last-defending-cell.js'
import { lastMovingCell } from './last-moving-cell.js'
import { limitedAttackByTrain } from './limited-attack-by-train.js'
import { limitedMarch } from './limited-march.js'
import { limitedPolitics } from './limited-politics.js'
import { limitedTerror } from './limited-terror.js'
import { markersRunOut } from './markers-run-out.js'
import { messageBack } from './message-back.js'
import { messageChain } from './message-chain.js'
import { messageHiding } from './message-hiding.js'
import { messageInPlace } from './message-in-place.js'
import { minusLevels } from './minus-levels.js'
import { negotiatedPolarization } from './negotiated-polarization.js'
import { newsAfterCapture } from './news-after-capture.js'
import { newsAndPersonality } from './news-and-personality.js'
import { newsByEvent } from './news-by-event.js'
import { newsInRetreat } from './news-in-retreat.js'
import { newsLeftBehind } from './news-left-behind.js'
import { newsLetGo } from './news-let-go.js'
import { newsOfMilitants } from './news-of-militants.js'
import { newsOfOwnCells } from './news-of-own-cells.js'
import { newsOfTheFallen } from './news-of-the-fallen.js'
import { newsOnTheMarch } from './news-on-the-march.js'
import { newsRemains } from './news-remains.js'
import { newsTaken } from './news-taken.js'
import { politicsWithoutACube } from './politics-without-a-cube.js'
import { prisonersPolarize } from './prisoners-polarize.js'
import { rallyBelowZero } from './rally-below-zero.js'
import { rallyDiscountCovers } from './rally-discount-covers.js'
import { rallyDiscountTime } from './rally-discount-time.js'
import { rallyLimitTime } from './rally-limit-time.js'
import { rallyNumber } from './rally-number.js'
import { ransomOverTheTrack } from './ransom-over-the-track.js'
import { retreatingTrains } from './retreating-trains.js'
import { russiansByTrain } from './russians-by-train.js'
import { russiansOnTheMarch } from './russians-on-the-march.js'
import { sabotageAtATown } from './sabotage-at-a-town.js'
import { shortRansom } from './short-ransom.js'
import { spacesAtOnce } from './spaces-at-once.js'
import { symbolsOfAProvince } from './symbols-of-a-province.js'
import { takingTurns } from './taking-turns.js'
import { terrorAtTheLimit } from './terror-at-the-limit.js'
import { terrorAtTroops } from './terror-at-troops.js'
import { terrorOrder } from './terror-order.js'
import { terrorUpTo } from './terror-up-to.js'
import { trainsSettingOut } from './trains-setting-out.js'

/** Every question about Commands. */
export const commandsQuestions = [
  activismDie,
  activismFlips,
  activismOption,
  activismTerror,
  attritionAfterRetreat,
  attritionGoes,
  attritionOrder,
  attritionTroopGoes,
  captureEnds,
  captureMoment,
  captureNumber,
  casualtiesUpTo,
  crackdownInTerror,
  defendingCapabilities,
  defendsOnce,
  dieBeyondGrant,
  evenlyAfterFirst,
  exchangeWithoutDisc,
  flippedTwice,
  freeOffset,
  freeStrength,
  jaegerPresent,
  lastDefendingCell,
  lastMovingCell,
  limitedAttackByTrain,
  limitedMarch,
  limitedPolitics,
  limitedTerror,
  markersRunOut,
  messageBack,
  messageChain,
  messageHiding,
  messageInPlace,
  minusLevels,
  negotiatedPolarization,
  newsAfterCapture,
  newsAndPersonality,
  newsByEvent,
  newsInRetreat,
  newsLeftBehind,
  newsLetGo,
  newsOfMilitants,
  newsOfOwnCells,
  newsOfTheFallen,
  newsOnTheMarch,
  newsRemains,
  newsTaken,
  politicsWithoutACube,
  prisonersPolarize,
  rallyBelowZero,
  rallyDiscountCovers,
  rallyDiscountTime,
  rallyLimitTime,
  rallyNumber,
  ransomOverTheTrack,
  retreatingTrains,
  russiansByTrain,
  russiansOnTheMarch,
  sabotageAtATown,
  shortRansom,
  spacesAtOnce,
  symbolsOfAProvince,
  takingTurns,
  terrorAtTheLimit,
  terrorAtTroops,
  terrorOrder,
  terrorUpTo,
  trainsSettingOut,
] as const
