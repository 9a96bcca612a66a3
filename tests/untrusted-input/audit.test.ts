import { AUDIT } from './inputs/audit.js'
import { meetAll } from './test-border.js'

meetAll(AUDIT)
