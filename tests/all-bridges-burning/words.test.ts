/**
 * What fields are, in words: for the tables of All Bridges Burning that have them.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { saysWhatFieldsAre } from '../every-book/words.js'

const file = new URL('wordless.json', import.meta.url)
const wordless = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))

saysWhatFieldsAre(allBridgesBurning, wordless)
