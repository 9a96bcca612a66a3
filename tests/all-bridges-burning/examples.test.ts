import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { holdsItsExamples } from '../every-book/examples.js'

holdsItsExamples(allBridgesBurning)
