/** Imperial victory After an Imperial victory, Design Note Design Note. @module */

import { one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const bankGoes = one('Imperial victory: the Soviet bank', view({ bankWhen: cited.bankWhen }), (row) => [
  row(cited.imperialVictory.bank, { bankWhen: 'at once' }, 'now'),
  row(cited.imperialVictory.bank, { bankWhen: 'at their Collect Income' }, 'later'),
])
