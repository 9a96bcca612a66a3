/** The tracks: what the text says of their icons, and stand-ins for the others. @module */
import type { Fact } from 'rulewright/book'
import type { Track } from '../vocabulary.js'
import { attacks, by, draw, gain, medallion, on, strength } from './lines.js'
import type { TrackTexts } from './tracks.js'

/** The facts of the text, with placeholders. For the Government, the text gives only the owners of its Medallions. */
export const standInTracks: TrackTexts = {
  Liberty: {
    lowest: 0,
    start: 5,
    triggers: [
      { space: 7, effect: gain(1) },
      { space: 8, effect: strength(1) },
      { space: 9, effect: draw(1) },
      { space: 10, effect: medallion() },
    ],
  },
  Collectivization: {
    lowest: 0,
    start: 5,
    triggers: [
      { space: 2, effect: attacks(1) },
      { space: 7, effect: draw(1) },
      { space: 8, effect: strength(1) },
      { space: 9, effect: gain(1) },
      { space: 10, effect: medallion() },
    ],
  },
  Government: {
    lowest: 0,
    start: 6,
    triggers: [
      { space: 1, effect: by('Communists', medallion()) },
      { space: 2, effect: gain(1) },
      { space: 3, effect: strength(1) },
      { space: 4, effect: draw(1) },
      { space: 7, effect: draw(1) },
      { space: 8, effect: strength(1) },
      { space: 9, effect: gain(1) },
      { space: 10, effect: by('Moderates', medallion()) },
    ],
  },
  'Soviet Support': {
    lowest: 0,
    start: 3,
    triggers: [
      { space: 5, effect: on('Morale') },
      { space: 7, effect: strength(1) },
      { space: 9, effect: gain(1) },
      { space: 10, effect: medallion() },
    ],
  },
  'Foreign Aid': {
    lowest: 0,
    start: 3,
    triggers: [
      { space: 5, effect: gain(1) },
      { space: 7, effect: strength(1) },
      { space: 9, effect: draw(1) },
      { space: 10, effect: medallion() },
    ],
  },
}

/** The same, where the Government goes no further than to the Medallion of the Communists. */
export const governmentFromOne: TrackTexts = {
  ...standInTracks,
  Government: { ...standInTracks.Government, lowest: 1 },
}

const ICONS_OF = 'page 9, Tracks and Triggers'
const of = (track: Track) => `Track, ${track}`
const start = (track: Track): Fact => ({
  component: of(track),
  fact: `its standee starts on ${standInTracks[track].start}`,
  source: 'rulebook',
  because: 'page 3, Setup, step 2',
})
const others = (track: Track, spaces: string): Fact => ({
  component: of(track),
  fact: `the icons on ${spaces}`,
  source: 'stand-in',
  because: 'the text does not say which icons stand there, if any; made of symbols of Appendix 1',
})
const ends = (track: Track): Fact => ({
  component: of(track),
  fact: 'its spaces are 0 to 10',
  source: 'derived',
  because: 'page 9 turns off Morale at 0; Appendix 3, 5 speaks of a Medallion at 10 of Soviet Support and Foreign Aid',
})
const last = (track: Track): Fact => ({
  component: of(track),
  fact: 'a Medallion stands on 10',
  source: 'derived',
  because: 'page 10, Medallions gives one for a track that is maxed out',
})

/** The sources of the facts about the tracks. */
export const trackFacts: readonly Fact[] = [
  start('Liberty'),
  ends('Liberty'),
  last('Liberty'),
  others('Liberty', '7 to 9'),
  start('Collectivization'),
  ends('Collectivization'),
  last('Collectivization'),
  others('Collectivization', '2 and 7 to 9'),
  start('Government'),
  {
    component: of('Government'),
    fact: 'a Medallion for the Communists stands on 1',
    source: 'rulebook',
    because: 'page 10, Medallions',
  },
  last('Government'),
  {
    component: of('Government'),
    fact: 'its lowest space is 0',
    source: 'stand-in',
    because:
      'page 9 gives every track a trigger at its bottom, and lets any track be at 0; the Medallion on 1 and the center between 5 and 6 speak for 1',
  },
  others('Government', '2 to 4 and 7 to 9'),
  start('Soviet Support'),
  ends('Soviet Support'),
  {
    component: of('Soviet Support'),
    fact: 'a Medallion stands on 10',
    source: 'rulebook',
    because: 'Appendix 3, 5b',
  },
  others('Soviet Support', '5, 7 and 9'),
  start('Foreign Aid'),
  ends('Foreign Aid'),
  {
    component: of('Foreign Aid'),
    fact: '+1 to a Front stands on 7',
    source: 'rulebook',
    because: ICONS_OF,
  },
  {
    component: of('Foreign Aid'),
    fact: 'a Medallion stands on 10',
    source: 'rulebook',
    because: 'Appendix 3, 5c',
  },
  others('Foreign Aid', '5 and 9'),
]
