/**
 * Requests to the engine and its replies, in plain JSON, so that a worker, a test or another transport can carry them. Each
 * message holds the whole position; the engine remembers books, but no games.
 *
 * @module
 */

import type { GivenBlock, Json, Option, Position, Seat, Sitter } from '#core'

/** The start of a game or procedure: a given position, some readings, and some seats for the rulebook to play. */
export interface StartRequest extends Omit<GivenBlock, 'from'> {
  readonly base?: string
  readonly variants?: readonly string[]
  readonly readings?: Readonly<Record<string, string>>
  readonly byBook?: readonly Seat[]
}

/** A book by its short name, and who looks: somebody who may know all, where no seat is said. */
export interface OfBook {
  readonly book: string
  readonly seat?: Seat
}

interface AtPosition extends OfBook {
  readonly position: Position
}

/** A field of a game that somebody sets. */
export interface Setting {
  readonly path: readonly (string | number)[]
  readonly value: Json
}

/** The choice of refused candidates to explain: by typed words, by a clause, or by the subject of the choice. */
export interface WhyRequest {
  readonly words?: string
  readonly clause?: string
  readonly place?: string
}

/** All requests, by name. */
export interface Requests {
  readonly begin: OfBook & { readonly from: StartRequest }
  /** Part of an address after its `#`. */
  readonly shared: OfBook & { readonly hash: string }
  readonly at: AtPosition
  readonly choose: AtPosition & { readonly option: Option }
  readonly why: AtPosition & { readonly meant: WhyRequest }
  /** The values of measures; for one of them, the terms of each number. */
  /** A question in words, about the games that the book names. */
  readonly sentence: OfBook & { readonly text: string }
  readonly sums: AtPosition & { readonly measure?: string }
  readonly readings: AtPosition
  readonly read: AtPosition & { readonly readings: Readonly<Record<string, string>> }
  readonly fields: AtPosition & { readonly place: string }
  readonly edit: AtPosition & { readonly settings: readonly Setting[] }
  readonly share: AtPosition
  /** The examples that cite a clause or show a reading of a question, or some by their address names. */
  readonly examples: OfBook & {
    readonly clause?: string
    readonly question?: string
    readonly reading?: string
    readonly ids?: readonly string[]
  }
  readonly example: OfBook & { readonly id: string }
  readonly keep: AtPosition & {
    readonly as: 'example' | 'play'
    readonly from: StartRequest
    readonly choices: readonly Option[]
  }
  readonly table: OfBook
  readonly open: OfBook & { readonly text: string }
  readonly goOn: AtPosition & {
    readonly sitters: Readonly<Record<Seat, Sitter>>
    readonly seed: number
    /** The number of choices made before. */
    readonly made: number
  }
  /** The events since somebody last looked, as far as they may know them. */
  readonly story: AtPosition & { readonly choices: readonly Option[] }
}

/** A section, with those of its clauses that are meant. */
export interface CitedSection {
  readonly section: string
  readonly title: string
  readonly clauses: readonly { readonly id: string; readonly text: string }[]
}

/** One option, as it can be chosen. */
export interface OptionView {
  readonly option: Option
  readonly text: string
  readonly declines: boolean
  /** The spaces, pieces and tracks that it is about. */
  readonly places: readonly string[]
  /** For chance: how often it happens, against the others. */
  readonly weight?: number
  /** The printed text of the card that it names. */
  readonly printed?: string
}

/** Something that is printed, and what is called so. */
export interface CardText {
  readonly name: string
  readonly says: string
}

/** Options that read alike but for one number, or a single one. */
export interface OfferedTogether {
  readonly text: string
  readonly seat: Seat
  /** The question of the offer, if it differs from that of the decision. */
  readonly asks?: string
  readonly options: readonly OptionView[]
  /** The number in which the options differ, one for each, and what stands around it. */
  readonly field?: { readonly before: string; readonly after: string; readonly numbers: readonly number[] }
}

/** The decision that is due. */
export interface PendingDecision {
  readonly seat: Seat
  readonly asks: string
  readonly about?: string
  readonly procedure: string
  readonly cites: readonly CitedSection[]
  readonly offered: readonly OfferedTogether[]
  /** The rights that may be used at any time. */
  readonly asides: readonly OfferedTogether[]
  /** The number of refused candidates. */
  readonly refused: number
  /** The clauses by which they are. */
  readonly refusing: readonly CitedSection[]
  /** The decision of the rulebook for an automated seat, if it makes one. */
  readonly advised: readonly string[]
  /** The printed texts of the decision's subject or of its options. */
  readonly printed: readonly CardText[]
  /** True if the viewer is the one to choose. */
  readonly yours: boolean
}

/** The end of a game or a procedure. */
export interface EndView {
  readonly says: string
  readonly margins: Readonly<Record<string, number>>
  /** Why nothing could be done or chosen, the answer first; nothing where somebody chose. */
  readonly closed: readonly string[]
}

