/** 6.2: what a successful Infiltration costs beside what its sentence says. @module */

import { flag, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const harassedLineIsWorth = one(
  'Harassment: what the dotted outline of the space is worth',
  view({
    dotted: flag('the space has a dotted outline', 'the space has no dotted outline'),
    harassedLine: cited.harassedLine,
  }),
  (row) => [
    row(cited.harassment.success, { dotted: false }, 0),
    row(cited.harassment.success, { dotted: true, harassedLine: 'no' }, 0),
    row([cited.fortificationLines.victor, cited.fortificationLines.defeated], { dotted: true, harassedLine: 'yes' }, 2),
  ],
)

export const harassmentIsLast = one(
  'Harassment: whether the game is over after it',
  view({
    down: flag('the Soviet morale is at 0', 'the Soviet morale is not at 0'),
    harassmentEnds: cited.harassmentEnds,
  }),
  (row) => [
    row(cited.harassment.atOnce, { down: false }, false),
    row(cited.situation.atTheEnd, { down: true, harassmentEnds: 'no' }, false),
    row([cited.harassment.atOnce, cited.victoryConditions.sovietMorale], { down: true, harassmentEnds: 'yes' }, true),
  ],
)
