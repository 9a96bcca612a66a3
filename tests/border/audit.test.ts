import { meetAll } from './meeting.js'
import { AUDIT } from './subjects/audit.js'

meetAll(AUDIT)
