import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { verifiesItself } from '../every-book/verification.js'

/** Rows that are asked only where it is found out what can be chosen, or who chooses: nobody hears them there. */
const UNHEARD = 72

await verifiesItself(landAndFreedom, UNHEARD)
