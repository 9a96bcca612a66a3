import { TYPED } from './inputs/typed-lines.js'
import { meetAll } from './test-border.js'

meetAll(TYPED)
