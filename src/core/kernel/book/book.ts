/** Books: one rulebook as modelled, assembled from its clauses, charts, tables and laws. @module */

import type { ZodType } from 'zod'
import type { Board } from '../../pictures/board-picture.js'
import type { Drawing, Shown } from '../../pictures/map-drawing.js'
import type { Scale } from '../../pictures/numbered-scale.js'
import type { Json } from '../../values/json.js'
import type { Parsed } from '../../values/parse-result.js'
import type { Chart } from '../charts/chart.js'
import type { Call } from '../charts/procedure.js'
import type { Seat } from '../offers/option.js'
import { once } from '../quick/memoize.js'
import type { Automaton } from '../seats/automated-seat.js'
import type { Secrets } from '../seats/secrets.js'
import { type Clause, type Section, sectionClauses } from '../sections/clause.js'
import type { GameState, Question, Ruled } from '../sections/question.js'
import type { ReferenceNote } from '../sections/reference-notes.js'
import type { Total } from '../tables/measure.js'
import type { Formula, Table } from '../tables/rule-table.js'
import type { TextFinding, Witnessed } from './finding.js'
import type { Meeting } from './meeting-rules.js'

/** A statement that holds in every position, with the clauses that say so. */
export interface Law<Game = never> {
  readonly name: string
  readonly clauses: readonly Clause[]
  /** Lists the faults of a game, one message for each place; empty if the invariant holds. */
  broken(game: Game): readonly string[]
  /** Games that break the law, each made from a sound one: a law that cannot be broken says nothing. */
  breaks(game: Game): readonly Game[]
}

/** The possible sources of a component's facts. */
export const SOURCES = ['rulebook', 'derived', 'public', 'stand-in'] as const
/** The source of a component's fact. */
export type Source = (typeof SOURCES)[number]

/** One fact that the rulebook leaves to the map, the cards or a sheet, with its source. */
export interface Fact {
  readonly component: string
  readonly fact: string
  readonly source: Source
  /** The place where it was read, or the reason why it follows. */
  readonly because: string
}

/** A small world: the game and the call with which an enumeration begins. */
export interface World<Game = GameState> {
  readonly name: string
  readonly game: Game
  readonly call: Call
  /**
   * The extent of the enumeration. `alone` covers the chart of the procedure, with every declared result of its calls. `whole`
   * covers the book, with all called charts.
   */
  readonly reach: 'alone' | 'whole'
  /** Set where rights that may be used at any time are enumerated too. */
  readonly asides?: true
}

/** A statement about a whole path, with the clauses that say so. */
export interface PathLaw<Game = never> {
  readonly name: string
  readonly clauses: readonly Clause[]
  /** The procedures whose paths it is about. */
  readonly procedures: readonly string[]
  /** Lists the faults of successive games on a path, including the first game. */
  broken(games: readonly Game[]): readonly string[]
  /** Paths that break the law, each made from a sound game. */
  breaks(game: Game): readonly (readonly Game[])[]
}

/** A statement about all combinations of some values, with the clauses that say so: all of them are gone through. */
export interface CaseLaw {
  readonly name: string
  readonly clauses: readonly Clause[]
  /** Looks through all cases for those that break it. */
  broken(): Witnessed
  /** The same search over rules with a mistake: a law that no mistake breaks says nothing. */
  breaks(): Witnessed
}

/** A way to fill in what a component leaves open: the book over it, with the laws that it is tried on. */
export interface Completion<Game extends GameState = GameState> {
  readonly name: string
  readonly book: Book<Game>
  /** The procedures that depend on the component: it is tried on the worlds of the book in which these begin. */
  readonly procedures: readonly string[]
}

/** One table of a game, in words, for people who look at it. */
export interface Sketch {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** The same as scales, for whatever can draw them. */
  readonly scales?: readonly Scale[]
  /** True if it shows printed content, such as cards. A difference in it then counts as no change. */
  readonly isPrinted?: boolean
}

/** Prohibitions that decide, but refuse nothing that can be asked, and why nobody can ask for what they forbid. */
export interface NeverRefuses {
  readonly reason: string
  /** Their ids. */
  readonly clauses: readonly string[]
}

/** The meaning of an outcome: the winner, and by how much each seat reached or missed the goal. */
export interface Results {
  readonly winner: string
  /** The winner's role at the table, if known: a player or an automated seat. */
  readonly role?: string
  /** The end in words, where there is more to tell than who wins. */
  readonly says?: string
  readonly margins: Readonly<Record<string, number>>
}

