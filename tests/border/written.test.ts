import { meetAll } from './meeting.js'
import { WRITTEN } from './subjects/written.js'

meetAll(WRITTEN)
