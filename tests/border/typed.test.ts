import { meetAll } from './meeting.js'
import { TYPED } from './subjects/typed.js'

meetAll(TYPED)
