/** Options: what can be chosen, the offers that list it, and what candidates lead to. @module */

import type { Call } from '../charts/procedure.js'
import type { Clause } from '../sections/clause.js'
import type { ForbidTable, Refusal } from '../tables/rule-table.js'

/** One choice, and the event that the chart receives: flat JSON with a `type`. */
export interface Option {
  readonly type: string
}

/** The seat that decides. Dice, decks and random picks are decisions of `chance`. */
export type Seat = string

/** The seat of dice, decks and random picks. */
export const CHANCE = 'chance'

/** A candidate that is not offered, and why. */
export interface Refused<O extends Option = Option> {
  readonly option: O
  readonly refusals: readonly Refusal[]
}

/** The options of an offer in a context. */
export interface Listed<O extends Option> {
  readonly options: readonly O[]
  /** For chance: an integer weight beside each option. */
  readonly weights?: readonly number[]
  /** The option that declines or stops, where it is allowed now. */
  readonly decline?: O
}

/** The options and the refused candidates of an offer. */
export interface ListedAndRefused<O extends Option> {
  readonly listed: Listed<O>
  readonly refused: readonly Refused<O>[]
}

/** The words by which offers are made. */
export const OFFER_KINDS = ['must', 'may', 'upTo', 'toTheExtent', 'chance'] as const

/** The kind of an offer: how often it is asked, and whether it can be declined. */
export type OfferKind = (typeof OFFER_KINDS)[number]

/** A description of one kind of decision, which produces its options in a context `C`. */
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
  /** The current subject, such as a place or a piece, if the offer's name does not show it. */
  readonly about?: (context: C) => string
  /** The effect of a candidate, in words that follow its type, if its fields alone are not clear to people. */
  readonly says?: (context: C, candidate: Option) => string | undefined
  /** All candidates, where they look at nothing. */
  readonly always?: () => readonly O[]
  /** Set where chance decides, and not all options are as likely as each other. */
  readonly weighs?: true
  /** The seat that decides. */
  readonly seat: (context: C) => Seat
  /** The seats that see what is chosen, before the rules reveal it; everybody, where it is left out. */
  readonly seenBy?: (context: C) => readonly Seat[]
  /** Everything that can be chosen. Where candidates lead further in, somebody must be able to look there, here and below. */
  readonly list: (context: C, inside?: Inside) => Listed<O>
  /** True if anything can be chosen, apart from the decline. */
  readonly open: (context: C, inside?: Inside) => boolean
  /** True if anything could be chosen without the rows that apply one of certain clauses. */
  readonly openBut: (forgiven: readonly Clause[], context: C, inside?: Inside) => boolean
  /** Every candidate that cannot be chosen, with the clauses that refuse it. */
  readonly refused: (context: C, inside?: Inside) => readonly Refused<O>[]
  /** The lookahead of a candidate, if candidates have one. */
  readonly leads?: (context: C, candidate: Option) => Led | undefined
  /** The options and the refusals, found together by the rows as written. */
  readonly judged: (context: C, inside?: Inside) => ListedAndRefused<O>
}

/** An option as it is told to people. */
export interface Worded<O extends Option = Option> {
  readonly option: O
  /** The effect, in words that follow its type, if its fields alone are not clear; computed when read. */
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

/** The target of a candidate's lookahead: a call, or a further offer. */
export type Led = Call | Further

/** Finds the target of a candidate's lookahead; nothing if no decision of its own follows. */
export type Leads<C, O> = (context: C, candidate: O) => Led | undefined

/**
 * The result of a candidate's lookahead. It depends only on the first offer reached, since later decisions are its consequences.
 */
export interface Continuation {
  /** True if the procedure may not even begin. */
  readonly isShut: boolean
  /** True if its first offer has an option, or if it ends before it reaches one. */
  readonly isOpen: boolean
  /** True if it would be open without the rows that apply one of certain clauses. */
  isOpenBut(forgiven: readonly Clause[]): boolean
  /** Why it may not begin; leaves a trace. */
  atDoor(): readonly Refusal[]
  /**
   * The refusals of each candidate of its first offer. Without candidates, it returns the offer's citations; without an offer,
   * nothing.
   */
  parts(): readonly (readonly Refusal[])[]
  /** Why its first offer has no option: a smallest set of rows that refuses all candidates, then what refuses them also. */
  why(): readonly Refusal[]
}

/** Looks into what candidates lead to, by the charts of one book. */
export interface Inside {
  /** Looks ahead from a game: the result of a call or a further offer. */
  of(game: object, led: Led): Continuation
}
