import * as cited from '#spec/talvisota/rules.gen'
import { talvisota } from '../../machines/talvisota/book.js'
import { registersItsClauses } from '../every-book/check-registry.js'
import { saysWhatFieldsAre } from '../every-book/field-words.js'
import { refusesByLimits } from '../every-book/refusals.js'

registersItsClauses(talvisota, cited)
saysWhatFieldsAre(talvisota)
refusesByLimits(talvisota)
