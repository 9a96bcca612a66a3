import { pages } from '#spec/talvisota/contents'
import { talvisota } from '../../machines/talvisota/book.js'
import { refusesByLimits } from '../every-book/refusals.js'
import { registersItsClauses } from '../every-book/registry.js'
import { saysWhatFieldsAre } from '../every-book/words.js'

registersItsClauses(talvisota, pages)
saysWhatFieldsAre(talvisota)
refusesByLimits(talvisota)
