/**
 * A chart alone, as something to enumerate: its slice of the game, and nothing of what its callees do to it.
 *
 * Where it waits, the events are the choices of its offer, or `nothing`; where it calls, every declared result of the
 * procedure that it calls comes back, and its rights may be used meanwhile, those that may be used at any time where a world
 * asks for them.
 *
 * @module
 */

import type { Collector } from '../../explore/evidence.js'
import type { Chart, Context, StateOf } from '../../kernel/charts/chart.js'
import type { Procedure } from '../../kernel/charts/procedure.js'
import { byPlan, enter, type Step, type Stepper, send, sendAside } from '../../kernel/charts/step.js'
import type { Inside, Listed, Offer, Option, Refused } from '../../kernel/offers/option.js'
import { atDoorOf, isShutAt } from '../../kernel/offers/procedure-lookahead.js'
import { NotBegun } from '../../kernel/plays/decision.js'
import { asideOf, type Traced, tellStep } from '../../kernel/plays/trace.js'
import type { Hit } from '../../kernel/watch/hit.js'
import { withRefusals } from '../../kernel/watch/recorders.js'
import { recordChart, recordRefusal } from '../../kernel/watch/watch.js'
import { canonical, type Json } from '../../values/json.js'
import { shortKeys } from '../../values/short-keys.js'
import { sameReasons } from '../tables/refusal-reasons.js'
import { type Explorable, type Landing, messageOf, type SearchNode, wayName } from './search-graph.js'
import { assertSameListing, sameOpening } from './xstate-referee.js'

/** A place of a chart that runs alone. */
export interface ChartPlace extends SearchNode {
  readonly state: string
  readonly context: Context<object, Json>
  /** The procedure that was called on arrival. */
  readonly called?: Procedure
  readonly output?: Json
}

/** The options and refusals at a place, and the rows that refused while they were found. */
interface Offered {
  readonly listing: Listed<Option>
  readonly refused: readonly Refused[]
  readonly hits: readonly Hit[]
}

/** The event that is taken, and the right that may be used at any time, where the event is an option of one. */
interface Taken {
  readonly event: Option
  readonly aside: Offer<never> | undefined
}

/**
 * The chart of a procedure alone, from a game and an argument; with `asides`, also its rights that may be used at any time.
 * Where its candidates lead further in, `inside` looks there; `stepper` takes the steps.
 */
