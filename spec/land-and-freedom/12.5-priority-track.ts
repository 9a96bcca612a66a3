/** pages 13 and 14, Appendix 3, 5: the Priority track. @module */

import { among, COMPARED, flag, one, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { section } from './section.js'
import { FACTIONS, HIGHEST } from './vocabulary.js'

export const priorityTracks = section('priorityTracks', 'page 13, Appendix 3, 5', 'Priority track', {
  spend: rule(
    'What a Non-player pays Hero points for, where it can, is its Priority track; which one that is depends on the faction.',
  ),
})

export const anarchistPriority = section('anarchistPriority', 'page 13, Appendix 3, 5a', 'Anarchists', {
  lower: rule('It is the lower one of Liberty and Collectivization.'),
  equal: rule('If they are equal, it is Collectivization.'),
})

export const communistPriority = section('communistPriority', 'page 13, Appendix 3, 5b', 'Communists', {
  support: rule('With the Initiative it is Soviet Support.'),
  supportDone: rule('But not where that is at 8 at least, and a Blank marker covers its Medallion on space 10.'),
  reduce: rule(
    'With the Government, and without the Initiative, it is to reduce the lower one of Liberty and Collectivization.',
  ),
  equal: rule('If they are equal, it is Collectivization.'),
  government: rule('In every other case it is the Government.'),
})

export const moderatePriority = section('moderatePriority', 'page 14, Appendix 3, 5c', 'Moderates', {
  support: rule('With the Initiative it is Foreign Aid.'),
  supportDone: rule('But not where that is at 8 at least, and a Blank marker covers its Medallion on space 10.'),
  reduce: rule(
    'With the Government, and without the Initiative, it is to reduce the lower one of Liberty and Collectivization.',
  ),
  equal: rule('If they are equal, it is Collectivization.'),
  government: rule('In every other case it is the Government.'),
})

const SUPPORT = range(0, HIGHEST, 'the space of the own track of support')

export const priorityOf = one(
  'Non-players: what has Priority',
  view(
    {
      faction: among(FACTIONS, 'the Non-player'),
      initiative: flag('it has the Initiative', 'it does not have the Initiative'),
      government: flag('it controls the Government', 'it does not control the Government'),
      support: SUPPORT,
      covered: flag(
        'a Blank marker covers the Medallion of that track',
        'no Blank marker covers the Medallion of that track',
      ),
    },
    [
      {
        because: 'the Anarchists never control the Government',
        when: ({ faction, government }) => faction === 'Anarchists' && government,
      },
      {
        because: 'the others have the Initiative only with the Government',
        when: ({ faction, initiative, government }) => faction !== 'Anarchists' && initiative && !government,
      },
      {
        because: 'the Anarchists have no track of support',
        when: ({ faction, support, covered }) => faction === 'Anarchists' && (support > 0 || covered),
      },
    ],
  ),
  (row) => [
    row(anarchistPriority.lower, { faction: 'Anarchists' }, 'the lower one, up'),
    row(communistPriority.support, { faction: 'Communists', initiative: true, support: P.number.lte(7) }, 'support'),
    row(
      communistPriority.support,
      { faction: 'Communists', initiative: true, support: P.number.gte(8), covered: false },
      'support',
    ),
    row(
      [communistPriority.supportDone, communistPriority.government],
      { faction: 'Communists', initiative: true, support: P.number.gte(8), covered: true },
      'support is done',
    ),
    row(
      communistPriority.reduce,
      { faction: 'Communists', initiative: false, government: true },
      'the lower one, down',
    ),
    row(communistPriority.government, { faction: 'Communists', government: false }, 'Government'),
    row(moderatePriority.support, { faction: 'Moderates', initiative: true, support: P.number.lte(7) }, 'support'),
    row(
      moderatePriority.support,
      { faction: 'Moderates', initiative: true, support: P.number.gte(8), covered: false },
      'support',
    ),
    row(
      [moderatePriority.supportDone, moderatePriority.government],
      { faction: 'Moderates', initiative: true, support: P.number.gte(8), covered: true },
      'support is done',
    ),
    row(moderatePriority.reduce, { faction: 'Moderates', initiative: false, government: true }, 'the lower one, down'),
    row(moderatePriority.government, { faction: 'Moderates', government: false }, 'Government'),
  ],
)

export const lowerOne = one(
  'Non-players: the lower one of Liberty and Collectivization',
  view({
    faction: among(FACTIONS, 'the Non-player'),
    liberty: among(COMPARED, 'Liberty against Collectivization'),
  }),
  (row) => [
    row(anarchistPriority.lower, { faction: 'Anarchists', liberty: 'less' }, 'Liberty'),
    row(anarchistPriority.lower, { faction: 'Anarchists', liberty: 'more' }, 'Collectivization'),
    row(anarchistPriority.equal, { faction: 'Anarchists', liberty: 'as much' }, 'Collectivization'),
    row(communistPriority.reduce, { faction: 'Communists', liberty: 'less' }, 'Liberty'),
    row(communistPriority.reduce, { faction: 'Communists', liberty: 'more' }, 'Collectivization'),
    row(communistPriority.equal, { faction: 'Communists', liberty: 'as much' }, 'Collectivization'),
    row(moderatePriority.reduce, { faction: 'Moderates', liberty: 'less' }, 'Liberty'),
    row(moderatePriority.reduce, { faction: 'Moderates', liberty: 'more' }, 'Collectivization'),
    row(moderatePriority.equal, { faction: 'Moderates', liberty: 'as much' }, 'Collectivization'),
  ],
)
