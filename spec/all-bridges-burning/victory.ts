/** Victory: who passes the check, the margins and the final ranking of a game. @module */
import { certain, compared, computed, measure, readingOf } from '#kernel'
import { networksAndIssuesOf, opposeAdmins, senateTownPop } from './1-introduction/1.11-political-display.js'
import { checkEnds, preventedWin } from './6-propaganda-rounds/6.1-victory-phase.js'
import { firstPlace, rankGroup, ranking, tieOrder } from './7-victory/7.1-ranking.js'
import {
  type Ended,
  moderatesCheck,
  moderatesWin,
  powerPrevails,
  redsWin,
  senateWins,
  victoryConditions,
} from './7-victory/7.2-victory-conditions.js'
import {
  finalVictory,
  moderatesMargin,
  networksAndIssues,
  oppositionInMargin,
  powerWins,
  redsMargin,
  redsMarginCounts,
  senateMargin,
  whoWins,
  zeroedMargin,
} from './7-victory/7.3-final-victory.js'
import { type AtTable, endingIt, tableOf, type Winner, winnerOf } from './8-non-players/8.7-victory.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import { isNonPlayer } from './non-players/state.js'
import { overMap } from './pieces.js'
import { FACTIONS, type Faction, type Power } from './vocabulary.js'

/** A place in the final ranking. */
export type Ranked = { readonly faction: Faction; readonly margin: number }

/** What a game came to. */
export type Outcome = AtTable & {
  readonly ended: Ended
  readonly winner: Winner
  readonly ranking: readonly Ranked[]
}

const prevails = (game: Game, power: Power): boolean =>
  powerPrevails.ask({ power, pressure: game.vassalage[power] + game.polarization })

/** The Population at Opposition, each space once, and the Administrations on the map. */
const opposedOnce = (map: GameMap, game: Game): number =>
  overMap(
    game,
    ({ level, administrations }, name) => (level.endsWith('Opposition') ? map.population[name] : 0) + administrations,
  )

/** What the margin of the Reds counts. */
const countedForReds = (map: GameMap, game: Game): number =>
  redsMarginCounts.ask({ reading: readingOf(game, oppositionInMargin) }) === 'Opposition'
    ? opposedOnce(map, game)
    : opposeAdmins.compute(game, {}, map)

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

/** How many Factions end the game by passing the victory check. */
export const endedBy = (map: GameMap, game: Game): number => endingIt(game, winnersOf.compute(map, game)).length

/** Whether a Power keeps a Faction that has reached its total from winning. */
const heldBack = (map: GameMap, game: Game): boolean =>
  (prevails(game, 'russia') && redsWin.ask({ total: opposeAdmins.compute(game, {}, map), prevented: false })) ||
  (prevails(game, 'germany') && senateWins.ask({ total: senateTownPop.compute(game, {}, map), prevented: false }))

/** Whether the game ends in the Victory Phase. */
export const endsInCheck = (map: GameMap, game: Game): boolean =>
  checkEnds.ask({
    winners: endedBy(map, game),
    heldBack: heldBack(map, game),
    reading: readingOf(game, preventedWin),
  })

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

/** Who wins by chapter 7. */
function winnerByMargins(game: Game, ended: Ended, ranked: readonly Ranked[]): Winner {
  const { germany, russia } = game.vassalage
  const verdict = whoWins.ask({
    ended,
    margin: Math.max(...ranked.map(({ margin }) => margin)),
    germanyPrevails: prevails(game, 'germany'),
    russiaPrevails: prevails(game, 'russia'),
    reading: readingOf(game, powerWins),
    vassalage: compared(germany, russia),
  })
  return verdict === 'a Faction' ? certain(ranked[0], 'Faction in the ranking').faction : verdict
}

/** What a game came to when it ended. */
export function outcomeOf(map: GameMap, game: Game, ended: Ended): Outcome {
  const ranking = rankingOf.compute(map, game, ended)
  const winner = winnerOf(game, {
    passed: ended === 'victory check' ? winnersOf.compute(map, game) : [],
    ranked: ranking.map(({ faction }) => faction),
    winner: winnerByMargins(game, ended, ranking),
  })
  return { ended, winner, ranking, ...tableOf(game, winner) }
}
