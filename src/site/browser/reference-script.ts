/** The script of the pages of TypeDoc's reference. @module */
import { scrollingBoxes } from './elements/scroll-boxes.js'

scrollingBoxes()
