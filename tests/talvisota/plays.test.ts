import { talvisota } from '../../machines/talvisota/book.js'
import { playsSoundly } from '../every-book/plays.js'

// Long enough for two turns and more.
playsSoundly(talvisota, 250, 4)
