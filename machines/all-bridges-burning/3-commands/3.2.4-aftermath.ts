/**
 * The changes of a battle: Defenders taken or in Retreat, lost Attackers, and the gains from Prisoners.
 *
 * @module
 */

import { certain, readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { withThirdTerror } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-losses'
import {
  type AttackerLoss,
  lostCellTo,
  lostTroopTo,
  prisonersNews,
  prisonersPolarization,
  prisonersTerror,
} from '#spec/all-bridges-burning/3-commands/3.2.4-aftermath'
import { withDefended, without } from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import {
  type DefendingPiece,
  defendingCellTo,
  defendingTroopTo,
  markersGo,
  retreatingMarker,
} from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { newsOfFallen } from '#spec/all-bridges-burning/3-commands/3.3.2-news'
import { borderOf, type GameMap } from '#spec/all-bridges-burning/components/map'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import {
  availableNews,
  cellsIn,
  inSpace,
  terrorIn,
  withCells,
  withDiscs,
  withNews,
  withPrisonersOf,
  withTerror,
  withTroops,
} from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Militant, Power, Space } from '#spec/all-bridges-burning/vocabulary'
import {
  type BattleData,
  type BattleContext as C,
  casualtiesOf,
  defendersIn,
  enemyOf,
  fieldOf,
  lossDue,
  powerOf,
  takenOf,
} from './3.2.4-strength.js'
import { wayByTrain } from './3.2.4-trains.js'

/** Returns the space to which the Defenders Retreat. */
const refugeOf = ({ refuge }: BattleData): Space =>
  certain(refuge === 'none' ? undefined : refuge, 'space of a Retreat')

/** A game in which a Troop has gone from a space to the Available Forces box of its Power. */
const withoutTroop = (game: Game, name: Space, power: Power): Game => ({
  ...inSpace(game, name, (space) => withTroops(space, power, -1)),
  troopBoxes: { ...game.troopBoxes, [power]: game.troopBoxes[power] + 1 },
})

/** The Capabilities that go along in a Retreat, and whether News does. */
function goingAlong(map: GameMap, { game, data }: C) {
  const { railway } = wayByTrain(map, game, data.space, refugeOf(data))
  const fate = (marker: 'Trains' | 'other Capability' | 'News') =>
    retreatingMarker.ask({
      marker,
      sabotaged: game.sabotage.includes(borderOf(data.space, refugeOf(data))),
      railway,
      trains: readingOf(game, cited.retreatingTrains),
      news: readingOf(game, cited.newsInRetreat),
    })
  const { capabilities, news } = fieldOf({ game, data })
  const enemy = enemyOf(data)
  return {
    capabilities: capabilities[enemy].filter(
      (marker) => fate(marker === 'Trains' ? 'Trains' : 'other Capability') === 'relocated',
    ),
    news: news[enemy] > 0 && fate('News') === 'relocated' ? news[enemy] : 0,
  }
}

const withMarkers = (space: SpaceState, faction: Militant, along: ReturnType<typeof goingAlong>): SpaceState => ({
  ...withNews(space, faction, along.news),
  capabilities: {
    ...space.capabilities,
    [faction]: [...space.capabilities[faction], ...along.capabilities].toSorted(),
  },
})

/** A game in which News that has lost its last holder in a space stays there on its own, if it does. */
function withFallenNews(before: Game, after: Game, name: Space, faction: Militant): Game {
  const lost = before.spaces[name].news[faction] - after.spaces[name].news[faction]
  const staying = lost * newsOfFallen.ask({ reading: readingOf(before, cited.newsOfTheFallen) })
  return inSpace(after, name, (space) => withNews(space, 'alone', staying))
}

/** A game in which the markers of the Defending Faction have left the space, with those that Retreat. */
export function withoutMarkers(map: GameMap, context: C): Game {
  const { game, data } = context
  const enemy = enemyOf(data)
  const last = cellsIn(fieldOf(context), enemy) === 0
  const gone = inSpace(game, data.space, (space) => ({
    ...space,
    prepared: { ...space.prepared, [enemy]: 0 },
    capabilities: { ...space.capabilities, [enemy]: [] },
    news: { ...space.news, [enemy]: last ? 0 : space.news[enemy] },
  }))
  if (data.casualties !== 'Retreat') return withRemovedCapabilities(game, withFallenNews(game, gone, data.space, enemy))
  const along = goingAlong(map, context)
  const fled = inSpace(gone, refugeOf(data), (space) => withMarkers(space, enemy, last ? along : { ...along, news: 0 }))
  return withRemovedCapabilities(game, fled)
}

/** Returns the changes when a Defending Cell leaves the space. */
function defendingCellTaken(map: GameMap, { game, data }: C, status: 'active' | 'inactive') {
  const enemy = enemyOf(data)
  const left = inSpace(game, data.space, (space) => withCells(space, enemy, { [status]: -1 }))
  const to = defendingCellTo.ask({
    casualties: casualtiesOf(data),
    evenCells: data.taken.cells % 2 === 0,
    evenAll: takenOf(data) % 2 === 0,
    reading: readingOf(game, cited.prisonersByTurns),
  })
  const put = {
    Available: () => left,
    Prison: () => withPrisonersOf(left, enemy, 1),
    'the adjacent space': () => inSpace(left, refugeOf(data), (space) => withCells(space, enemy, { [status]: 1 })),
  }[to]()
  const go = markersGo.ask({
    moment: 'a Cell is taken',
    taken: true,
    cellsLeft: cellsIn(put.spaces[data.space], enemy) > 0,
    reading: readingOf(game, cited.lastDefendingCell),
  })
  return {
    game: go ? withoutMarkers(map, { game: put, data }) : put,
    data: {
      ...data,
      turn: 'a Troop' as const,
      taken: { ...data.taken, cells: data.taken.cells + 1 },
      relocated:
        to === 'the adjacent space' ? { ...data.relocated, [status]: data.relocated[status] + 1 } : data.relocated,
      prisoners: data.prisoners + (to === 'Prison' ? 1 : 0),
    },
  }
}

