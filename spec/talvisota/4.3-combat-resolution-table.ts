/** 4.3: where the combat table stands. @module */
import { note } from 'rulewright/book'
import { POINTER } from './reasons.js'
import { section } from './section.js'

export const combatTable = section('combatTable', '4.3', 'Combat resolution table', {
  differences: note('The differences go from +0 to +6 and more.', { status: POINTER }),
  where: note('The table is printed at the end of the rules.', { status: POINTER }),
})
