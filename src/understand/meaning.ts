/** Meanings: what a sentence can mean, and by which of its words. @module */
import type { Clause, GameState, Json, Position, Question, Refusal, Total } from '#kernel'
import type { PlayVerdict } from '../examples/verdict.js'
import type { Difference } from '../explore/partial.js'
import type { Named } from '../kernel/explain.js'
import type { Covered } from './covering.js'

/** Something that a meaning is made of, with the words of the sentence that led to it. */
export interface Part {
  readonly means: string
  /** The words as they were typed; none where nobody said it. */
  readonly by: readonly string[]
}

/** What every meaning has. */
interface Common {
  readonly parts: readonly Part[]
  /** The words that tell something and that it leaves, as they were typed. */
  readonly unused: readonly string[]
  /** A sentence that means this, and nothing as good. */
  readonly sentence: string
  readonly covered: Covered
  /** How well it accounts for the sentence. */
  readonly score: number
}

/** A position in which a sentence can be asked. */
export interface Standing<Game extends GameState = GameState> {
  /** The name of a base, or the file. */
  readonly from: string
  readonly game: Game
  /** What the sentence says of it that is otherwise there. */
  readonly set?: readonly SetAs[]
}

/** A field of a game that is as a sentence says, with the words that say so. */
export interface SetAs extends Difference {
  readonly by: readonly string[]
}

/** Something to be done in a position: a procedure that begins, or goes on, and choices in it. */
export interface Action<Game extends GameState = GameState> extends Common {
  readonly is: 'action'
  /** Whether it is done in what goes on; else it begins. */
  readonly goesOn: boolean
  readonly standing: Standing<Game>
  readonly procedure: string
  readonly args: Json
  readonly choices: readonly Named[]
  /** What refuses to begin; nothing where it may. */
  readonly shut: readonly Refusal[]
  /** The position in which the choices are made, where it may begin. */
  readonly at?: Position<Game>
  /** What the choices come to, where it may begin; of most meanings nobody asks. */
  readonly comesTo?: () => ComesTo<Game>
}

/** What choices come to. */
export interface ComesTo<Game extends GameState = GameState> {
  readonly verdict: PlayVerdict<Game>
  /** The numbers on which what is due then rests. */
  readonly counted: readonly string[]
}

/** A measure of a position, for some arguments. */
export interface Quantity<Game extends GameState = GameState> extends Common {
  readonly is: 'quantity'
  readonly standing: Standing<Game>
  readonly total: Total<Game>
  /** Those of its clauses that say something of what was asked. */
  readonly clauses: readonly Clause[]
  readonly counts: readonly Count[]
  /** The names that lead to each of them, where they are plain fields of the game. */
  readonly fields?: readonly (readonly string[])[]
}

/** What a measure comes to. */
export interface Count {
  readonly argument: Readonly<Record<string, string | number>>
  readonly value: Json
  /** What it is made of, in lines. */
  readonly made: () => readonly string[]
}

/** What the rules say of some words, whatever the position is. */
export interface Statements extends Common {
  readonly is: 'statements'
  readonly clauses: readonly Clause[]
  /** What the text leaves open in these words. */
  readonly questions: readonly Question[]
  /** Whether what is left open says more of the words than any clause. */
  readonly isOpen: boolean
  /** Whether it is clear which clause answers: the first says more than any other. */
  readonly isClear: boolean
}

export type Meaning<Game extends GameState = GameState> = Action<Game> | Quantity<Game> | Statements

/** What is said of a refusal in answer to a sentence of which words are left out: a part that may not be done bars the whole. */
export const asFar = ({ unused }: Pick<Common, 'unused'>): string =>
  unused.length > 0 ? ', as far as this was understood' : ''

/** What is said of a sentence that may be done; where words of it are left out, nobody can tell of all of it. */
export const yesTo = ({ unused }: Pick<Common, 'unused'>): string =>
  unused.length > 0
    ? `cannot tell of ${unused.map((word) => `"${word}"`).join(', ')}; what else was said may be done`
    : 'yes'
