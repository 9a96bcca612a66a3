/** 1.1: how long the Soviets lack the control of a space that an Infiltration has won. @module */

import { one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const breaksFor = one('Harassment: a break without SCT', view({ breakLasts: cited.breakLasts }), (row) => [
  row([cited.harassment.lost, cited.harassment.eliminated], { breakLasts: 'until the turn ends' }, 'the turn'),
  row(cited.harassment.available, { breakLasts: 'while SCT stay' }, 'no time'),
  row([cited.harassment.lost, cited.harassment.takenBack], { breakLasts: 'until taken back' }, 'until it is conquered'),
])
