/** What the pages of TypeDoc's reference do. @module */
import { scrollingBoxes } from './scrolling.js'

scrollingBoxes()
