import { WORDS } from './inputs/command-lines.js'
import { meetAll } from './test-border.js'

meetAll(WORDS)
