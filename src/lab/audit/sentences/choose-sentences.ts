/** The sentences of a passage that a clause restates: those with most of its terms. @module */
import { termsOf, weightsOf } from '#core'

/** The share of a clause's terms, missing in the sentences chosen so far, that another must have. */
const MUCH = 0.3
/** A sentence with nearly as much as the best may be the one that is meant as well. */
const NEARLY = 0.9

/** Chooses among texts for clauses: the places of the chosen ones. */
export type ChooseTexts = (clause: string, places: readonly number[]) => readonly number[]

/** Weighs the terms of all texts of an edition once. */
export function choosingAmong(texts: readonly string[]): ChooseTexts {
  const terms = texts.map(termsOf)
  const weight = weightsOf(terms)
  const sum = (some: readonly string[]) => some.reduce((all, term) => all + weight(term), 0)
  const sharedWith = (wanted: readonly string[]) => (place: number) =>
    sum(wanted.filter((term) => terms[place]?.includes(term)))
  return (clause, places) => {
    if (places.length < 2) return places
    const wanted = termsOf(clause)
    const shares = places.map(sharedWith(wanted))
    const best = Math.max(...shares)
    if (best === 0) return places
    const chosen = places.filter((_, index) => (shares[index] ?? 0) >= NEARLY * best)
    const lacking = wanted.filter((term) => !chosen.some((place) => terms[place]?.includes(term)))
    const others = places.filter(
      (place) =>
        !chosen.includes(place) && sharedWith(lacking)(place) >= Math.max(MUCH * sum(wanted), Number.MIN_VALUE),
    )
    return [...chosen, ...others].toSorted((one, other) => one - other)
  }
}
