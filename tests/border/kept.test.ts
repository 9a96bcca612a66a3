import { meetAll } from './meeting.js'
import { KEPT } from './subjects/kept.js'

meetAll(KEPT)
