import { meetAll } from './meeting.js'
import { CONFORMANCE } from './subjects/conformance.js'

meetAll(CONFORMANCE)
