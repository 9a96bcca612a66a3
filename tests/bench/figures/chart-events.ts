/** The possible events of a single chart. @module */
import type { Chart, StateOf } from '../../../src/core/kernel/charts/chart.js'
import type { Meanwhile } from '../../../src/core/kernel/charts/chart-meta.js'
import type { Inside, Offer, Option } from '../../../src/core/kernel/offers/option.js'

const listed = (offer: Offer<never>, context: never, inside: Inside | undefined): readonly Option[] =>
  offer.list(context, inside).options

/** The choices of an offer; `nothing` where it has no more than its decline. */
function choicesOf(offer: Offer<never>, context: never, inside: Inside | undefined): readonly Option[] {
  const { options, decline } = offer.list(context, inside)
  if (options.length === 0) return [{ type: 'nothing' }]
  return decline ? [...options, decline] : options
}

/** Options for walking a single chart: with or without free actions, and the lookahead. */
export interface How {
  readonly asides: boolean | undefined
  readonly inside: Inside | undefined
}

/** The rights of a state; in earlier builds there was one of them, or none. */
export const rightsOf = ({ meanwhile }: StateOf): readonly Meanwhile<never>[] => [meanwhile ?? []].flat()

/** Choices, and every result of what is called, with the rights that there are meanwhile; nothing at an end. */
export function eventsOf({ states }: Chart, name: string, context: never, { asides, inside }: How): readonly Option[] {
  const state = states[name]
  if (state === undefined || state.does === 'final') return []
  if (state.asks) return choicesOf(state.asks, context, inside)
  const rights = [...rightsOf(state).map(({ asks }) => asks), ...(asides ? state.aside : [])].flatMap((offer) =>
    listed(offer, context, inside),
  )
  const results = state.calls?.pick(context).procedure.results ?? []
  return [...rights, ...results.map((result) => ({ type: 'returned', result }))]
}
