import { PLAYS } from './inputs/plays.js'
import { meetAll } from './test-border.js'

meetAll(PLAYS)
