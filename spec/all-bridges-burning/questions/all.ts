/**
 * The questions: places where the text allows several readings.
 *
 * @module
 */

import { activismTerror } from './activism-terror.js'
import { capabilityPlacing } from './capability-placing.js'
import { cubesWithoutAnIssue } from './cubes-without-an-issue.js'
import { doesAPassEndATurn } from './does-a-pass-end-a-turn.js'
import { firstPlace } from './first-place.js'
import { furtherNews } from './further-news.js'
import { germansCounted } from './germans-counted.js'
import { moderatesCheck } from './moderates-check.js'
import { networksAndIssues } from './networks-and-issues.js'
import { powerWins } from './power-wins.js'
import { redsEarningsUpTo } from './reds-earnings-up-to.js'
import { revoltChoice } from './revolt-choice.js'
import { russianRemovalTown } from './russian-removal-town.js'
import { russiansCounted } from './russians-counted.js'
import { senateOption } from './senate-option.js'
import { senateTerror } from './senate-terror.js'
import { shiftDirection } from './shift-direction.js'
import { surchargeScope } from './surcharge-scope.js'
import { surplusInTheBox } from './surplus-in-the-box.js'
import { terrorOnly } from './terror-only.js'
import { whoBecomesIneligible } from './who-becomes-ineligible.js'
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
] as const
