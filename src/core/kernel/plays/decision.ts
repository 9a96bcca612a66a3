/** Decisions: who must decide what, every option, and why something is not one. @module */

import { canonical, isRecord, type Json } from '../../values/json.js'
import type { Option, RefusedChoice, Seat, Worded } from '../offers/option.js'
import { type Clause, cite } from '../sections/clause.js'
import type { Refusal } from '../tables/forbid-table.js'

/** One option of the decision that is due. */
export interface Choice extends Worded {
  readonly seat: Seat
  /** For chance: how often this happens, against the others. */
  readonly weight?: number
  /** True if it declines, stops or passes over the offer. */
  readonly declines: boolean
  /** The offer that lists it, what that is about now, and the clauses that it cites. */
  readonly asks: string
  readonly about?: string
  readonly cites: readonly Clause[]
  /** The seats that see that it was chosen, before the rules reveal it; everybody, where it is left out. */
  readonly seenBy?: readonly Seat[]
}

/** A decision that the book makes for a seat. */
export interface Advised {
  readonly seat: Seat
  readonly advice: Advice
}

/** The decision that is due: who must decide what, and every option. */
export interface Decision {
  readonly over: false
  readonly seat: Seat
  /** The question, in the words of the offer. */
  readonly asks: string
  /** The current subject, such as a place or a piece, if the question does not make it plain. */
  readonly about?: string
  /** The seats that see what is chosen, before the rules reveal it; everybody, where it is left out. */
  readonly seenBy?: readonly Seat[]
  /** For a seat that the book plays: whose seat it is, and how its options were narrowed. */
  readonly advised?: Advised
  readonly chart: string
  readonly state: string
  readonly cites: readonly Clause[]
  readonly choices: readonly Choice[]
  /** Every candidate that is not offered, with the clauses that refuse it. */
  readonly refused: () => readonly RefusedChoice[]
  /** The rights that may be used at any time, also now. They stand beside the decision: it is due again afterwards. */
  readonly asides: Asides
}

/** The rights that may be used at any time. They are listed only on request. */
export interface Asides {
  /** The free actions that may be chosen. */
  readonly choices: () => readonly Choice[]
  /** Every candidate that is refused, with the clauses that refuse it. */
  readonly refused: () => readonly RefusedChoice[]
}

/** The game is over. */
export interface Over {
  readonly over: true
  readonly outcome: Json
}

/** A choice with its option inside: programs that are not typed may hand over all of it. */
const isWholeChoice = (given: object): boolean =>
  !('type' in given) && 'option' in given && isRecord(given.option) && 'type' in given.option

/** Thrown when an option is chosen that is not offered. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered'
  constructor(
    readonly option: Option,
    /** The decision at which it was chosen, or how the game had ended before. */
    readonly decision: Decision | Over,
    /** The refused candidates that agree with the option: what was meant, and why it is refused. */
    readonly refused: readonly RefusedChoice[],
  ) {
    super(
      isWholeChoice(option)
        ? 'a whole choice was given; expected its option: choose(position, choice.option)'
        : `${canonical(option)} is not offered ${decision.over ? 'after the game' : `at "${decision.asks}"`}`,
    )
  }
}

/** Thrown when a procedure is begun where its door is shut. */
export class NotBegun extends Error {
  override readonly name = 'NotBegun'
  constructor(
    readonly procedure: string,
    /** The reasons why it may not begin. */
    readonly refusals: readonly Refusal[],
  ) {
    const clauses = [...new Set(refusals.flatMap((refusal) => refusal.clauses))]
    super(`"${procedure}" may not begin: ${clauses.map(cite).join(', ')}`)
  }
}

/** Makes the error for an option that is not offered, with the refused candidates that match it. */
export function notOffered(option: Option, decision: Decision | Over): NotOffered {
  if (decision.over) return new NotOffered(option, decision, [])
  const wanted = canonical(option)
  const refused = [...decision.refused(), ...decision.asides.refused()]
  return new NotOffered(
    option,
    decision,
    refused.filter((other) => canonical(other.option) === wanted),
  )
}

/** The basis of an automated seat's decision. */
export interface Ground {
  readonly clauses: readonly Clause[]
  /** The card or section to which it belongs, in a few words. */
  readonly of?: string
  /** The components that it leans on beside the text, by the names that their facts give. */
  readonly leansOn?: readonly string[]
}

/** One step of an advice: what narrowed the options, and how many were left. */
export interface Narrowed {
  readonly says: string
  readonly clauses: readonly Clause[]
  readonly left: readonly Option[]
}

/** A decision of chance: the weights of the remaining choices, and the basis of the draw. */
export interface Drawn extends Ground {
  readonly weights: readonly number[]
}

/** The preference of an automated seat in a decision. */
export interface Advice {
  /** The name of the priority that decides; absent where none says anything. */
  readonly priority?: string
  /** The card or section to which that priority belongs. */
  readonly of?: string
  /** The components that the decision leans on. */
  readonly leansOn: readonly string[]
  /** The number of options before any narrowing. */
  readonly offered: number
  readonly clauses: readonly Clause[]
  /** The steps that narrowed the options, beginning with those that the priority prefers. */
  readonly steps: readonly Narrowed[]
  /** The choices that are left. */
  readonly kept: readonly Choice[]
  /** The decision of chance, if several options are left. */
  readonly drawn?: Drawn
}
