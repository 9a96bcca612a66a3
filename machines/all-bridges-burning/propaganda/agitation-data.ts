/**
 * What one Faction's Agitation knows while it lasts, and what the uses of a space cost.
 *
 * @module
 */
import { z } from 'zod'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { dearerBy, purse, terrorIn } from '../../../spec/all-bridges-burning/pieces.js'
import { senateTerror } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/senate-terror.js'
import { surchargePerAction } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/surcharge-per-action.js'
import { surchargeScope } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/surcharge-scope.js'
import { terrorOnly } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/terror-only.js'
import {
  agitationPrice,
  surchargeDue,
  terrorElsewhere,
  USES,
  type Use,
} from '../../../spec/all-bridges-burning/tables/agitation-price.js'
import { senateIneligible } from '../../../spec/all-bridges-burning/tables/agitation-spaces.js'
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
  })
  return here + elsewhere
}

/** The extra cost that is paid when a space is chosen to Agitate in: what Resolved Issues add to its price. */
export const surchargeOf = (context: AgitationContext, space: Space): number => {
  const unresolved: AgitationContext = { ...context, game: { ...context.game, resolved: { red: 0, white: 0 } } }
  return priceOf(context, space, 'shift') - priceOf(unresolved, space, 'shift')
}

/** Whether a Faction has the Resources for a use. */
export const affords = (context: AgitationContext, space: Space, use: Use): boolean =>
  purse(context.game, context.data.faction) >= priceOf(context, space, use)
