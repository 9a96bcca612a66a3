/** 4.3 Moderates’ Special Activities, 4.3.1 Personality. @module */

import {
  among,
  computed,
  flag,
  forbid,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { availability, personalityAndPrepared } from '../1-introduction/1.4.2-availability.js'
import { resolvingIssues } from '../1-introduction/1.11-political-display.js'
import { cubesWithoutAnIssue } from '../3-commands/3.3.4-politics.js'
import { BACKGROUND } from '../reasons.js'
import { ahead, section } from '../section.js'

export const moderatesSpecials = section('moderatesSpecials', '4.3', 'Moderates’ Special Activities', {})

export const personality = section('personality', '4.3.1', 'Personality', {
  purpose: rule('Personality brings the Personality marker into play or puts News to use.', {
    status: informative('an overview; the clauses on News and on placing decide'),
  }),
  withRallyOrPolitics: prohibition('Personality goes with no Command but Rally or Politics.', {
    see: ['3.3.1', '3.3.4'],
  }),
  newsInPhaseTwo: prohibition('News is put to use in Phase II alone.', { see: ['2.4'] }),
  newsWanted: permission('Putting News to use is as the Moderates wish.'),
  newsWithPersonality: prohibition('The space whose News is used holds the Personality.'),
  newsUnderground: prohibition('The Cell whose News is used is Underground.', { see: ['3.3.2'] }),
  discardNews: rule('News that is used leaves the map.'),
  newsCube: rule('With the News goes the placing of an Available cube in the Political Display.', { see: ['1.11'] }),
  cubeColor: permission('That cube may be red or white.'),
  thenOne: rule('Once News is discarded, one of two effects follows: Resources, or lower Polarization.'),
  resources: rule('One effect: the Moderates gain the roll of a die in Resources.'),
  polarization: rule('The other effect: Polarization goes down by half the roll of a die, halves rounded up.'),
  orPlace: rule('Instead of all this, the Personality may be placed, in Phase I and Phase II alike.'),
  placeInTown: prohibition('The Personality is placed in a Town.'),
  placeWithCell: prohibition('The Personality is placed where a Cell of the Moderates stands.'),
  fromAvailable: prohibition('The Personality is placed from Available.'),
  tanner: note(
    'Väinö Tanner, a Social Democrat who stayed out of the Revolt and sought a settlement, is one of them.',
    {
      status: BACKGROUND,
    },
  ),
  others: note('Juhani Aho and Uuno Hannula can stand for the Moderates on the bourgeois side.', {
    status: BACKGROUND,
  }),
})

export const newsThenPlacing = question('newsThenPlacing', {
  asks: 'May Personality both use News and place the marker?',
  clauses: [personality.newsWanted, personality.orPlace, personality.thenOne],
  readings: {
    either: 'No: one or the other.',
    both: 'Yes: first the News, if desired, and then the marker may be placed.',
  },
  usual: 'either',
  because: 'The procedure begins with First but goes on with Alternatively.',
})

export const newsWithoutACube = question('newsWithoutACube', {
  asks: 'May the Moderates use News by Personality when no cube is Available?',
  kind: 'gap',
  clauses: [personality.discardNews, personality.newsCube, personality.thenOne, availability.onlyAvailable],
  readings: {
    allowed: 'They may: the cube is left out, and the roll follows.',
    'cube needed': 'They may not: the News is discarded to place a cube.',
  },
  usual: 'allowed',
  because:
    'What follows hangs on the News being discarded, not on the cube; 1.4.2 ignores a placing that is not possible.',
})

export const mayNotPersonality = forbid(
  'Personality: may not do so there',
  view(
    {
      deed: among(['use News', 'place'], 'what is done'),
      phase: among([1, 2], 'the Phase'),
      personality: flag('the Personality is in the space', 'the Personality is not in the space'),
      undergroundNews: flag(
        'an Underground Cell in the space holds News',
        'no Underground Cell in the space holds News',
      ),
      news: flag('a Moderates Cell in the space holds News', 'no Moderates Cell in the space holds News'),
      nonPlayer: flag('the Moderates are a Non-player', 'the Moderates are no Non-player'),
      byCard: flag(
        'for Non-players the words of their card are all that counts, as that is read',
        'for Non-players the words of their card are not all that counts, as that is read',
      ),
      town: flag('the space is a Town', 'the space is no Town'),
      cell: flag('a Moderates Cell is there', 'no Moderates Cell is there'),
      cube: flag('a cube can be placed in the Political Display', 'no cube can be placed in the Political Display'),
      reading: newsWithoutACube,
    },
    [
      { because: 'News is held by a Cell', when: ({ news, cell }) => news && !cell },
      { because: 'an Underground Cell is a Cell', when: ({ undergroundNews, news }) => undergroundNews && !news },
    ],
  ),
  (bar, lift) => [
    bar(personality.newsInPhaseTwo, { deed: 'use News', phase: 1 }),
    bar(personality.newsCube, { deed: 'use News', cube: false, reading: 'cube needed' }),
    bar([personality.newsWithPersonality, personalityAndPrepared.personalityUse], {
      deed: 'use News',
      personality: false,
    }),
    bar(personality.newsUnderground, { deed: 'use News', undergroundNews: false }),
    lift(ahead('moderatesRallyCard.news'), { deed: 'use News', nonPlayer: true, byCard: true }, [
      personality.newsWithPersonality,
      personalityAndPrepared.personalityUse,
      personality.newsUnderground,
    ]),
    bar([personality.discardNews, ahead('moderatesRallyCard.news')], { deed: 'use News', news: false }),
    bar(personality.placeInTown, { deed: 'place', town: false }),
    bar(personality.placeWithCell, { deed: 'place', cell: false }),
  ],
)

export const mayNotPlaceNewsCube = forbid(
  'Personality: may not place the cube',
  view({
    available: flag('a cube of that color is available', 'no cube of that color is available'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(personality.newsCube, { available: false }),
    bar([personality.newsCube, resolvingIssues.inTurn], { issueLeft: false, reading: 'not allowed' }),
  ],
)

export const placingFollows = one(
  'Personality: may the marker be placed after News',
  view({ reading: newsThenPlacing }),
  (row) => [
    row([personality.newsWanted, personality.orPlace], { reading: 'either' }, false),
    row([personality.newsWanted, personality.orPlace], { reading: 'both' }, true),
  ],
)

export const personalityPlaced = one(
  'Personality: is the marker placed',
  view({ available: flag('the Personality is Available', 'the Personality is not Available') }),
  (row) => [
    row(personality.fromAvailable, { available: true }, true),
    row(personality.fromAvailable, { available: false }, false),
  ],
)

export const halfARoll = computed('Personality: half a roll', [personality.polarization], (face: number): number =>
  Math.ceil(face / 2),
)
