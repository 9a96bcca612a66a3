import { meetAll } from './meeting.js'
import { PLAYS } from './subjects/plays.js'

meetAll(PLAYS)
