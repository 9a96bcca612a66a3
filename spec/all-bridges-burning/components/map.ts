/**
 * The map: Populations and adjacency. Every fact names its source.
 *
 * @module
 */
import type { Fact, Source } from '../../../src/kernel/book.js'
import type { Space } from '../vocabulary.js'

/** What the model needs of a map. */
export interface GameMap {
  readonly population: Readonly<Record<Space, number>>
  /** Pairs of spaces that border on each other. */
  readonly borders: readonly (readonly [Space, Space])[]
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

/** The map as far as it is known, with stand-ins for the rest. */
export const standardMap: GameMap = {
  population: Object.fromEntries(POPULATIONS.map(([space, population]) => [space, population])) as Record<
    Space,
    number
  >,
  borders: BORDERS.map(([one, other]) => [one, other]),
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
]

/** The spaces adjacent to a space. */
export const neighbors = ({ borders }: GameMap, space: Space): readonly Space[] =>
  borders.flatMap(([one, other]) => (one === space ? [other] : other === space ? [one] : []))

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
