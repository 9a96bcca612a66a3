/** Checks of tracks that a user has written. @module */
import type { Problem } from 'rulewright/book'
import type { Effect } from '../effects.js'
import { TRACKS, type Track } from '../vocabulary.js'
import { effectProblems } from './check-effects.js'
import { BLANK_MARKERS, type TrackText, type TrackTexts } from './tracks.js'

/** The starting spaces of the standees: page 3, Setup, step 2. */
const STARTS: Readonly<Record<Track, number>> = {
  Liberty: 5,
  Collectivization: 5,
  Government: 6,
  'Soviet Support': 3,
  'Foreign Aid': 3,
}

/** The spaces that bear a flag: page 9 says that these are no triggers. */
const FLAGS: Readonly<Partial<Record<Track, number>>> = { Liberty: 6, Collectivization: 6 }

/** The icons that the text names. */
const NAMED: readonly { readonly track: Track; readonly space: number; readonly does: Effect['do'] }[] = [
  { track: 'Government', space: 1, does: 'claim a Medallion' },
  { track: 'Soviet Support', space: 10, does: 'claim a Medallion' },
  { track: 'Foreign Aid', space: 7, does: 'add Strength' },
  { track: 'Foreign Aid', space: 10, does: 'claim a Medallion' },
]

/** Lists the problems of the space on which an icon stands. */
function spaceProblems(track: Track, { lowest }: TrackText, space: number): readonly string[] {
  if (space < lowest) return [`expected a space from ${lowest} on, the lowest of this track, got ${space}`]
  if (space === 0) return ['expected no icon on 0: there Morale is turned off, which no marker covers']
  if (space === FLAGS[track]) return [`expected no icon on ${space}: there a flag of the Anarchists stands`]
  return []
}

const triggerProblems = (track: Track, text: TrackText): readonly Problem[] =>
  text.triggers.flatMap(({ space, effect }, index) => {
    const path = [track, 'triggers', index]
    const again = text.triggers.findIndex((other) => other.space === space) < index
    return [
      ...[
        ...spaceProblems(track, text, space),
        ...(again ? [`expected one icon on a space, got two on ${space}`] : []),
      ].map((message) => ({ path: [...path, 'space'], message })),
      ...effectProblems(effect, [...path, 'effect'], 'unknown'),
    ]
  })

/**
 * Lists the problems of a track's lower end. Tracks turn off Morale at 0: page 9. The text leaves only the Government's end open.
 */
const endProblems = (track: Track, { lowest }: TrackText): readonly Problem[] =>
  lowest === 0 || track === 'Government'
    ? []
    : [{ path: [track, 'lowest'], message: `expected 0, where Morale is turned off, got ${lowest}` }]

const startProblems = (track: Track, { start }: TrackText): readonly Problem[] =>
  start === STARTS[track]
    ? []
    : [
        {
          path: [track, 'start'],
          message: `expected ${STARTS[track]}, where page 3 has the standee start, got ${start}`,
        },
      ]

const namedProblems = (tracks: TrackTexts): readonly Problem[] =>
  NAMED.filter(
    ({ track, space, does }) =>
      !tracks[track].triggers.some((trigger) => trigger.space === space && trigger.effect.do === does),
  ).map(({ track, space, does }) => ({
    path: [track, 'triggers'],
    message: `expected the icon that the text names on ${space}: ${does}`,
  }))

/** All icons can be covered at once only if there are enough markers. */
function markerProblems(tracks: TrackTexts): readonly Problem[] {
  const icons = TRACKS.reduce((sum, track) => sum + tracks[track].triggers.length, 0)
  return icons > BLANK_MARKERS
    ? [{ path: [], message: `expected at most ${BLANK_MARKERS} icons, one for each Blank marker, got ${icons}` }]
    : []
}

/** Lists the problems of the tracks, beyond their shape. */
export const trackProblems = (tracks: TrackTexts): readonly Problem[] => [
  ...TRACKS.flatMap((track) => [
    ...endProblems(track, tracks[track]),
    ...startProblems(track, tracks[track]),
    ...triggerProblems(track, tracks[track]),
  ]),
  ...namedProblems(tracks),
  ...markerProblems(tracks),
]
