import { frontLine } from '../../machines/front-line/book.js'
import { playsSoundly } from '../every-book/plays.js'

// Long enough for Setup and some turns.
playsSoundly(frontLine, 150, 6)