/** A component that a user can replace by what a file of theirs holds. */
export interface Replaceable<Game extends GameState = GameState> {
  /** A short description. */
  readonly says: string
  /** The schema of a file's content. */
  readonly schema: ZodType
  /** The book over what a file holds, or what is wrong with that. */
  over(value: unknown): Parsed<Book<Game>>
}

/** One rulebook as modelled. */
export interface Book<Game extends GameState = GameState> {
  readonly name: string
  readonly title: string
  /** The printing of the text. */
  readonly edition: string
  /** The folder of its examples and of all that it keeps, where it was loaded from a folder. */
  readonly home?: string
  readonly sections: readonly Section[]
  /** Old ids of clauses that were renamed, each with the id of now: a citation of an old id is answered with the new one. */
  readonly renamed?: Readonly<Record<string, string>>
  readonly schema: ZodType<Game>
  /** Everybody who may decide something, beside chance: a name that is not among them is a mistake. */
  readonly seats?: readonly string[]
  /** Pairs of rules that can meet within one turn, with their answers. If given, `verify` looks for pairs without an answer. */
  readonly meetings?: readonly Meeting[]
  /** Words of the rules with those that players have for the same, which no clause need say: `{ picker: ['gatherer'] }`. */
  readonly alsoCalled?: Readonly<Record<string, readonly string[]>>
  /** The game before anything is set up, from which an example may start. */
  readonly empty: Game
  /** Other games from which an example may start, by name. */
  readonly bases?: Readonly<Record<string, Game>>
  /** Optional rules by which a game may be played, by name, each with what it changes of the game. */
  readonly variants?: Readonly<Record<string, Partial<Game>>>
  readonly charts: readonly Chart[]
  /** The procedure that plays the whole game. */
  readonly main: Call
  readonly tables: readonly Table[]
  readonly formulas: readonly Formula[]
  /** The measures of a position, which can be asked and expected by name. */
  readonly measures?: readonly Total<Game>[]
  readonly laws: readonly Law<Game>[]
  readonly pathLaws: readonly PathLaw<Game>[]
  readonly caseLaws?: readonly CaseLaw[]
  /** The starting points of enumeration. Loading a book adds its examples that are marked as explored. */
  readonly worlds: readonly World<Game>[]
  /** Every way to fill in what a component leaves open, where that can be listed; made when it is asked for, as each is a book of its own. */
  completions?(): readonly Completion<Game>[]
  readonly questions: readonly Question[]
  /** The rulings on questions, as stored beside the book. */
  readonly rulings?: readonly Ruled[]
  /** The defects of the text that the program can show. */
  readonly findings?: readonly TextFinding[]
  /** Notes on references that share few words with their target. If left out, no check looks for such references. */
  readonly references?: readonly ReferenceNote[]
  /** Why some prohibitions never refuse; where it is left out, nobody looks for those. */
  readonly neverRefuses?: readonly NeverRefuses[]
  readonly facts: readonly Fact[]
  /** The components that a user can replace, by name. */
  readonly components?: Readonly<Record<string, Replaceable<Game>>>
  /** The parts of a game that seats may not know; if left out, every seat knows everything. */
  readonly secrets?: Secrets<Game>
  /**
   * The game as people look at it: tables of words. Where it is left out, a game is shown field by field. In a book with
   * secrets a seat may be named, to whom no more is shown than it may know.
   */
  sketch?(game: Game, seat?: Seat): readonly Sketch[]
  /** The board on which the game is played, as it stands: a grid of squares. The sketch need not tell what is on it. */
  board?(game: Game, seat?: Seat): Board
  /** The parts of the game that can be drawn: map, tracks and boxes. */
  readonly drawing?: Drawing
  /** The pieces and markers on the drawing. In a book with secrets, a seat sees only what it may know. */
  shown?(game: Game, seat?: Seat): Shown
  /** Plays the empty seats by the priorities of the rulebook. */
  readonly automaton?: Automaton<Game>
  /** The winner and the margins, if the outcome of the whole game shows them. */
  results?(outcome: Json): Results
}

const clausesIn = once((sections: readonly Section[]) => sections.flatMap(sectionClauses))

/** Every clause of a book, section by section. */
export const bookClauses = (book: Pick<Book, 'sections'>): readonly Clause[] => clausesIn(book.sections)

/** States a law. */
export const law = <Game>(
  name: string,
  clauses: readonly Clause[],
  broken: (game: Game) => readonly string[],
  breaks: (game: Game) => readonly Game[],
): Law<Game> => Object.freeze({ name, clauses, broken, breaks })
