import { meetAll } from './meeting.js'
import { QUEUE } from './subjects/queue.js'

meetAll(QUEUE)
