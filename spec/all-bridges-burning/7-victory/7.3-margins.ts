/** 7.3 Victory After the Final Propaganda Round: the margins and the ranking. @module */

import { compared, computed, measure, one, question, range, readingOf, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { support } from '../1-introduction/1.6-support.js'
import {
  networksAndIssuesOf,
  opposeAdmins,
  senateTownPop,
  victoryMarkers,
} from '../1-introduction/1.11-political-display.js'
import { FORCES } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { overMap } from '../pieces.js'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { firstPlace, rankGroup, ranking, tieOrder } from './7.1-ranking.js'
import {
  type Ended,
  moderatesCheck,
  moderatesWin,
  opposeAndAdmins,
  prevails,
  prevented,
  redsWin,
  resources,
  senateWins,
  townPop,
  victoryConditions,
} from './7.2-victory-conditions.js'
import { finalVictory } from './7.3-final-victory.js'

/** A place in the final ranking. */
export type Ranked = { readonly faction: Faction; readonly margin: number }

/** The Population at Opposition, each space once, and the Administrations on the map. */
const opposedOnce = (map: GameMap, game: Game): number =>
  overMap(
    game,
    ({ level, administrations }, name) => (level.endsWith('Opposition') ? map.population[name] : 0) + administrations,
  )

export const oppositionInMargin = question('oppositionInMargin', {
  asks: 'Does Active Opposition count double for the margin of the Reds as it does for the check?',
  kind: 'contradiction',
  clauses: [finalVictory.redsOpposition, victoryConditions.redsTotal, support.activeDouble],
  readings: {
    'Total Opposition': 'The margin counts Total Opposition, like the check.',
    Opposition: 'The margin counts the Population at Opposition once.',
  },
  usual: 'Total Opposition',
  because: '7.3 says that a margin is positive if the goal has been reached, and 1.12 tracks Total Opposition alone.',
})

export const redsMarginCounts = one(
  'Victory: what the margin of the Reds counts',
  view({ reading: oppositionInMargin }),
  (row) => [
    row(
      [finalVictory.redsOpposition, victoryConditions.redsTotal],
      { reading: 'Total Opposition' },
      'Total Opposition',
    ),
    row(finalVictory.redsOpposition, { reading: 'Opposition' }, 'Opposition'),
  ],
)

const countedForReds = (map: GameMap, game: Game): number =>
  redsMarginCounts.ask({ reading: readingOf(game, oppositionInMargin) }) === 'Opposition'
    ? opposedOnce(map, game)
    : opposeAdmins.compute(game, {}, map)

export const zeroedMargin = question('zeroedMargin', {
  asks: 'Does a Power raise a negative margin of its friend to zero?',
  clauses: [
    finalVictory.powerZeroesReds,
    finalVictory.powerZeroesSenate,
    finalVictory.russiaZeroesReds,
    finalVictory.germanyZeroesSenate,
  ],
  readings: {
    zero: 'The margin becomes zero, also where it was negative.',
    'at most zero': 'A positive margin becomes zero; a negative one stays.',
  },
  usual: 'zero',
  because: 'The bullet on the Powers and both notes say that the margin is set to zero.',
})

export const redsMargin = sum(
  'Victory: the margin of the Reds',
  view({ total: opposeAndAdmins, prevented, reading: zeroedMargin }),
  (row) => {
    const zeroed = { prevented: true, reading: 'zero' } as const
    const capped = { prevented: true, reading: P.not('zero'), total: P.number.gte(11) } as const
    return [
      row([finalVictory.redsOpposition, finalVictory.redsAdministrations], {}, ({ total }) => total),
      row(finalVictory.redsLess11, {}, -11),
      row([finalVictory.russiaZeroesReds, finalVictory.powerZeroesReds], zeroed, ({ total }) => 11 - total),
      row(finalVictory.russiaZeroesReds, capped, ({ total }) => 11 - total),
    ]
  },
)

export const senateMargin = sum(
  'Victory: the margin of the Senate',
  view({ total: townPop, prevented, reading: zeroedMargin }),
  (row) => {
    const zeroed = { prevented: true, reading: 'zero' } as const
    const capped = { prevented: true, reading: P.not('zero'), total: P.number.gte(3) } as const
    return [
      row(finalVictory.senateTowns, {}, ({ total }) => total),
      row(finalVictory.senateLess3, {}, -3),
      row([finalVictory.germanyZeroesSenate, finalVictory.powerZeroesSenate], zeroed, ({ total }) => 3 - total),
      row(finalVictory.germanyZeroesSenate, capped, ({ total }) => 3 - total),
    ]
  },
)

export const networksAndIssues = question('networksAndIssues', {
  asks: "Does the Moderates' margin count Networks and Issues, or the marker that stands one higher?",
  clauses: [finalVictory.moderatesBelowFour, victoryMarkers.issues],
  readings: {
    sum: 'Networks and Resolved Issues are counted as they are.',
    marker: 'The marker is counted, which stands at one more.',
  },
  usual: 'sum',
  because: 'The sentence names Networks and Issues without the one that the marker adds.',
})

export const moderatesMargin = sum(
  'Victory: the margin of the Moderates',
  view({
    resources,
    networksAndIssues: range(0, FORCES.networks + FORCES.issues, 'Networks and Resolved Issues'),
    reading: networksAndIssues,
  }),
  (row) => [
    row(finalVictory.moderatesResources, {}, (seen) => seen.resources),
    row(finalVictory.moderatesLess14, {}, -14),
    row(
      finalVictory.moderatesBelowFour,
      { reading: 'sum', networksAndIssues: P.number.lt(4) },
      (seen) => seen.networksAndIssues - 4,
    ),
    row(
      finalVictory.moderatesBelowFour,
      { reading: 'marker', networksAndIssues: P.number.lt(3) },
      (seen) => seen.networksAndIssues - 3,
    ),
  ],
)

export const marginOf = measure(
  'Victory margin',
  [ranking.highestFirst, finalVictory.highestMargin],
  { faction: FACTIONS },
  (game: Game, { faction }, map: GameMap): number => {
    const reading = readingOf(game, zeroedMargin)
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
      reading: readingOf(game, networksAndIssues),
    })
  },
)

