/** 3.3.2 Message: Capture. @module */

import { among, COMPARED, first, flag, forbid, one, question, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { message } from './3.3.2-message.js'

export const captureMoment = question('captureMoment', {
  asks: 'Is a Cell checked for Capture as soon as it moves with News or the Personality, or only in the chosen space?',
  clauses: [message.checkHolders, message.checkEach, message.mostCells, message.captured],
  readings: {
    'at once':
      'The check is made as soon as the Cell has moved with, or picked up, News or the Personality; Captured, it ends in ' +
      'the chosen space, wherever that lies among the selected ones.',
    'in the chosen space':
      'The check is made while the Cell is in the chosen space with News or the Personality; a Cell that never is goes free.',
  },
  usual: 'at once',
  because:
    '3.3.2 has the check made for each Cell that ever holds News or the Personality; a selected space that is never ' +
    'entered would otherwise spare the Cell its check.',
})

export const captureNumber = question('captureNumber', {
  asks: 'Does the die of a Capture check have to exceed the Active Cells of all enemies in the space, or those of one Faction?',
  clauses: [message.mostCells, message.escapes, message.captured],
  readings: {
    'all enemies': 'The Active Cells of the Reds and of the Senate in the space count together.',
    'one Faction': 'Only the Active Cells of the Faction with the most of them there count.',
  },
  usual: 'all enemies',
  because: '3.3.2 chooses the space by a single Faction, but compares the die with the Active enemies in it.',
})

export const newsAfterCapture = question('newsAfterCapture', {
  asks: 'May a Captured Cell still pick up News in the space where it was caught?',
  clauses: [message.pickUp, message.captured, message.pickUpUnheld],
  readings: {
    no: 'No: with Capture its Message is over.',
    yes: 'Yes: the Command is not over, and the News is in the same space.',
  },
  usual: 'no',
  because: 'Capture stops the movement, and it is the moving Cell that picks News up.',
})

export const captureSpaces = question('captureSpaces', {
  asks: 'Among which spaces does the check for Capture look for the one with the most Active enemies?',
  clauses: [message.mostCells, message.checkHolders, message.checkEach, message.threeSpaces],
  readings: {
    'of the Cell': 'Among all spaces that are selected for the Cell, wherever it picks up what it holds.',
    'from then on': 'Among those of them where it has not been before it had News or the Personality.',
    'of the Command': 'Among all spaces that are selected so far in the Command, for whatever Cell.',
  },
  usual: 'of the Cell',
  because:
    'Spaces are selected for each moving Cell, the check is made for each by itself, and nothing leaves some out.',
})

/** How far the check of a Cell is. */
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
    bar(message.mostCells, { selected: false }),
    bar(message.mostCells, { selected: true, enemies: 'none' }),
    bar(message.mostCells, { selected: true, enemies: 'fewer' }),
    bar(message.nearest, { selected: true, enemies: 'most', nearest: false }),
  ],
)

export const spacesThatCount = first(
  'Capture: the spaces that count',
  view({
    selected: among(['this Cell', 'another Cell', 'nobody'], 'who has selected the space'),
    passed: flag('the Cell has been there without News and Personality'),
    reading: captureSpaces,
  }),
  (row) => [
    row(message.mostCells, { selected: 'nobody' }, false),
    row(message.mostCells, { selected: 'another Cell', reading: 'of the Command' }, true),
    row([message.mostCells, message.checkEach], { selected: 'another Cell' }, false),
    row(message.checkHolders, { passed: true, reading: 'from then on' }, false),
    row(message.mostCells, {}, true),
  ],
)

export const comparedWith = one('Capture: the Cells that count', view({ reading: captureNumber }), (row) => [
  row([message.escapes, message.captured], { reading: 'all enemies' }, 'all enemies'),
  row([message.mostCells, message.escapes, message.captured], { reading: 'one Faction' }, 'one Faction'),
])

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

export const caughtPicksUp = one('Capture: may the Cell pick up News', view({ reading: newsAfterCapture }), (row) => [
  row(message.captured, { reading: 'no' }, false),
  row([message.pickUp, message.captured], { reading: 'yes' }, true),
])

export type Check = (typeof CHECKS)[number]
