import { meetAll } from './meeting.js'
import { OF_BOOKS } from './subjects/of-books.js'

meetAll(OF_BOOKS)
