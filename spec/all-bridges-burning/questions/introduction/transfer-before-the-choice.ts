/**
 * May Resources be transferred to or from a Faction that is about to choose its action?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { negotiations } from '../../clauses/introduction.js'
import { eventCard } from '../../clauses/sequence-of-play.js'

/** May Resources be transferred to or from a Faction that is about to choose its action? */
export const transferBeforeTheChoice = question('transferBeforeTheChoice', {
  asks: 'May Resources be transferred to or from a Faction that is about to choose its action?',
  clauses: [negotiations.transferTime, negotiations.transfer, eventCard.choices, commandsInGeneral.enoughResources],
  readings: {
    'once it executes': 'No: it executes something only when it has taken a box.',
    'at its turn':
      'Yes: to choose belongs to executing, so that it can first be given what its action costs, and may Pass after all.',
  },
  usual: 'once it executes',
  because: '1.3.2 names a Command, a Special Activity and an Event, and before a box is taken there is none of them.',
})
