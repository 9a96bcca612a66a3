/**
 * Where the treaty, and the paragraph on contested territories, do not let units go.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { contested } from '../clauses/civil-war.js'
import { sovietShips, treaty } from '../clauses/soviet-republic.js'
import { innerRussiaClosed } from '../questions/inner-russia-closed.js'
import { originally } from '../questions/originally.js'
import { sovereignTaken } from '../questions/sovereign-taken.js'
import { sovietsInOuterRussia } from '../questions/soviets-in-outer-russia.js'
import { standingStill } from '../questions/standing-still.js'
import { whiteRetreat } from '../questions/white-retreat.js'

/** Who moves: the text has something to say of three of them. */
export const MOVERS = ['Soviet Russia', 'a Central Power', 'White forces in combat', 'another'] as const

/** What land units may not enter, by this text. */
export const mayNotEnter = forbid(
  'Movement: what land units may not enter',
  view(
    {
      mover: among(MOVERS, 'whose units move'),
      treaty: flag('the treaty is in force since the Revolution', 'there was no Revolution yet'),
      region: among(['Inner Russia', 'Outer Russia', 'Persia or Afghanistan', 'elsewhere'], 'where the territory lies'),
      holder: among(['nobody', 'Soviet Russia', 'another'], 'who controls the territory'),
      central: among(['control', 'contest', 'nothing'], 'what the Central Powers have of the territory'),
      centralOriginally: among(
        ['by print', 'by treaty', 'never'],
        'how the territory was originally of the Central Powers',
      ),
      friend: among(
        ['Imperial Russia', 'another Ally', 'nobody'],
        'who of the Allies controls or contests the territory',
      ),
      sovietsInOuterRussia,
      originally,
      sovereignTaken,
      innerRussiaClosed,
      whiteRetreat,
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
        because: 'nothing of Inner Russia or Outer Russia, and neither Persia nor Afghanistan, is theirs by print',
        when: ({ centralOriginally, region }) => centralOriginally === 'by print' && region !== 'elsewhere',
      },
    ],
  ),
  (bar) => [
    bar([treaty.claim, treaty.innerRussia, treaty.closed], {
      mover: 'a Central Power',
      treaty: true,
      region: 'Inner Russia',
      innerRussiaClosed: 'to the end',
    }),
    bar([treaty.claim, treaty.innerRussia, treaty.closed], {
      mover: 'a Central Power',
      treaty: true,
      region: 'Inner Russia',
      holder: 'Soviet Russia',
      innerRussiaClosed: 'while Soviet',
    }),
    bar([treaty.sovereign, treaty.noSoviets], {
      mover: 'Soviet Russia',
      region: 'Persia or Afghanistan',
      sovereignTaken: 'never',
    }),
    bar([treaty.sovereign, treaty.noSoviets], {
      mover: 'Soviet Russia',
      region: 'Persia or Afghanistan',
      holder: 'nobody',
      sovereignTaken: 'once it is taken',
    }),
    bar(treaty.controlled, { mover: 'Soviet Russia', central: 'control' }),
    bar(treaty.contested, { mover: 'Soviet Russia', central: 'contest' }),
    bar(treaty.originally, { mover: 'Soviet Russia', centralOriginally: 'by print' }),
    bar(treaty.originally, {
      mover: 'Soviet Russia',
      centralOriginally: 'by treaty',
      originally: 'by print or treaty',
    }),
    bar([treaty.ceded, treaty.noSoviets, treaty.outerRussia], {
      mover: 'Soviet Russia',
      region: 'Outer Russia',
      sovietsInOuterRussia: 'never',
    }),
    bar(contested.where, { mover: 'White forces in combat', friend: 'nobody' }),
    bar(contested.where, {
      mover: 'White forces in combat',
      friend: 'another Ally',
      whiteRetreat: 'only to Imperial Russia',
    }),
  ],
)

/** Where a Soviet ship may not end its movement. */
export const mayNotEnd = forbid(
  'Movement: where Soviet ships may not end',
  view({ central: flag('units of the Central Powers are in the sea zone') }),
  (bar) => [bar(sovietShips.noEnd, { central: true })],
)

/** When Soviet ships may not stay where they are. */
export const mayNotStay = forbid(
  'Movement: when Soviet ships may not stay',
  view({ central: flag('units of the Central Powers are where the ships are'), standingStill }),
  (bar) => [bar(sovietShips.noEnd, { central: true, standingStill: 'must go' })],
)

/** Whether mines work against a Soviet ship. */
export const minesWork = one(
  'Movement: mines',
  view({ mines: among(['none', 'Allied', 'others'], 'the mines in the sea zone') }),
  (row) => [
    row(sovietShips.mines, { mines: 'Allied' }, true),
    row(sovietShips.mines, { mines: 'others' }, false),
    row(sovietShips.mines, { mines: 'none' }, false),
  ],
)
