/**
 * Every question about the introduction.
 *
 * @module
 */
import { activeSupport } from './active-support.js'
import { issuesMarker } from './issues-marker.js'
import { ownPiecesWhen } from './own-pieces-when.js'
import { touchingSpaces } from './touching-spaces.js'
import { transferAtTheLimit } from './transfer-at-the-limit.js'
import { transferPartners } from './transfer-partners.js'

/** Every question about the introduction. */
export const introductionQuestions = [
  activeSupport,
  issuesMarker,
  ownPiecesWhen,
  touchingSpaces,
  transferAtTheLimit,
  transferPartners,
] as const
