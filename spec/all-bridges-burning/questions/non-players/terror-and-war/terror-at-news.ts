/**
 * Does News that the acting Faction holds itself draw its Terror as a Non-player?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsTerrorCard } from '../../../clauses/non-players/reds-in-war.js'
import { senateTerrorCard } from '../../../clauses/non-players/senate.js'

/** Does News that the acting Faction holds itself draw its Terror as a Non-player? */
export const terrorAtNews = question('terrorAtNews', {
  asks: 'When a Non-player conducts Terror where a Faction holds News, may that be the acting Faction itself?',
  clauses: [redsTerrorCard.news, senateTerrorCard.news],
  readings: {
    'any Faction': 'Yes: whichever Faction holds it.',
    'an enemy': 'No: it must be held by an enemy.',
  },
  usual: 'any Faction',
  because: 'The words leave no Faction out; what Terror can win is for the priority nested in it.',
})
