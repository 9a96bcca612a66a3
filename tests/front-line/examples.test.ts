import { frontLine } from '../../machines/front-line/book.js'
import { holdsItsExamples } from '../every-book/examples.js'

holdsItsExamples(frontLine)
