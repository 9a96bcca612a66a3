import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { playsSoundly } from '../every-book/plays.js'

// Long enough for Setup and some turns.
playsSoundly(landAndFreedom, 300, 6)
