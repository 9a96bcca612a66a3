/**
 * Mutants of offers: an option that is lost, the first or the last or the decline, or one that is refused and yet offered.
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import type { Chart, StateOf } from '../../kernel/chart.js'
import { offersOf } from '../../kernel/chart.js'
import type { Listed, Offer, Option } from '../../kernel/offer.js'
import type { Mutant } from './mutant.js'

type AnyOffer = Offer<unknown>
type List = (context: unknown) => Listed<Option>

/** The name by which an offer of a book is told. */
export const offerAnchor = (name: string): string => `offer:${name}`

/** The mutants of all offers of a book. */
export const offerMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  offersIn(book).flatMap((offer) => mistakesIn(offer).map(({ says, list }) => mutantOf(book, offer, says, list)))

const offersIn = <Game extends GameState>({ charts }: Book<Game>): readonly AnyOffer[] => [
  ...new Set(charts.flatMap(({ states }) => Object.values(states).flatMap(offersOf) as unknown as AnyOffer[])),
]

function mistakesIn(offer: AnyOffer): readonly { readonly says: string; readonly list: List }[] {
  const losing = (says: string, keep: (index: number, length: number) => boolean) => ({
    says,
    list: (context: unknown) => keeping(offer.list(context), keep),
  })
  return [
    losing('loses its first option', (index) => index > 0),
    losing('loses its last option', (index, length) => index < length - 1),
    ...(offer.declines === undefined ? [] : [{ says: 'cannot be declined', list: withoutDecline(offer) }]),
    ...(offer.forbid === undefined
      ? []
      : [{ says: 'offers the first candidate that is refused', list: withRefused(offer) }]),
  ]
}

function keeping(
  { options, weights, ...rest }: Listed<Option>,
  keep: (index: number, length: number) => boolean,
): Listed<Option> {
  const kept = <T>(items: readonly T[]) => items.filter((_, index) => keep(index, items.length))
  return { ...rest, options: kept(options), ...(weights && { weights: kept(weights) }) }
}

const withoutDecline =
  (offer: AnyOffer): List =>
  (context) => {
    const { decline: _, ...listed } = offer.list(context)
    return listed
  }

const withRefused =
  (offer: AnyOffer): List =>
  (context) => {
    const listed = offer.list(context)
    const [first] = offer.refused(context).filter(({ option }) => option.type !== offer.declines)
    return first === undefined ? listed : { ...listed, options: [...listed.options, first.option] }
  }

function mutantOf<Game extends GameState>(book: Book<Game>, offer: AnyOffer, says: string, list: List): Mutant<Game> {
  const wrong = { ...offer, list, open: (context: unknown) => list(context).options.length > 0 }
  const where = offerAnchor(offer.name)
  return {
    kind: 'offer',
    where,
    says,
    clauses: offer.cites.map(({ id }) => id),
    trail: { of: 'offer', name: where },
    within: (piece) =>
      piece({ ...book, charts: book.charts.map((chart) => offering(chart, (one) => (one === offer ? wrong : one))) }),
  }
}

/** A chart with other offers. */
export const offering = (chart: Chart, other: (offer: AnyOffer) => AnyOffer): Chart => ({
  ...chart,
  states: Object.fromEntries(Object.entries(chart.states).map(([name, state]) => [name, offeringIn(state, other)])),
})

function offeringIn(state: StateOf, other: (offer: AnyOffer) => AnyOffer): StateOf {
  const changed = (offer: Offer<never>) => other(offer as unknown as AnyOffer) as unknown as Offer<never>
  const { asks, meanwhile, aside } = state
  return {
    ...state,
    ...(asks && { asks: changed(asks) }),
    ...(meanwhile && { meanwhile: { ...meanwhile, asks: changed(meanwhile.asks) } }),
    aside: aside.map(changed),
  }
}
