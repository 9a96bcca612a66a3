/**
 * How many enemy Cells must Activism flip, once it flips any?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'

/** How many enemy Cells must Activism flip, once it flips any? */
export const activismFlips = question('activismFlips', {
  asks: 'How many enemy Cells must Activism flip, once it flips any?',
  clauses: [activism.flip, commandsInGeneral.actorPicksTargets, commandsInGeneral.maximumExtent],
  readings: {
    targeted:
      'In a space, as many as it can of the Factions that it targets there; others and other spaces are left alone.',
    all: 'In every selected space, as many as it can of whatever enemies.',
  },
  usual: 'targeted',
  because: '3.1 leaves the targets to the actor, and asks for the maximum extent only of a Faction that is targeted.',
})
