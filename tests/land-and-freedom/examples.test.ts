import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { holdsItsExamples } from '../every-book/examples.js'

holdsItsExamples(landAndFreedom)
