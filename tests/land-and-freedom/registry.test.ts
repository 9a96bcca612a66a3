import { pages } from '#spec/land-and-freedom/contents'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { refusesByLimits } from '../every-book/refusals.js'
import { registersItsClauses } from '../every-book/registry.js'
import { saysWhatFieldsAre } from '../every-book/words.js'

registersItsClauses(landAndFreedom, pages)
saysWhatFieldsAre(landAndFreedom)
refusesByLimits(landAndFreedom)