export const winnersOf = computed(
  'Victory check',
  [victoryConditions.checkAtStart, victoryConditions.compareMarkers],
  (map: GameMap, game: Game): readonly Faction[] => {
    const wins: Readonly<Record<Faction, boolean>> = {
      reds: redsWin.ask({ total: opposeAdmins.compute(game, {}, map), prevented: prevails(game, 'russia') }),
      senate: senateWins.ask({ total: senateTownPop.compute(game, {}, map), prevented: prevails(game, 'germany') }),
      moderates: moderatesWin.ask({
        resources: game.resources.moderates,
        reach: compared(networksAndIssuesOf.compute(game, {}) + 1, game.polarization),
        margin: marginOf.compute(game, { faction: 'moderates' }, map),
        reading: readingOf(game, moderatesCheck),
      }),
    }
    return FACTIONS.filter((faction) => wins[faction])
  },
)

/** Whether a Power keeps a Faction that has reached its total from winning. */
export const heldBack = (map: GameMap, game: Game): boolean =>
  (prevails(game, 'russia') && redsWin.ask({ total: opposeAdmins.compute(game, {}, map), prevented: false })) ||
  (prevails(game, 'germany') && senateWins.ask({ total: senateTownPop.compute(game, {}, map), prevented: false }))

export const rankingOf = computed(
  'Ranking',
  [ranking.highestFirst, ranking.thenDescending, finalVictory.highestMargin],
  (map: GameMap, game: Game, ended: Ended): readonly Ranked[] => {
    const passed = ended === 'victory check' ? winnersOf.compute(map, game) : []
    const group = (faction: Faction) =>
      rankGroup.ask({ ended, passed: passed.includes(faction), reading: readingOf(game, firstPlace) })
    const tiePlace = (faction: Faction) => tieOrder.ask({ faction, nonPlayer: isNonPlayer(game, faction) })
    return FACTIONS.map((faction) => ({ faction, margin: marginOf.compute(game, { faction }, map) })).toSorted(
      (one, other) =>
        group(one.faction) - group(other.faction) ||
        other.margin - one.margin ||
        tiePlace(one.faction) - tiePlace(other.faction),
    )
  },
)
