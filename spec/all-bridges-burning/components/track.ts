/** The Sequence of Play track: which action each box of each row stands for. @module */
import { certain, type Fact } from 'rulewright/book'
import { type Action, BOXES, type Box, ROWS, type Row } from '../vocabulary.js'

/** The boxes of a row from left to right, each with its action. */
export type TrackRow = readonly (readonly [Box, Action])[]

/** The three rows of the track. */
export type Track = Readonly<Record<Row, TrackRow>>

/** The track, with a stand-in for two boxes of the bottom row. */
export const standardTrack: Track = {
  top: [
    ['top d', 'Limited Command'],
    ['top dark', 'Command'],
    ['top c', 'Limited Command'],
  ],
  middle: [
    ['middle dark', 'Command'],
    ['middle c', 'Event'],
    ['middle d', 'Limited Command'],
  ],
  bottom: [
    ['bottom d', 'Event'],
    ['bottom dark', 'Command'],
    ['bottom c', 'Limited Command'],
  ],
}

const bottomRow = (event: Box, second: TrackRow[number], third: TrackRow[number]): Track => ({
  ...standardTrack,
  bottom: [[event, 'Event'], second, third],
})

/**
 * Every completion of the bottom row that the text allows: it begins with the Event, and, like the rows that the
 * examples show, it holds one dark Command box and the letters c and d once each.
 */
export const trackCompletions: readonly Track[] = (['c', 'd'] as const).flatMap((event) => {
  const other = event === 'c' ? 'd' : 'c'
  const dark = ['bottom dark', 'Command'] as const
  const limited = [`bottom ${other}`, 'Limited Command'] as const
  return [bottomRow(`bottom ${event}`, dark, limited), bottomRow(`bottom ${event}`, limited, dark)]
})

/** The row in which a box stands. */
export const rowOf = (box: Box): Row =>
  certain(
    ROWS.find((row) => box.startsWith(row)),
    `row with the box ${box}`,
  )

export const isFirstBox = (track: Track, box: Box): boolean => track[rowOf(box)][0]?.[0] === box

/** The boxes that a track has, each with its action, in the order of the vocabulary. */
export const boxesOf = (track: Track): TrackRow =>
  BOXES.flatMap((box) => track[rowOf(box)].filter(([name]) => name === box))

/** The box by which the Reds are recorded when the Red Revolt begins: the Event of the bottom row. */
export const revoltBox = (track: Track): Box =>
  certain(track.bottom.find(([, action]) => action === 'Event')?.[0], 'Event box in the bottom row')

const boxInWords = ([box, action]: TrackRow[number]) =>
  action === 'Command' ? 'Command (may add Special Activity)' : `${action} [${box.endsWith('c') ? 'c' : 'd'}]`

/** The facts of a track with their sources; the boxes of its bottom row stand in. */
export const trackFactsOf = (track: Track): readonly Fact[] => [
  {
    component: 'track',
    fact: 'top row: Limited Command [d], Command (may add Special Activity), Limited Command [c]',
    source: 'rulebook',
    because: 'example 1 of 2.2.5',
  },
  {
    component: 'track',
    fact: 'middle row: Command (may add Special Activity), Event [c], Limited Command [d]',
    source: 'rulebook',
    because: 'example 2 of 2.2.5',
  },
  { component: 'track', fact: 'the bottom row begins with the Event', source: 'rulebook', because: '2.2.3 and 2.4.1' },
  {
    component: 'track',
    fact: `bottom row: ${track.bottom.map(boxInWords).join(', ')}`,
    source: 'stand-in',
    because:
      'one of the completions that the text allows, the standard one by symmetry with the top row; ' +
      'the laws are verified for every completion',
  },
]
