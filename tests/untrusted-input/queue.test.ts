import { QUEUE } from './inputs/job-queue-messages.js'
import { meetAll } from './test-border.js'

meetAll(QUEUE)
