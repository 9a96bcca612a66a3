import { frontLine } from '../../machines/front-line/book.js'
import { verifiesItself } from '../every-book/verification.js'

await verifiesItself(frontLine)
