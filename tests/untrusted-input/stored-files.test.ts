import { KEPT } from './inputs/stored-files.js'
import { meetAll } from './test-border.js'

meetAll(KEPT)
