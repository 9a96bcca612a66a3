/** The data of one Faction's Agitation, and the prices of the uses of a space. @module */

import { type Compared, type Context, compared, deciding, measure, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import {
  agitationPrice,
  extraCost,
  extraCostFirst,
  surchargeDue,
  surchargePaid,
  surchargeRepeats,
  terrorElsewhere,
  USES,
  type Use,
} from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-price'
import { senateIneligible } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-spaces'
import { markerPaysLevel, stepPrice } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-steps'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { CELL_KINDS } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { dearerBy, terrorIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'

export const AgitationData = record({
  faction: z.enum(FACTIONS),
  /** The spaces that are used, in the order in which they were. */
  used: z.array(z.enum(SPACES)).readonly(),
  /** The latest use. */
  taken: z.enum(['none', ...USES]),
  /** True if the Reds have exchanged Cells for an Administration. */
  administrationPlaced: z.boolean(),
  /** True if Agitation has taken place in a space, so that the extra cost is paid. */
  agitated: z.boolean(),
  /** In the space that is Agitated in now: the Resources spent there, and whether one has shifted it. */
  steps: z.int(),
  shifted: z.boolean(),
  /** The extra cost that has been paid there. */
  surcharge: z.int(),
  /** True if the Resource that removed its last Terror marker also pays for a level. */
  levelPaid: z.boolean(),
  /** The two Cells that give way once an own disc may have been taken off the map. */
  exchange: record({ space: z.enum(SPACES), cell: z.enum(CELL_KINDS), other: z.enum(CELL_KINDS) }).or(
    z.literal('none'),
  ),
  /** The News of the two Cells that have just given way. */
  news: z.int(),
})

export type AgitationData = z.infer<typeof AgitationData>
export type AgitationContext = Context<Game, AgitationData>

export const begun = (faction: AgitationData['faction']): AgitationData => ({
  faction,
  used: [],
  taken: 'none',
  administrationPlaced: false,
  agitated: false,
  steps: 0,
  shifted: false,
  surcharge: 0,
  levelPaid: false,
  exchange: 'none',
  news: 0,
})

/** The data after a space has been used. */
export const withUse = (data: AgitationData, space: Space, use: Use): AgitationData => ({
  ...data,
  used: [...data.used, space],
  taken: use,
  administrationPlaced: data.administrationPlaced || (use === 'replace' && data.faction === 'reds'),
  agitated: data.agitated || use === 'shift',
  steps: 0,
  shifted: false,
  surcharge: 0,
  levelPaid: false,
})

/** True if a use now would bear the extra cost of Resolved Issues. */
const isDue = ({ game, data }: AgitationContext) =>
  surchargeDue.ask({
    first: readingOf(game, cited.surchargeScope) === 'shifts' ? !data.agitated : data.used.length === 0,
    reading: readingOf(game, cited.surchargePerAction),
  })

export const senateEligibility = deciding<AgitationContext, { readonly space: Space }>()({
  table: senateIneligible,
  view: {
    control: ({ game }, { space }) => controlOf.compute(game, { space }),
    activeCell: ({ game }, { space }) => game.spaces[space].cells.senate.active > 0,
  },
})

/** The spaces that are eligible for the Senate; what a price turns on stands in the trace. */
const senateSpaces = (context: AgitationContext): readonly Space[] =>
  SPACES.filter((space) => senateEligibility.refusals(context, { space }).length === 0)

/** The other spaces that are eligible where the Senate lowers Polarization. */
const othersEligible = (context: AgitationContext, space: Space, use: Use): readonly Space[] =>
  context.data.faction === 'senate' && use === 'Polarization'
    ? senateSpaces(context).filter((name) => name !== space)
    : []

/** The spaces whose Terror a use of a space removes. */
export const terrorSpaces = (context: AgitationContext, space: Space, use: Use): readonly Space[] => {
  if (context.data.faction === 'moderates') return []
  const everywhere = readingOf(context.game, cited.senateTerror) === 'all eligible spaces'
  return everywhere ? [space, ...othersEligible(context, space, use)] : [space]
}

const terrorOf = (game: Game, spaces: readonly Space[]) =>
  spaces.reduce((total, space) => total + terrorIn(game.spaces[space]), 0)

/** Returns the amount that Resolved Issues add to the price of a use. */
const extraOf = (context: AgitationContext, use: Use): number => {
  const { game, data } = context
  return extraCost.ask({
    faction: data.faction,
    use,
    due: isDue(context),
    resolved: data.faction === 'moderates' ? 0 : game.resolved[dearerBy(data.faction)],
    scope: readingOf(game, cited.surchargeScope),
  })
}

const paidWith = (game: Game) =>
  surchargePaid.ask({ scope: readingOf(game, cited.surchargeScope), time: readingOf(game, cited.surchargeTime) })

/** The extra cost that a Faction has to have when it begins to use a space. */
const extraFirst = (context: AgitationContext, space: Space, use: Use): number => {
  const { game } = context
  const needed = extraCostFirst.ask({
    paid: paidWith(game),
    terror: terrorIn(game.spaces[space]) > 0,
    stop: readingOf(game, cited.terrorOnly),
  })
  return needed ? extraOf(context, use) : 0
}

export const priceOf = measure(
  'Price of Agitation',
  [cited.agitationCost.inPropagandaRound],
  { space: SPACES, use: USES },
  (context: AgitationContext, { space, use }): number => {
    const { game, data } = context
    const here = agitationPrice.ask({
      faction: data.faction,
      use,
      terror: terrorIn(game.spaces[space]),
      stop: readingOf(game, cited.terrorOnly),
      last: readingOf(game, cited.lastTerrorMarker),
    })
    const elsewhere = terrorElsewhere.ask({
      terror: terrorOf(game, othersEligible(context, space, use)),
      reading: readingOf(game, cited.senateTerror),
    })
    return here + elsewhere + extraFirst(context, space, use)
  },
)

/** The extra cost that is paid when a space is chosen to Agitate in. */
export const surchargeOfSpace = (context: AgitationContext): number =>
  paidWith(context.game) === 'the space' ? extraOf(context, 'shift') : 0

/** The data after a space has been chosen to Agitate in. */
export function agitatingIn(context: AgitationContext, space: Space): AgitationData {
  const { game, data } = context
  const chosen = withUse(data, space, 'shift')
  return paidWith(game) === 'the space'
    ? { ...chosen, surcharge: surchargeOfSpace(context) }
    : { ...chosen, agitated: data.agitated }
}

/** The extra cost that the next level takes in the space that is Agitated in. */
function surchargeOfLevel(context: AgitationContext): number {
  const { game, data } = context
  if (data.shifted)
    return surchargeRepeats.ask({ reading: readingOf(game, cited.surchargePerLevel) }) ? data.surcharge : 0
  return paidWith(game) === 'the first level' ? extraOf(context, 'shift') : 0
}

/** The Resources that the next step takes in the space that is Agitated in. */
export function priceOfStep(context: AgitationContext, step: 'remove Terror' | 'shift'): number {
  if (step === 'remove Terror') return stepPrice.ask({ step, levelPaid: false })
  return stepPrice.ask({ step, levelPaid: context.data.levelPaid }) + surchargeOfLevel(context)
}

/** The data after a step in the space that is Agitated in. */
export function afterStep(context: AgitationContext, space: Space, step: 'remove Terror' | 'shift') {
  const { game, data } = context
  const isFirst = step === 'shift' && !data.shifted
  const last = step === 'remove Terror' && terrorIn(game.spaces[space]) === 1
  return {
    ...data,
    steps: data.steps + 1,
    agitated: data.agitated || step === 'shift',
    shifted: data.shifted || step === 'shift',
    surcharge: data.surcharge + (isFirst ? surchargeOfLevel(context) : 0),
    levelPaid: markerPaysLevel.ask({ last, reading: readingOf(game, cited.lastTerrorMarker) }),
  }
}

/** The Resources of a Faction, against the price of a use. */
export const againstPrice = (context: AgitationContext, space: Space, use: Use): Compared =>
  compared(purse(context.game, context.data.faction), priceOf.compute(context, { space, use }))
