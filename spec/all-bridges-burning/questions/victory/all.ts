/**
 * Every question about victory.
 *
 * @module
 */
import { firstPlace } from './first-place.js'
import { loneCheck } from './lone-check.js'
import { moderatesCheck } from './moderates-check.js'
import { networksAndIssues } from './networks-and-issues.js'
import { nobodyPlays } from './nobody-plays.js'
import { nonPlayerWins } from './non-player-wins.js'
import { oppositionInMargin } from './opposition-in-margin.js'
import { powerAgainstOne } from './power-against-one.js'
import { powerWins } from './power-wins.js'
import { zeroedMargin } from './zeroed-margin.js'

/** Every question about victory. */
export const victoryQuestions = [
  firstPlace,
  loneCheck,
  moderatesCheck,
  networksAndIssues,
  nobodyPlays,
  nonPlayerWins,
  oppositionInMargin,
  powerAgainstOne,
  powerWins,
  zeroedMargin,
] as const
