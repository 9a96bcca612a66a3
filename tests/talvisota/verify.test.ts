import { talvisota } from '../../machines/talvisota/book.js'
import { verifiesItself } from '../every-book/verification.js'

/** Rows that are asked only where it is found out what can be chosen: nobody hears them there. */
const UNHEARD = 48

await verifiesItself(talvisota, UNHEARD)
