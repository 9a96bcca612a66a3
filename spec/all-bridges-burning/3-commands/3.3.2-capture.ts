/** 3.3.2 Message: Capture. @module */

import { among, COMPARED, first, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

/** The stages of the check of a Cell. */
export const CHECKS = ['not begun', 'space chosen', 'made'] as const

export const captureStep = one(
  'Capture: what the check asks for now',
  view(
    {
      holding: flag(
        'the Cell is still with News or the Personality that it moved or picked up',
        'the Cell is not with News or the Personality that it moved or picked up',
      ),
      check: among(CHECKS, 'the check for Capture'),
      inChosen: flag('the Cell is in the chosen space', 'the Cell is not in the chosen space'),
      reading: cited.captureMoment,
    },
    [
      {
        because: 'the die follows at once, and nothing is left behind before it',
        when: ({ holding, check, reading }) => !holding && check === 'space chosen' && reading === 'at once',
      },
    ],
  ),
  (row) => [
    row(cited.message.checkHolders, { holding: false }, 'nothing'),
    row(cited.message.checkEach, { holding: true, check: 'made' }, 'nothing'),
    row(cited.message.checkHolders, { holding: true, check: 'not begun' }, 'the space'),
    row(cited.message.roll, { holding: true, check: 'space chosen', reading: 'at once' }, 'the die'),
    row(
      cited.message.roll,
      { holding: true, check: 'space chosen', inChosen: true, reading: 'in the chosen space' },
      'the die',
    ),
    row(
      cited.message.checkHolders,
      { holding: true, check: 'space chosen', inChosen: false, reading: 'in the chosen space' },
      'nothing',
    ),
  ],
)

export const mayNotCheck = forbid(
  'Capture: the check may not look at the space',
  view({
    selected: flag('the space is among those that count', 'the space is not among those that count'),
    enemies: among(['none', 'fewer', 'most'], 'enemy Factions with Active Cells, compared with other such spaces'),
    nearest: flag(
      'no other such space is nearer to where the News or the Personality set out',
      'another such space is nearer to where the News or the Personality set out',
    ),
  }),
  (bar) => [
    bar(cited.message.mostCells, { selected: false }),
    bar(cited.message.mostCells, { selected: true, enemies: 'none' }),
    bar(cited.message.mostCells, { selected: true, enemies: 'fewer' }),
    bar(cited.message.nearest, { selected: true, enemies: 'most', nearest: false }),
  ],
)

export const spacesThatCount = first(
  'Capture: the spaces that count',
  view({
    selected: among(['this Cell', 'another Cell', 'nobody'], 'who has selected the space'),
    passed: flag('the Cell has been there without News and Personality'),
    reading: cited.captureSpaces,
  }),
  (row) => [
    row(cited.message.mostCells, { selected: 'nobody' }, false),
    row(cited.message.mostCells, { selected: 'another Cell', reading: 'of the Command' }, true),
    row([cited.message.mostCells, cited.message.checkEach], { selected: 'another Cell' }, false),
    row(cited.message.checkHolders, { passed: true, reading: 'from then on' }, false),
    row(cited.message.mostCells, {}, true),
  ],
)

export const comparedWith = one('Capture: the Cells that count', view({ reading: cited.captureNumber }), (row) => [
  row([cited.message.escapes, cited.message.captured], { reading: 'all enemies' }, 'all enemies'),
  row(
    [cited.message.mostCells, cited.message.escapes, cited.message.captured],
    { reading: 'one Faction' },
    'one Faction',
  ),
])

export const captureResult = one(
  'Capture: the result',
  view({
    die: among(COMPARED, 'the die, against the Cells that count'),
  }),
  (row) => [
    row(cited.message.escapes, { die: 'more' }, 'moves on'),
    row([cited.message.captured, cited.message.activated], { die: P.not('more') }, 'Captured'),
  ],
)

export const caughtPicksUp = one(
  'Capture: may the Cell pick up News',
  view({ reading: cited.newsAfterCapture }),
  (row) => [
    row(cited.message.captured, { reading: 'no' }, false),
    row([cited.message.pickUp, cited.message.captured], { reading: 'yes' }, true),
  ],
)

export type Check = (typeof CHECKS)[number]
