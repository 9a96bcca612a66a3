/** pages 13 and 14, Appendix 3, 5: the Priority track. @module */

import { among, COMPARED, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FACTIONS, HIGHEST } from './vocabulary.js'

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
    row(cited.anarchistPriority.lower, { faction: 'Anarchists' }, 'the lower one, up'),
    row(
      cited.communistPriority.support,
      { faction: 'Communists', initiative: true, support: P.number.lte(7) },
      'support',
    ),
    row(
      cited.communistPriority.support,
      { faction: 'Communists', initiative: true, support: P.number.gte(8), covered: false },
      'support',
    ),
    row(
      [cited.communistPriority.supportDone, cited.communistPriority.government],
      { faction: 'Communists', initiative: true, support: P.number.gte(8), covered: true },
      'support is done',
    ),
    row(
      cited.communistPriority.reduce,
      { faction: 'Communists', initiative: false, government: true },
      'the lower one, down',
    ),
    row(cited.communistPriority.government, { faction: 'Communists', government: false }, 'Government'),
    row(
      cited.moderatePriority.support,
      { faction: 'Moderates', initiative: true, support: P.number.lte(7) },
      'support',
    ),
    row(
      cited.moderatePriority.support,
      { faction: 'Moderates', initiative: true, support: P.number.gte(8), covered: false },
      'support',
    ),
    row(
      [cited.moderatePriority.supportDone, cited.moderatePriority.government],
      { faction: 'Moderates', initiative: true, support: P.number.gte(8), covered: true },
      'support is done',
    ),
    row(
      cited.moderatePriority.reduce,
      { faction: 'Moderates', initiative: false, government: true },
      'the lower one, down',
    ),
    row(cited.moderatePriority.government, { faction: 'Moderates', government: false }, 'Government'),
  ],
)

export const lowerOne = one(
  'Non-players: the lower one of Liberty and Collectivization',
  view({
    faction: among(FACTIONS, 'the Non-player'),
    liberty: among(COMPARED, 'Liberty against Collectivization'),
  }),
  (row) => [
    row(cited.anarchistPriority.lower, { faction: 'Anarchists', liberty: 'less' }, 'Liberty'),
    row(cited.anarchistPriority.lower, { faction: 'Anarchists', liberty: 'more' }, 'Collectivization'),
    row(cited.anarchistPriority.equal, { faction: 'Anarchists', liberty: 'as much' }, 'Collectivization'),
    row(cited.communistPriority.reduce, { faction: 'Communists', liberty: 'less' }, 'Liberty'),
    row(cited.communistPriority.reduce, { faction: 'Communists', liberty: 'more' }, 'Collectivization'),
    row(cited.communistPriority.equal, { faction: 'Communists', liberty: 'as much' }, 'Collectivization'),
    row(cited.moderatePriority.reduce, { faction: 'Moderates', liberty: 'less' }, 'Liberty'),
    row(cited.moderatePriority.reduce, { faction: 'Moderates', liberty: 'more' }, 'Collectivization'),
    row(cited.moderatePriority.equal, { faction: 'Moderates', liberty: 'as much' }, 'Collectivization'),
  ],
)
