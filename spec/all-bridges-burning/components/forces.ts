/** The numbers of pieces and markers of each kind. @module */
import type { Fact } from 'rulewright/book'

/** The inventory of the Available Forces chart and of the markers. */
export const FORCES = {
  cells: { reds: 20, senate: 20, moderates: 6 },
  administrations: 3,
  networks: 2,
  troops: { germany: 6, russia: 6 },
  cubes: { red: 3, white: 3 },
  issues: 3,
  prepared: 3,
  news: 2,
  conscripts: 10,
} as const

/** The highest values of the tracks; Vassalage is marked on the edge track, as Resources are. */
export const TRACKS = { resources: 30, polarization: 10, vassalage: 6, edge: 30 } as const

/** The price of Politics with Polarization at 0 or 1, at 2 or 3, and at 4 or 5. */
export const POLITICS_PRICES = [1, 2, 3] as const
/** The highest Polarization for which the track shows what Politics costs. */
export const POLITICS_PRICED = 5

/** The facts of the pieces and tracks with their sources. */
export const forcesFacts: readonly Fact[] = [
  {
    component: 'forces',
    fact: 'the numbers of pieces of each Faction and Power',
    source: 'rulebook',
    because: '1.4.2',
  },
  {
    component: 'forces',
    fact: 'ten of the twenty Senate Cells begin Out of Play',
    source: 'derived',
    because: '6.5.5 moves them from Out of Play; the Setup page does not list them',
  },
  { component: 'tracks', fact: 'Resources run from 0 to 30', source: 'rulebook', because: '1.5' },
  { component: 'tracks', fact: 'Polarization runs from 0 to 10', source: 'public', because: 'pictures of the track' },
  {
    component: 'tracks',
    fact: 'Politics costs 2 Resources at Polarization 3, and never more than 3',
    source: 'rulebook',
    because: '3.3.4 and its example',
  },
  {
    component: 'tracks',
    fact: 'Politics costs 1 Resource at Polarization 0 and 1, 2 at 2 and 3, and 3 at 4 and 5',
    source: 'public',
    because: 'pictures of the track, which agree with the example of 3.3.4',
  },
  {
    component: 'tracks',
    fact: 'Vassalage runs from 0 to 6',
    source: 'derived',
    because: 'each Power has six Troops; the text states no limit',
  },
  {
    component: 'forces',
    fact: 'there are as many Terror markers and Sabotage markers as a game needs',
    source: 'stand-in',
    because: 'the text speaks of Available ones and tells no number; two Terror markers in every space are never short',
  },
]
