/**
 * Offers: how the options of one kind of decision come about.
 *
 * Candidates are all that the words could mean; a `forbid` table refuses some of them, and tells by which clauses.
 * What is offered and why something is refused come from the same rows and cannot disagree.
 *
 * @module
 */

import { decides, decidesByLeads } from '../quick/decide-candidates.js'
import { candidatesFrom } from '../quick/recent-candidates.js'
import type { Clause } from '../sections/clause.js'
import type { Decides, Deciding, Finder } from '../tables/field-finders.js'
import type { ForbidTable, Refusal } from '../tables/rule-table.js'
import { asWritten } from '../watch/recorders.js'
import { mustAskAll } from '../watch/watch.js'
import {
  CHANCE,
  type Inside,
  type Leads,
  type Listed,
  type Offer,
  type OfferKind,
  type Option,
  type Refused,
  type RefusedChoice,
  type Seat,
  type Worded,
} from './option.js'

/** An option as its offer words it in a context. */
export const wordedOption = <C, O extends Option>(
  { says }: Pick<Offer<C>, 'says'>,
  context: C,
  candidate: O,
): Worded<O> => ({
  option: candidate,
  ...(says && { says: () => says(context, candidate) }),
})

/** The candidates that an offer refuses, with who would choose them. */
export function refusedBy<C>(offer: Offer<C>, context: C, inside?: Inside): readonly RefusedChoice[] {
  const refused = offer.refused(context, inside)
  if (refused.length === 0) return []
  const seat = offer.seat(context)
  const { says, declines } = offer
  // A decline has no fields to be worded.
  return refused.map(({ option: candidate, refusals }) =>
    says && candidate.type !== declines
      ? { option: candidate, refusals, seat, says: () => says(context, candidate) }
      : { option: candidate, refusals, seat },
  )
}

/** The options of an offer, as a type. */
export type OptionOf<Off> = Off extends Offer<never, infer O> ? O : never

/** Writes an option: its type and the words of the book. */
export const option = <const Type extends string, const Words extends object = object>(
  type: Type,
  words: Words = {} as Words,
): Readonly<{ type: Type } & Words> => ({ type, ...words })

interface Spec<C, O extends Option, T extends ForbidTable> {
  readonly name: string
  readonly cites: readonly Clause[]
  readonly about?: (context: C) => string
  readonly seat: (context: C) => Seat
  /** Hides the choice from the other seats until the rules reveal it. */
  readonly sealed?: true
  /** All that the words could mean, without asking whether it is legal. */
  readonly from: (context: C) => readonly O[]
  /** The effect of a candidate, in words that follow its type; nothing if its fields are clear enough. */
  readonly says?: (context: C, candidate: NoInfer<O>) => string | undefined
  readonly forbid?: Deciding<C, NoInfer<O>, T>
  /**
   * The lookahead of a candidate, which refuses it if nothing can follow. It has one parameter if it is the same for all
   * candidates.
   */
  readonly leads?: Leads<C, NoInfer<O>>
  /**
   * A faster test of whether anything can be chosen, without asking about each candidate. It is skipped while a listener records;
   * `verify` compares it with the list.
   */
  readonly soon?: (context: C) => boolean
}

interface ChanceSpec<C, O extends Option> {
  readonly name: string
  readonly cites: readonly Clause[]
  readonly about?: (context: C) => string
  /** The seats that see what comes of it, before the rules reveal it; everybody, where it is left out. */
  readonly seenBy?: (context: C) => readonly Seat[]
  readonly from: (context: C) => readonly O[]
  /** The result, in words that follow its type; nothing if its fields are clear enough. */
  readonly says?: (context: C, candidate: NoInfer<O>) => string | undefined
  /** The weight of this result against the others; 1 if left out. */
  readonly weight?: (context: C, candidate: O) => number
}

/** The permission to decline: a condition, or a table that refuses with clauses. */
type Declining<C, T extends ForbidTable> = ((context: C) => boolean) | Deciding<C, void, T>

interface Builders<C> {
  /** One option must be chosen. */
  readonly must: <const O extends Option, T extends ForbidTable>(spec: Spec<C, O, T>) => Offer<C, O>
  /** One option may be chosen, or none, where declining is `allowed`. */
  readonly may: <
    const O extends Option,
    T extends ForbidTable,
    const D extends Option,
    DT extends ForbidTable = ForbidTable,
  >(
    decline: D,
    spec: Spec<C, O, T>,
    allowed?: Declining<C, DT>,
  ) => Offer<C, O | D>
  /** Asked again and again until stopped; stopping is allowed where `enough` says so. */
  readonly upTo: <const O extends Option, T extends ForbidTable, const D extends Option>(
    stop: D,
    spec: Spec<C, O, T>,
    enough?: (context: C) => boolean,
  ) => Offer<C, O | D>
  /** A must that repeats until nothing is left. */
  readonly toTheExtent: <const O extends Option, T extends ForbidTable>(spec: Spec<C, O, T>) => Offer<C, O>
  /** Dice, decks and random picks, with integer weights. */
  readonly chance: <const O extends Option>(spec: ChanceSpec<C, O>) => Offer<C, O>
}

/** The builders of offers for charts with a context `C`. */
export function asks<C>(): Builders<C> {
  return {
    must: (spec) => offer('must', spec),
    may: (decline, spec, allowed = () => true) => offer('may', spec, declining(decline, allowed)),
    upTo: (stop, spec, enough = () => true) => offer('upTo', spec, declining(stop, enough)),
    toTheExtent: (spec) => offer('toTheExtent', spec),
    chance,
  }
}

