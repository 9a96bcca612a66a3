/**
 * Is the Railways Symbol of the Index the Train symbol of the map?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { railways } from '../../clauses/introduction.js'

/** Is the Railways Symbol of the Index the Train symbol of the map? */
export const nameOfTheTrainSymbol = question('nameOfTheTrainSymbol', {
  asks: 'Is the Railways Symbol of the Index the Train symbol of the map?',
  kind: 'slip',
  clauses: [glossary.railwaysSymbol, railways.symbols],
  readings: {
    'the same': 'The same, under two names.',
    another: 'A symbol of its own.',
  },
  usual: 'the same',
  because: 'Both are where Train Capability markers may stand along a Railway, and the Index points to 1.2.2.',
  editorial: 'The map knows one kind of stop on its Railways.',
})
