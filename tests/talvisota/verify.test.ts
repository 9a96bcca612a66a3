import { talvisota } from '../../machines/talvisota/book.js'
import { verifiesItself } from '../every-book/verification.js'

/** As many as a verification plays by itself. */
const PLAYS = 30
/** Rows that are asked only where it is found out what can be chosen: nobody hears them there. */
const UNHEARD = 48

verifiesItself(talvisota, PLAYS, UNHEARD)
