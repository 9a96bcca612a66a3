/** 1.7 Control, 1.8 Cells On Map. @module */

import {
  added,
  definition,
  exception,
  formula,
  measure,
  permission,
  prohibition,
  question,
  rule,
} from 'rulewright/book'
import type { Game, SpaceState } from '../game.js'
import { overMap, piecesIn } from '../pieces.js'
import { SHOWN } from '../reasons.js'
import { ahead, section } from '../section.js'
import { type Control, MILITANTS, SPACES } from '../vocabulary.js'
import { townsAndProvinces } from './1.2-map.js'

export const control = section('control', '1.7', 'Control', {
  majority: formula(
    'Reds or Senate have Control of a space if their Cells and Administrations there outnumber the pieces of the ' +
      'other two Factions taken together.',
  ),
  countModerates: formula('Moderates pieces are counted when Control is worked out.'),
  withoutTroops: formula('German and Russian Troops are not counted when Control is worked out.'),
  uncontrolled: definition('A space that neither Reds nor Senate Control is Uncontrolled.'),
  notModerates: prohibition('The Moderates never have Control of a space.'),
  notPowers: prohibition('Neither Germany nor Russia ever has Control of a space.'),
  moderatesDeny: rule('Cells and Networks of the Moderates in a space can keep Reds or Senate from its Control.'),
  personalityDenies: exception('The Personality keeps nobody from Control.'),
  zeroPopulation: permission('A space of Population zero may be Controlled and marked like any other.'),
})

export const cellsOnMap = section('cellsOnMap', '1.8', 'Cells On Map', {
  total: formula('Cells on Map is the number of Reds Cells on the map plus that of Senate Cells.'),
  marker: rule('A marker keeps track of Cells on Map.', { status: SHOWN }),
  transition: rule('Cells on Map has a part in the change to Phase II.', { see: ['2.4'] }),
})

export const cellsOnMapLater = question('cellsOnMapLater', {
  asks: 'Is the Cells on Map marker of use in Phase II?',
  clauses: [ahead('glossary.cellsOnMap'), cellsOnMap.total],
  readings: {
    no: 'Its use ends with Phase I, as the Index says.',
    kept: 'It is kept at the number of Cells all the same.',
  },
  usual: 'no',
  because: 'What the marker is compared with leads from Phase I to Phase II.',
  editorial: 'The number is reckoned from the map, and nothing asks for it in Phase II.',
})

/** Who would Control a space in which this stood; of a space of the game, ask who Controls it. */
export function controlIn(space: SpaceState): Control {
  const [reds, senate, moderates] = [piecesIn(space, 'reds'), piecesIn(space, 'senate'), piecesIn(space, 'moderates')]
  if (reds > senate + moderates) return 'reds'
  return senate > reds + moderates ? 'senate' : 'nobody'
}

export const controlOf = measure(
  'Control',
  [
    control.majority,
    control.countModerates,
    control.withoutTroops,
    control.uncontrolled,
    control.notModerates,
    control.notPowers,
    control.moderatesDeny,
    control.personalityDenies,
    control.zeroPopulation,
    townsAndProvinces.controllable,
  ],
  { space: SPACES },
  ({ spaces }: Game, { space }): Control => controlIn(spaces[space]),
)

export const cellsOnMapOf = added('Cells on Map', [cellsOnMap.total], {}, (add, game: Game) => {
  for (const faction of MILITANTS)
    add(
      overMap(game, ({ cells }) => cells[faction].active + cells[faction].inactive),
      faction,
    )
})
