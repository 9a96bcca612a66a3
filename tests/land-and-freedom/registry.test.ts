import * as cited from '#spec/land-and-freedom/rules.gen'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { registersItsClauses } from '../every-book/check-registry.js'
import { saysWhatFieldsAre } from '../every-book/field-words.js'
import { refusesByLimits } from '../every-book/refusals.js'

registersItsClauses(landAndFreedom, cited)
saysWhatFieldsAre(landAndFreedom)
refusesByLimits(landAndFreedom)
