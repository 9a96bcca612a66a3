import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { verifiesItself } from '../every-book/verification.js'

/** Rows that are asked only where it is found out what can be chosen at all: nobody hears them there. */
const UNHEARD = 49

await verifiesItself(allBridgesBurning, UNHEARD)
