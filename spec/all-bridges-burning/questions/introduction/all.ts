/**
 * Every question about the introduction.
 *
 * @module
 */
import { activeSupport } from './active-support.js'
import { inactiveModerates } from './inactive-moderates.js'
import { inventoryChart } from './inventory-chart.js'
import { issuesMarker } from './issues-marker.js'
import { leftoverFactions } from './leftover-factions.js'
import { markerGivesWay } from './marker-gives-way.js'
import { ownPiecesForNothing } from './own-pieces-for-nothing.js'
import { ownPiecesWhen } from './own-pieces-when.js'
import { powersAsEnemies } from './powers-as-enemies.js'
import { prisonersAside } from './prisoners-aside.js'
import { sparePieces } from './spare-pieces.js'
import { touchingSpaces } from './touching-spaces.js'
import { transferAtTheLimit } from './transfer-at-the-limit.js'
import { transferBeforeTheChoice } from './transfer-before-the-choice.js'
import { transferPartners } from './transfer-partners.js'
import { whoPicksTheIssue } from './who-picks-the-issue.js'

/** Every question about the introduction. */
export const introductionQuestions = [
  activeSupport,
  inactiveModerates,
  inventoryChart,
  issuesMarker,
  leftoverFactions,
  markerGivesWay,
  ownPiecesForNothing,
  ownPiecesWhen,
  powersAsEnemies,
  prisonersAside,
  sparePieces,
  touchingSpaces,
  transferAtTheLimit,
  transferBeforeTheChoice,
  transferPartners,
  whoPicksTheIssue,
] as const