export function chartAlone(
  chart: Chart,
  game: object,
  args: Json,
  watch: Collector,
  asides = false,
  inside?: Inside,
  stepper: Stepper = byPlan,
): Explorable<ChartPlace> {
  recordChart(chart.name)
  const keyOf = shortKeys()
  const dead = (at: ChartPlace, message: string): ChartPlace => ({ ...at, is: 'dead', message })
  const nowhere: ChartPlace = { is: 'dead', at: chart.name, game, state: '', context: { game, data: null } }

  const landing = (from: ChartPlace, take: () => Step, by?: Taken): Landing<ChartPlace> => {
    try {
      const step = take()
      const told: Traced[] = by?.aside
        ? [asideOf(chart.name, from.state, { asks: by.aside.name, cites: by.aside.cites })]
        : []
      const stays = by?.event.type === 'returned' ? undefined : from.called
      tellStep(told, chart.name, step)
      watch.trace(told)
      return { place: settled(placeOf(chart, step, stays)), ways: step.ways.map(({ id }) => wayName(chart.name, id)) }
    } catch (thrown) {
      return { place: dead(from, messageOf(thrown)), ways: [] }
    }
  }

  /** Places where something is asked, by where they stand: many steps lead to the same one, and it is looked at once. */
  const standing = new Map<string, ChartPlace>()
  /** The stored options of places. */
  const offeredAt = new Map<ChartPlace, Offered>()

  /** Enters the chart where its door is open. */
  const begun = (): Step => {
    const beginning = { chart, game, args }
    if (isShutAt(beginning)) throw new NotBegun(chart.name, atDoorOf(beginning))
    return enter(chart, game, args, stepper)
  }

  /** The same place, dead if nothing can be done there. */
  const settled = (place: ChartPlace): ChartPlace => {
    const { asks } = stateOf(chart, place)
    if (place.is === 'final' || asks === undefined) return place
    const { state, context } = place
    const at = keyOf([state, context.data, context.game])
    const known = standing.get(at) ?? lookedAt(place, asks)
    standing.set(at, known)
    return known
  }

  const lookedAt = (place: ChartPlace, asks: Offer<never>): ChartPlace => {
    const offered = offeredIn(place, asks)
    const stuck = isSkipped(asks, offered.listing) && !stateOf(chart, place).ways.some(({ on }) => on === 'nothing')
    if (stuck) return dead(place, `a dead end, nothing is offered in "${place.state}" (${asks.name})`)
    offeredAt.set(place, offered)
    return place
  }

  /** Lists in stages, and holds it against the rows as they are written, which also tell what is refused. */
  const offeredIn = ({ state, context }: ChartPlace, asks: Offer<never>): Offered => {
    const listing = asks.list(context as never, inside)
    const [{ listed, refused }, hits] = withRefusals(() => asks.judged(context as never, inside))
    assertSameListing(`${chart.name}, ${state}`, listing, listed)
    sameOpening(`${chart.name}, ${state}`, listing, () => asks.open(context as never, inside))
    sameReasons(`${chart.name}, ${state}`, asks, context as never, inside, refused)
    return { listing, refused, hits }
  }

  /** Finds the options and refusals of a place, once for each place. */
  const takenAt = (place: ChartPlace, asks: Offer<never>): Offered => {
    const offered = offeredAt.get(place) ?? offeredIn(place, asks)
    offeredAt.delete(place)
    return offered
  }

  /** Tells what is refused where something is asked, as it was found when the place was looked at. */
  const retold = ({ refused, hits }: Offered) => {
    for (const hit of hits) recordRefusal(hit)
    return refused
  }

  const events = (place: ChartPlace): readonly Option[] => {
    if (place.is !== 'open') return []
    const { asks, meanwhile = [] } = stateOf(chart, place)
    const offered = asks && takenAt(place, asks)
    const rights = offered ? [] : [...meanwhile.map((right) => right.asks), ...asidesOf(place)]
    if (offered) watch.refusing(() => retold(offered))
    for (const right of rights) watch.refusing(() => right.refused(place.context as never, inside))
    if (offered) return choicesIn(asks, offered.listing)
    return [...rights.flatMap((right) => optionsOf(right, place, inside)), ...resultsOf(place)]
  }

  const asidesOf = (place: ChartPlace): readonly Offer<never>[] => (asides ? (stateOf(chart, place).aside ?? []) : [])

  const next = (place: ChartPlace, event: Option): Landing<ChartPlace> => {
    const aside = asidesOf(place).find((offer) => optionsOf(offer, place, inside).some((option) => same(option, event)))
    const take = aside ? sendAside : send
    return landing(place, () => take(chart, place.state, place.context, event, stepper), { event, aside })
  }

  return {
    initial: () => landing(nowhere, begun),
    events,
    next,
    key: ({ is, state, context, called, message }) =>
      keyOf([is, state, context.data, called?.name ?? null, message ?? null, context.game]),
  }
}

function placeOf(chart: Chart, step: Step, stays: Procedure | undefined): ChartPlace {
  const { state, context, done, output } = step
  const place = { at: `${chart.name}, ${state}`, game: context.game, state, context }
  if (done) return { ...place, is: 'final', output }
  const calls = chart.states[state]?.calls
  if (calls === undefined) return { ...place, is: 'open' }
  const called = stays ?? calls.pick(context as never).procedure
  if (calls.procedures.some(({ name }) => name === called.name)) return { ...place, is: 'open', called }
  return { ...place, is: 'dead', message: `calls "${called.name}", which "${state}" does not declare` }
}

function stateOf(chart: Chart, { state }: ChartPlace): Partial<StateOf> & Pick<StateOf, 'ways'> {
  return chart.states[state] ?? { ways: [] }
}

const same = (one: Option, other: Option) => canonical(one) === canonical(other)

const optionsOf = (offer: Offer<never>, { context }: ChartPlace, inside: Inside | undefined) =>
  offer.list(context as never, inside).options

/** True if an offer is skipped: it has only its decline, and nobody would learn anything from the missing question. */
const isSkipped = ({ seenBy }: Offer<never>, { options, decline }: Listed<Option>): boolean =>
  options.length === 0 && (seenBy === undefined || decline === undefined)

/** The choices of an offer; `nothing` where it is passed over. */
function choicesIn(asks: Offer<never>, listing: Listed<Option>): readonly Option[] {
  if (isSkipped(asks, listing)) return [{ type: 'nothing' }]
  const { options, decline } = listing
  return decline ? [...options, decline] : options
}

const resultsOf = ({ called }: ChartPlace): readonly Option[] =>
  (called?.results ?? []).map((result) => ({ type: 'returned', result }))
