/** 1.1: through which spaces a logistic line goes, before which it ends, and which units none reaches. @module */

import { among, flag, measure, one, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { CONTROLS, connectedWith, controlOf, isLastingBreak, isMarch } from './1.1-general-points.js'
import type { MapText } from './components/map.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { isTaken, isWonBack, printed } from './spaces.js'
import { sizeOf } from './units.js'
import { FRONTS, type Front } from './vocabulary.js'

/** Through which spaces a line goes. */
export const linePasses = one(
  'Logistic line: whether it goes through a space',
  view(
    {
      control: among(CONTROLS, 'who controls the space'),
      other: flag('it is Soviet territory of another Front', 'it is no Soviet territory of another Front'),
      linesCross: cited.linesCross,
    },
    [
      {
        because: 'the Soviets control their own territory',
        when: ({ control, other }) => other && control !== 'Soviets',
      },
    ],
  ),
  (row) => [
    row(cited.generalPoints.held, { control: P.not('Soviets') }, false),
    row(cited.generalPoints.line, { control: 'Soviets', other: false }, true),
    row(cited.generalPoints.line, { control: 'Soviets', other: true, linesCross: 'yes' }, true),
    row(cited.generalPoints.centres, { control: 'Soviets', other: true, linesCross: 'no' }, false),
  ],
)

/** The kinds of logistic line that can reach units. */
const REACHED = ['of their Front', 'of another Front', 'none'] as const

/** True if a line that reaches units supplies them. */
export const lineSupplies = one(
  'Isolation: whether a logistic line supplies units',
  view({ line: among(REACHED, 'which line reaches them'), lineOfFront: cited.lineOfFront }),
  (row) => [
    row(cited.generalPoints.reaches, { line: 'none' }, false),
    row([cited.generalPoints.reaches, cited.generalPoints.centres], { line: 'of their Front' }, true),
    row(cited.generalPoints.line, { line: 'of another Front', lineOfFront: 'yes' }, true),
    row(cited.generalPoints.centres, { line: 'of another Front', lineOfFront: 'no' }, false),
  ],
)

/** True if Soviet units in a space are isolated. */
export const areIsolated = one(
  'Isolation: whether units are isolated',
  view(
    {
      line: flag('a logistic line supplies them', 'no logistic line supplies them'),
      emptied: flag(
        'one would supply them, if no conquered space lay empty',
        'none would supply them, even if no conquered space lay empty',
      ),
      isolatedBy: cited.isolatedBy,
    },
    [{ because: 'a line that is there would be there', when: ({ line, emptied }) => line && !emptied }],
  ),
  (row) => [
    row(cited.generalPoints.reaches, { line: true }, false),
    row([cited.generalPoints.reaches, cited.generalPoints.broken], { line: false, emptied: false }, true),
    row(
      [cited.generalPoints.held, cited.progression.occupied],
      { emptied: true, line: false, isolatedBy: 'any break' },
      true,
    ),
    row(cited.harassment.isolated, { line: false, emptied: true, isolatedBy: 'an infiltration' }, false),
  ],
)

type OnMap = Pick<Game, 'spaces' | 'turn' | 'finns' | 'readings' | 'taken'>

/** The spaces that a chain from some spaces reaches through others, in the order of the map. */
function reached(
  game: OnMap,
  map: MapText,
  from: readonly string[],
  passes: (name: string) => boolean,
): readonly string[] {
  const known = new Set(from)
  for (const name of known)
    for (const next of connectedWith(map, name, isMarch(game))) if (!known.has(next) && passes(next)) known.add(next)
  return map.spaces.map(({ name }) => name).filter((name) => known.has(name))
}

const centresOf = (map: MapText, front: Front): readonly string[] =>
  map.spaces.filter((space) => space.centre && space.front === front).map(({ name }) => name)

/** True if a space is Soviet territory of another Front. */
function isOther(map: MapText, front: Front, name: string): boolean {
  const space = printed(map, name)
  return space.side === 'Soviet' && space.front !== front
}

/** The spaces that the line of a Front reaches, where the Soviets control what is held. */
const lineThrough = (game: OnMap, map: MapText, front: Front, held: (name: string) => (typeof CONTROLS)[number]) =>
  reached(game, map, centresOf(map, front), (name) =>
    linePasses.ask({
      control: held(name),
      other: isOther(map, front, name),
      linesCross: readingOf(game, cited.linesCross),
    }),
  )

/** The spaces in logistic continuity with the centres of a Front. */
export const logisticLine = measure(
  'Logistic line',
  [cited.generalPoints.line, cited.generalPoints.centres, cited.generalPoints.held, cited.mapSpaces.marchLink],
  { front: FRONTS },
  (game: OnMap, { front }, map: MapText): readonly string[] =>
    lineThrough(game, map, front, (name) => controlOf(game, map, name)),
)

/** True if a space was conquered and neither side holds it any more. */
const liesEmpty = (game: OnMap, map: MapText, name: string): boolean =>
  controlOf(game, map, name) === 'nobody' && isTaken(game, name)

/** Returns the controller of a space, as if the Soviets still held the conquered spaces that lie empty. */
const controlIfHeld = (game: OnMap, map: MapText, name: string): (typeof CONTROLS)[number] =>
  liesEmpty(game, map, name) ? 'Soviets' : controlOf(game, map, name)

/** True if an infiltration has won a space and neither side holds it any more. */
const liesWon = (game: OnMap, map: MapText, name: string): boolean =>
  controlOf(game, map, name) === 'nobody' && isWonBack(game, name) && !isLastingBreak(game, name)

/** True if the logistic line of a Front ends next to a space that was conquered and lies empty. */
export const isGapOf = (game: OnMap, map: MapText, front: Front, name: string): boolean =>
  (liesEmpty(game, map, name) || liesWon(game, map, name)) &&
  connectedWith(map, name, isMarch(game)).some((next) => logisticLine.compute(game, { front }, map).includes(next))

/** Finds out whether some lines supply the units of a space. */
function suppliedBy(game: OnMap, map: MapText, lineOf: (front: Front) => readonly string[]) {
  const lines = new Map(FRONTS.map((front) => [front, new Set(lineOf(front))]))
  return (name: string): boolean => {
    const others = FRONTS.some((front) => lines.get(front)?.has(name))
    const own = lines.get(printed(map, name).front)?.has(name)
    const line = own ? 'of their Front' : others ? 'of another Front' : 'none'
    return lineSupplies.ask({ line, lineOfFront: readingOf(game, cited.lineOfFront) })
  }
}

/** The spaces with Soviet units that are isolated. */
export const isolatedSpaces = measure(
  'Isolated spaces',
  [cited.generalPoints.reaches, cited.generalPoints.broken],
  {},
  (game: OnMap, _, map: MapText): readonly string[] => {
    const supplied = suppliedBy(game, map, (front) => logisticLine.compute(game, { front }, map))
    const without = suppliedBy(game, map, (front) =>
      lineThrough(game, map, front, (name) => controlIfHeld(game, map, name)),
    )
    return map.spaces
      .map(({ name }) => name)
      .filter((name) => sizeOf(game.spaces[name]?.soviets ?? {}) > 0)
      .filter((name) =>
        areIsolated.ask({
          line: supplied(name),
          emptied: without(name),
          isolatedBy: readingOf(game, cited.isolatedBy),
        }),
      )
  },
)
