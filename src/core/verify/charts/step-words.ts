/** The steps of a chart alone, in the words of the options that are chosen. @module */
import type { Book, World } from '../../kernel/book/book.js'
import type { Chart } from '../../kernel/charts/chart.js'
import { wordedOption } from '../../kernel/offers/offer.js'
import type { Offer, Option } from '../../kernel/offers/option.js'
import { rulesOf } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import { canonical } from '../../values/json.js'
import { plainText } from '../../wording/option-text.js'
import { spokenOption } from '../../wording/spoken-option.js'
import type { ChartPlace } from './chart-alone.js'

/** Words the events of a world of a chart alone: who chooses what, or what a procedure comes to. */
export function stepWords<Game extends GameState>(
  book: Book<Game>,
  { call, asides }: World<Game>,
): (place: ChartPlace, event: Option) => string {
  const chart = book.charts.find(({ name }) => name === call.procedure.name)
  const { inside } = rulesOf(book)
  return (place, event) => {
    if (event.type === 'nothing') return 'nothing can be chosen'
    const offer = offersAt(chart, place, asides === true).find((one) => isOffered(one, place, event, inside))
    if (offer !== undefined) return chosenText(offer, place, event)
    return event.type === 'returned' ? returnedText(place, event) : spokenOption({ option: event })
  }
}

/** The offers of a place: what it asks, or else the rights that may be used there. */
function offersAt(chart: Chart | undefined, { state }: ChartPlace, asides: boolean): readonly Offer<never>[] {
  const at = chart?.states[state]
  if (at?.asks) return [at.asks]
  return [...(at?.meanwhile ?? []).map(({ asks }) => asks), ...(asides ? (at?.aside ?? []) : [])]
}

/** True if an option belongs to an offer; the offer of the place itself accepts any option. */
const isOffered = (offer: Offer<never>, { context, called }: ChartPlace, event: Option, inside: Inside): boolean =>
  called === undefined ||
  offer.list(context as never, inside).options.some((option) => canonical(option) === canonical(event))

type Inside = ReturnType<typeof rulesOf>['inside']

function chosenText(offer: Offer<never>, { context }: ChartPlace, event: Option): string {
  // A decline has no fields to be worded.
  const isDecline = event.type === offer.declines
  return `${offer.seat(context as never)}: ${spokenOption(isDecline ? { option: event } : wordedOption(offer, context as never, event))}`
}

function returnedText({ called }: ChartPlace, { result = null }: Option & { readonly result?: unknown }): string {
  const ends = `the procedure ${called?.name ?? ''} ends`
  return result === null ? ends : `${ends} with ${plainText(result)}`
}
