/** The Soviet Russian Republic: movement of its units and of others. @module */

import { among, first, flag, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

/** The kinds of place where Imperial Russia and a Central Power can meet. */
export const MEETINGS = ['where both are', 'in what one of them has', 'nowhere'] as const

export const atPeace = first(
  'The Russian Civil War: whether Imperial Russia and a Central Power are at peace',
  view({
    meet: among(MEETINGS, 'where Imperial Russia and a Central Power meet'),
    fought: flag(
      'they have contested the place since the Revolution',
      'they have not contested the place since the Revolution',
    ),
    isOut: flag(
      'the Revolution has come, and Imperial Russia does not have Moscow',
      'Imperial Russia has Moscow, or no Revolution has come',
    ),
    whiteWar: cited.whiteWar,
  }),
  (row) => [
    row(cited.civilWar.sides, { meet: 'nowhere' }, false),
    row(cited.civilWar.alliesGoal, { isOut: false }, false),
    row(cited.civilWar.sides, { whiteWar: 'at war' }, false),
    row(cited.contested.remain, { fought: true }, false),
    row(cited.civilWar.alliesGoal, { whiteWar: 'only where they fight' }, true),
  ],
)

export const centralFromTheBeginning = one(
  'Movement: what was a territory of the Central Powers from the beginning',
  view({
    was: among(['by print', 'by treaty', 'never'], 'how the territory was of the Central Powers'),
    originally: cited.originally,
  }),
  (row) => [
    row(cited.treaty.originally, { was: 'by print' }, true),
    row(cited.treaty.originally, { was: 'by treaty', originally: 'by print' }, false),
    row(cited.treaty.originally, { was: 'by treaty', originally: 'by print or treaty' }, true),
    row(cited.treaty.originally, { was: 'never' }, false),
  ],
)

/** The movers that the table distinguishes. The text has rules for the first three. */
export const MOVERS = ['Soviet Russia', 'a Central Power', 'White forces in combat', 'another'] as const

export const mayNotEnter = forbid(
  'Movement: what land units may not enter',
  view(
    {
      mover: among(MOVERS, 'whose units move'),
      treaty: flag('the treaty is in force since the Revolution', 'there was no Revolution yet'),
      region: among(['Inner Russia', 'Outer Russia', 'Persia or Afghanistan', 'elsewhere'], 'where the territory lies'),
      holder: among(['nobody', 'Soviet Russia', 'another'], 'who controls the territory'),
      central: among(['control', 'contest', 'nothing'], 'what the Central Powers have of the territory'),
      centralOriginally: flag(
        'the territory was one of the Central Powers from the beginning',
        'the territory was none of the Central Powers from the beginning',
      ),
      friend: among(
        ['Imperial Russia', 'another Ally', 'nobody'],
        'who of the Allies controls or contests the territory',
      ),
      peace: flag(
        'the territory is of a power with which the mover is at peace',
        'the territory is of no power with which the mover is at peace',
      ),
      sovietsInOuterRussia: cited.sovietsInOuterRussia,
      sovereignTaken: cited.sovereignTaken,
      innerRussiaClosed: cited.innerRussiaClosed,
      whiteRetreat: cited.whiteRetreat,
    },
    [
      {
        because: 'Soviet units and White forces in combat are there only after the Revolution',
        when: (v) => !v.treaty && (v.mover === 'Soviet Russia' || v.mover === 'White forces in combat'),
      },
      {
        because: 'the Soviets hold nothing before the Revolution',
        when: ({ treaty, holder }) => !treaty && holder === 'Soviet Russia',
      },
      {
        because: 'what a Central Power controls is controlled by somebody, and not by the Soviets',
        when: ({ central, holder }) => central === 'control' && holder !== 'another',
      },
      {
        because: 'Inner Russia is never theirs',
        when: ({ centralOriginally, region }) => centralOriginally && region === 'Inner Russia',
      },
      {
        because: 'peace comes with the Revolution, and not for the Soviets',
        when: ({ peace, treaty, mover }) => peace && (!treaty || mover === 'Soviet Russia'),
      },
    ],
  ),
  (bar) => [
    bar([cited.treaty.claim, cited.treaty.innerRussia, cited.treaty.closed], {
      mover: 'a Central Power',
      treaty: true,
      region: 'Inner Russia',
      innerRussiaClosed: 'to the end',
    }),
    bar([cited.treaty.claim, cited.treaty.innerRussia, cited.treaty.closed], {
      mover: 'a Central Power',
      treaty: true,
      region: 'Inner Russia',
      holder: 'Soviet Russia',
      innerRussiaClosed: 'while Soviet',
    }),
    bar([cited.treaty.sovereign, cited.treaty.noSoviets], {
      mover: 'Soviet Russia',
      region: 'Persia or Afghanistan',
      sovereignTaken: 'never',
    }),
    bar([cited.treaty.sovereign, cited.treaty.noSoviets], {
      mover: 'Soviet Russia',
      region: 'Persia or Afghanistan',
      holder: 'nobody',
      sovereignTaken: 'once it is taken',
    }),
    bar(cited.treaty.controlled, { mover: 'Soviet Russia', central: 'control' }),
    bar(cited.treaty.contested, { mover: 'Soviet Russia', central: 'contest' }),
    bar(cited.treaty.originally, { mover: 'Soviet Russia', centralOriginally: true }),
    bar([cited.treaty.ceded, cited.treaty.noSoviets, cited.treaty.outerRussia], {
      mover: 'Soviet Russia',
      region: 'Outer Russia',
      sovietsInOuterRussia: 'never',
    }),
    bar(cited.contested.where, { mover: 'White forces in combat', friend: 'nobody' }),
    bar(cited.contested.where, {
      mover: 'White forces in combat',
      friend: 'another Ally',
      whiteRetreat: 'only to Imperial Russia',
    }),
    bar([cited.civilWar.alliesGoal, cited.contested.remain], { peace: true }),
  ],
)

export const mayNotEnd = forbid(
  'Movement: where Soviet ships may not end',
  view({
    central: flag('units of the Central Powers are in the sea zone'),
    othersCrowded: flag(
      'other ships, and not these, are beside units of the Central Powers and could go',
      'these ships are beside units of the Central Powers, or no ship is that could go',
    ),
    standingStill: cited.standingStill,
  }),
  (bar) => [
    bar(cited.sovietShips.noEnd, { central: true }),
    bar(cited.sovietShips.noEnd, { othersCrowded: true, standingStill: 'must go' }),
  ],
)

export const mayNotStay = forbid(
  'Movement: when Soviet ships may not stay',
  view({
    crowded: flag(
      'ships are beside units of the Central Powers and could go to a zone without them',
      'no ship is beside units of the Central Powers that could go to a zone without them',
    ),
    standingStill: cited.standingStill,
  }),
  (bar) => [bar(cited.sovietShips.noEnd, { crowded: true, standingStill: 'must go' })],
)

export const minesWork = one(
  'Movement: mines',
  view({ mines: among(['none', 'Allied', 'others'], 'the mines in the sea zone') }),
  (row) => [
    row(cited.sovietShips.mines, { mines: 'Allied' }, true),
    row(cited.sovietShips.mines, { mines: 'others' }, false),
    row(cited.sovietShips.mines, { mines: 'none' }, false),
  ],
)
