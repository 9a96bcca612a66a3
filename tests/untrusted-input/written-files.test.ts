import { WRITTEN } from './inputs/written-files.js'
import { meetAll } from './test-border.js'

meetAll(WRITTEN)