/** The way to decline an offer. */
interface Declined<C, D extends Option> {
  readonly decline: D
  readonly forbid?: ForbidTable
  readonly allowed: (context: C) => boolean
  readonly refusals: (context: C) => readonly Refusal[]
}

function declining<C, D extends Option, T extends ForbidTable>(decline: D, when: Declining<C, T>): Declined<C, D> {
  if (typeof when === 'function') return { decline, allowed: when, refusals: () => [] }
  const { refuses, refusals } = decides(when)
  return {
    decline,
    forbid: when.table,
    allowed: (context) => !refuses(context),
    refusals: (context) => refusals(context),
  }
}

/** A field that is found otherwise still looks at the context alone, where it did. */
function findingOtherwise<C, O, T extends ForbidTable>(
  forbid: Deciding<C, O, T>,
  field: string,
  otherwise: (value: unknown) => unknown,
): Deciding<C, O, T> {
  const { view } = forbid
  const find = (view as Readonly<Record<string, Finder>>)[field] as Finder
  const other: Finder =
    find.length < 2
      ? (context) => otherwise(find(context, undefined))
      : (context, candidate) => otherwise(find(context, candidate))
  return { ...forbid, view: { ...view, [field]: other } }
}

function offer<C, O extends Option, T extends ForbidTable, D extends Option = never>(
  kind: OfferKind,
  spec: Spec<C, O, T>,
  declined?: Declined<C, D>,
): Offer<C, O | D> {
  const { name, cites, about, seat, sealed, from: candidates, says, forbid, leads = forbid?.leads, soon } = spec
  const { allowed, refusalsIn, allowsSome, allowsSomeBut }: Decides<C, O> = forbid
    ? decides<C, O, T>({ ...forbid, ...(leads && { leads }) })
    : decidesByLeads<C, O>(leads)
  const { listed: from, judged: fromAll } = candidatesFrom(candidates)
  const open = (context: C, inside?: Inside) =>
    soon && !mustAskAll() ? soon(context) : allowsSome(context, from(context), inside)
  /** Declining is refused only while there is something to choose. */
  const undeclinable = (context: C, isOpen: boolean): readonly Refused<O | D>[] =>
    declined?.forbid && isOpen ? [{ option: declined.decline, refusals: declined.refusals(context) }] : []
  const declinedIn = (context: C): Pick<Listed<O | D>, 'decline'> =>
    declined?.allowed(context) ? { decline: declined.decline } : {}
  const refusedAmong = (context: C, inside: Inside | undefined): readonly Refused<O>[] => {
    const refusals = refusalsIn(context, inside)
    return fromAll(context).map((candidate: O) => ({ option: candidate, refusals: refusals(candidate) }))
  }
  const isRefused = ({ refusals }: Refused): boolean => refusals.length > 0
  return Object.freeze({
    kind,
    name,
    cites,
    seat,
    list: (context: C, inside?: Inside) => {
      const options = allowed(context, from(context), inside)
      return declined?.allowed(context) ? { options, decline: declined.decline } : { options }
    },
    open,
    openBut: (forgiven: readonly Clause[], context: C, inside?: Inside) =>
      allowsSomeBut(forgiven, context, from(context), inside),
    refused: (context: C, inside?: Inside) =>
      [
        ...refusedAmong(context, inside),
        ...undeclinable(context, declined?.forbid !== undefined && open(context, inside)),
      ].filter(isRefused),
    judged: (context: C, inside?: Inside) => {
      const all = refusedAmong(context, inside)
      const options = all.filter((one) => !isRefused(one)).map((one) => one.option)
      return {
        listed: { options, ...asWritten(() => declinedIn(context)) },
        refused: [...all, ...undeclinable(context, options.length > 0)].filter(isRefused),
      }
    },
    ...(candidates.length === 0 && { always: from as () => readonly O[] }),
    ...(declined && { declines: declined.decline.type }),
    ...(forbid && {
      forbid: forbid.table,
      finds: Object.keys(forbid.view),
      finding: (field: string, otherwise: (value: unknown) => unknown) =>
        offer(kind, { ...spec, forbid: findingOtherwise(forbid, field, otherwise) }, declined),
    }),
    ...(declined?.forbid && { forbidDecline: declined.forbid }),
    ...(about && { about }),
    ...(sealed && { seenBy: (context: C) => [seat(context)] }),
    ...(says && { says: (context: C, candidate: Option) => says(context, candidate as O) }),
    ...(leads && { leads: (context: C, candidate: Option) => leads(context, candidate as O) }),
  })
}

function chance<C, O extends Option>({
  name,
  cites,
  about,
  seenBy,
  from,
  says,
  weight,
}: ChanceSpec<C, O>): Offer<C, O> {
  const list = (context: C) => {
    const options = from(context)
    return { options, weights: options.map((candidate) => weight?.(context, candidate) ?? 1) }
  }
  return Object.freeze({
    kind: 'chance' as const,
    name,
    cites,
    seat: () => CHANCE,
    list,
    open: (context: C) => from(context).length > 0,
    openBut: (_: readonly Clause[], context: C) => from(context).length > 0,
    refused: () => [],
    judged: (context: C) => ({ listed: list(context), refused: [] }),
    ...(from.length === 0 && { always: from as () => readonly O[] }),
    ...(weight && { weighs: true as const }),
    ...(about && { about }),
    ...(seenBy && { seenBy }),
    ...(says && { says: (context: C, candidate: Option) => says(context, candidate as O) }),
  })
}
