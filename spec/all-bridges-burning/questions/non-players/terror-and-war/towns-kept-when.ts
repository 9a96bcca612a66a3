/**
 * When must the Non-player Senate have kept the Control of its Towns in a March?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** When must the Non-player Senate have kept the Control of its Towns in a March? */
export const townsKeptWhen = question('townsKeptWhen', {
  asks: 'The Senate does not March so that it loses a Town: after each group, or when the Command is over?',
  clauses: [
    senateMarchCard.keepTowns,
    senateMarchCard.keepTownsSince,
    senateMarchCard.othersGain,
    readingCards.sequential,
  ],
  readings: {
    'after each group': 'No group leaves a Town that is then not under its Control, or under that of another Faction.',
    'at the end':
      'A group may leave such a Town if another one, that can win no other Town, is sure to bring it back in the same Command.',
  },
  usual: 'after each group',
  because: 'The groups March one after another, and the start of the Command is named while its end is not.',
})
