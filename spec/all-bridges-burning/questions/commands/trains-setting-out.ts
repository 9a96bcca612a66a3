/**
 * May Trains set out from where there is no Train symbol?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { march } from '../../clauses/commands/march.js'
import { railways } from '../../clauses/introduction.js'

/** May Trains set out from where there is no Train symbol? */
export const trainsSettingOut = question('trainsSettingOut', {
  asks: 'May Trains that stand in a Province without a Train symbol set out along a Railway that runs through it?',
  kind: 'gap',
  clauses: [
    march.trainsOnRailways,
    march.trainDestinations,
    attack.trainsRailway,
    attack.destinations,
    railways.connect,
  ],
  readings: {
    'to Attack':
      'To Attack they may, for which a Railway across the border is enough; a March goes from one symbol to the next.',
    'to March, too': 'In a March they may as well, as far as the next symbol or Town on the line.',
    no: 'No: symbols and Towns are where Trains are on the line, at either end of their way.',
  },
  usual: 'to Attack',
  because:
    '3.2.4 asks for a Railway between the two spaces and for a place to stop in the second; 3.2.5 has Trains move by what connects symbols.',
})
