import { meetAll } from './meeting.js'
import { COMPONENTS } from './subjects/components.js'

meetAll(COMPONENTS)
