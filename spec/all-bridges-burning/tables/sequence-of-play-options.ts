/**
 * What the Faction whose turn it is may choose on the Sequence of Play track.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { commandsInGeneral } from '../clauses/commands/general.js'
import { eventCard, options, phases } from '../clauses/sequence-of-play.js'
import { ACTIONS } from '../vocabulary.js'

/** One action box, as seen by the Faction whose turn it is. */
export const boxChoice = view(
  {
    action: ACTIONS,
    /** Whether an earlier Faction has fixed the row, and whether it is the row of this box. */
    row: ['not fixed', 'this', 'another'],
    firstOfRow: flag,
    taken: flag,
    pivotal: flag,
    /** Whether there is a Command that could be executed in that box; an Event always can. */
    executable: flag,
  },
  [
    { because: 'a box can be taken only in the row that is fixed', when: ({ row, taken }) => taken && row !== 'this' },
    { because: 'an Event can always be executed', when: ({ action, executable }) => action === 'Event' && !executable },
  ],
)

/** Which action boxes may not be taken. */
export const mayNotTake = forbid('Sequence of Play: may not take the box', boxChoice, (bar) => [
  bar(options.firstTakesFirstBox, { row: 'not fixed', firstOfRow: false }),
  bar(options.firstSetsRow, { row: 'another' }),
  bar([options.second, options.third], { row: 'this', taken: true }),
  bar([eventCard.choices, commandsInGeneral.someSpaceOrPieces], { executable: false }),
  bar(phases.nobodyPlays, { action: 'Event', pivotal: true }),
])

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
