/**
 * Every question about victory.
 *
 * @module
 */
import { firstPlace } from './first-place.js'
import { moderatesCheck } from './moderates-check.js'
import { networksAndIssues } from './networks-and-issues.js'
import { powerWins } from './power-wins.js'
import { zeroedMargin } from './zeroed-margin.js'

/** Every question about victory. */
export const victoryQuestions = [firstPlace, moderatesCheck, networksAndIssues, powerWins, zeroedMargin] as const
