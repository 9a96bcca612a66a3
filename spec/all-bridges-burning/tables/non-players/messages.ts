/**
 * The Messages of the Non-player Moderates: when their cards apply, and which Cells stay where they are.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid } from '../../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../../src/kernel/view.js'
import {
  moderatesMessageCard62 as card62,
  moderatesMessageCard63 as card63,
} from '../../clauses/non-players/moderates-messages.js'
import { FORCES } from '../../components/forces.js'
import { messageCondition } from '../../questions/non-players/moderates/message-condition.js'

const phase = among([1, 2], 'the Phase')

/** The condition of card #62. */
export const moderatesMessage62Condition = first(
  'Non-player Moderates: the condition of Message (#62)',
  view({
    phase,
    cells: range(0, FORCES.cells.moderates, 'how many Moderates Cells are on the map'),
    personality: flag('the Personality is on the map', 'the Personality is not on the map'),
    reading: messageCondition,
  }),
  (row) => [
    row(card62.ifPersonality, { personality: true, reading: 'in any Phase' }, 'met'),
    row(card62.ifPhaseOne, { phase: 2 }, 'not met'),
    row(card62.ifCells, { cells: P.union(5, 6) }, 'met'),
    row(card62.ifPersonality, { personality: true }, 'met'),
    row([card62.ifCells, card62.ifPersonality], {}, 'not met'),
  ],
)

/** The condition of card #63. */
export const moderatesMessage63Condition = first(
  'Non-player Moderates: the condition of Message (#63)',
  view({
    phase,
    cells: range(0, FORCES.cells.moderates, 'how many Moderates Cells are on the map'),
    news: flag(
      'News is on the map that a Moderates Cell holds, or nobody',
      'no News is on the map that a Moderates Cell holds, or nobody',
    ),
    reading: messageCondition,
  }),
  (row) => [
    row(card63.ifNews, { news: true, reading: 'in any Phase' }, 'met'),
    row(card63.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(card63.ifCells, { cells: P.union(5, 6) }, 'met'),
    row(card63.ifNews, { news: true }, 'met'),
    row([card63.ifCells, card63.ifNews], {}, 'not met'),
  ],
)

/** Which of two markers of News card #63 moves. */
export const newsByDie = first(
  'Non-player Moderates: which News the die picks (#63)',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
  }),
  (row) => [
    row(card63.newsRandom, { die: 0 }, 'either'),
    row(card63.newsRandom, { die: P.union(1, 2, 3) }, 'the first'),
    row(card63.newsRandom, {}, 'the second'),
  ],
)

/** Whether a Moderates Cell may not move away from a space. */
export const mayNotLeave = forbid(
  'Non-player Moderates: may not Message away from the space',
  view(
    {
      cells: range(1, FORCES.cells.moderates, 'how many Moderates Cells are there'),
      personality: flag('the Personality is there', 'the Personality is not there'),
      network: flag('a Network is there', 'no Network is there'),
      available: flag('a Network is Available', 'no Network is Available'),
      room: flag('there is room for a Network', 'there is no room for a Network'),
    },
    [
      {
        because: 'Non-players never place a second Network in a space, so there is no room for one',
        when: ({ network, room }) => network && room,
      },
    ],
  ),
  (bar, lift) => [
    bar([card62.keepPersonality, card63.keepPersonality], { personality: true, cells: P.union(1, 2, 3) }),
    bar([card62.keepNetwork, card63.keepNetwork], { network: true, cells: P.union(1, 2) }),
    bar([card62.keepThree, card63.keepThree], { network: false, cells: 3 }),
    lift([card62.keepThreeIf, card63.keepThreeIf], { available: false }, [card62.keepThree, card63.keepThree]),
    lift([card62.keepThreeIf, card63.keepThreeIf], { room: false }, [card62.keepThree, card63.keepThree]),
  ],
)
