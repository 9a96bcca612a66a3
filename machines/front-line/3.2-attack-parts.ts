/** The charts of an Attack. @module */

import type { Chart } from 'rulewright/book'
import type { Components } from '#spec/front-line/components/components'
import { attackChart } from './3.2-attack.js'
import { cityOnlyChart } from './3.3-city-only.js'
import { diceChart } from './3.5-dice.js'
import { routChart } from './3.11-rout.js'
import { rewardChart } from './5.2-rally.js'

export const chartsOfAttack = (parts: Components): readonly Chart[] =>
  [attackChart, cityOnlyChart, diceChart, routChart, rewardChart].map((chartOver) => chartOver(parts))
