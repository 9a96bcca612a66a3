/** The laws of every action. @module */

import { type PathLaw, readingOf } from 'rulewright/book'
import { polarized } from '../1-introduction/1.9-vassalage.js'
import { paid } from '../8-non-players/8.1.2-resources.js'
import type { Game } from '../game.js'
import { cellsIn, inSpace, overMap, terrorIn, troopsOnMap, withCells, withDiscs } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction, MILITANTS, SPACES } from '../vocabulary.js'

/** A law about the first game of a path and every later one. */
const sinceTheStart = (
  name: string,
  clauses: PathLaw<Game>['clauses'],
  procedures: readonly string[],
  broken: (start: Game, now: Game) => readonly string[],
  breaks: (game: Game) => readonly (readonly [Game, Game])[],
): PathLaw<Game> => ({
  name,
  clauses,
  procedures,
  broken: (games) => {
    const [start, ...later] = games
    return start === undefined ? [] : [...new Set(later.flatMap((now) => broken(start, now)))]
  },
  breaks,
})

const cellsOnMap = (game: Game, faction: Faction) => overMap(game, (space) => cellsIn(space, faction))
const activeCells = (game: Game, faction: Faction) => overMap(game, ({ cells }) => cells[faction].active)
const cubesOf = ({ cubes }: Game) => cubes.red + cubes.white
const personalities = (game: Game) => overMap(game, ({ personality }) => Number(personality))
const differ = (one: unknown, other: unknown) => one !== other && JSON.stringify(one) !== JSON.stringify(other)

/** A game with Cells more, or fewer, in Helsinki. */
const withMore = (game: Game, faction: Faction, by: number): Game =>
  inSpace(game, 'Helsinki', (space) => withCells(space, faction, { active: by }))

/** A game with Resources more. */
const richer = (game: Game, faction: Faction, by: number): Game => paid(game, faction, -by)

const actionsCost = sinceTheStart(
  'no Command but Terror brings a Faction Resources',
  [cited.resources.payment],
  ['rally', 'activism', 'attack', 'battle', 'march', 'moderates rally', 'message', 'negotiate', 'politics'],
  (start, now) =>
    FACTIONS.filter((faction) => now.resources[faction] > start.resources[faction]).map(
      (faction) => `the ${faction} have ${now.resources[faction]} Resources after ${start.resources[faction]}`,
    ),
  (game) => FACTIONS.map((faction) => [game, richer(game, faction, 1)] as const),
)

const ransom = sinceTheStart(
  'Terror brings Reds or Senate no Resources but the three of the Moderates, for the Personality',
  [cited.terror.ransom],
  ['terror'],
  (start, now) => {
    const gone = personalities(start) > personalities(now)
    const most = gone ? Math.min(3, start.resources.moderates - now.resources.moderates) : 0
    return MILITANTS.filter((faction) => now.resources[faction] - start.resources[faction] > most).map(
      (faction) => `the ${faction} have ${now.resources[faction]} Resources after ${start.resources[faction]}`,
    )
  },
  (game) => MILITANTS.map((faction) => [game, richer(game, faction, 1)] as const),
)

const terrorPolarizes = sinceTheStart(
  'Terror raises Polarization by no more than the Terror markers that it placed',
  [cited.terror.polarization, cited.terror.displayNoMarker],
  ['terror'],
  (start, now) => {
    const placed = overMap(now, terrorIn) - overMap(start, terrorIn)
    const rise = now.polarization - start.polarization
    return rise > placed ? [`Polarization rose by ${rise}, and ${placed} Terror markers were placed`] : []
  },
  (game) => [[{ ...game, polarization: 0 }, polarized({ ...game, polarization: 0 }, 1)]],
)

const activismLowers = sinceTheStart(
  'Activism lowers Polarization by no more than the Cells that it removed',
  [cited.activism.removePolarization],
  ['activism'],
  (start, now) => {
    const removed = MILITANTS.reduce((sum, faction) => sum + cellsOnMap(start, faction) - cellsOnMap(now, faction), 0)
    const fall = start.polarization - now.polarization
    return fall > removed ? [`Polarization fell by ${fall}, and ${removed} Cells were removed`] : []
  },
  (game) => [
    [
      { ...game, polarization: 5 },
      { ...game, polarization: 4 },
    ],
  ],
)

const negotiateLowers = sinceTheStart(
  'Negotiate lowers Polarization by no more than the enemy Cells that it made Inactive',
  [cited.negotiate.lowerBy],
  ['negotiate'],
  (start, now) => {
    const calmed = MILITANTS.reduce((sum, faction) => sum + activeCells(start, faction) - activeCells(now, faction), 0)
    const fall = start.polarization - now.polarization
    return fall > calmed ? [`Polarization fell by ${fall}, and ${calmed} enemy Cells became Inactive`] : []
  },
  (game) => [
    [
      { ...game, polarization: 5 },
      { ...game, polarization: 4 },
    ],
  ],
)

