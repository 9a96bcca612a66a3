import { frontLine } from '../../machines/front-line/book.js'
import { verifiesItself } from '../every-book/verification.js'

/** As many as a verification plays by itself: a Port of the opponent is left by sea in few games. */
const PLAYS = 30

verifiesItself(frontLine, PLAYS)
