import { CONFORMANCE } from './inputs/conformance.js'
import { meetAll } from './test-border.js'

meetAll(CONFORMANCE)
