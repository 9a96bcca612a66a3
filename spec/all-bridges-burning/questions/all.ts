/**
 * The questions: places where the text allows several readings.
 *
 * @module
 */

import { activationWithoutADie } from './activation-without-a-die.js'
import { activismDie } from './activism-die.js'
import { activismFlips } from './activism-flips.js'
import { activismOption } from './activism-option.js'
import { activismTerror } from './activism-terror.js'
import { attritionAfterRetreat } from './attrition-after-retreat.js'
import { attritionOrder } from './attrition-order.js'
import { capabilityPlacing } from './capability-placing.js'
import { captureMoment } from './capture-moment.js'
import { captureNumber } from './capture-number.js'
import { casualtiesUpTo } from './casualties-up-to.js'
import { coordinateIdle } from './coordinate-idle.js'
import { coordinateScope } from './coordinate-scope.js'
import { crackdownByCard } from './crackdown-by-card.js'
import { crackdownOpposition } from './crackdown-opposition.js'
import { crackdownTerror } from './crackdown-terror.js'
import { cubesWithoutAnIssue } from './cubes-without-an-issue.js'
import { defendingCapabilities } from './defending-capabilities.js'
import { dialogueEffect } from './dialogue-effect.js'
import { dialogueSpaces } from './dialogue-spaces.js'
import { dialogueTarget } from './dialogue-target.js'
import { differenceOfFive } from './difference-of-five.js'
import { displayAmongSpaces } from './display-among-spaces.js'
import { doesAPassEndATurn } from './does-a-pass-end-a-turn.js'
import { firstPlace } from './first-place.js'
import { freeForeignRelations } from './free-foreign-relations.js'
import { freeOffset } from './free-offset.js'
import { freeStrength } from './free-strength.js'
import { furtherNews } from './further-news.js'
import { germansCounted } from './germans-counted.js'
import { jaegerOfTheReds } from './jaeger-of-the-reds.js'
import { jaegerPresent } from './jaeger-present.js'
import { lastDefendingCell } from './last-defending-cell.js'
import { limitedPolitics } from './limited-politics.js'
import { limitedTerror } from './limited-terror.js'
import { marchKeepsControl } from './march-keeps-control.js'
import { meansFirst } from './means-first.js'
import { messageCondition } from './message-condition.js'
import { messageHiding } from './message-hiding.js'
import { messageInPart } from './message-in-part.js'
import { messageNewsAlong } from './message-news-along.js'
import { moderatesCheck } from './moderates-check.js'
import { moderatesMoreSpaces } from './moderates-more-spaces.js'
import { moderatesRallyDie } from './moderates-rally-die.js'
import { moderatesRandomRally } from './moderates-random-rally.js'
import { mostRedsControl } from './most-reds-control.js'
import { negotiateAtFive } from './negotiate-at-five.js'
import { negotiateEverywhere } from './negotiate-everywhere.js'
import { negotiateWhere } from './negotiate-where.js'
import { networksAndIssues } from './networks-and-issues.js'
import { newsByEvent } from './news-by-event.js'
import { newsInRetreat } from './news-in-retreat.js'
import { newsLeftBehind } from './news-left-behind.js'
import { newsLetGo } from './news-let-go.js'
import { newsOfOwnCells } from './news-of-own-cells.js'
import { newsOnTheMarch } from './news-on-the-march.js'
import { nonPlayerActivism } from './non-player-activism.js'
import { nonPlayerGives } from './non-player-gives.js'
import { ownPiecesWhen } from './own-pieces-when.js'
import { politicsWithoutACube } from './politics-without-a-cube.js'
import { powerWins } from './power-wins.js'
import { rallyDiscountCovers } from './rally-discount-covers.js'
import { rallyDiscountTime } from './rally-discount-time.js'
import { rallyNumber } from './rally-number.js'
import { ransomOverTheTrack } from './ransom-over-the-track.js'
import { redsCapabilityModifier } from './reds-capability-modifier.js'
import { redsEarningsUpTo } from './reds-earnings-up-to.js'
import { refusedCapability } from './refused-capability.js'
import { retreatingTrains } from './retreating-trains.js'
import { revoltChoice } from './revolt-choice.js'
import { russianRemovalTown } from './russian-removal-town.js'
import { russiansCounted } from './russians-counted.js'
import { russiansOnTheMarch } from './russians-on-the-march.js'
import { sabotageWithoutTrains } from './sabotage-without-trains.js'
import { senateOption } from './senate-option.js'
import { senateTerror } from './senate-terror.js'
import { shiftDirection } from './shift-direction.js'
import { shortRansom } from './short-ransom.js'
import { specialWithoutSpaces } from './special-without-spaces.js'
import { surchargeScope } from './surcharge-scope.js'
import { surplusInTheBox } from './surplus-in-the-box.js'
import { takingTurns } from './taking-turns.js'
import { terrorAtNews } from './terror-at-news.js'
import { terrorAtTroops } from './terror-at-troops.js'
import { terrorOnly } from './terror-only.js'
import { transferAtTheLimit } from './transfer-at-the-limit.js'
import { transferPartners } from './transfer-partners.js'
import { whoBecomesIneligible } from './who-becomes-ineligible.js'
import { withoutPrepareFirst } from './without-prepare-first.js'
import { zeroedMargin } from './zeroed-margin.js'

/** Every question of the book. */
export const questions = [
  whoBecomesIneligible,
  doesAPassEndATurn,
  revoltChoice,
  zeroedMargin,
  moderatesCheck,
  networksAndIssues,
  senateOption,
  surchargeScope,
  terrorOnly,
  shiftDirection,
  firstPlace,
  germansCounted,
  russiansCounted,
  surplusInTheBox,
  furtherNews,
  senateTerror,
  russianRemovalTown,
  capabilityPlacing,
  cubesWithoutAnIssue,
  redsEarningsUpTo,
  activismTerror,
  powerWins,
  meansFirst,
  coordinateScope,
  coordinateIdle,
  transferPartners,
  casualtiesUpTo,
  takingTurns,
  lastDefendingCell,
  retreatingTrains,
  newsInRetreat,
  attritionOrder,
  attritionAfterRetreat,
  freeStrength,
  jaegerPresent,
  defendingCapabilities,
  freeOffset,
  ownPiecesWhen,
  rallyDiscountCovers,
  rallyDiscountTime,
  rallyNumber,
  crackdownOpposition,
  crackdownTerror,
  dialogueEffect,
  dialogueSpaces,
  freeForeignRelations,
  limitedPolitics,
  politicsWithoutACube,
  activismDie,
  activismFlips,
  activismOption,
  limitedTerror,
  newsLetGo,
  ransomOverTheTrack,
  shortRansom,
  terrorAtTroops,
  specialWithoutSpaces,
  russiansOnTheMarch,
  newsOfOwnCells,
  newsOnTheMarch,
  captureMoment,
  captureNumber,
  messageHiding,
  newsLeftBehind,
  newsByEvent,
  jaegerOfTheReds,
  transferAtTheLimit,
  nonPlayerGives,
  nonPlayerActivism,
  activationWithoutADie,
  redsCapabilityModifier,
  refusedCapability,
  withoutPrepareFirst,
  differenceOfFive,
  displayAmongSpaces,
  marchKeepsControl,
  mostRedsControl,
  terrorAtNews,
  sabotageWithoutTrains,
  crackdownByCard,
  moderatesRallyDie,
  moderatesMoreSpaces,
  moderatesRandomRally,
  negotiateAtFive,
  negotiateEverywhere,
  negotiateWhere,
  dialogueTarget,
  messageInPart,
  messageNewsAlong,
  messageCondition,
] as const
