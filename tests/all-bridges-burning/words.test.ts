/**
 * What fields are, in words: for the tables of All Bridges Burning.
 */
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { saysWhatFieldsAre } from '../every-book/words.js'

saysWhatFieldsAre(allBridgesBurning)
