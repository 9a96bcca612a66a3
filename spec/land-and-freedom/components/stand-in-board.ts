/** The other features of the board and the table, with their sources. @module */
import type { Fact } from 'rulewright/book'
import type { BoardText } from './board.js'

/** The facts that follow from the text, with placeholders. */
export const standInBoard: BoardText = {
  flags: { Anarchists: 'Aragon', Communists: 'Southern', Moderates: 'Northern' },
  ring: ['Madrid', 'Northern', 'Aragon', 'Southern'],
  seats: ['Anarchists', 'Communists', 'Moderates'],
  glory: 9,
}

const COMPONENT = 'Board'

/** The sources of the facts about the board. */
export const boardFacts: readonly Fact[] = [
  {
    component: COMPONENT,
    fact: 'the flag of the Moderates is at the Northern Front, of the Anarchists at Aragon, of the Communists at the Southern Front',
    source: 'derived',
    because: 'page 5, Turn Sequence: the Tests of these Fronts mostly affect these factions; the flags were not seen',
  },
  {
    component: COMPONENT,
    fact: 'clockwise from Madrid: Northern, Aragon, Southern',
    source: 'stand-in',
    because: 'the text needs an order and does not give it; ours is that of the map of Spain',
  },
  {
    component: 'Table',
    fact: 'clockwise: Anarchists, Communists, Moderates',
    source: 'stand-in',
    because: 'nothing tells who sits where',
  },
  {
    component: COMPONENT,
    fact: 'the Glory area has 9 places',
    source: 'derived',
    because:
      'pages 4 and 10: 1 token in Year 1, 2 in Year 2, 1 of the Final Bid, and 5 in Year 3, with which the area is full',
  },
]
