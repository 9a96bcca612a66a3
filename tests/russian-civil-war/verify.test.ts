import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { verifiesItself } from '../every-book/verification.js'

await verifiesItself(russianCivilWar)
