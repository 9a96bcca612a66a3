/**
 * Is water left out also where a drop is measured from a city?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { lakeNogo } from '../clauses/end.js'
import { paratroop } from '../clauses/missions.js'

/** Is water left out also where a drop is measured from a city? */
export const waterFromCity = question('waterFromCity', {
  asks: 'Is water left out also where a drop is measured from a city?',
  clauses: [lakeNogo.dropDistance, paratroop.near],
  readings: {
    'units only': 'From a city, squares of water count like any other.',
    'cities too': 'From a city, too, only dry land counts.',
  },
  usual: 'units only',
  because: 'The rule for the lake names an active unit and no city.',
})
