/**
 * What one Faction's Agitation knows while it lasts, and what the uses of a space cost.
 *
 * @module
 */
import { z } from 'zod'
import { CELL_KINDS } from '../../../spec/all-bridges-burning/cells.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { dearerBy, purse, terrorIn } from '../../../spec/all-bridges-burning/pieces.js'
import { lastTerrorMarker } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/last-terror-marker.js'
import { senateTerror } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/senate-terror.js'
import { surchargePerAction } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/surcharge-per-action.js'
import { surchargePerLevel } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/surcharge-per-level.js'
import { surchargeScope } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/surcharge-scope.js'
import { surchargeTime } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/surcharge-time.js'
import { terrorOnly } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/terror-only.js'
import {
  agitationPrice,
  surchargeDue,
  surchargePaid,
  surchargeRepeats,
  terrorElsewhere,
  USES,
  type Use,
} from '../../../spec/all-bridges-burning/tables/agitation-price.js'
import { senateIneligible } from '../../../spec/all-bridges-burning/tables/agitation-spaces.js'
import { markerPaysLevel, stepPrice } from '../../../spec/all-bridges-burning/tables/agitation-steps.js'
import { controlOf } from '../../../spec/all-bridges-burning/totals.js'
import { FACTIONS, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { readingOf } from '../../../src/kernel/question.js'

/** What one Faction's Agitation knows while it lasts. */
export const AgitationData = z
  .strictObject({
    faction: z.enum(FACTIONS),
    /** The spaces that are used, in the order in which they were. */
    used: z.array(z.enum(SPACES)).readonly(),
    /** The latest use. */
    taken: z.enum(['none', ...USES]),
    /** Whether the Reds have exchanged Cells for an Administration. */
    administrationPlaced: z.boolean(),
    /** Whether a space has been Agitated in, so that the extra cost is behind. */
    agitated: z.boolean(),
    /** In the space that is Agitated in now: the Resources spent there, and whether one has shifted it. */
    steps: z.int(),
    shifted: z.boolean(),
    /** The extra cost that has been paid there. */
    surcharge: z.int(),
    /** Whether the Resource that removed its last Terror marker pays for a level, too. */
    levelPaid: z.boolean(),
    /** The two Cells that give way once an own disc may have been taken off the map. */
    exchange: z
      .strictObject({ space: z.enum(SPACES), cell: z.enum(CELL_KINDS), other: z.enum(CELL_KINDS) })
      .readonly()
      .or(z.literal('none')),
    /** The News of the two Cells that have just given way. */
    news: z.int(),
  })
  .readonly()
/** What one Faction's Agitation knows while it lasts. */
export type AgitationData = z.infer<typeof AgitationData>
/** A game, and what one Faction's Agitation knows. */
export type AgitationContext = Context<Game, AgitationData>

/** The data with which a Faction's Agitation begins. */
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

/** Whether the extra cost of Resolved Issues would fall on a use now. */
const isFirst = ({ game, data }: AgitationContext) =>
  surchargeDue.ask({
    first: readingOf(game, surchargeScope) === 'shifts' ? !data.agitated : data.used.length === 0,
    reading: readingOf(game, surchargePerAction),
  })

/** A space as the Senate sees it, whatever it would use it for. */
export const seenBySenate = ({ spaces }: Game, name: Space) => ({
  control: controlOf.compute(spaces[name]),
  activeCell: spaces[name].cells.senate.active > 0,
})

/** The spaces that are eligible for the Senate. */
const senateSpaces = (game: Game): readonly Space[] =>
  SPACES.filter((name) => senateIneligible.ask(seenBySenate(game, name)).length === 0)

/** The spaces whose Terror a use of a space removes. */
export const terrorSpaces = ({ game, data }: AgitationContext, space: Space, use: Use): readonly Space[] => {
  if (data.faction === 'moderates') return []
  const everywhere = data.faction === 'senate' && use === 'Polarization'
  return everywhere && readingOf(game, senateTerror) === 'all eligible spaces' ? senateSpaces(game) : [space]
}

const terrorOf = (game: Game, spaces: readonly Space[]) =>
  spaces.reduce((total, space) => total + terrorIn(game.spaces[space]), 0)

/** The Resources that it takes to use a space, or to begin to Agitate there. */
export const priceOf = (context: AgitationContext, space: Space, use: Use): number => {
  const { game, data } = context
  const others = terrorSpaces(context, space, use).filter((name) => name !== space)
  const elsewhere = terrorElsewhere.ask({ terror: terrorOf(game, others), reading: readingOf(game, senateTerror) })
  const here = agitationPrice.ask({
    faction: data.faction,
    use,
    terror: terrorIn(game.spaces[space]),
    first: isFirst(context),
    resolved: data.faction === 'moderates' ? 0 : game.resolved[dearerBy(data.faction)],
    scope: readingOf(game, surchargeScope),
    stop: readingOf(game, terrorOnly),
    last: readingOf(game, lastTerrorMarker),
    time: readingOf(game, surchargeTime),
  })
  return here + elsewhere
}

/** What Resolved Issues add to the price of Agitating in a space. */
const surchargeOf = (context: AgitationContext, space: Space): number => {
  const unresolved: AgitationContext = { ...context, game: { ...context.game, resolved: { red: 0, white: 0 } } }
  return priceOf(context, space, 'shift') - priceOf(unresolved, space, 'shift')
}

const paidWith = (game: Game) =>
  surchargePaid.ask({ scope: readingOf(game, surchargeScope), time: readingOf(game, surchargeTime) })

/** The extra cost that is paid when a space is chosen to Agitate in. */
export const surchargeOfSpace = (context: AgitationContext, space: Space): number =>
  paidWith(context.game) === 'the space' ? surchargeOf(context, space) : 0

/** The data after a space has been chosen to Agitate in. */
export function agitatingIn(context: AgitationContext, space: Space): AgitationData {
  const { game, data } = context
  const chosen = withUse(data, space, 'shift')
  return paidWith(game) === 'the space'
    ? { ...chosen, surcharge: surchargeOfSpace(context, space) }
    : { ...chosen, agitated: data.agitated }
}

/** The extra cost that the next level takes in the space that is Agitated in. */
function surchargeOfLevel(context: AgitationContext, space: Space): number {
  const { game, data } = context
  if (data.shifted) return surchargeRepeats.ask({ reading: readingOf(game, surchargePerLevel) }) ? data.surcharge : 0
  return paidWith(game) === 'the first level' ? surchargeOf(context, space) : 0
}

/** The Resources that the next step takes in the space that is Agitated in. */
export function priceOfStep(context: AgitationContext, space: Space, step: 'remove Terror' | 'shift'): number {
  const surcharge = step === 'shift' ? surchargeOfLevel(context, space) : 0
  return stepPrice.ask({ step, levelPaid: context.data.levelPaid }) + surcharge
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
    surcharge: data.surcharge + (isFirst ? surchargeOfLevel(context, space) : 0),
    levelPaid: markerPaysLevel.ask({ last, reading: readingOf(game, lastTerrorMarker) }),
  }
}

/** Whether a Faction has the Resources for a use. */
export const affords = (context: AgitationContext, space: Space, use: Use): boolean =>
  purse(context.game, context.data.faction) >= priceOf(context, space, use)
