/** 1.1: through which spaces a logistic line goes, before which it ends, and which units none reaches. @module */
import { among, flag, measure, one, question, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { CONTROLS, connectedWith, controlOf, generalPoints, isLastingBreak, isMarch } from './1.1-general-points.js'
import type { MapText } from './components/map.js'
import type { Game } from './game.js'
import { ahead } from './section.js'
import { isTaken, isWonBack, printed } from './spaces.js'
import { sizeOf } from './units.js'
import { FRONTS, type Front } from './vocabulary.js'

export const linesCross = question('linesCross', {
  asks: 'Does the logistic line of a Front go through Soviet territory of another Front?',
  clauses: [generalPoints.line, generalPoints.centres, ahead('gameTurn.onLine')],
  readings: {
    no: 'No: it leads from the centres of its Front into Finland, and only there do its units come to the map.',
    yes: 'Yes: it is a chain of connected spaces, whatever Front they are on.',
  },
  usual: 'no',
  because: 'The centres are named Front by Front, which would say nothing if each line reached those of all.',
})

export const isolatedBy = question('isolatedBy', {
  asks: 'Are units isolated where a conquered space lies empty, and no Finnish unit has broken the line?',
  clauses: [ahead('harassment.isolated'), ahead('harassment.eliminated'), ahead('progression.occupied')],
  readings: {
    'any break': 'Yes: an empty space breaks the line as well.',
    'an infiltration': 'No: units are isolated by an infiltration alone.',
  },
  usual: 'any break',
  because: 'Section 6.1 calls an empty space a break, and units are isolated as long as there is one.',
})

export const lineOfFront = question('lineOfFront', {
  asks: 'Does the logistic line of another Front keep units from being isolated?',
  clauses: [generalPoints.line, generalPoints.centres, generalPoints.reaches],
  readings: {
    yes: 'Yes: a line to them may begin at any centre.',
    no: 'No: it must begin at a centre of the Front on which they stand.',
  },
  usual: 'yes',
  because: 'It begins at one of the centres, whichever Front that is of, and has to link it to the units.',
})

/** Through which spaces a line goes. */
export const linePasses = one(
  'Logistic line: whether it goes through a space',
  view(
    {
      control: among(CONTROLS, 'who controls the space'),
      other: flag('it is Soviet territory of another Front', 'it is no Soviet territory of another Front'),
      linesCross,
    },
    [
      {
        because: 'the Soviets control their own territory',
        when: ({ control, other }) => other && control !== 'Soviets',
      },
    ],
  ),
  (row) => [
    row(generalPoints.held, { control: P.not('Soviets') }, false),
    row(generalPoints.line, { control: 'Soviets', other: false }, true),
    row(generalPoints.line, { control: 'Soviets', other: true, linesCross: 'yes' }, true),
    row(generalPoints.centres, { control: 'Soviets', other: true, linesCross: 'no' }, false),
  ],
)

/** Which logistic line reaches units. */
const REACHED = ['of their Front', 'of another Front', 'none'] as const

/** Whether a line that reaches units is theirs. */
export const lineSupplies = one(
  'Isolation: whether a logistic line supplies units',
  view({ line: among(REACHED, 'which line reaches them'), lineOfFront }),
  (row) => [
    row(generalPoints.reaches, { line: 'none' }, false),
    row([generalPoints.reaches, generalPoints.centres], { line: 'of their Front' }, true),
    row(generalPoints.line, { line: 'of another Front', lineOfFront: 'yes' }, true),
    row(generalPoints.centres, { line: 'of another Front', lineOfFront: 'no' }, false),
  ],
)

/** Whether Soviet units in a space are isolated. */
export const areIsolated = one(
  'Isolation: whether units are isolated',
  view(
    {
      line: flag('a logistic line supplies them', 'no logistic line supplies them'),
      emptied: flag(
        'one would supply them, if no conquered space lay empty',
        'none would supply them, even if no conquered space lay empty',
      ),
      isolatedBy,
    },
    [{ because: 'a line that is there would be there', when: ({ line, emptied }) => line && !emptied }],
  ),
  (row) => [
    row(generalPoints.reaches, { line: true }, false),
    row([generalPoints.reaches, generalPoints.broken], { line: false, emptied: false }, true),
    row(
      [generalPoints.held, ahead('progression.occupied')],
      { emptied: true, line: false, isolatedBy: 'any break' },
      true,
    ),
    row(ahead('harassment.isolated'), { line: false, emptied: true, isolatedBy: 'an infiltration' }, false),
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

/** Whether a space is Soviet territory of another Front. */
function isOther(map: MapText, front: Front, name: string): boolean {
  const space = printed(map, name)
  return space.side === 'Soviet' && space.front !== front
}

/** The spaces that the line of a Front reaches, where the Soviets control what is held. */
const lineThrough = (game: OnMap, map: MapText, front: Front, held: (name: string) => (typeof CONTROLS)[number]) =>
  reached(game, map, centresOf(map, front), (name) =>
    linePasses.ask({ control: held(name), other: isOther(map, front, name), linesCross: readingOf(game, linesCross) }),
  )

/** The spaces in logistic continuity with the centres of a Front. */
export const logisticLine = measure(
  'Logistic line',
  [generalPoints.line, generalPoints.centres, generalPoints.held, ahead('mapSpaces.marchLink')],
  { front: FRONTS },
  (game: OnMap, { front }, map: MapText): readonly string[] =>
    lineThrough(game, map, front, (name) => controlOf(game, map, name)),
)

/** Whether a space was conquered, and nobody holds it any more. */
const liesEmpty = (game: OnMap, map: MapText, name: string): boolean =>
  controlOf(game, map, name) === 'nobody' && isTaken(game, name)

/** Who controls a space, if those that were conquered and lie empty were held. */
const controlIfHeld = (game: OnMap, map: MapText, name: string): (typeof CONTROLS)[number] =>
  liesEmpty(game, map, name) ? 'Soviets' : controlOf(game, map, name)

/** Whether an infiltration has won a space, and nobody holds it any more. */
const liesWon = (game: OnMap, map: MapText, name: string): boolean =>
  controlOf(game, map, name) === 'nobody' && isWonBack(game, name) && !isLastingBreak(game, name)

/** Whether a space was conquered and lies empty where the logistic line of a Front ends before it. */
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
    return lineSupplies.ask({ line, lineOfFront: readingOf(game, lineOfFront) })
  }
}

/** The spaces with Soviet units that are isolated. */
export const isolatedSpaces = measure(
  'Isolated spaces',
  [generalPoints.reaches, generalPoints.broken],
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
          isolatedBy: readingOf(game, isolatedBy),
        }),
      )
  },
)
