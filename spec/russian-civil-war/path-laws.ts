/** The laws along every path of a procedure, each with the clauses that state it. @module */

import { type PathLaw, readingOf } from 'rulewright/book'
import type { Components } from './components/components.js'
import { controlledBy, type Game, withUnits } from './game.js'
import { campaign, retreatProcedure, revolutionProcedure, turnProcedure, wholeGame } from './procedures.js'
import { leftBy } from './retreating.js'
import { SOVIET_IPCS } from './revolution.js'
import * as cited from './rules.gen.js'
import { countOf, isAlly, isContested, powersAmong } from './sides.js'
import { CENTRAL_POWERS, LEFT_BY_ALLIES, TERRITORIES, ZONES } from './vocabulary.js'

/** Pairs of games that follow each other. */
const pairs = (games: readonly Game[]): readonly (readonly [Game, Game])[] =>
  games.slice(1).flatMap((after, index) => {
    const before = games[index]
    return before ? [[before, after] as const] : []
  })

/** All land units that the Central Powers have. */
const centralUnits = ({ territories, zones }: Game): number =>
  CENTRAL_POWERS.flatMap((power) => [
    ...TERRITORIES.map((name) => countOf(territories[name].forces[power])),
    ...ZONES.map((zone) => countOf(zones[zone].aboard[power])),
  ]).reduce((sum, units) => sum + units, 0)

const nobodyLost: PathLaw<Game> = {
  name: 'no unit of the Central Powers is lost when they leave',
  clauses: [cited.centralLeave.capital, cited.centralLeave.sameManner],
  procedures: [retreatProcedure.name, revolutionProcedure.name],
  broken: (games) =>
    pairs(games)
      .filter(
        ([before, after]) =>
          readingOf(before, cited.lostCapital) !== 'nowhere' && centralUnits(after) < centralUnits(before),
      )
      .map(([before, after]) => `${centralUnits(before)} units became ${centralUnits(after)}`),
  breaks: (game) => [[withUnits(game, 'Poland', 'Germany', { infantry: 1 }), game]],
}

const moneyKept: PathLaw<Game> = {
  name: 'Imperial Russia keeps its IPCs in the Revolution',
  clauses: [cited.imperialTreasury.kept],
  procedures: [revolutionProcedure.name],
  broken: (games) =>
    pairs(games)
      .filter(([before, after]) => before.treasury.Russia !== after.treasury.Russia)
      .map(([before, after]) => `${before.treasury.Russia} IPCs became ${after.treasury.Russia}`),
  breaks: (game) => [[game, { ...game, treasury: { ...game.treasury, Russia: game.treasury.Russia + 1 } }]],
}

/** Returns the game at the end of a path if the Revolution is carried out there. */
const carriedOut = (games: readonly Game[]): Game | undefined => {
  const [first, last] = [games[0], games.at(-1)]
  return first?.moscow === 'never Soviet' && last?.moscow === 'Soviet by revolution' ? last : undefined
}

const alliesGone: PathLaw<Game> = {
  name: 'no Ally is left in Moscow, Karelia and Kazakhstan',
  clauses: [cited.alliesLeave.all, cited.alliesLeave.oneSpace],
  procedures: [revolutionProcedure.name],
  broken: (games) => {
    const game = carriedOut(games)
    if (game === undefined || readingOf(game, cited.retreatWithin) !== 'out of all of them') return []
    const lands = readingOf(game, cited.tatarstanForces) === 'stay' ? LEFT_BY_ALLIES : leftBy(game, 'Allies')
    return lands.flatMap((name) =>
      powersAmong(game.territories[name].forces)
        .filter(isAlly)
        .map((power) => `${power} in ${name}`),
    )
  },
  breaks: (game) => [
    [
      { ...game, moscow: 'never Soviet' },
      withUnits({ ...game, moscow: 'Soviet by revolution' }, 'Karelia', 'Britain', { infantry: 1 }),
    ],
  ],
}

/** The Soviet units that the fourth and the fifth step bring. */
const SOVIETS = [
  ['Moscow', 3, 1],
  ['Karelia', 3, 1],
  ['Kazakhstan', 2, 0],
] as const

