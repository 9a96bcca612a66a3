/** 8.5.3 Moderates Message (Card #62). @module */

import { among, first, flag, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import * as cited from '../rules.gen.js'

export const phase = among([1, 2], 'the Phase')

export const moderatesMessage62Condition = first(
  'Non-player Moderates: the condition of Message (#62)',
  view({
    phase,
    cells: range(0, FORCES.cells.moderates, 'how many Moderates Cells are on the map'),
    personality: flag('the Personality is on the map', 'the Personality is not on the map'),
    reading: cited.messageCondition,
  }),
  (row) => [
    row(cited.moderatesMessageCard62.ifPersonality, { personality: true, reading: 'in any Phase' }, 'met'),
    row(cited.moderatesMessageCard62.ifPhaseOne, { phase: 2 }, 'not met'),
    row(cited.moderatesMessageCard62.ifCells, { cells: P.union(5, 6) }, 'met'),
    row(cited.moderatesMessageCard62.ifPersonality, { personality: true }, 'met'),
    row([cited.moderatesMessageCard62.ifCells, cited.moderatesMessageCard62.ifPersonality], {}, 'not met'),
  ],
)
