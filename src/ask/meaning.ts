/** Meanings: what a sentence can mean, and by which of its words. @module */

import type {
  Clause,
  GameState,
  Json,
  Named,
  PlayVerdict,
  Position,
  Question,
  Refusal,
  Total,
  ValueDifference,
} from '#core'
import type { Covered } from './name-coverage.js'

/** Something that a meaning is made of, with the words of the sentence that led to it. */
export interface MeaningPart {
  readonly means: string
  /** The words as they were typed; none where nobody said it. */
  readonly by: readonly string[]
}

/** The common fields of every meaning. */
interface Common {
  readonly parts: readonly MeaningPart[]
  /** The words that tell something and that it leaves, as they were typed. */
  readonly unused: readonly string[]
  /** A sentence that means this, and nothing as good. */
  readonly sentence: string
  readonly covered: Covered
  /** Its score: how well it covers the sentence. */
  readonly score: number
}

/** A position in which a sentence can be asked. */
export interface AskPosition<Game extends GameState = GameState> {
  /** The name of a base, or the file. */
  readonly from: string
  readonly game: Game
  /** The facts that the sentence states differently from the position. */
  readonly set?: readonly SetAs[]
}

/** A field of a game that is as a sentence says, with the words that say so. */
export interface SetAs extends ValueDifference {
  readonly by: readonly string[]
}

/** Something to be done in a position: a procedure that begins, or goes on, and choices in it. */
export interface Action<Game extends GameState = GameState> extends Common {
  readonly is: 'action'
  /** True if the choices are made in the current procedure; otherwise a procedure begins. */
  readonly goesOn: boolean
  readonly standing: AskPosition<Game>
  readonly procedure: string
  readonly args: Json
  readonly choices: readonly Named[]
  /** The refusals of the precondition; none if it may begin. */
  readonly shut: readonly Refusal[]
  /** The position in which the choices are made, where it may begin. */
  readonly at?: Position<Game>
  /** Computes the result of the choices, if it may begin. For most meanings it is never called. */
  readonly comesTo?: () => ChoicesOutcome<Game>
}

/** The result of choices. */
export interface ChoicesOutcome<Game extends GameState = GameState> {
  readonly verdict: PlayVerdict<Game>
  /** The numbers on which what is due then rests. */
  readonly counted: readonly string[]
}

/** A measure of a position, for some arguments. */
export interface Quantity<Game extends GameState = GameState> extends Common {
  readonly is: 'quantity'
  readonly standing: AskPosition<Game>
  readonly total: Total<Game>
  /** The clauses among its own that mention something in the sentence. */
  readonly clauses: readonly Clause[]
  readonly counts: readonly Count[]
  /** The names that lead to each of them, where they are plain fields of the game. */
  readonly fields?: readonly (readonly string[])[]
}

/** The value of a measure for one argument. */
export interface Count {
  readonly argument: Readonly<Record<string, string | number>>
  readonly value: Json
  /** Lists the terms of its sum, in lines. */
  readonly made: () => readonly string[]
}

/** Clauses and questions about some words, independent of the position. */
export interface Statements extends Common {
  readonly is: 'statements'
  readonly clauses: readonly Clause[]
  /** The open questions about these words. */
  readonly questions: readonly Question[]
  /** True if an open question covers more of the words than any clause. */
  readonly isOpen: boolean
  /** True if the answering clause is clear: the first covers more than any other. */
  readonly isClear: boolean
}

export type Meaning<Game extends GameState = GameState> = Action<Game> | Quantity<Game> | Statements

/** Formats a reservation for a refusal if words were ignored. A part that is illegal makes the whole illegal. */
export const asFar = ({ unused }: Pick<Common, 'unused'>): string =>
  unused.length > 0 ? ', as far as this was understood' : ''

/** Formats the answer for a legal action. If words were ignored, the answer does not cover all of it. */
export const yesTo = ({ unused }: Pick<Common, 'unused'>): string =>
  unused.length > 0
    ? `Not decided: ${unused.map((word) => `"${word}"`).join(', ')} was not understood. The rest may be done`
    : 'Yes'
