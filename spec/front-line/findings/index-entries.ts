/** The Index, entry by entry: which of its locators lead to a paragraph in which the word is not found. @module */

import { finding, searched, speaksOf, view } from 'rulewright/book'
import { sections } from '../contents.js'
import * as cited from '../rules.gen.js'

/** An entry: the words by which it can be known in our restatement of a paragraph, and the paragraphs that it names. */
interface Entry {
  readonly words: RegExp
  readonly places: readonly string[]
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  Actions: { words: /action/i, places: ['page 2, para 5', 'page 7, para 1'] },
  Attacking: { words: /attack|result/i, places: ['page 3, para 2', 'page 7, para 3', 'page 8, para 5'] },
  'City Defence': { words: /icon/i, places: ['page 4, para 2', 'page 7, para 2'] },
  Disadvantage: { words: /lower than their target/, places: ['page 3, para 6'] },
  Displacement: { words: /space of a unit|square of a target/, places: ['page 4, para 4', 'page 7, para 3'] },
  Edge: { words: /Edge/, places: ['page 3, para 5', 'page 3, para 8', 'page 4, para 7'] },
  'Fallen Cities': {
    words: /fallen|falls/i,
    places: ['page 2, para 1', 'page 3, para 4', 'page 4, para 5', 'page 7, para 4'],
  },
  'Friendly/Unfriendly': { words: /friendly/i, places: ['page 2, para 9', 'page 3, para 2'] },
  'Free Cities': { words: /\bfree/i, places: ['page 2, para 1', 'page 4, para 4'] },
  Height: { words: /Mountains|highest/, places: ['page 3, para 3'] },
  'Lake Nogo': { words: /water/, places: ['page 8, para 4'] },
  Leadership: { words: /Leadership/, places: ['page 3, para 5', 'page 4, para 11', 'page 5, para 1'] },
  Missions: { words: /mission|drop/i, places: ['page 4, para 8'] },
  'Move, Amphibious': { words: /Amphibious|by sea/, places: ['page 1, para 8', 'page 2, para 6', 'page 3, para 1'] },
  'Move, Land': {
    words: /\bmove/i,
    places: ['page 2, para 4', 'page 2, para 6', 'page 2, para 9', 'page 7, para 5'],
  },
  OP: { words: /Points|OP\b/, places: ['page 1, para 1', 'page 8, para 2'] },
  Rounds: { words: /round/i, places: ['page 1, para 1', 'page 2, para 1'] },
  'Regular Actions': { words: /Regular Action/, places: ['page 2, para 5'] },
  'Rout on Deserts, Beaches, Ports': {
    words: /Beach, .*Desert .*Port/i,
    places: ['page 3, para 10', 'page 7, para X'],
  },
  'Soldier Defense': { words: /soldier/i, places: ['page 4, para 3', 'page 7, para 2'] },
  Supply: { words: /supply|chits/i, places: ['page 2, para 1', 'page 2, para 2', 'page 2, para 3'] },
  Tasks: { words: /Task/, places: ['page 2, para 5', 'page 5, para 1'] },
  Turns: { words: /turn/i, places: ['page 2, para 1', 'page 2, para 2', 'page 2, para 3'] },
}

const places = [...new Set(Object.values(ENTRIES).flatMap((entry) => entry.places))]

/** True if an entry names a paragraph that does not contain it. */
const isAstray = (name: string, place: string): boolean => {
  const entry = ENTRIES[name]
  return entry?.places.includes(place) === true && !speaksOf(sections, place, entry.words)
}

export const indexLocators = finding('indexLocators', {
  kind: 'slip',
  says: 'some locators of the Index lead to a paragraph in which the word of the entry is not found',
  clauses: [cited.bookIndex.locators],
  witness: () =>
    searched(view({ entry: Object.keys(ENTRIES), place: places }), ({ entry, place }) => isAstray(entry, place)),
})
