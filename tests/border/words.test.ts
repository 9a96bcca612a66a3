import { meetAll } from './meeting.js'
import { WORDS } from './subjects/words.js'

meetAll(WORDS)
