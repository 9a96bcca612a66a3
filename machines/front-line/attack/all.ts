/** The charts of an Attack. @module */

import type { Chart } from '#kernel'
import type { Components } from '#spec/front-line/components/components'
import { attackChart } from './attack.js'
import { cityOnlyChart } from './city-only.js'
import { diceChart } from './dice.js'
import { rewardChart } from './reward.js'
import { routChart } from './rout.js'

/** The charts of an Attack. */
export const chartsOfAttack = (parts: Components): readonly Chart[] =>
  [attackChart, cityOnlyChart, diceChart, routChart, rewardChart].map((chartOver) => chartOver(parts))