const oneCube = sinceTheStart(
  'Politics places one cube at most',
  [cited.politics.oneCube],
  ['politics'],
  (start, now) => (cubesOf(now) - cubesOf(start) > 1 ? [`${cubesOf(now) - cubesOf(start)} cubes were placed`] : []),
  (game) => [
    [
      { ...game, cubes: { red: 0, white: 0 } },
      { ...game, cubes: { red: 1, white: 1 } },
    ],
  ],
)

/** The Cells of every Faction by status, and the Troops on the map. */
const marchers = (game: Game) => ({
  cells: FACTIONS.map((faction) => [cellsOnMap(game, faction), activeCells(game, faction)]),
  russians: troopsOnMap(game, 'russia'),
  germans: troopsOnMap(game, 'germany'),
})

const marchKeeps = sinceTheStart(
  'a March leaves as many Cells, Active and Inactive, and Troops on the map as there were',
  [cited.march.moves],
  ['march'],
  (start, now) => (differ(marchers(start), marchers(now)) ? ['pieces came or went, or Cells were flipped'] : []),
  (game) => [[game, withMore(game, 'reds', 1)]],
)

const cellsAt = (start: Game, now: Game, name: (typeof SPACES)[number], faction: Faction) =>
  [start.spaces[name].cells[faction], now.spaces[name].cells[faction]] as const

const messageKeeps = sinceTheStart(
  'a Message leaves as many Moderates Cells on the map as there were, and the Cells of the others alone',
  [cited.message.moves],
  ['message'],
  (start, now) => [
    ...(cellsOnMap(start, 'moderates') === cellsOnMap(now, 'moderates') ? [] : ['Moderates Cells came or went']),
    ...SPACES.filter((name) => MILITANTS.some((faction) => differ(...cellsAt(start, now, name, faction)))).map(
      (name) => `${name}: Cells of the Reds or the Senate have changed`,
    ),
  ],
  (game) => [
    [game, withMore(game, 'moderates', 1)],
    [game, withMore(game, 'senate', 1)],
  ],
)

const prisonersOfBattle = sinceTheStart(
  'of the Cells that a battle takes from a Faction, half at most are Prisoners of War',
  [cited.attack.engagement],
  ['battle'],
  (start, now) =>
    FACTIONS.flatMap((faction) => {
      const taken = cellsOnMap(start, faction) - cellsOnMap(now, faction)
      const captured = now.prisoners[faction] - start.prisoners[faction]
      const alsoLost = readingOf(start, cited.attritionGoes) === 'Prisoners of War'
      return captured > taken / (alsoLost ? 1 : 2)
        ? [`${captured} of ${taken} Cells of the ${faction} are Prisoners`]
        : []
    }),
  (game) => MILITANTS.map((faction) => [game, { ...game, prisoners: { ...game.prisoners, [faction]: 99 } }] as const),
)

/** Lists the Moderates pieces, which an Attack never touches. */
const moderatesIn = (game: Game) =>
  SPACES.map((name) => [game.spaces[name].cells.moderates, game.spaces[name].networks])

const moderatesApart = sinceTheStart(
  'an Attack leaves Moderates Cells and Networks alone',
  [cited.attack.notModerates],
  ['attack', 'battle', 'german action', 'german flowchart'],
  (start, now) => (differ(moderatesIn(start), moderatesIn(now)) ? ['Cells or Networks of the Moderates changed'] : []),
  (game) => [
    [game, withMore(game, 'moderates', 1)],
    [game, inSpace(game, 'Helsinki', (space) => withDiscs(space, 'moderates', 1))],
  ],
)

const germansOf = (game: Game) => troopsOnMap(game, 'germany') + game.troopBoxes.germany
const senateIn = (game: Game) => SPACES.map((name) => game.spaces[name].cells.senate)

const germansAct = sinceTheStart(
  'an action of the Germans costs no Troops of theirs, no Senate Cells and no Resources',
  [cited.attack.germansWithoutSenate, cited.commandsInGeneral.powersPayNothing],
  ['german action', 'german flowchart'],
  (start, now) => [
    ...(germansOf(start) === germansOf(now) ? [] : [`${germansOf(now)} German Troops after ${germansOf(start)}`]),
    ...(differ(senateIn(start), senateIn(now)) ? ['Cells of the Senate changed'] : []),
    ...(differ(start.resources, now.resources) ? ['Resources changed'] : []),
  ],
  (game) => [
    [game, { ...game, troopBoxes: { ...game.troopBoxes, germany: game.troopBoxes.germany + 1 } }],
    [game, withMore(game, 'senate', 1)],
    [game, paid(game, 'senate', 1)],
  ],
)

/** Every law about the paths of actions. */
export const actionLaws: readonly PathLaw<Game>[] = [
  actionsCost,
  ransom,
  terrorPolarizes,
  activismLowers,
  negotiateLowers,
  oneCube,
  marchKeeps,
  messageKeeps,
  prisonersOfBattle,
  moderatesApart,
  germansAct,
]
