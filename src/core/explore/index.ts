/** Exploration: searches through the games of a book. @module */
export { type AtWork, needsEvidence } from './active-items.js'
export { firstOf, runSearch, type Search, searchedLater } from './adaptive-search.js'
export { gamesToPlay, playedByTheBook, seatingAt, seatingsIn } from './automatic-seats.js'
export {
  findingAnchor,
  formulaAnchor,
  lawAnchor,
  offerAnchor,
  pathLawAnchor,
  priorityAnchor,
  questionAnchor,
  rowAnchor,
  SECRETS,
  stateAnchor,
  wayAnchor,
} from './citation-anchors.js'
export { alike } from './deep-equal.js'
export { collecting, seenIn } from './evidence.js'
export { basesOf, type Distance, distanceFrom, type NamedGame, nearest } from './nearest-base.js'
export { changes, mergePartial, partialOf, type ValueDifference } from './partial-values.js'
export { candidatesOf, LONG, type Root, resumptionsOf, rootsOf } from './play-root.js'
export { playing, type Stop } from './play-with-picker.js'
export { afresh, gameUnder, type Pair, pairsOf, positionUnder, readingPairName } from './reading-pair.js'
export { begunUnder, type Candidate, choosing, judgeWitness, surfacing, type Witness } from './reading-witness.js'
export { type Opening, type Place, resumption, type Surveyor, surveyorOf } from './search-place.js'
export { pickerAt, pickerFrom } from './seat-strategies.js'
export { bySize, fewer, leastOf, type Shrinking, type Size, smallest } from './smallest-case.js'
export { afreshGame, isSound, tryOrUndefined } from './try-or-undefined.js'
export { isApart, isHidden, namedOf, offeredIn, SIGHTS, seenApart } from './visible-differences.js'
