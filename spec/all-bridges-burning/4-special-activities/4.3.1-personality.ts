/** 4.3 Moderates’ Special Activities, 4.3.1 Personality. @module */

import { among, computed, flag, forbid, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

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
      reading: cited.newsWithoutACube,
    },
    [
      { because: 'News is held by a Cell', when: ({ news, cell }) => news && !cell },
      { because: 'an Underground Cell is a Cell', when: ({ undergroundNews, news }) => undergroundNews && !news },
    ],
  ),
  (bar, lift) => [
    bar(cited.personality.newsInPhaseTwo, { deed: 'use News', phase: 1 }),
    bar(cited.personality.newsCube, { deed: 'use News', cube: false, reading: 'cube needed' }),
    bar([cited.personality.newsWithPersonality, cited.personalityAndPrepared.personalityUse], {
      deed: 'use News',
      personality: false,
    }),
    bar(cited.personality.newsUnderground, { deed: 'use News', undergroundNews: false }),
    lift(cited.moderatesRallyCard.news, { deed: 'use News', nonPlayer: true, byCard: true }, [
      cited.personality.newsWithPersonality,
      cited.personalityAndPrepared.personalityUse,
      cited.personality.newsUnderground,
    ]),
    bar([cited.personality.discardNews, cited.moderatesRallyCard.news], { deed: 'use News', news: false }),
    bar(cited.personality.placeInTown, { deed: 'place', town: false }),
    bar(cited.personality.placeWithCell, { deed: 'place', cell: false }),
  ],
)

export const mayNotPlaceNewsCube = forbid(
  'Personality: may not place the cube',
  view({
    available: flag('a cube of that color is available', 'no cube of that color is available'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cited.cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(cited.personality.newsCube, { available: false }),
    bar([cited.personality.newsCube, cited.resolvingIssues.inTurn], { issueLeft: false, reading: 'not allowed' }),
  ],
)

export const placingFollows = one(
  'Personality: may the marker be placed after News',
  view({ reading: cited.newsThenPlacing }),
  (row) => [
    row([cited.personality.newsWanted, cited.personality.orPlace], { reading: 'either' }, false),
    row([cited.personality.newsWanted, cited.personality.orPlace], { reading: 'both' }, true),
  ],
)

export const personalityPlaced = one(
  'Personality: is the marker placed',
  view({ available: flag('the Personality is Available', 'the Personality is not Available') }),
  (row) => [
    row(cited.personality.fromAvailable, { available: true }, true),
    row(cited.personality.fromAvailable, { available: false }, false),
  ],
)

export const halfARoll = computed(
  'Personality: half a roll',
  [cited.personality.polarization],
  (face: number): number => Math.ceil(face / 2),
)
