import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { holdsItsExamples } from '../every-book/examples.js'

holdsItsExamples(russianCivilWar)
