/** 1.6 Support and Opposition. @module */

import { added, among, one, readingOf, view } from 'rulewright/book'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { LEVELS, SPACES } from '../vocabulary.js'

export const oppositionCount = one(
  'Opposition: how often the Population counts',
  view({ level: among(LEVELS, 'the level of Support or Opposition'), reading: cited.activeSupport }),
  (row) => [
    row([cited.support.levels, cited.support.activeDouble], { level: 'Active Opposition' }, 2),
    row(cited.support.levels, { level: 'Passive Opposition' }, 1),
    row(cited.support.levels, { level: 'Neutral' }, 0),
    row(cited.support.levels, { level: 'Passive Support' }, 0),
    row(
      [cited.support.activeDouble, cited.setup.opposeAdmins],
      { level: 'Active Support', reading: 'adds nothing' },
      0,
    ),
    row([cited.support.levels, cited.support.activeDouble], { level: 'Active Support', reading: 'counts double' }, 2),
  ],
)

export const totalOpposition = added(
  'Total Opposition',
  [cited.support.activeDouble, cited.support.redsVictory, cited.support.zeroOpposition],
  {},
  (add, game: Game, _, map: GameMap) => {
    const reading = readingOf(game, cited.activeSupport)
    for (const name of SPACES)
      add(oppositionCount.ask({ level: game.spaces[name].level, reading }) * map.population[name], name)
  },
)
