/** The laws of every game, from one position to the next. @module */

import { type PathLaw, readingOf } from 'rulewright/book'
import { cellsOnMapOf, controlOf } from '../1-introduction/1.7-control.js'
import { networksAndIssuesOf, opposeAdmins, senateTownPop } from '../1-introduction/1.11-political-display.js'
import type { Components } from '../components/components.js'
import { TRACKS } from '../components/forces.js'
import { revoltBox } from '../components/track.js'
import { emptySpace, type Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import * as cited from '../rules.gen.js'
import { BOXES, ELIGIBLE, FACTIONS, type Faction, PASSED, type Place } from '../vocabulary.js'
import { actionLaws } from './actions.js'
import { nonPlayerLaws } from './non-players.js'
import { rallyLaws } from './rally.js'

const isOneOf = (places: readonly Place[], place: Place) => places.some((other) => other === place)

/** Pairs of games that follow each other. */
const pairs = (games: readonly Game[]): readonly (readonly [Game, Game])[] =>
  games.slice(1).flatMap((after, index) => {
    const before = games[index]
    return before ? [[before, after] as const] : []
  })

const moves = (games: readonly Game[], from: readonly Place[], to: readonly Place[], faction: Faction) =>
  pairs(games).filter(
    ([before, after]) => isOneOf(from, before.cylinders[faction]) && isOneOf(to, after.cylinders[faction]),
  )

const onCard = ['event card']

const moved = (game: Game, cylinders: Partial<Game['cylinders']>): Game => ({
  ...game,
  cylinders: { ...game.cylinders, ...cylinders },
})

const three = { reds: '1st', senate: '2nd', moderates: '3rd' } as const

const nobodyTwice: PathLaw<Game> = {
  name: 'nobody acts twice on a card',
  clauses: [cited.eventCard.eligibleInOrder, cited.eventCard.ineligibleIdle],
  procedures: onCard,
  broken: (games) =>
    FACTIONS.filter((faction) => moves(games, ELIGIBLE, [...BOXES, ...PASSED], faction).length > 1).map(
      (faction) => `the ${faction} act twice`,
    ),
  breaks: (game) => [
    [moved(game, three), moved(game, { reds: 'top d' }), moved(game, three), moved(game, { reds: 'Pass A' })],
  ],
}

const earnedBy = (game: Game, faction: Faction) => (isNonPlayer(game, faction) && faction !== 'moderates' ? 0 : 1)

const passEarns: PathLaw<Game> = {
  name: 'a Pass brings one Resource, up to 30, and nothing where none are tracked',
  clauses: [cited.passing.resource, cited.noResourceTracking.moderatesPass],
  procedures: onCard,
  broken: (games) =>
    FACTIONS.flatMap((faction) =>
      moves(games, ELIGIBLE, PASSED, faction)
        .filter(
          ([before, after]) =>
            after.resources[faction] !==
            Math.min(TRACKS.resources, before.resources[faction] + earnedBy(before, faction)),
        )
        .map(() => `the ${faction} Passed, and their Resources do not fit that`),
    ),
  breaks: (game) => [[moved(game, three), moved(game, { reds: 'Pass A' })]],
}

/** The cylinders before and after Eligibility was adjusted at the end of a path, if it was. */
function adjusted(games: readonly Game[]): readonly [Game, Game] | undefined {
  const [before, after] = [games.at(-2), games.at(-1)]
  if (before === undefined || after === undefined) return undefined
  const acted = [...BOXES, ...PASSED]
  const hadActed = FACTIONS.some((faction) => isOneOf(acted, before.cylinders[faction]))
  const allBack = FACTIONS.every((faction) => !isOneOf(acted, after.cylinders[faction]))
  return hadActed && allBack ? [before, after] : undefined
}

const darkBoxIneligible: PathLaw<Game> = {
  name: 'a Faction is Ineligible exactly after the dark box',
  clauses: [cited.adjustEligibility.commandAndSpecial, cited.recordSteps.asTaken],
  procedures: onCard,
  broken: (games) => {
    const [before, after] = adjusted(games) ?? []
    if (before === undefined || after === undefined || readingOf(after, cited.whoBecomesIneligible) !== 'box') return []
    return FACTIONS.filter((faction) => !isOneOf(ELIGIBLE, before.cylinders[faction]))
      .filter((faction) => {
        const leftDarkBox = before.cylinders[faction].endsWith('dark')
        const isIneligible = after.cylinders[faction] === 'Ineligible'
        // A Non-player may be recorded in another box once its full Command is over (8.2.4).
        return isNonPlayer(after, faction) ? isIneligible && !leftDarkBox : isIneligible !== leftDarkBox
      })
      .map((faction) => `the ${faction} left ${before.cylinders[faction]} and are ${after.cylinders[faction]}`)
  },
  breaks: (game) => [
    [moved(game, { reds: 'top dark', senate: 'top c', moderates: 'Pass A' }), moved(game, three)],
    [moved(game, { ...three, reds: 'top d' }), moved(game, { reds: 'Ineligible', senate: '1st', moderates: '2nd' })],
  ],
}

const setupAgrees = ({ map }: Components): PathLaw<Game> => ({
  name: 'the markers of the Setup page agree with its pieces',
  clauses: [
    cited.setup.senateTownPop,
    cited.setup.opposeAdmins,
    cited.setup.cellsOnMap,
    cited.setup.issuesNetworks,
    cited.setup.uusimaaControl,
    cited.setup.tampereControl,
    cited.setup.hameControl,
    cited.setup.vaasaControl,
    cited.setup.pohjanmaaControl,
  ],
  procedures: ['setup'],
  broken: (games) => {
    const game = games.at(-1)
    if (game === undefined || FACTIONS.some((faction) => game.cylinders[faction] === 'aside')) return []
    const found = {
      'Senate Town Pop': [senateTownPop.compute(game, {}, map), 1],
      'Oppose + Admins': [opposeAdmins.compute(game, {}, map), 3],
      'Cells on Map': [cellsOnMapOf.compute(game, {}), 13],
      'Issues + Networks + 1': [networksAndIssuesOf.compute(game, {}) + 1, 1],
    }
    const controls = { Uusimaa: 'reds', Tampere: 'reds', Häme: 'reds', Vaasa: 'senate', Pohjanmaa: 'senate' } as const
    return [
      ...Object.entries(found)
        .filter(([, [computed, printed]]) => computed !== printed)
        .map(([name, [computed, printed]]) => `${name}: printed ${printed}, but the pieces make ${computed}`),
      ...(Object.keys(controls) as (keyof typeof controls)[])
        .filter((space) => controlOf.compute(game, { space }) !== controls[space])
        .map((space) => `${space}: printed Control by the ${controls[space]} does not follow from the pieces`),
    ]
  },
  breaks: (game) => [
    [{ ...game, spaces: { ...game.spaces, Vaasa: emptySpace } }],
    [{ ...game, spaces: { ...game.spaces, Karelia: { ...emptySpace, level: 'Passive Opposition' } } }],
    [{ ...game, resolved: { red: 1, white: 0 } }],
  ],
})

const beforeTheRolls: PathLaw<Game> = {
  name: 'the Reds Control Turku and Viipuri before the die rolls of Setup',
  clauses: [cited.setup.turkuControl, cited.setup.viipuriControl],
  procedures: ['setup'],
  broken: (games) => {
    const placed = games.find((game) => cellsOnMapOf.compute(game, {}) > 0)
    if (placed === undefined) return ['no pieces are placed']
    return (['Turku', 'Viipuri'] as const)
      .filter((town) => controlOf.compute(placed, { space: town }) !== 'reds')
      .map((town) => `${town} is not under Reds Control before the rolls`)
  },
  breaks: (game) => [[{ ...game, spaces: { ...game.spaces, Viipuri: emptySpace } }], []],
}

const revoltEnds = ({ track }: Components): PathLaw<Game> => ({
  name: 'the Red Revolt ends in Phase II with the Reds in the Event box of the bottom row',
  clauses: [cited.redRevolt.phaseTwo, cited.redRevolt.redsToEvent],
  procedures: ['red revolt'],
  broken: (games) =>
    games
      .filter(({ phase, cylinders }) => phase === 2 && cylinders.reds !== revoltBox(track))
      .map(({ cylinders }) => `Phase II has begun and the Reds are in ${cylinders.reds}`),
  breaks: (game) => [[{ ...moved(game, three), phase: 2 }]],
})

const eligibilityStays: PathLaw<Game> = {
  name: 'a Propaganda Round leaves the cylinders of the Factions where they are',
  clauses: [cited.conscription.noEligibilityAdjustment, cited.conscription.keepEligibility],
  procedures: ['propaganda round'],
  broken: (games) =>
    pairs(games)
      .filter(([before, after]) => FACTIONS.some((faction) => before.cylinders[faction] !== after.cylinders[faction]))
      .map(() => 'a cylinder has moved'),
  breaks: (game) => [[moved(game, three), moved(game, { reds: 'Ineligible' })]],
}

/** Every law about paths, over the components. */
export const pathLawsOf = (components: Components): readonly PathLaw<Game>[] => [
  nobodyTwice,
  passEarns,
  darkBoxIneligible,
  setupAgrees(components),
  beforeTheRolls,
  revoltEnds(components),
  eligibilityStays,
  ...actionLaws,
  ...rallyLaws,
  ...nonPlayerLaws,
]
