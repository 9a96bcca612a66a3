/** The orders of battle, at the end. @module */
import { rule } from 'rulewright/book'
import { repeats } from './reasons.js'
import { section } from './section.js'

export const sovietOrder = section('sovietOrder', 'Soviet order of battle', 'Soviet order of battle', {
  engaged: rule('13 FUS, 3 ELI, 4 MECA and 3 TAN are engaged at first.', { status: repeats('2.2') }),
  reinforcements: rule('12 FUS, 3 ELI, 3 MECA and 3 TAN come as reinforcements.', { status: repeats('2.2') }),
})

export const finnishOrder = section('finnishOrder', 'Finnish order of battle', 'Finnish order of battle', {
  units: rule('The Finns have 3 SCT, 3 WD, 6 SK, 9 DIV, 6 RES and 2 entrenchments.', { status: repeats('2.3') }),
})
