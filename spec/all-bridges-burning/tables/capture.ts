/**
 * Capture: whether a Cell is checked, in which space, against how many, and with which result.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { message } from '../clauses/commands/message.js'
import { captureMoment } from '../questions/commands/capture-moment.js'
import { captureNumber } from '../questions/commands/capture-number.js'
import { newsAfterCapture } from '../questions/commands/news-after-capture.js'

/** How far the check of a Cell is. */
export const CHECKS = ['not begun', 'space chosen', 'made'] as const
/** How far the check of a Cell is. */
export type Check = (typeof CHECKS)[number]

/** What the check for Capture asks for now. */
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
      reading: captureMoment,
    },
    [
      {
        because: 'the die follows at once, and nothing is left behind before it',
        when: ({ holding, check, reading }) => !holding && check === 'space chosen' && reading === 'at once',
      },
    ],
  ),
  (row) => [
    row(message.checkHolders, { holding: false }, 'nothing'),
    row(message.checkEach, { holding: true, check: 'made' }, 'nothing'),
    row(message.checkHolders, { holding: true, check: 'not begun' }, 'the space'),
    row(message.roll, { holding: true, check: 'space chosen', reading: 'at once' }, 'the die'),
    row(
      message.roll,
      { holding: true, check: 'space chosen', inChosen: true, reading: 'in the chosen space' },
      'the die',
    ),
    row(
      message.checkHolders,
      { holding: true, check: 'space chosen', inChosen: false, reading: 'in the chosen space' },
      'nothing',
    ),
  ],
)

/** Which space the check for Capture may not look at. */
export const mayNotCheck = forbid(
  'Capture: the check may not look at the space',
  view({
    selected: flag('the Cell has selected the space', 'the Cell has not selected the space'),
    enemies: among(['none', 'fewer', 'most'], 'enemy Factions with Active Cells, compared with other such spaces'),
    nearest: flag(
      'no other such space is nearer to where the News or the Personality set out',
      'another such space is nearer to where the News or the Personality set out',
    ),
  }),
  (bar) => [
    bar(message.mostCells, { selected: false }),
    bar(message.mostCells, { selected: true, enemies: 'none' }),
    bar(message.mostCells, { selected: true, enemies: 'fewer' }),
    bar(message.nearest, { selected: true, enemies: 'most', nearest: false }),
  ],
)

/** Which Active enemy Cells the die is compared with. */
export const comparedWith = one('Capture: the Cells that count', view({ reading: captureNumber }), (row) => [
  row([message.escapes, message.captured], { reading: 'all enemies' }, 'all enemies'),
  row([message.mostCells, message.escapes, message.captured], { reading: 'one Faction' }, 'one Faction'),
])

/** What comes of a check for Capture. */
export const captureResult = one(
  'Capture: the result',
  view({
    die: among(COMPARED, 'the die, against the Cells that count'),
  }),
  (row) => [
    row(message.escapes, { die: 'more' }, 'moves on'),
    row([message.captured, message.activated], { die: P.not('more') }, 'Captured'),
  ],
)

/** Whether a Captured Cell may still pick up News where it was caught. */
export const caughtPicksUp = one('Capture: may the Cell pick up News', view({ reading: newsAfterCapture }), (row) => [
  row(message.captured, { reading: 'no' }, false),
  row([message.pickUp, message.captured], { reading: 'yes' }, true),
])
