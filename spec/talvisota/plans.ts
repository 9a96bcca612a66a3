/** The Combat Strategies of a turn: what is committed to them, and changes of that. @module */
import { onceByName } from 'rulewright/book'
import type { FinnishPlan, FinnishUnits, Game, SovietPlan, SovietUnits } from './game.js'
import { spaceIn } from './spaces.js'
import { minus, noFinns, noSoviets, plus } from './units.js'
import type { FinnishStrategy, FinnishSupport, Front, SovietStrategy, SovietSupport } from './vocabulary.js'

/** A Combat Strategy that has just been placed on a Front. */
export const sovietPlan = (strategy: SovietStrategy, front: Front): SovietPlan => ({
  strategy,
  front,
  order: 0,
  target: 'none',
  start: 'none',
  units: noSoviets,
  supports: [],
})
export const finnishPlan = (strategy: FinnishStrategy, front: Front): FinnishPlan => ({
  strategy,
  front,
  order: 0,
  target: 'none',
  units: noFinns,
  supports: [],
  environments: [],
  entrenched: false,
})

type Soviets = Pick<Game, 'soviets'>
type Finns = Pick<Game, 'finns'>

/** A game in which something of a Soviet Combat Strategy is different. */
export const withSovietPlan = <G extends Soviets>(game: G, of: SovietStrategy, change: Partial<SovietPlan>): G => ({
  ...game,
  soviets: {
    ...game.soviets,
    plans: game.soviets.plans.map((plan) => (plan.strategy === of ? { ...plan, ...change } : plan)),
  },
})
/** A game in which something of a Finnish Combat Strategy is different. */
export const withFinnishPlan = <G extends Finns>(game: G, of: FinnishStrategy, change: Partial<FinnishPlan>): G => ({
  ...game,
  finns: {
    ...game.finns,
    plans: game.finns.plans.map((plan) => (plan.strategy === of ? { ...plan, ...change } : plan)),
  },
})

export const sovietPlanOf = ({ soviets }: Soviets, strategy: SovietStrategy): SovietPlan =>
  soviets.plans.find((plan) => plan.strategy === strategy) ?? sovietPlan(strategy, 'Lapland')
export const finnishPlanOf = ({ finns }: Finns, strategy: FinnishStrategy): FinnishPlan =>
  finns.plans.find((plan) => plan.strategy === strategy) ?? finnishPlan(strategy, 'Lapland')

/** The Soviet units in a space that no Combat Strategy has, or has had in this turn. */
export const freeSoviets = (game: Pick<Game, 'soviets' | 'spaces'>, name: string): SovietUnits =>
  game.soviets.plans
    .filter(({ start }) => start === name)
    .reduce((left, { units }) => minus(left, units), minus(spaceIn(game, name).soviets, spaceIn(game, name).spent))

/** True if a Combat Strategy has a Soviet support. */
export const isSovietSupportUsed = ({ soviets }: Soviets, support: SovietSupport): boolean =>
  soviets.plans.some(({ supports }) => supports.includes(support))

/** The number of each Finnish support. */
export const FINNISH_SUPPORT_COUNTS: Readonly<Record<FinnishSupport, number>> = {
  MANN: 1,
  ART: 1,
  RENF: 1,
  'A-T': 2,
  AIR: 1,
  EMB: 2,
}

/** Counts the pieces of a Finnish support that no Combat Strategy has. */
export const finnishSupportsLeft = ({ finns }: Finns, support: FinnishSupport): number =>
  FINNISH_SUPPORT_COUNTS[support] -
  finns.plans.flatMap(({ supports }) => supports).filter((used) => used === support).length

/** A game in which a Finnish Combat Strategy has units of the forces. */
export const withEngaged = <G extends Finns>(game: G, strategy: FinnishStrategy, units: FinnishUnits): G => {
  const engaged = withFinnishPlan(game, strategy, { units })
  return { ...engaged, finns: { ...engaged.finns, forces: minus(engaged.finns.forces, units) } }
}

/** Counts the Combat Strategies of the Soviets on the map. */
export const deployedOf = ({ soviets }: Soviets): number => soviets.plans.filter(({ order }) => order > 0).length

/** The Finnish units of all Combat Strategies. */
export const engagedFinns = ({ finns }: Finns): FinnishUnits => engagedBy(finns.plans)

/** The Finnish units of some Combat Strategies. */
export const engagedBy = (plans: readonly Pick<FinnishPlan, 'units'>[]): FinnishUnits =>
  plans.reduce((sum, { units }) => plus(sum, units), noFinns)

/** Some of several things, each at most so often as it stands there: the fewest first. */
export function selections<Item extends string>(
  from: Readonly<Record<Item, number>>,
  most: number,
): readonly (readonly Item[])[] {
  let found: readonly (readonly Item[])[] = [[]]
  for (const item of Object.keys(from) as Item[])
    found = found.flatMap((some) =>
      Array.from({ length: Math.min(from[item], most - some.length) + 1 }, (_, times) => [
        ...some,
        ...Array.from({ length: times }, () => item),
      ]),
    )
  return found.filter((some) => some.length > 0).toSorted((one, other) => one.length - other.length)
}

/** Reads out of a text which of some names it tells, with commas between them; each text is read once. */
export function readingNames<Name extends string>(names: readonly Name[]): (text: string) => readonly Name[] {
  return onceByName((text: string) => text.split(', ').flatMap((word) => names.filter((name) => name === word)))
}
