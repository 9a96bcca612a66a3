/** 1.11 Political Display to 1.12 Victory Markers. @module */

import { added } from 'rulewright/book'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { overMap } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { TOWNS } from '../vocabulary.js'
import { totalOpposition } from './1.6-support.js'
import { controlOf } from './1.7-control.js'

export const opposeAdmins = added(
  'Oppose + Admins',
  [cited.victoryMarkers.opposition],
  {},
  (add, game: Game, _, map: GameMap) => {
    add(totalOpposition.compute(game, {}, map), 'Total Opposition')
    add(
      overMap(game, ({ administrations }) => administrations),
      'Administrations',
    )
  },
)

export const senateTownPop = added(
  'Senate Town Pop',
  [cited.victoryMarkers.senateTowns],
  {},
  (add, game: Game, _, map: GameMap) => {
    for (const town of TOWNS) if (controlOf.compute(game, { space: town }) === 'senate') add(map.population[town], town)
  },
)

export const networksAndIssuesOf = added('Networks + Issues', [cited.victoryMarkers.issues], {}, (add, game: Game) => {
  add(
    overMap(game, ({ networks }) => networks),
    'Networks',
  )
  add(game.resolved.red + game.resolved.white, 'Resolved Issues')
})
