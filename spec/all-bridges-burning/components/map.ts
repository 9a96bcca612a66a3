/** The map: Populations, adjacency, Railways and Landing Sites. Every fact names its source. @module */
import { type Fact, once, onceByName, type Source } from 'rulewright/book'
import { type Space, TOWNS } from '../vocabulary.js'

/** The parts of a map that the model needs. */
export interface GameMap {
  readonly population: Readonly<Record<Space, number>>
  /** Pairs of spaces that border on each other. */
  readonly borders: readonly (readonly [Space, Space])[]
  /** The stretches of Railway, each from one destination to the next, through the spaces between them. */
  readonly railways: readonly (readonly Space[])[]
  /** The landing spaces of the Germans, each with a range of the die. */
  readonly landingSites: readonly LandingSite[]
}

/** A space where Germans land on certain faces of the die. */
export interface LandingSite {
  readonly space: Space
  readonly from: number
  readonly to: number
}

const POPULATIONS = [
  ['Tampere', 1, 'rulebook', 'the key of the map, 1.2'],
  ['Vaasa', 1, 'derived', 'Setup puts Senate Town Pop at 1, and Vaasa is the only Town under Senate Control'],
  ['Helsinki', 2, 'public', 'an article of the designer on victory'],
  ['Turku', 1, 'public', 'follows from the same article'],
  ['Viipuri', 1, 'public', 'follows from the same article'],
  ['Uusimaa', 1, 'stand-in', 'Setup puts Oppose + Admins at 3, so Uusimaa and Häme are 2 together; the split is ours'],
  ['Häme', 1, 'stand-in', 'Setup puts Oppose + Admins at 3, so Uusimaa and Häme are 2 together; the split is ours'],
  ['Mikkelin lääni', 0, 'rulebook', 'the example of 6.3'],
  ['Oulun lääni', 0, 'stand-in', '8.4.1 implies more than one space without Population'],
  ['Pohjanmaa', 1, 'stand-in', 'not found'],
  ['Karelia', 1, 'stand-in', 'not found'],
  ['Varsinais-Suomi', 1, 'stand-in', 'not found'],
  ['Kuopion lääni', 1, 'stand-in', 'not found'],
] as const satisfies readonly (readonly [Space, number, Source, string])[]

const MEASURED = 'measured from published board geometry'
const CORNER = 'the two meet at a corner of the board geometry; doubtful'

const BORDERS = [
  ['Helsinki', 'Uusimaa', 'public', MEASURED],
  ['Tampere', 'Häme', 'rulebook', 'the examples of 3.3.2'],
  ['Turku', 'Varsinais-Suomi', 'public', MEASURED],
  ['Vaasa', 'Pohjanmaa', 'rulebook', 'the examples of 3.3.2'],
  ['Viipuri', 'Karelia', 'public', MEASURED],
  ['Uusimaa', 'Häme', 'public', MEASURED],
  ['Uusimaa', 'Karelia', 'public', MEASURED],
  ['Uusimaa', 'Varsinais-Suomi', 'public', MEASURED],
  ['Uusimaa', 'Mikkelin lääni', 'public', MEASURED],
  ['Häme', 'Varsinais-Suomi', 'public', MEASURED],
  ['Häme', 'Pohjanmaa', 'rulebook', 'the examples of 3.3.2'],
  ['Häme', 'Mikkelin lääni', 'public', MEASURED],
  ['Varsinais-Suomi', 'Pohjanmaa', 'public', MEASURED],
  ['Pohjanmaa', 'Kuopion lääni', 'public', MEASURED],
  ['Pohjanmaa', 'Oulun lääni', 'public', MEASURED],
  ['Pohjanmaa', 'Mikkelin lääni', 'public', CORNER],
  ['Mikkelin lääni', 'Karelia', 'public', MEASURED],
  ['Mikkelin lääni', 'Kuopion lääni', 'public', MEASURED],
  ['Kuopion lääni', 'Oulun lääni', 'public', MEASURED],
  ['Kuopion lääni', 'Karelia', 'public', MEASURED],
] as const satisfies readonly (readonly [Space, Space, Source, string])[]

const OURS = 'not found; ours, over the borders of the map'
const JUNCTION = 'Tampere is a junction whose three lines end at symbols in Häme (3.2.5); where they go on is ours'

const RAILWAYS = [
  [['Tampere', 'Häme'], 'rulebook', 'the example of 3.2.5'],
  [['Häme', 'Uusimaa'], 'stand-in', JUNCTION],
  [['Häme', 'Varsinais-Suomi'], 'stand-in', JUNCTION],
  [['Häme', 'Pohjanmaa'], 'stand-in', JUNCTION],
  [['Helsinki', 'Uusimaa'], 'stand-in', OURS],
  [['Turku', 'Varsinais-Suomi'], 'stand-in', OURS],
  [['Vaasa', 'Pohjanmaa'], 'stand-in', OURS],
  [['Viipuri', 'Karelia'], 'stand-in', OURS],
  [['Uusimaa', 'Karelia'], 'stand-in', OURS],
  [['Karelia', 'Mikkelin lääni', 'Kuopion lääni'], 'stand-in', OURS],
] as const satisfies readonly (readonly [readonly Space[], Source, string])[]

