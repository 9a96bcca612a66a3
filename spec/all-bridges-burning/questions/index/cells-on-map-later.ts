/**
 * Is the Cells on Map marker of use in Phase II?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { cellsOnMap } from '../../clauses/tracks.js'

/** Is the Cells on Map marker of use in Phase II? */
export const cellsOnMapLater = question('cellsOnMapLater', {
  asks: 'Is the Cells on Map marker of use in Phase II?',
  clauses: [glossary.cellsOnMap, cellsOnMap.total],
  readings: {
    no: 'Its use ends with Phase I, as the Index says.',
    kept: 'It is kept at the number of Cells all the same.',
  },
  usual: 'no',
  because: 'What the marker is compared with leads from Phase I to Phase II.',
  editorial: 'The number is reckoned from the map, and nothing asks for it in Phase II.',
})
