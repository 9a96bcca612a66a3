/**
 * The questions: places where the text allows several readings.
 *
 * @module
 */

import { doesAPassEndATurn } from './does-a-pass-end-a-turn.js'
import { moderatesCheck } from './moderates-check.js'
import { networksAndIssues } from './networks-and-issues.js'
import { revoltChoice } from './revolt-choice.js'
import { senateOption } from './senate-option.js'
import { shiftDirection } from './shift-direction.js'
import { surchargeScope } from './surcharge-scope.js'
import { terrorOnly } from './terror-only.js'
import { troopsCounted } from './troops-counted.js'
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
  troopsCounted,
] as const
