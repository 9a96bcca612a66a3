/**
 * Every question about Propaganda Rounds.
 *
 * @module
 */
import { cubesWithoutAnIssue } from './cubes-without-an-issue.js'
import { germansCounted } from './germans-counted.js'
import { redsEarningsUpTo } from './reds-earnings-up-to.js'
import { russiansCounted } from './russians-counted.js'
import { senateOption } from './senate-option.js'
import { senateTerror } from './senate-terror.js'
import { shiftDirection } from './shift-direction.js'
import { surchargeScope } from './surcharge-scope.js'
import { surplusInTheBox } from './surplus-in-the-box.js'
import { terrorOnly } from './terror-only.js'

/** Every question about Propaganda Rounds. */
export const propagandaRoundsQuestions = [
  cubesWithoutAnIssue,
  germansCounted,
  redsEarningsUpTo,
  russiansCounted,
  senateOption,
  senateTerror,
  shiftDirection,
  surchargeScope,
  surplusInTheBox,
  terrorOnly,
] as const
