/** page 4, Winning and Losing. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

/** The state of the war after Defeats on Fronts, and at the end of Year 3. */
export const WAR = ['goes on', 'lost', 'won'] as const
export type War = (typeof WAR)[number]

export const warAfterDefeat = one(
  'The war after Defeats',
  view(
    {
      madrid: among(['held', 'defeated'], 'Madrid'),
      defeats: range(0, 4, 'Fronts that have suffered Defeat'),
    },
    [
      { because: 'Madrid is one of them', when: ({ madrid, defeats }) => madrid === 'defeated' && defeats === 0 },
      { because: 'the fourth is Madrid', when: ({ madrid, defeats }) => madrid === 'held' && defeats === 4 },
    ],
  ),
  (row) => [
    row(cited.losing.madrid, { madrid: 'defeated' }, 'lost'),
    row(cited.losing.twoDefeats, { madrid: 'held', defeats: P.number.gte(2) }, 'lost'),
    row(cited.years.end, { madrid: 'held', defeats: P.number.lte(1) }, 'goes on'),
  ],
)

export const warAtTheEnd = one(
  'The war at the end of Year 3',
  view({ strong: range(0, 4, 'Fronts at +1 or better') }),
  (row) => [
    row(cited.winning.threeStrong, { strong: P.number.gte(3) }, 'won'),
    row(cited.losing.twoWeak, { strong: P.number.lte(2) }, 'lost'),
  ],
)

export const mayNotWin = forbid(
  'Glory: may not win',
  view(
    {
      most: flag('nobody has more Glory', 'somebody has more Glory'),
      initiative: flag('it is the Initiative player', 'it is not the Initiative player'),
      initiativeTied: flag(
        'the Initiative player has as much as anybody',
        'somebody has more than the Initiative player',
      ),
      gloryTie: cited.gloryTie,
    },
    [
      {
        because: 'the Initiative player is one of them',
        when: ({ most, initiative, initiativeTied }) => initiative && most !== initiativeTied,
      },
    ],
  ),
  (bar) => [
    bar(cited.years.mostGlory, { most: false }),
    bar(cited.winning.ties, {
      initiative: false,
      initiativeTied: true,
      most: true,
      gloryTie: 'the Initiative player first',
    }),
  ],
)
