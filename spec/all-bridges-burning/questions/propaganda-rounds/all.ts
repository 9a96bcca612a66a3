/**
 * Every question about Propaganda Rounds.
 *
 * @module
 */
import { conscriptsAtStart } from './conscripts-at-start.js'
import { cubesWithoutAnIssue } from './cubes-without-an-issue.js'
import { dieWithoutCubes } from './die-without-cubes.js'
import { exchangeInAgitation } from './exchange-in-agitation.js'
import { germansCounted } from './germans-counted.js'
import { lastTerrorMarker } from './last-terror-marker.js'
import { onlyPlaceCubes } from './only-place-cubes.js'
import { orderOfEarnings } from './order-of-earnings.js'
import { orderOfTheReset } from './order-of-the-reset.js'
import { preventedWin } from './prevented-win.js'
import { redsEarningsUpTo } from './reds-earnings-up-to.js'
import { russiansCounted } from './russians-counted.js'
import { senateOption } from './senate-option.js'
import { senateTerror } from './senate-terror.js'
import { shiftDirection } from './shift-direction.js'
import { surchargePerAction } from './surcharge-per-action.js'
import { surchargePerLevel } from './surcharge-per-level.js'
import { surchargeScope } from './surcharge-scope.js'
import { surchargeTime } from './surcharge-time.js'
import { surplusInTheBox } from './surplus-in-the-box.js'
import { terrorOnly } from './terror-only.js'
import { whichIssue } from './which-issue.js'

/** Every question about Propaganda Rounds. */
export const propagandaRoundsQuestions = [
  conscriptsAtStart,
  cubesWithoutAnIssue,
  dieWithoutCubes,
  exchangeInAgitation,
  germansCounted,
  lastTerrorMarker,
  onlyPlaceCubes,
  orderOfEarnings,
  orderOfTheReset,
  preventedWin,
  redsEarningsUpTo,
  russiansCounted,
  senateOption,
  senateTerror,
  shiftDirection,
  surchargePerAction,
  surchargePerLevel,
  surchargeScope,
  surchargeTime,
  surplusInTheBox,
  terrorOnly,
  whichIssue,
] as const
