/**
 * What the Faction whose turn it is may choose on the Sequence of Play track.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { among, comesTo, flag, view } from '../../../src/kernel/view.js'
import { commandsInGeneral } from '../clauses/commands/general.js'
import { eventCard, options, phases, redRevolt } from '../clauses/sequence-of-play.js'
import { boxWithoutCommand } from '../questions/sequence-of-play/box-without-command.js'
import { firstBox } from '../questions/sequence-of-play/first-box.js'
import { revoltRow } from '../questions/sequence-of-play/revolt-row.js'
import { ACTIONS } from '../vocabulary.js'

/** One action box, as seen by the Faction whose turn it is. */
export const boxChoice = view(
  {
    action: among(ACTIONS, 'the action'),
    row: among(['not fixed', 'this', 'another'], 'the row of the card'),
    firstOfRow: flag('the box is the first of its row', 'the box is not the first of its row'),
    taken: flag('the box is taken', 'the box is not taken'),
    pivotal: flag('the card is that of the Red Revolt', 'the card is not that of the Red Revolt'),
    /** An Event can always be executed. */
    executable: comesTo('where the Command of the box could begin'),
    afterPass: flag('another Faction has Passed on this card', 'no other Faction has Passed on this card'),
    first: firstBox,
    able: boxWithoutCommand,
  },
  [
    { because: 'a box can be taken only in the row that is fixed', when: ({ row, taken }) => taken && row !== 'this' },
    {
      because: 'an Event can always be executed',
      when: ({ action, executable }) => action === 'Event' && executable === 'nowhere',
    },
  ],
)

/** Which action boxes may not be taken. */
export const mayNotTake = forbid('Sequence of Play: may not take the box', boxChoice, (bar) => [
  bar(options.firstTakesFirstBox, { row: 'not fixed', firstOfRow: false, first: 'whoever acts first' }),
  bar(options.firstTakesFirstBox, {
    row: 'not fixed',
    firstOfRow: false,
    afterPass: false,
    first: 'the 1st Eligible only',
  }),
  bar(options.firstSetsRow, { row: 'another' }),
  bar([options.second, options.third], { row: 'this', taken: true }),
  bar([eventCard.choices, commandsInGeneral.someSpaceOrPieces], { executable: 'nowhere', able: 'must be able' }),
  bar(phases.nobodyPlays, { action: 'Event', pivotal: true }),
])

/** Whether the Reds cylinder fixes the row of its box on the card of the Red Revolt. */
export const revoltFixesRow = one(
  'Red Revolt: does the Reds cylinder fix a row',
  view({ reading: revoltRow }),
  (row) => [
    row([redRevolt.redsToEvent, options.firstSetsRow], { reading: 'fixes it' }, true),
    row([redRevolt.redsToEvent, redRevolt.othersAct], { reading: 'leaves it open' }, false),
  ],
)

/** The permissions by which the Factions choose. */
export const choiceClauses = [
  eventCard.whoActs,
  eventCard.choices,
  options.firstLimitedCommand,
  options.firstCommand,
  options.firstEvent,
  options.second,
  options.third,
] as const