/** The view of a position: the visible game, the decision, and the result of the last step. */
export interface PositionView {
  readonly position: Position
  readonly due?: PendingDecision
  readonly ended?: EndView
  /** The picture of the game as markup, its tracks and boxes, and what else is told of it. */
  readonly picture: string
  readonly tracks: string
  readonly tables: string
  /** Every place of the map, every track and every square: what can be looked at. */
  readonly places: readonly string[]
  /** The last step in lines, with the clauses that made it happen, and what it changed. */
  readonly told: readonly string[]
  readonly changed: readonly string[]
  /** The clauses that any line names. */
  readonly clauses: readonly CitedSection[]
}

/** Candidates that are refused for the same reasons: a few of them by name, and these reasons in lines. */
export interface RefusedTogether {
  readonly names: readonly string[]
  readonly more: number
  readonly why: readonly string[]
}

/** Why not: what is refused of what is meant, and what of it is offered. */
export interface WhyNotView {
  readonly refused: readonly RefusedTogether[]
  readonly offered: readonly string[]
  /** Further answers to the words: about an action that begins elsewhere, or from clauses with these words. */
  readonly says: readonly string[]
  readonly clauses: readonly CitedSection[]
}

/** A measure: what it comes to, and what its numbers are sums of. */
export interface MeasureView {
  readonly measure: string
  readonly value: string
  readonly sums: readonly string[]
}

/** A question of the book, as it is read now. */
export interface ReadingChoice {
  readonly name: string
  readonly asks: string
  readonly reading: string
  readonly usual: string
  readonly readings: readonly { readonly name: string; readonly says: string }[]
  /** True if another reading changes the options here. */
  readonly matters: boolean
}

/** A field of the game that belongs to a place. */
export interface GameField {
  readonly path: readonly (string | number)[]
  readonly name: string
  readonly value: string | number | boolean
  /** The pieces of the picture that it puts there, by their names. */
  readonly pieces?: readonly string[]
  /** The words that may stand in it. */
  readonly words?: readonly string[]
}

/** An example of the book, as a list has it. */
export interface ListedExample {
  readonly id: string
  readonly name: string
}

/** An example, opened: where it begins, and what it does there. */
export interface OpenedExample {
  readonly id: string
  readonly name: string
  readonly note?: string
  /** The starting position; nothing if the example asks a table, or if a precondition refuses. */
  readonly standing?: PositionView
  /** The choices that it makes, those that nobody named included. */
  readonly choices: readonly Option[]
  readonly says: readonly string[]
  /** The result of the example, in lines. */
  readonly verdict: readonly string[]
  /** The clauses that these lines name. */
  readonly named: readonly CitedSection[]
  /** The clauses that it shows. */
  readonly clauses: readonly CitedSection[]
}

/** A step that somebody sees. */
export interface StepView {
  readonly line: string
  readonly changed: readonly string[]
}

/** The possible seating, and the known facts of the book before a game begins. */
export interface SeatPlan {
  readonly title: string
  readonly edition: string
  readonly seats: readonly Seat[]
  readonly sitters: readonly Sitter[]
  readonly secrets: boolean
  readonly bases: readonly string[]
  /** Its optional rules. */
  readonly variants: readonly string[]
  readonly procedures: readonly string[]
}

/** The reply to each request, by name. */
export interface Replies {
  readonly begin: PositionView
  readonly shared: PositionView
  readonly at: PositionView
  readonly choose: PositionView
  readonly why: WhyNotView
  readonly sentence: Pick<WhyNotView, 'says' | 'clauses'>
  readonly sums: { readonly measures: readonly MeasureView[] }
  readonly readings: { readonly questions: readonly ReadingChoice[] }
  readonly read: PositionView & { readonly more: readonly string[]; readonly less: readonly string[] }
  readonly fields: { readonly fields: readonly GameField[] }
  readonly edit: PositionView
  readonly share: { readonly hash: string }
  readonly examples: { readonly examples: readonly ListedExample[] }
  readonly example: OpenedExample
  readonly keep: { readonly name: string; readonly text: string; readonly before: number }
  readonly table: SeatPlan
  readonly open: { readonly start: Position; readonly choices: readonly Option[]; readonly standing: PositionView }
  readonly goOn: { readonly choices: readonly Option[]; readonly standing: PositionView; readonly resting: boolean }
  readonly story: { readonly steps: readonly StepView[] }
}

/** The name of something that can be asked. */
export type RequestName = keyof Requests

/** Why something cannot be told: what is wrong, and where. */
export interface RequestFault {
  readonly path: string
  readonly message: string
}

/** The engine's reply: the requested value, or the reason for the failure. */
export type Reply<K extends RequestName> =
  | { readonly ok: true; readonly value: Replies[K] }
  | { readonly ok: false; readonly faults: readonly RequestFault[] }

/** A client that sends requests to the engine. */
export type EngineClient = <K extends RequestName>(asked: K, about: Requests[K]) => Promise<Reply<K>>
