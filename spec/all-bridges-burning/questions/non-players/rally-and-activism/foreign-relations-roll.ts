/**
 * Does a Non-player Senate need a Success Roll to lower German Vassalage?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerExceptions, noResourceTracking } from '../../../clauses/non-players/general.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'
import { foreignRelations } from '../../../clauses/special-activities/reds-and-senate.js'

/** Does a Non-player Senate need a Success Roll to lower German Vassalage? */
export const foreignRelationsRoll = question('foreignRelationsRoll', {
  asks: 'Does a Non-player Senate need a Success Roll to lower German Vassalage?',
  kind: 'contradiction',
  clauses: [
    senateRallyCard54.foreignRelationsFour,
    senateRallyCard54.foreignRelationsThree,
    foreignRelations.decrease,
    foreignRelations.target,
    noResourceTracking.noSpending,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    'the card': 'No: it comes down as the card says, whoever grants the Special Activity.',
    'Success Roll': 'Yes, and it never succeeds: with nothing spent the Target Value is zero.',
  },
  usual: 'the card',
  because: 'Under the base rule the priorities of the card could never do anything.',
})
