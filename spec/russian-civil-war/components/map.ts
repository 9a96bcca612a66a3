/**
 * The part of the map that the text speaks of: borders, coasts, IPCs and original controllers. Every fact names its source.
 *
 * @module
 */
import { type Fact, once } from 'rulewright/book'
import type { Place, Power, Territory, Zone } from '../vocabulary.js'

/** The parts of a map that the model needs. */
export interface GameMap {
  /** Pairs of places that are adjacent: territories, sea zones, and a territory and a sea zone. */
  readonly borders: readonly (readonly [Place, Place])[]
  /** The IPCs that each territory is worth. */
  readonly worth: Readonly<Record<Territory, number>>
  /** The power whose emblem is printed on each territory. */
  readonly printed: Readonly<Record<Territory, Power | 'nobody'>>
  /** The sea zones with mines, and the territory whose controller they serve. */
  readonly mines: Readonly<Partial<Record<Zone, Territory>>>
}

const BORDERS = [
  ['Moscow', 'Karelia'],
  ['Moscow', 'Livonia'],
  ['Moscow', 'Belarus'],
  ['Moscow', 'Ukraine'],
  ['Moscow', 'Tatarstan'],
  ['Karelia', 'Finland'],
  ['Karelia', 'Livonia'],
  ['Kazakhstan', 'Tatarstan'],
  ['Kazakhstan', 'Persia'],
  ['Kazakhstan', 'Afghanistan'],
  ['Tatarstan', 'Ukraine'],
  ['Tatarstan', 'Sevastopol'],
  ['Livonia', 'Belarus'],
  ['Livonia', 'Poland'],
  ['Belarus', 'Poland'],
  ['Belarus', 'Ukraine'],
  ['Poland', 'Ukraine'],
  ['Ukraine', 'Sevastopol'],
  ['Ukraine', 'Romania'],
  ['Romania', 'Sevastopol'],
  ['Romania', 'Serbia'],
  ['Persia', 'Afghanistan'],
  ['Persia', 'Sevastopol'],
  ['Poland', 'Prussia'],
  ['Poland', 'Galicia'],
  ['Ukraine', 'Galicia'],
  ['Romania', 'Galicia'],
  ['Prussia', 'Berlin'],
  ['Galicia', 'Vienna'],
  ['Mesopotamia', 'Persia'],
  ['Mesopotamia', 'Sevastopol'],
  ['Karelia', 'zone 6'],
  ['Karelia', 'zone 12'],
  ['Finland', 'zone 6'],
  ['Finland', 'zone 12'],
  ['Livonia', 'zone 12'],
  ['Poland', 'zone 12'],
  ['Prussia', 'zone 11'],
  ['Berlin', 'zone 11'],
  ['Tatarstan', 'zone 30'],
  ['Kazakhstan', 'zone 30'],
  ['Sevastopol', 'zone 30'],
  ['Persia', 'zone 30'],
  ['zone 5', 'zone 6'],
  ['zone 5', 'zone 10'],
  ['zone 10', 'zone 11'],
  ['zone 11', 'zone 12'],
] as const satisfies readonly (readonly [Place, Place])[]

/** Territories with what they are worth and whose emblem they carry. */
const LANDS = [
  ['Moscow', 6, 'Russia'],
  ['Karelia', 2, 'Russia'],
  ['Tatarstan', 1, 'Russia'],
  ['Kazakhstan', 1, 'Russia'],
  ['Livonia', 2, 'Russia'],
  ['Poland', 3, 'Russia'],
  ['Belarus', 2, 'Russia'],
  ['Ukraine', 3, 'Russia'],
  ['Finland', 2, 'Russia'],
  ['Sevastopol', 3, 'Russia'],
  ['Romania', 3, 'nobody'],
  ['Serbia', 2, 'nobody'],
  ['Persia', 2, 'nobody'],
  ['Afghanistan', 1, 'nobody'],
  ['Prussia', 3, 'Germany'],
  ['Galicia', 3, 'Austria-Hungary'],
  ['Mesopotamia', 3, 'Ottoman Empire'],
  ['Vienna', 6, 'Austria-Hungary'],
  ['Berlin', 8, 'Germany'],
  ['Paris', 6, 'France'],
  ['London', 6, 'Britain'],
  ['Constantinople', 6, 'Ottoman Empire'],
  ['Rome', 3, 'Italy'],
  ['United States of America', 20, 'USA'],
] as const satisfies readonly (readonly [Territory, number, Power | 'nobody'])[]

const MINES = { 'zone 6': 'Karelia', 'zone 12': 'Karelia', 'zone 10': 'Berlin', 'zone 11': 'Berlin' } as const

/** The map as far as the text needs it. */
export const standardMap: GameMap = {
  borders: BORDERS,
  worth: Object.fromEntries(LANDS.map(([land, worth]) => [land, worth])) as Record<Territory, number>,
  printed: Object.fromEntries(LANDS.map(([land, , power]) => [land, power])) as Record<Territory, Power | 'nobody'>,
  mines: MINES,
}

const PUBLISHED = 'the map World War I 1914 that was made for TripleA after the board'
const fact = (said: string): Fact => ({ component: 'map', fact: said, source: 'public', because: PUBLISHED })

/** The facts of the map with their sources. */
export const mapFacts: readonly Fact[] = [
  ...BORDERS.map(([one, other]) => fact(`${one} is adjacent to ${other}`)),
  ...LANDS.map(([land, worth]) => fact(`${land} is worth ${worth} IPCs`)),
  ...LANDS.map(([land, , power]) => fact(`${land} belongs to ${power} by print`)),
  ...Object.entries(MINES).map(([zone, land]) => ({
    component: 'map',
    fact: `mines lie in ${zone} and serve whoever controls ${land}`,
    source: 'stand-in' as const,
    because: `that there are mines is from ${PUBLISHED}; the territory that they go with is ours`,
  })),
  {
    component: 'map',
    fact: 'Moscow, Karelia and Kazakhstan are worth 9 IPCs together',
    source: 'derived',
    because: 'step 5 of the Revolution Phase sets the Soviet marker to 9; it agrees with the published map',
  },
]

/** Lists the places adjacent to each place. Each map keeps its own index, because the rules use it so often. */
const adjacencyOf = once((map: GameMap): ReadonlyMap<Place, readonly Place[]> => {
  const found = new Map<Place, readonly Place[]>()
  for (const [one, other] of map.borders) {
    found.set(one, [...(found.get(one) ?? []), other])
    found.set(other, [...(found.get(other) ?? []), one])
  }
  return found
})

export const adjacentTo = (map: GameMap, place: Place): readonly Place[] => adjacencyOf(map).get(place) ?? []
