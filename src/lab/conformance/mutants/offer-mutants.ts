/**
 * Mutants of offers: an option that is lost, the first or the last or the decline, or one that is refused and yet offered.
 *
 * @module
 */
import {
  type Book,
  type Chart,
  type GameState,
  type Inside,
  type Listed,
  type Offer,
  type Option,
  offersOf,
  type StateOf,
} from '#core'
import type { Mutant } from './mutant.js'

type AnyOffer = Offer<unknown>
type List = (context: unknown, inside?: Inside) => Listed<Option>

export function offerMutants<Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] {
  const asides = new Set(book.charts.flatMap(({ states }) => Object.values(states).flatMap(({ aside }) => aside)))
  const isAside = (offer: AnyOffer) => asides.has(offer as unknown as Offer<never>)
  return [...offerAnchors(book)].flatMap(([offer, where]) =>
    mistakesIn(offer, isAside(offer)).map((mistake) => mutantOf(book, offer, where, mistake)),
  )
}

/** The offers of a book and by what they are told: their name, and a place where several have the same. */
export function offerAnchors<Game extends GameState>({ charts }: Book<Game>): ReadonlyMap<AnyOffer, string> {
  const placed = charts.flatMap((chart) =>
    Object.values(chart.states).flatMap((state) =>
      (offersOf(state) as unknown as AnyOffer[]).map((offer) => [offer, `${chart.name}/${state.name}`] as const),
    ),
  )
  // The first place of each: a map keeps the last that is set.
  const places = new Map(placed.toReversed())
  const isOnlyOne = ({ name }: AnyOffer) => [...places.keys()].filter((other) => other.name === name).length === 1
  return new Map(
    [...places]
      .toReversed()
      .map(([offer, place]) => [offer, `offer:${offer.name}${isOnlyOne(offer) ? '' : ` (${place})`}`]),
  )
}

/** A mistake in an offer, and the options it then lists. */
interface Mistake {
  readonly says: string
  readonly list: List
}

/** The mistakes in an offer; a right beside a decision is left unused, and never declined. */
function mistakesIn(offer: AnyOffer, isAside: boolean): readonly Mistake[] {
  const losing = (says: string, keep: (index: number, length: number) => boolean) => ({
    says,
    list: (context: unknown, inside?: Inside) => keeping(offer.list(context, inside), keep),
  })
  return [
    losing('loses its first option', (index) => index > 0),
    losing('loses its last option', (index, length) => index < length - 1),
    ...(offer.declines === undefined || isAside ? [] : [{ says: 'cannot be declined', list: withoutDecline(offer) }]),
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
  (context, inside) => {
    const { decline: _, ...listed } = offer.list(context, inside)
    return listed
  }

const withRefused =
  (offer: AnyOffer): List =>
  (context, inside) => {
    const listed = offer.list(context, inside)
    const [first] = offer.refused(context, inside).filter(({ option }) => option.type !== offer.declines)
    return first === undefined ? listed : { ...listed, options: [...listed.options, first.option] }
  }

function mutantOf<Game extends GameState>(
  book: Book<Game>,
  offer: AnyOffer,
  where: string,
  { says, list }: Mistake,
): Mutant<Game> {
  const open = (context: unknown, inside?: Inside) => list(context, inside).options.length > 0
  const wrong = { ...offer, list, open }
  return {
    kind: 'offer',
    where,
    says,
    clauses: offer.cites.map(({ id }) => id),
    declared: { offer: offer as unknown as Offer<never> },
    trail: { of: 'offer', names: [where] },
    within: (piece) =>
      piece({ ...book, charts: book.charts.map((chart) => offering(chart, (one) => (one === offer ? wrong : one))) }),
  }
}

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
    meanwhile: meanwhile.map((right) => ({ ...right, asks: changed(right.asks) })),
    aside: aside.map(changed),
  }
}
