/** 7.3 Victory After the Final Propaganda Round: the margins and the ranking. @module */

import { compared, computed, measure, one, range, readingOf, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { networksAndIssuesOf, opposeAdmins, senateTownPop } from '../1-introduction/1.11-political-display.js'
import { FORCES } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { overMap } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { rankGroup, tieOrder } from './7.1-ranking.js'
import {
  type Ended,
  moderatesWin,
  opposeAndAdmins,
  prevails,
  prevented,
  redsWin,
  resources,
  senateWins,
  townPop,
} from './7.2-victory-conditions.js'

/** A place in the final ranking. */
export type Ranked = { readonly faction: Faction; readonly margin: number }

/** The Population at Opposition, each space once, and the Administrations on the map. */
const opposedOnce = (map: GameMap, game: Game): number =>
  overMap(
    game,
    ({ level, administrations }, name) => (level.endsWith('Opposition') ? map.population[name] : 0) + administrations,
  )

export const redsMarginCounts = one(
  'Victory: what the margin of the Reds counts',
  view({ reading: cited.oppositionInMargin }),
  (row) => [
    row(
      [cited.finalVictory.redsOpposition, cited.victoryConditions.redsTotal],
      { reading: 'Total Opposition' },
      'Total Opposition',
    ),
    row(cited.finalVictory.redsOpposition, { reading: 'Opposition' }, 'Opposition'),
  ],
)

const countedForReds = (map: GameMap, game: Game): number =>
  redsMarginCounts.ask({ reading: readingOf(game, cited.oppositionInMargin) }) === 'Opposition'
    ? opposedOnce(map, game)
    : opposeAdmins.compute(game, {}, map)

export const redsMargin = sum(
  'Victory: the margin of the Reds',
  view({ total: opposeAndAdmins, prevented, reading: cited.zeroedMargin }),
  (row) => {
    const zeroed = { prevented: true, reading: 'zero' } as const
    const capped = { prevented: true, reading: P.not('zero'), total: P.number.gte(11) } as const
    return [
      row([cited.finalVictory.redsOpposition, cited.finalVictory.redsAdministrations], {}, ({ total }) => total),
      row(cited.finalVictory.redsLess11, {}, -11),
      row([cited.finalVictory.russiaZeroesReds, cited.finalVictory.powerZeroesReds], zeroed, ({ total }) => 11 - total),
      row(cited.finalVictory.russiaZeroesReds, capped, ({ total }) => 11 - total),
    ]
  },
)

export const senateMargin = sum(
  'Victory: the margin of the Senate',
  view({ total: townPop, prevented, reading: cited.zeroedMargin }),
  (row) => {
    const zeroed = { prevented: true, reading: 'zero' } as const
    const capped = { prevented: true, reading: P.not('zero'), total: P.number.gte(3) } as const
    return [
      row(cited.finalVictory.senateTowns, {}, ({ total }) => total),
      row(cited.finalVictory.senateLess3, {}, -3),
      row(
        [cited.finalVictory.germanyZeroesSenate, cited.finalVictory.powerZeroesSenate],
        zeroed,
        ({ total }) => 3 - total,
      ),
      row(cited.finalVictory.germanyZeroesSenate, capped, ({ total }) => 3 - total),
    ]
  },
)

export const moderatesMargin = sum(
  'Victory: the margin of the Moderates',
  view({
    resources,
    networksAndIssues: range(0, FORCES.networks + FORCES.issues, 'Networks and Resolved Issues'),
    reading: cited.networksAndIssues,
  }),
  (row) => [
    row(cited.finalVictory.moderatesResources, {}, (seen) => seen.resources),
    row(cited.finalVictory.moderatesLess14, {}, -14),
    row(
      cited.finalVictory.moderatesBelowFour,
      { reading: 'sum', networksAndIssues: P.number.lt(4) },
      (seen) => seen.networksAndIssues - 4,
    ),
    row(
      cited.finalVictory.moderatesBelowFour,
      { reading: 'marker', networksAndIssues: P.number.lt(3) },
      (seen) => seen.networksAndIssues - 3,
    ),
  ],
)

export const marginOf = measure(
  'Victory margin',
  [cited.ranking.highestFirst, cited.finalVictory.highestMargin],
  { faction: FACTIONS },
  (game: Game, { faction }, map: GameMap): number => {
    const reading = readingOf(game, cited.zeroedMargin)
    if (faction === 'reds')
      return redsMargin.ask({ total: countedForReds(map, game), prevented: prevails(game, 'russia'), reading })
    if (faction === 'senate')
      return senateMargin.ask({
        total: senateTownPop.compute(game, {}, map),
        prevented: prevails(game, 'germany'),
        reading,
      })
    return moderatesMargin.ask({
      resources: game.resources.moderates,
      networksAndIssues: networksAndIssuesOf.compute(game, {}),
      reading: readingOf(game, cited.networksAndIssues),
    })
  },
)

export const winnersOf = computed(
  'Victory check',
  [cited.victoryConditions.checkAtStart, cited.victoryConditions.compareMarkers],
  (map: GameMap, game: Game): readonly Faction[] => {
    const wins: Readonly<Record<Faction, boolean>> = {
      reds: redsWin.ask({ total: opposeAdmins.compute(game, {}, map), prevented: prevails(game, 'russia') }),
      senate: senateWins.ask({ total: senateTownPop.compute(game, {}, map), prevented: prevails(game, 'germany') }),
      moderates: moderatesWin.ask({
        resources: game.resources.moderates,
        reach: compared(networksAndIssuesOf.compute(game, {}) + 1, game.polarization),
        margin: marginOf.compute(game, { faction: 'moderates' }, map),
        reading: readingOf(game, cited.moderatesCheck),
      }),
    }
    return FACTIONS.filter((faction) => wins[faction])
  },
)

/** True if a Power keeps a Faction that has reached its total from winning. */
export const heldBack = (map: GameMap, game: Game): boolean =>
  (prevails(game, 'russia') && redsWin.ask({ total: opposeAdmins.compute(game, {}, map), prevented: false })) ||
  (prevails(game, 'germany') && senateWins.ask({ total: senateTownPop.compute(game, {}, map), prevented: false }))

export const rankingOf = computed(
  'Ranking',
  [cited.ranking.highestFirst, cited.ranking.thenDescending, cited.finalVictory.highestMargin],
  (map: GameMap, game: Game, ended: Ended): readonly Ranked[] => {
    const passed = ended === 'victory check' ? winnersOf.compute(map, game) : []
    const group = (faction: Faction) =>
      rankGroup.ask({ ended, passed: passed.includes(faction), reading: readingOf(game, cited.firstPlace) })
    const tiePlace = (faction: Faction) => tieOrder.ask({ faction, nonPlayer: isNonPlayer(game, faction) })
    return FACTIONS.map((faction) => ({ faction, margin: marginOf.compute(game, { faction }, map) })).toSorted(
      (one, other) =>
        group(one.faction) - group(other.faction) ||
        other.margin - one.margin ||
        tiePlace(one.faction) - tiePlace(other.faction),
    )
  },
)
