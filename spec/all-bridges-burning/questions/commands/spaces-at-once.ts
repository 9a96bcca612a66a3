/**
 * Are all spaces of a Command selected before the first of them is resolved?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { march } from '../../clauses/commands/march.js'
import { moderatesRally } from '../../clauses/commands/moderates-rally.js'
import { rally } from '../../clauses/commands/rally.js'

/** Are all spaces of a Command selected before the first of them is resolved? */
export const spacesAtOnce = question('spacesAtOnce', {
  asks: 'Does a player select all spaces of a Rally, an Attack or a March before the first of them is resolved?',
  kind: 'gap',
  clauses: [
    commandsInGeneral.actorOrdersSpaces,
    commandsInGeneral.enoughResources,
    rally.anySpaces,
    moderatesRally.anySpaces,
    attack.eachSpace,
    march.intoSelected,
  ],
  readings: {
    'one after another': 'No: the next space is selected when the one before it has been resolved.',
    'all first':
      'Yes: all are selected, as far as they can be paid for, and then each of them is resolved, in whatever order.',
  },
  usual: 'one after another',
  because:
    'No section has a time for selecting them; only those of Activism, Terror and Negotiate have steps that take all selected spaces.',
})
