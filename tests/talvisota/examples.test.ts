import { talvisota } from '../../machines/talvisota/book.js'
import { holdsItsExamples } from '../every-book/examples.js'

holdsItsExamples(talvisota)
