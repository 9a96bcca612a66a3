import { OF_BOOKS } from './inputs/book-examples.js'
import { meetAll } from './test-border.js'

meetAll(OF_BOOKS)
