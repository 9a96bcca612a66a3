/** 6.2: what a successful Infiltration costs beside what its sentence says. @module */
import { flag, one, question, view } from 'rulewright/book'
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
