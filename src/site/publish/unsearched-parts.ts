/** Parts of a page that its search leaves out: lists that would be found by every word of the game. @module */
import { raw } from '../draw/html-template.js'

const MARK = 'data-unsearched'

/** The attribute of a `details` that the search leaves out; it holds no other `details`. */
export const UNSEARCHED = raw(MARK)

const PART = new RegExp(`<details[^>]* ${MARK}>[\\s\\S]*?</details>`, 'g')

/** The markup of a page without what the search leaves out. */
export const searchedIn = (markup: string): string => markup.replaceAll(PART, '')
