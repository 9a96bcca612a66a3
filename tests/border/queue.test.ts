import { QUEUE } from './inputs/queue.js'
import { meetAll } from './test-border.js'

meetAll(QUEUE)
