/** 1.7 Control, 1.8 Cells On Map. @module */

import { added, measure } from 'rulewright/book'
import type { Game, SpaceState } from '../game.js'
import { overMap, piecesIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Control, MILITANTS, SPACES } from '../vocabulary.js'

/** Returns the Faction that would Control a space with these pieces. For a space of the game, use `controlOf` instead. */
export function controlIn(space: SpaceState): Control {
  const [reds, senate, moderates] = [piecesIn(space, 'reds'), piecesIn(space, 'senate'), piecesIn(space, 'moderates')]
  if (reds > senate + moderates) return 'reds'
  return senate > reds + moderates ? 'senate' : 'nobody'
}

export const controlOf = measure(
  'Control',
  [
    cited.control.majority,
    cited.control.countModerates,
    cited.control.withoutTroops,
    cited.control.uncontrolled,
    cited.control.notModerates,
    cited.control.notPowers,
    cited.control.moderatesDeny,
    cited.control.personalityDenies,
    cited.control.zeroPopulation,
    cited.townsAndProvinces.controllable,
  ],
  { space: SPACES },
  ({ spaces }: Game, { space }): Control => controlIn(spaces[space]),
)

export const cellsOnMapOf = added('Cells on Map', [cited.cellsOnMap.total], {}, (add, game: Game) => {
  for (const faction of MILITANTS)
    add(
      overMap(game, ({ cells }) => cells[faction].active + cells[faction].inactive),
      faction,
    )
})
