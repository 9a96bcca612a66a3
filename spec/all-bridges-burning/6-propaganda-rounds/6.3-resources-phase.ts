/** 6.3 Resources Phase. @module */

import { added, among, first, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlOf } from '../1-introduction/1.7-control.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { CONTROLS, FACTIONS, LEVELS, SPACES } from '../vocabulary.js'

export const senateEarns = sum(
  'Earnings of the Senate for a space',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(
      [cited.resourcesPhase.senateEarnings, cited.resourcesPhase.senateIgnoresPopulation],
      { level: 'Passive Support' },
      1,
    ),
    row(
      [
        cited.resourcesPhase.senateEarnings,
        cited.resourcesPhase.senateIgnoresPopulation,
        cited.support.zeroEarnings,
        cited.support.zeroPopulation,
      ],
      { level: 'Active Support' },
      2,
    ),
  ],
)

export const redsEarn = sum(
  'Earnings of the Reds for a space',
  view({ control: among(CONTROLS, 'who Controls the space'), population: range(0, 2, 'the Population') }),
  (row) => [row(cited.resourcesPhase.redsEarnings, { control: 'reds' }, ({ population }) => population)],
)

export const moderatesEarn = sum(
  'Earnings of the Moderates',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization') }),
  (row) => [
    row(cited.resourcesPhase.moderatesUpToFive, {}, ({ polarization }) => Math.floor(Math.min(polarization, 5) / 2)),
    row(
      cited.resourcesPhase.moderatesAboveFive,
      { polarization: P.number.gt(5) },
      ({ polarization }) => polarization - 5,
    ),
  ],
)

/** The most that a Faction can earn at once: two levels for each of thirteen spaces. */
const MOST = 26

export const afterEarning = first(
  'Resources after earning',
  view({ total: range(0, TRACKS.resources + MOST, 'Resources with what is earned') }),
  (row) => [
    row(
      [cited.resourcesPhase.atMost30, cited.resources.range],
      { total: P.number.gt(TRACKS.resources) },
      TRACKS.resources,
    ),
    row(cited.resourcesPhase.eachFaction, {}, ({ total }) => total),
  ],
)

export const redsChoose = one(
  'Earnings of the Reds: do they choose',
  view({ reading: cited.redsEarningsUpTo }),
  (row) => [
    row([cited.resourcesPhase.redsEarnings, cited.resourcesPhase.eachFaction], { reading: 'all' }, false),
    row(cited.resourcesPhase.redsEarnings, { reading: 'any number' }, true),
  ],
)

export const earningsOf = added(
  'Earnings',
  [cited.resourcesPhase.eachFaction],
  { faction: FACTIONS },
  (add, game: Game, { faction }, map: GameMap) => {
    if (faction === 'moderates') return add(moderatesEarn.ask({ polarization: game.polarization }), 'Polarization')
    for (const space of SPACES)
      add(
        faction === 'senate'
          ? senateEarns.ask({ level: game.spaces[space].level })
          : redsEarn.ask({ control: controlOf.compute(game, { space }), population: map.population[space] }),
        space,
      )
  },
)
