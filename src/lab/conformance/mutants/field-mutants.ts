/**
 * Mutants of views: a field that an offer finds otherwise, always the same, or as a number one more or one less.
 *
 * The table behind an offer is left as it is: what is tried is the code that looks at the position for it.
 *
 * @module
 */
import {
  type Book,
  canonical,
  type Domain,
  domainOf,
  type GameState,
  type Offer,
  questionOf,
  type Readings,
  type Table,
} from '#core'
import type { Mutant } from './mutant.js'
import { offerAnchors, offering } from './offer-mutants.js'
import { readingsNeeded } from './row-mutants.js'

type AnyOffer = Offer<unknown>

/** A mistake in how a field is found. */
interface Mistake {
  readonly says: string
  readonly otherwise: (value: unknown) => unknown
}

export const fieldMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  [...offerAnchors(book)].flatMap(([offer, where]) =>
    (offer.finds ?? []).flatMap((field) =>
      mistakesIn(offer.forbid?.view.fields[field]).map((mistake) => mutantOf(book, offer, where, field, mistake)),
    ),
  )

/** The most values of which each is tried as the only one. */
const FEW = 4

/** Lists the mistakes for a domain. Readings are excluded, since the reading in force does not depend on the position. */
function mistakesIn(domain: Domain | undefined): readonly Mistake[] {
  if (domain === undefined || questionOf(domain) !== undefined) return []
  const values = domainOf(domain)
  if (values.every((value) => typeof value === 'number')) return shiftsIn(values as readonly number[])
  return values.length > FEW ? [] : values.map((value) => ({ says: `always ${value}`, otherwise: () => value }))
}

function shiftsIn(values: readonly number[]): readonly Mistake[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return [
    { says: 'one more', otherwise: (value) => Math.min(most, Number(value) + 1) },
    { says: 'one less', otherwise: (value) => Math.max(least, Number(value) - 1) },
  ]
}

function mutantOf<Game extends GameState>(
  book: Book<Game>,
  offer: AnyOffer,
  where: string,
  field: string,
  { says, otherwise }: Mistake,
): Mutant<Game> {
  return {
    kind: 'field',
    where: `field:${where.slice('offer:'.length)}/${field}`,
    says,
    clauses: clausesOf(offer, field),
    declared: { offer: offer as unknown as Offer<never> },
    trail: { of: 'offer', names: [where], readings: readingsFor(offer, field) },
    within: (piece) => {
      const wrong = offer.finding?.(field, otherwise) ?? offer
      const charts = book.charts.map((chart) => offering(chart, (one) => (one === offer ? wrong : one)))
      return piece({ ...book, charts })
    },
  }
}

type Row = Parameters<typeof readingsNeeded>[1]

/** The rows that look at a field. */
const rowsAbout = ({ forbid }: AnyOffer, field: string): readonly Row[] =>
  ((forbid?.rows ?? []) as readonly Row[]).filter(({ pattern }) => field in pattern)

/** The clauses by which is refused what the field tells; where no row looks at it, those of the offer. */
function clausesOf(offer: AnyOffer, field: string): readonly string[] {
  const refusing = rowsAbout(offer, field).flatMap(({ clauses }) => clauses)
  return [...new Set((refusing.length > 0 ? refusing : offer.cites).map(({ id }) => id))]
}

/** Under which readings the field decides otherwise than under the usual ones: those that its rows cannot do without. */
function readingsFor(offer: AnyOffer, field: string): readonly Readings[] {
  const needed = rowsAbout(offer, field)
    .map((row) => readingsNeeded(offer.forbid as Table, row))
    .filter((readings) => Object.keys(readings).length > 0)
  return [...new Map(needed.map((readings) => [canonical(readings), readings])).values()]
}
