/**
 * What does a group of Non-player Reds do whose March would cost the Control of its space?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsMarchCard } from '../../../clauses/non-players/reds-in-war.js'

/** What does a group of Non-player Reds do whose March would cost the Control of its space? */
export const marchKeepsControl = question('marchKeepsControl', {
  asks: 'If the March of a selected group would cost the Reds the Control of its space, does nobody go, or as many as may?',
  clauses: [redsMarchCard.keepControl, redsMarchCard.selectTroops, redsMarchCard.selectSupport],
  readings: {
    'the group stays': 'Nobody goes: what would March is the group, and its March is forbidden.',
    'as many as may go': 'As many of its Cells go as the Reds can spare.',
  },
  usual: 'the group stays',
  because: 'The priorities select all Cells of a space but one, and speak of the March of each selected group.',
})
