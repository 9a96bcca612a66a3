import { PAGES } from './inputs/pages.js'
import { meetAll } from './test-border.js'

meetAll(PAGES)
