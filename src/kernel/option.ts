/** Options: what can be chosen, the offers that list it, and what candidates lead to. @module */

import type { Clause } from './clause.js'
import type { Call } from './procedure.js'
import type { ForbidTable, Refusal } from './table.js'

/** One choice, and the event that the chart receives: flat JSON with a `type`. */
export interface Option {
  readonly type: string
}

/** Who decides. Dice, decks and random picks are decisions of `chance`. */
export type Seat = string

/** The seat of dice, decks and random picks. */
export const CHANCE = 'chance'

/** A candidate that is not offered, and why. */
export interface Refused<O extends Option = Option> {
  readonly option: O
  readonly refusals: readonly Refusal[]
}

/** What an offer lists in a context. */
export interface Listed<O extends Option> {
  readonly options: readonly O[]
  /** For chance: an integer weight beside each option. */
  readonly weights?: readonly number[]
  /** The option that declines or stops, where it is allowed now. */
  readonly decline?: O
}

/** What becomes of all candidates of an offer. */
export interface Judged<O extends Option> {
  readonly listed: Listed<O>
  readonly refused: readonly Refused<O>[]
}

/** The words by which offers are made. */
export const OFFER_KINDS = ['must', 'may', 'upTo', 'toTheExtent', 'chance'] as const

/** How often an offer is asked, and whether it can be declined. */
export type OfferKind = (typeof OFFER_KINDS)[number]

/** How the options of one kind of decision come about, in a context `C`. */
export interface Offer<C, O extends Option = Option> {
  readonly kind: OfferKind
  readonly name: string
  readonly cites: readonly Clause[]
  /** The type of the option that declines or stops, where there is one. */
  readonly declines?: string
  readonly forbid?: ForbidTable
  /** The fields of its view that it finds itself. */
  readonly finds?: readonly string[]
  /** The same offer, which finds one of these otherwise. */
  readonly finding?: (field: string, otherwise: (value: unknown) => unknown) => Offer<C, O>
  /** The table that refuses to decline, where one does. */
  readonly forbidDecline?: ForbidTable
  /** What the decision is about now, where the name of the offer does not say it: a place, a piece. */
  readonly about?: (context: C) => string
  /** What a candidate comes to, in words that follow its type, where its fields alone say too little to people. */
  readonly says?: (context: C, candidate: Option) => string | undefined
  /** All candidates, where they look at nothing. */
  readonly always?: () => readonly O[]
  /** Set where chance decides, and not all options are as likely as each other. */
  readonly weighs?: true
  /** Who decides. */
  readonly seat: (context: C) => Seat
  /** The seats that see what is chosen, before the rules reveal it; everybody, where it is left out. */
  readonly seenBy?: (context: C) => readonly Seat[]
  /** Everything that can be chosen. Where candidates lead further in, somebody must be able to look there, here and below. */
  readonly list: (context: C, inside?: Inside) => Listed<O>
  /** Whether anything can be chosen, the decline aside. */
  readonly open: (context: C, inside?: Inside) => boolean
  /** Whether anything could be chosen if no row that applies one of certain clauses refused it. */
  readonly openBut: (forgiven: readonly Clause[], context: C, inside?: Inside) => boolean
  /** Every candidate that cannot be chosen, with the clauses that refuse it. */
  readonly refused: (context: C, inside?: Inside) => readonly Refused<O>[]
  /** What a candidate leads to, where candidates lead further in. */
  readonly leads?: (context: C, candidate: Option) => Led | undefined
  /** What is listed and what is refused, by the rows as they are written, in one go. */
  readonly judged: (context: C, inside?: Inside) => Judged<O>
}

/** An option as it is told to people. */
export interface Worded<O extends Option = Option> {
  readonly option: O
  /** What it comes to, in words that follow its type, where its fields alone say too little; found when it is read. */
  readonly says?: () => string | undefined
}

/** A refused candidate, with who would choose it. */
export interface RefusedChoice extends Refused, Worded {
  readonly seat: Seat
}

/** An offer further on in the same chart, with the context in which it would be asked. */
export interface Further {
  readonly asks: Offer<never>
  readonly context: never
}

/** What a candidate leads to: a call, or an offer further on. */
export type Led = Call | Further

/** How it is found what a candidate leads to; nothing where it leads to no decision of its own. */
export type Leads<C, O> = (context: C, candidate: O) => Led | undefined

/** What something that a candidate leads to comes to. It is a matter of its first offer: what follows is its consequence. */
export interface Coming {
  /** Whether it may not even begin. */
  readonly isShut: boolean
  /** Whether its first offer has an option, or it ends before any is reached. */
  readonly isOpen: boolean
  /** Whether that would have an option, if no row that applies one of certain clauses refused it. */
  isOpenBut(forgiven: readonly Clause[]): boolean
  /** Why it may not begin; leaves a trace. */
  atDoor(): readonly Refusal[]
  /** What refuses each candidate of its first offer, and what that offer cites where it has none; nothing where none is reached. */
  parts(): readonly (readonly Refusal[])[]
  /** Why its first offer has no option: a smallest set of rows that refuses all candidates, then what refuses them also. */
  why(): readonly Refusal[]
}

/** Looks into what candidates lead to, by the charts of one book. */
export interface Inside {
  /** What something comes to that begins in a game as it stands. */
  of(game: object, led: Led): Coming
}