const LANDING_SITES = [
  { space: 'Uusimaa', from: 1, to: 3 },
  { space: 'Varsinais-Suomi', from: 4, to: 5 },
  { space: 'Karelia', from: 6, to: 6 },
] as const satisfies readonly LandingSite[]

/** The map as far as it is known, with stand-ins for the rest. */
export const standardMap: GameMap = {
  population: Object.fromEntries(POPULATIONS.map(([space, population]) => [space, population])) as Record<
    Space,
    number
  >,
  borders: BORDERS.map(([one, other]) => [one, other]),
  railways: RAILWAYS.map(([stretch]) => stretch),
  landingSites: LANDING_SITES,
}

/** The facts of the map with their sources. */
export const mapFacts: readonly Fact[] = [
  ...POPULATIONS.map(([space, population, source, because]) => ({
    component: 'map',
    fact: `${space} has Population ${population}`,
    source,
    because,
  })),
  ...BORDERS.map(([one, other, source, because]) => ({
    component: 'map',
    fact: `${one} borders on ${other}`,
    source,
    because,
  })),
  ...RAILWAYS.map(([stretch, source, because]) => ({
    component: 'map',
    fact: `a Railway runs ${stretch.join(', ')}`,
    source,
    because,
  })),
  ...LANDING_SITES.map(({ space, from, to }) => ({
    component: 'map',
    fact: `Germans land in ${space} on ${from === to ? from : `${from} to ${to}`}`,
    source: 'stand-in' as const,
    because: 'not found; the rulebook says only that there are Landing Sites with ranges of the die (1.2)',
  })),
]

/** The name of the border of two spaces, whichever comes first. */
export const borderOf = (one: Space, other: Space): string => (one < other ? `${one} | ${other}` : `${other} | ${one}`)

/** Lists the moves of a Train from a space along one stretch, with the borders that it crosses on the way. */
export const trainMoves = (
  { railways }: GameMap,
  from: Space,
): readonly { readonly to: Space; readonly crosses: readonly string[] }[] =>
  railways
    .flatMap((stretch) => [stretch, stretch.toReversed()])
    .filter(([first]) => first === from)
    .flatMap((stretch) => {
      const to = stretch.at(-1)
      const crosses = stretch.slice(1).map((space, index) => borderOf(stretch[index] ?? from, space))
      return to ? [{ to, crosses }] : []
    })

/** Lists the moves of a Train from a space in the midst of a stretch, to either end of it. */
export const trainMovesWithin = (map: GameMap, from: Space): ReturnType<typeof trainMoves> => {
  const inner = map.railways.filter((stretch) => stretch.slice(1, -1).includes(from))
  const ends = inner.flatMap((stretch) => [stretch, stretch.toReversed()])
  return trainMoves({ ...map, railways: ends.map((stretch) => stretch.slice(stretch.indexOf(from))) }, from)
}

/** True if Trains can stop in a space: a Town, or the end of a Railway stretch at a Train symbol. */
export const isTrainStop = ({ railways }: GameMap, space: Space): boolean =>
  TOWNS.some((town) => town === space) || railways.some((stretch) => stretch[0] === space || stretch.at(-1) === space)

/** The neighbors of every space; they are asked for so often that each map keeps its own. */
const adjacency = once((map: GameMap): ReadonlyMap<Space, readonly Space[]> => {
  const found = new Map<Space, readonly Space[]>()
  for (const [one, other] of map.borders) {
    found.set(one, [...(found.get(one) ?? []), other])
    found.set(other, [...(found.get(other) ?? []), one])
  }
  return found
})

export const neighbors = (map: GameMap, space: Space): readonly Space[] => adjacency(map).get(space) ?? []

/** The spaces that a walk reaches from a start, with the number of borders crossed; `passes` says where it may go on. */
export function distances(
  map: GameMap,
  from: Space,
  passes: (space: Space) => boolean = () => true,
): ReadonlyMap<Space, number> {
  const reached = new Map<Space, number>([[from, 0]])
  for (const [space, distance] of reached)
    for (const next of neighbors(map, space)) if (!reached.has(next) && passes(next)) reached.set(next, distance + 1)
  return reached
}

/** The distances from every space. Each map keeps its own. */
const distancesOn = once((map: GameMap) => onceByName((from: Space) => distances(map, from)))

/** Counts the borders between two spaces; infinite if no way leads there. */
export const bordersBetween = (map: GameMap, from: Space, to: Space): number =>
  distancesOn(map)(from).get(to) ?? Number.POSITIVE_INFINITY
