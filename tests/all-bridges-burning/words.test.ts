/** The fields of the tables of All Bridges Burning have names in words. */
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { saysWhatFieldsAre } from '../every-book/field-words.js'

saysWhatFieldsAre(allBridgesBurning)
