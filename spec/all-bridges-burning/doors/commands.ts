/**
 * The door of the Commands: where none may begin, whoever lets a Faction execute it.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/forbid.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { commandsInGeneral, moderatesCommands, redsAndSenateCommands } from '../clauses/commands/general.js'
import { march } from '../clauses/commands/march.js'
import { limitedCommand, redRevolt } from '../clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { COMMAND_NAMES } from '../vocabulary.js'

/** Which Commands may not begin. */
export const mayNotBeginCommand = forbid(
  'Commands: may not begin',
  view({
    command: among(COMMAND_NAMES, 'the Command'),
    ownList: flag('the Faction has the Command on its list', 'the Faction does not have the Command on its list'),
    phase: among([1, 2], 'the Phase'),
  }),
  (bar) => [
    bar([commandsInGeneral.oneOfList, redsAndSenateCommands.list, moderatesCommands.list], { ownList: false }),
    bar([attack.phaseTwoOnly, redsAndSenateCommands.phaseTwo, redRevolt.moreCommands], { command: 'Attack', phase: 1 }),
    bar([march.phaseTwoOnly, redsAndSenateCommands.phaseTwo, redRevolt.moreCommands], { command: 'March', phase: 1 }),
  ],
)

/** On what terms no Command may be chosen. */
export const mayNotBeginOnTerms = forbid(
  'Commands: may not be chosen on such terms',
  view({
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    special: flag('a Special Activity may go with it', 'no Special Activity may go with it'),
  }),
  (bar) => [
    bar([specialActivitiesInGeneral.notWithLimited, limitedCommand.noSpecialActivity], {
      limited: true,
      special: true,
    }),
  ],
)
