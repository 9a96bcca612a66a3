import { COMPONENTS } from './inputs/components.js'
import { meetAll } from './test-border.js'

meetAll(COMPONENTS)
