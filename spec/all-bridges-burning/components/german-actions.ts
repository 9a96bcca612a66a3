/** The German actions flowchart: what is known of it, and what stands in for the rest. @module */
import type { Fact } from 'rulewright/book'

/** The actions of the Germans that the stand-in knows. */
export const GERMAN_ACTIONS = ['Landing', 'Attack', 'Move'] as const
export type GermanAction = (typeof GERMAN_ACTIONS)[number]
const known = (fact: string, because: string): Fact => ({ component: 'germans', fact, source: 'rulebook', because })
const ours = (fact: string, because = 'the flowchart was not found; ours'): Fact => ({
  component: 'germans',
  fact,
  source: 'stand-in',
  because,
})

/** The facts of the flowchart with their sources. */
export const germanFacts: readonly Fact[] = [
  known('a Landing places News', '3.3.2'),
  known('Landing Sites have ranges of the die', '1.2'),
  known('Germans attack by the Attack procedure, and pay nothing', '3.2.4 and 3.1'),
  ours('with no Troops on the map and none in their box the Germans take no action'),
  ours('with Troops in their box and none on the map the Germans land'),
  ours('a die roll decides on the Landing Site, and after Coordinate the Senate does'),
  ours('every Troop in the box lands, in the one space'),
  ours('where Germans stand with pieces of the Reds or Russian Troops, they Attack in each of these spaces'),
  ours('every German Troop in the space of an Attack is an Attacker'),
  ours('otherwise Germans that have Reds in an adjacent space move there'),
  ours('the Germans of a space move together'),
  ours('what is left open is decided at random, and after Coordinate by the Senate'),
]