/** Returns the changes when a Defender is taken. */
export function takenFrom(map: GameMap, context: C, piece: DefendingPiece) {
  const { game, data } = context
  const { taken } = data
  if (piece === 'Active Cell' || piece === 'Inactive Cell')
    return defendingCellTaken(map, context, piece === 'Active Cell' ? 'active' : 'inactive')
  defendingTroopTo.ask({ casualties: casualtiesOf(data) })
  if (piece === 'Troop')
    return {
      game: withoutTroop(game, data.space, powerOf(data)),
      data: { ...data, turn: 'a Cell' as const, taken: { ...taken, troops: taken.troops + 1 } },
    }
  return {
    game: inSpace(game, data.space, (space) => withDiscs(space, 'reds', -1)),
    data: { ...data, taken: { ...taken, administrations: taken.administrations + 1 } },
  }
}

const STATUS = { 'Active Cell': 'active', 'Inactive Cell': 'inactive', 'Russian Troop': 'troops' } as const

/** A game in which an Attacking Cell that is lost has gone to Prison, if it goes there. */
function cellLost({ game, data }: C, faction: Militant): Game {
  const to = lostCellTo.ask({ due: lossDue(data), reading: readingOf(game, cited.attritionGoes) })
  return to === 'Prison' ? withPrisonersOf(game, faction, 1) : game
}

/** A game in which an attacking Russian Troop is lost. */
function troopLost(game: Game, name: Space): Game {
  const gone = withoutTroop(game, name, 'russia')
  const to = lostTroopTo.ask({ reading: readingOf(game, cited.attritionTroopGoes) })
  return to === 'Available' ? gone : { ...gone, troopBoxes: game.troopBoxes }
}

/** A game in which an attacking Cell has left the space. */
function cellGone(context: C, faction: Militant, status: 'active' | 'inactive'): Game {
  const { game, data } = context
  const without = inSpace(cellLost(context, faction), data.space, (space) =>
    withoutStrayMarkers.compute(withCells(space, faction, { [status]: -1 })),
  )
  return withFallenNews(game, without, data.space, faction)
}

/** Returns the changes when an Attacker is lost. */
export function lostFrom(context: C, piece: AttackerLoss) {
  const { game, data } = context
  const what = STATUS[piece]
  const cause = lossDue(data) === 'German Troops' ? 'troops' : 'cells'
  const faction = data.attacker === 'reds' ? 'reds' : 'senate'
  return {
    game:
      what === 'troops' ? troopLost(game, data.space) : withRemovedCapabilities(game, cellGone(context, faction, what)),
    data: {
      ...data,
      attackers: { ...data.attackers, [what]: data.attackers[what] - 1 },
      losses: { ...data.losses, [cause]: data.losses[cause] - 1 },
      lastLost: what === 'troops' ? ('a Troop' as const) : ('a Cell' as const),
    },
  }
}

/** A game in which an Inactive Attacking Cell is Active. */
export const activated = ({ game, data }: C) => {
  const faction = data.attacker === 'reds' ? 'reds' : 'senate'
  const { active, inactive } = data.attackers
  return {
    game: inSpace(game, data.space, (space) => withCells(space, faction, { active: 1, inactive: -1 })),
    data: { ...data, attackers: { ...data.attackers, active: active + 1, inactive: inactive - 1 } },
  }
}

/** A game that knows what has defended: what is left in the space, and what has Retreated. */
export function withDefenders(context: C): Game {
  const { game, data } = context
  if (data.attacker === 'germany') return game
  const enemy = enemyOf(data)
  const { active, inactive, troops, administrations } = defendersIn(context)
  const counted = (name: Space) => {
    const there = game.spaces[name].capabilities[enemy]
    return without(there, without(there, data.against))
  }
  const left = withDefended(game, enemy, data.space, {
    active,
    inactive,
    troops,
    administrations,
    capabilities: counted(data.space),
  })
  if (data.refuge === 'none') return left
  const capabilities = cellsIn(fieldOf(context), enemy) > 0 ? [] : counted(data.refuge)
  return withDefended(left, enemy, data.refuge, { troops: 0, capabilities, ...data.relocated })
}

/** A game with what Prisoners bring: Terror, Polarization and News. */
export function withPrisoners(context: C): Game {
  const { game, data } = context
  const field = fieldOf(context)
  const color = prisonersTerror.ask({ attacker: data.attacker, terror: Math.min(2, terrorIn(field)) })
  const news = prisonersNews.ask({ available: availableNews(game) > 0 })
  const placed = (space: SpaceState): SpaceState =>
    color === 'none'
      ? withThirdTerror(game, space, data.attacker === 'reds' ? 'red' : 'white')
      : withTerror(space, color, 1)
  const marked = inSpace(game, data.space, (space) => withNews(placed(space), 'alone', news))
  const reading = readingOf(game, cited.prisonersPolarize)
  return polarized(marked, prisonersPolarization.ask({ marker: color !== 'none', reading }))
}
