/**
 * When the spaces of a Command are selected: one after another, or all of them first.
 *
 * @module
 */
import { first, forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { commandsInGeneral } from '../clauses/commands/general.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { spacesAtOnce } from '../questions/commands/spaces-at-once.js'

/** When the spaces of a Command are selected that resolves each by itself. */
export const whenSelected = first(
  'Commands: when spaces are selected',
  view({
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    byItself: flag('each space is resolved by itself', 'all spaces are resolved together, step by step'),
    reading: spacesAtOnce,
  }),
  (row) => [
    row(limitedCommand.oneSpace, { limited: true }, 'as each is resolved'),
    row([commandsInGeneral.actorOrdersSpaces, attack.eachSpace], { byItself: true, reading: 'all first' }, 'all first'),
    row(commandsInGeneral.actorOrdersSpaces, {}, 'as each is resolved'),
  ],
)

/** Which space may not be among those that are selected first. */
export const mayNotSelectFirst = forbid(
  'Commands: may not select the space beforehand',
  view({
    selected: flag('the space has been selected before', 'the space has not been selected before'),
  }),
  (bar) => [bar(commandsInGeneral.onceEach, { selected: true })],
)
