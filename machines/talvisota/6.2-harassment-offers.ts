/** The decisions in a harassment, and the changes made by its die. @module */

import { asks, type Context, option, range, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { connectedWith, controlOf, isMarch } from '#spec/talvisota/1.1-general-points'
import { breaksFor } from '#spec/talvisota/1.1-lost-control'
import {
  harassmentResult,
  harassmentScore,
  mayNotComeBack,
  mayNotInfiltrate,
  mayNotSend,
  mayNotStay,
  usableAtOnce,
} from '#spec/talvisota/6.2-finnish-harassment'
import { harassedLineIsWorth } from '#spec/talvisota/6.2-what-a-success-costs'
import { forceCounted, mayNotForgo, scoutsByDie } from '#spec/talvisota/9.2-solo-harassment'
import type { Components } from '#spec/talvisota/components/components'
import { withFinnishLosses } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { withMorale, withMoraleAtOnce } from '#spec/talvisota/morale'
import * as cited from '#spec/talvisota/rules.gen'
import { printed, sovietSpaces, spaceIn, withSpace, withWonBack } from '#spec/talvisota/spaces'
import { finns, minus, plus, sizeOf } from '#spec/talvisota/units'
import { SOVIET_UNITS, TURNS } from '#spec/talvisota/vocabulary'
import { seatFor } from './seats.js'

const RESULTS = ['success', 'one each', 'failure'] as const
export const Data = record({
  space: z.string(),
  /** The SCT that are there for it. */
  scouts: z.int().min(0).max(3),
  result: z.enum(RESULTS),
  /** The SCT on the sheet that have come back, and cannot be used yet. */
  waiting: z.exactOptional(z.int().min(0).max(3)),
})
export type C = Context<Game, z.infer<typeof Data>>
interface In {
  readonly context: C
}
const ask = asks<C>()
const seat = ({ game }: C) => seatFor(game, 'Finns')

export const withForces = (game: Game, scouts: number): Game => ({
  ...game,
  finns: {
    ...game.finns,
    forces:
      scouts < 0 ? minus(game.finns.forces, finns('SCT', -scouts)) : plus(game.finns.forces, finns('SCT', scouts)),
  },
})

export const backOn = ({ map }: Components) =>
  ask.upTo(option('no SCT back'), {
    name: 'SCT that come back from a space',
    cites: [cited.harassment.available],
    seat,
    from: ({ game }) =>
      map.spaces
        .filter(({ name }) => spaceIn(game, name).scouts > 0)
        .map(({ name }) => option('call back', { space: name })),
    says: (_, { space }) => space,
    forbid: {
      table: mayNotComeBack,
      view: { solo: ({ game }) => game.solo, scoutsBack: ({ game }) => readingOf(game, cited.scoutsBack) },
    },
  })

/** SCT come back from a space; by one reading they cannot be used yet. */
export function calledBack({ game, data }: C, space: string): C {
  const { scouts } = spaceIn(game, space)
  const back = withSpace(withForces(game, scouts), space, { scouts: 0 })
  if (usableAtOnce.ask({ scoutsBack: readingOf(game, cited.scoutsBack) })) return { game: back, data }
  return { game: back, data: { ...data, waiting: (data.waiting ?? 0) + scouts } }
}

/** The SCT on the sheet that can be used. */
const usable = ({ game, data }: C): number => game.finns.forces.SCT - (data.waiting ?? 0)

/** Returns the strength of the Soviet force in a space, in the way that its weakness is counted. */
function strengthIn({ units }: Components, game: Game, space: string): number {
  const { soviets } = spaceIn(game, space)
  if (forceCounted.ask({ weakestForce: readingOf(game, cited.weakestForce) }) === 'units') return sizeOf(soviets)
  return SOVIET_UNITS.reduce((sum, unit) => sum + soviets[unit] * units[unit].strength, 0)
}

/** True if the solo game can take a space: it has a marker, or the weakest force holding a space in Finland. */
function isOffered(parts: Components, game: Game, space: string): boolean {
  if (spaceIn(game, space).possession) return true
  const held = sovietSpaces(game, parts.map).filter(
    (name) => printed(parts.map, name).side === 'Finnish' && controlOf(game, parts.map, name) === 'Soviets',
  )
  const weakest = Math.min(...held.map((name) => strengthIn(parts, game, name)))
  return held.includes(space) && strengthIn(parts, game, space) === weakest
}

export const spaceOn = (parts: Components) =>
  ask.may(
    option('no infiltration'),
    {
      name: 'a space to infiltrate',
      cites: [cited.harassment.target],
      seat,
      from: () => parts.map.spaces.map(({ name }) => option('infiltrate', { space: name })),
      says: (_, { space }) => space,
      forbid: {
        table: mayNotInfiltrate,
        view: {
          turn: ({ game }) => (TURNS[game.turn - 1] === 'December I' ? 'December I' : 'a later one'),
          harassmentFrom: ({ game }) => readingOf(game, cited.harassmentFrom),
          territory: (_, { space }) => printed(parts.map, space).side,
          control: ({ game }, { space }) => controlOf(game, parts.map, space),
          used: ({ data: { space } }) => space !== 'none',
          enough: (context) => usable(context) > 0,
          solo: ({ game }) => game.solo,
          offered: ({ game }, { space }) => isOffered(parts, game, space),
        },
      },
    },
    {
      table: mayNotForgo,
      view: { solo: ({ game }) => game.solo, soloEveryTurn: ({ game }) => readingOf(game, cited.soloEveryTurn) },
    },
  )

export const numberOffer = ask.must({
  name: 'how many SCT infiltrate',
  cites: [cited.harassment.scouts],
  about: ({ data: { space } }) => space,
  seat,
  from: () => range(1, 4).map((scouts) => option('send', { scouts })),
  says: (_, { scouts }) => `${scouts} SCT`,
  forbid: {
    table: mayNotSend,
    view: { scouts: (_, { scouts }) => scouts, enough: (context, { scouts }) => usable(context) >= scouts },
  },
})

export const numberDie = ask.chance({
  name: 'the die for the number of SCT',
  cites: [cited.soloHarassment.die],
  about: ({ data: { space } }) => space,
  from: () => range(1, 6).map((face) => option('come', { face })),
  says: (_, { face }) => `${face}: ${scoutsByDie.ask({ die: face })}`,
})

/** The score of a face. */
function scoreOf({ map }: Components, { game, data: { space, scouts } }: C, face: number): number {
  const sizes = connectedWith(map, space, isMarch(game)).map((name) => sizeOf(spaceIn(game, name).soviets))
  const neighbours = sizes.reduce((sum, size) => sum + size, 0)
  return harassmentScore.compute(face, scouts, sizeOf(spaceIn(game, space).soviets), neighbours)
}

export const resultOf = (parts: Components, context: C, face: number) =>
  harassmentResult.ask({ score: Math.min(9, Math.max(0, scoreOf(parts, context, face))) })

export const dieOn = (parts: Components) =>
  ask.chance({
    name: 'the die of a harassment',
    cites: [cited.harassment.die],
    about: ({ data: { space, scouts } }) => `${scouts} SCT in ${space}`,
    from: () => range(1, 6).map((face) => option('roll', { face })),
    says: (context, { face }) => `${face}: ${resultOf(parts, context, face)}`,
  })

export const stayOffer = ask.may(option('go back'), {
  name: 'whether the SCT stay',
  cites: [cited.harassment.stay],
  about: ({ data: { space, scouts } }) => `${scouts} SCT in ${space}`,
  seat,
  from: () => [option('stay')],
  forbid: {
    table: mayNotStay,
    view: { result: ({ data: { result } }) => result, scoutsStay: ({ game }) => readingOf(game, cited.scoutsStay) },
  },
})

const withScouts = (game: Game, space: string, number: number): Game =>
  withSpace(game, space, { scouts: spaceIn(game, space).scouts + number })
const withScoutLost = (game: Game, space: string): Game =>
  withFinnishLosses(withScouts(game, space, -1), finns('SCT', 1))

/** Returns the time for which the line is broken without SCT. */
const breakIn = (game: Game) => breaksFor.ask({ breakLasts: readingOf(game, cited.breakLasts) })

/** A game in which the Soviets have lost a space, and with it the marker that lay there. */
const withSpaceLost = (game: Game, space: string): Game =>
  withSpace(withWonBack(game, space), space, { possession: false })

/** A game in which a space has been won: it is lost at once, unless that takes SCT that stay. */
const withSpaceWon = (game: Game, space: string): Game =>
  breakIn(game) === 'no time' ? game : withSpaceLost(game, space)

/** Returns the context after the die: changes to morale, an SCT and the marker of the space. */
export function after({ map }: Components, { game, data }: C): C {
  const lostScout = { ...data, scouts: data.scouts - 1 }
  switch (data.result) {
    case 'success': {
      const { value, dotted } = printed(map, data.space)
      const line = harassedLineIsWorth.ask({ dotted, harassedLine: readingOf(game, cited.harassedLine) })
      const lowered = withMorale(withMoraleAtOnce(game, 'Soviets', -2 - value - line), 'Finns', line)
      return { game: withMarker(withSpaceWon(lowered, data.space), 'none'), data }
    }
    case 'one each':
      return { game: withMorale(withScoutLost(game, data.space), 'Soviets', -1), data: lostScout }
    default:
      return { game: withMorale(withScoutLost(game, data.space), 'Finns', -1), data: lostScout }
  }
}

export const withMarker = (game: Game, space: string): Game => ({
  ...game,
  finns: { ...game.finns, infiltration: space },
})

/** The SCT stay, and so a space that they have won is lost in any case. */
export const stayed = ({ context: { game, data } }: In) => ({
  game: withMarker(data.result === 'success' ? withSpaceLost(game, data.space) : game, 'none'),
})

/** The game in which the line is broken until the turn ends in a space that has been won, though no SCT stays. */
function withBreach(game: Game, { space, result }: C['data']): Game {
  if (result !== 'success' || breakIn(game) !== 'the turn') return game
  return { ...game, finns: { ...game.finns, breach: space } }
}

export const gone = ({ context: { game, data } }: In) => ({
  game: withBreach(withMarker(withForces(withScouts(game, data.space, -data.scouts), data.scouts), 'none'), data),
})
export const sent = (scouts: number, { context: { game, data } }: In): C => ({
  game: withForces(withScouts(game, data.space, scouts), -scouts),
  data: { ...data, scouts },
})