const sovietsArrive = ({ map }: Components): PathLaw<Game> => ({
  name: 'the Soviets have their units, their markers and 9 IPCs',
  clauses: [
    cited.sovietUnits.moscow,
    cited.sovietUnits.karelia,
    cited.sovietUnits.kazakhstan,
    cited.sovietMarkers.territories,
    cited.sovietMarkers.treasury,
    cited.sovietPower.player,
  ],
  procedures: [revolutionProcedure.name],
  broken: (games) => {
    const game = carriedOut(games)
    if (game === undefined) return []
    const worth = SOVIETS.reduce((sum, [name]) => sum + map.worth[name], 0)
    return [
      ...SOVIETS.filter(([name, infantry, artillery]) => {
        const { control, forces } = game.territories[name]
        const { 'Soviet Russia': own } = forces
        return control !== 'Soviet Russia' || own.infantry !== infantry || own.artillery !== artillery
      }).map(([name]) => `the Soviets are not as they should be in ${name}`),
      ...(game.treasury['Soviet Russia'] === SOVIET_IPCS ? [] : ['the Soviet treasury is not 9']),
      ...(worth === SOVIET_IPCS ? [] : [`the marked territories are worth ${worth}`]),
      ...(game.sovietPlayer === 'nobody' ? ['nobody plays the Soviets'] : []),
    ]
  },
  breaks: (game) => [
    [
      { ...game, moscow: 'never Soviet' },
      { ...game, moscow: 'Soviet by revolution' },
    ],
  ],
})

const once: PathLaw<Game> = {
  name: 'there is one Revolution in a game',
  clauses: [cited.onceAGame.once, cited.onceAGame.notAgain],
  procedures: [turnProcedure.name, campaign.name, wholeGame.name],
  broken: (games) =>
    pairs(games)
      .filter(([before, after]) => before.moscow !== after.moscow && after.moscow === 'Soviet by revolution')
      .filter(([before]) => before.moscow !== 'never Soviet')
      .map(([before]) => `a Revolution, though Moscow was ${before.moscow}`),
  breaks: (game) => [
    [
      { ...game, moscow: 'lost by the Soviets' },
      { ...game, moscow: 'Soviet by revolution' },
    ],
  ],
}

/** Lists the territories that lost Soviet units without combat. */
const vanished = (before: Game, after: Game) =>
  TERRITORIES.filter((name) => {
    const [then, now] = [before.territories[name], after.territories[name]]
    return !isContested(then) && countOf(now.forces['Soviet Russia']) < countOf(then.forces['Soviet Russia'])
  })

const sovietsRemain: PathLaw<Game> = {
  name: 'the Soviets remain when Moscow is Imperial again',
  clauses: [cited.imperialVictory.inPlay, cited.imperialVictory.forces],
  procedures: [turnProcedure.name, campaign.name, wholeGame.name],
  broken: (games) =>
    pairs(games)
      .filter(([{ moscow }, after]) => moscow.startsWith('Soviet') && after.moscow === 'lost by the Soviets')
      .flatMap(([before, after]) => [
        ...(after.sovietPlayer === 'nobody' ? ['nobody plays the Soviets any more'] : []),
        ...vanished(before, after).map((name) => `Soviet units have left ${name}`),
      ]),
  breaks: (game) => {
    const soviet = controlledBy(
      withUnits({ ...game, moscow: 'Soviet by revolution', sovietPlayer: 'Germany' }, 'Galicia', 'Soviet Russia', {
        infantry: 1,
      }),
      'Moscow',
      'Soviet Russia',
    )
    const lost: Game = { ...soviet, moscow: 'lost by the Soviets' }
    return [
      [soviet, { ...lost, sovietPlayer: 'nobody' }],
      [soviet, withUnits(lost, 'Galicia', 'Soviet Russia', { infantry: -1 })],
    ]
  },
}

/** Every law of paths, over the components. */
export const pathLawsOf = (components: Components): readonly PathLaw<Game>[] => [
  nobodyLost,
  moneyKept,
  alliesGone,
  sovietsArrive(components),
  once,
  sovietsRemain,
]
