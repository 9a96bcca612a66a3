/** 6.2: what a successful Infiltration costs beside what its sentence says. @module */
import { flag, one, question, view } from 'rulewright/book'
import { victoryConditions } from './1.2-victory-conditions.js'
import { situation } from './3.1-international-situation.js'
import { harassment } from './6.2-finnish-harassment.js'
import { ahead } from './section.js'

export const harassedLine = question('harassedLine', {
  asks: 'Does a dotted outline count where a harassment succeeds?',
  clauses: [harassment.success, ahead('fortificationLines.victor'), ahead('fortificationLines.defeated')],
  readings: {
    no: 'No: it costs the number of the space.',
    yes: 'Yes: 2 points for the Finns and 2 less for the Soviets, as in every confrontation there.',
  },
  usual: 'no',
  because: 'It is a raid with a die of its own; section 8 is about the combats for the line.',
  kind: 'gap',
})

export const harassedLineIsWorth = one(
  'Harassment: what the dotted outline of the space is worth',
  view({ dotted: flag('the space has a dotted outline', 'the space has no dotted outline'), harassedLine }),
  (row) => [
    row(harassment.success, { dotted: false }, 0),
    row(harassment.success, { dotted: true, harassedLine: 'no' }, 0),
    row(
      [ahead('fortificationLines.victor'), ahead('fortificationLines.defeated')],
      { dotted: true, harassedLine: 'yes' },
      2,
    ),
  ],
)

export const harassmentEnds = question('harassmentEnds', {
  asks: 'Does a harassment that takes the last morale end the game before the turn does?',
  clauses: [harassment.atOnce, situation.atTheEnd, victoryConditions.sovietMorale],
  readings: {
    no: 'No: the turn is ended first, and what it has won the Soviets is counted. Only where all morale changes at once does it end here.',
    yes: 'Yes: it is lost at once, and the game with it.',
  },
  usual: 'no',
  because: 'Section 3.1 says always to wait for the end of the turn, whatever a morale has come to before.',
  kind: 'contradiction',
})

export const harassmentIsLast = one(
  'Harassment: whether the game is over after it',
  view({ down: flag('the Soviet morale is at 0', 'the Soviet morale is not at 0'), harassmentEnds }),
  (row) => [
    row(harassment.atOnce, { down: false }, false),
    row(situation.atTheEnd, { down: true, harassmentEnds: 'no' }, false),
    row([harassment.atOnce, victoryConditions.sovietMorale], { down: true, harassmentEnds: 'yes' }, true),
  ],
)
