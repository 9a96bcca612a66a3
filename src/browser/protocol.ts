/**
 * What a page asks the engine, and what it is told: plain JSON on both sides, so that a worker, a test and any other door can
 * stand between them. A position goes back and forth whole; the engine remembers books, and no game.
 *
 * @module
 */
import type { Json, Option, Position, Seat } from '#kernel'
import type { Given } from '../examples/format.js'
import type { Sitter } from '../play/seats.js'

/** How something begins: as an example gives it, under some readings, with some seats that the book plays. */
export interface Beginning extends Omit<Given, 'from'> {
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

/** What of what is refused is meant: by words that somebody types, by a clause, or by what a choice is about. */
export interface Meant {
  readonly words?: string
  readonly clause?: string
  readonly place?: string
}

/** What can be asked, by its name. */
export interface Asks {
  readonly begin: OfBook & { readonly from: Beginning }
  /** What an address holds behind its `#`. */
  readonly shared: OfBook & { readonly hash: string }
  readonly at: AtPosition
  readonly choose: AtPosition & { readonly option: Option }
  readonly why: AtPosition & { readonly meant: Meant }
  /** What measures come to; of one of them, what each number is the sum of. */
  /** A question in words, about the games that the book names. */
  readonly sentence: OfBook & { readonly text: string }
  readonly sums: AtPosition & { readonly measure?: string }
  readonly readings: AtPosition
  readonly read: AtPosition & { readonly readings: Readonly<Record<string, string>> }
  readonly fields: AtPosition & { readonly place: string }
  readonly edit: AtPosition & { readonly settings: readonly Setting[] }
  readonly share: AtPosition
  /** Those that cite a clause, those that show how a question is read, or some by their names in addresses. */
  readonly examples: OfBook & {
    readonly clause?: string
    readonly question?: string
    readonly reading?: string
    readonly ids?: readonly string[]
  }
  readonly example: OfBook & { readonly id: string }
  readonly keep: AtPosition & {
    readonly as: 'example' | 'play'
    readonly from: Beginning
    readonly choices: readonly Option[]
  }
  readonly table: OfBook
  readonly open: OfBook & { readonly text: string }
  readonly goOn: AtPosition & {
    readonly sitters: Readonly<Record<Seat, Sitter>>
    readonly seed: number
    /** How many choices were made before. */
    readonly made: number
  }
  /** What happened since somebody looked last, as far as they may know it. */
  readonly story: AtPosition & { readonly choices: readonly Option[] }
}

/** A section, with those of its clauses that are meant. */
export interface Cited {
  readonly section: string
  readonly title: string
  readonly clauses: readonly { readonly id: string; readonly text: string }[]
}

/** One option, as it can be chosen. */
export interface Offered {
  readonly option: Option
  readonly text: string
  readonly declines: boolean
  /** The spaces, pieces and tracks that it is about. */
  readonly places: readonly string[]
  /** For chance: how often it happens, against the others. */
  readonly weight?: number
  /** What is printed on the card that it names. */
  readonly printed?: string
}

/** Something that is printed, and what is called so. */
export interface Printed {
  readonly name: string
  readonly says: string
}

/** Options that read alike but for one number, or a single one. */
export interface OfferedTogether {
  readonly text: string
  readonly seat: Seat
  /** What is asked, where that is not the decision that is due. */
  readonly asks?: string
  readonly options: readonly Offered[]
  /** The number in which the options differ, one for each, and what stands around it. */
  readonly field?: { readonly before: string; readonly after: string; readonly numbers: readonly number[] }
}

/** The decision that is due. */
export interface Due {
  readonly seat: Seat
  readonly asks: string
  readonly about?: string
  readonly procedure: string
  readonly cites: readonly Cited[]
  readonly offered: readonly OfferedTogether[]
  /** The rights that may be used at any time. */
  readonly asides: readonly OfferedTogether[]
  /** How many candidates are refused. */
  readonly refused: number
  /** The clauses by which they are. */
  readonly refusing: readonly Cited[]
  /** How the book decides, where it does. */
  readonly advised: readonly string[]
  /** What is printed on that which is decided about, or chosen. */
  readonly printed: readonly Printed[]
  /** Whether who looks is the one to choose. */
  readonly yours: boolean
}

/** How a game, or a procedure, ended. */
export interface Ended {
  readonly says: string
  readonly margins: Readonly<Record<string, number>>
  /** Why nothing could be done or chosen, the answer first; nothing where somebody chose. */
  readonly closed: readonly string[]
}

/** Where a position stands: what is to be seen, what is due, and what the last step did. */
export interface Standing {
  readonly position: Position
  readonly due?: Due
  readonly ended?: Ended
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
  readonly clauses: readonly Cited[]
}

/** Candidates that are refused for the same reasons: a few of them by name, and these reasons in lines. */
export interface RefusedTogether {
  readonly names: readonly string[]
  readonly more: number
  readonly why: readonly string[]
}

/** Why not: what is refused of what is meant, and what of it is offered. */
export interface Why {
  readonly refused: readonly RefusedTogether[]
  readonly offered: readonly string[]
  /** What else the rules say of the words: of an action that begins elsewhere, or the clauses that say them. */
  readonly says: readonly string[]
  readonly clauses: readonly Cited[]
}

/** A measure: what it comes to, and what its numbers are sums of. */
export interface Summed {
  readonly measure: string
  readonly value: string
  readonly sums: readonly string[]
}

/** A question of the book, as it is read now. */
export interface Read {
  readonly name: string
  readonly asks: string
  readonly reading: string
  readonly usual: string
  readonly readings: readonly { readonly name: string; readonly says: string }[]
  /** Whether another reading changes what may be chosen here. */
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
  /** Where it begins; nothing where it asks a table, or a door is shut. */
  readonly standing?: Standing
  /** The choices that it makes, those that nobody named included. */
  readonly choices: readonly Option[]
  readonly says: readonly string[]
  /** What comes of it, in lines. */
  readonly verdict: readonly string[]
  /** The clauses that these lines name. */
  readonly named: readonly Cited[]
  /** Those that it shows. */
  readonly clauses: readonly Cited[]
}

/** A step that somebody sees. */
export interface Happened {
  readonly line: string
  readonly changed: readonly string[]
}

/** Who can sit where, and what is known of the book before anything begins. */
export interface Table {
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

/** What is told, by what was asked. */
export interface Replies {
  readonly begin: Standing
  readonly shared: Standing
  readonly at: Standing
  readonly choose: Standing
  readonly why: Why
  readonly sentence: Pick<Why, 'says' | 'clauses'>
  readonly sums: { readonly measures: readonly Summed[] }
  readonly readings: { readonly questions: readonly Read[] }
  readonly read: Standing & { readonly more: readonly string[]; readonly less: readonly string[] }
  readonly fields: { readonly fields: readonly GameField[] }
  readonly edit: Standing
  readonly share: { readonly hash: string }
  readonly examples: { readonly examples: readonly ListedExample[] }
  readonly example: OpenedExample
  readonly keep: { readonly name: string; readonly text: string; readonly before: number }
  readonly table: Table
  readonly open: { readonly start: Position; readonly choices: readonly Option[]; readonly standing: Standing }
  readonly goOn: { readonly choices: readonly Option[]; readonly standing: Standing; readonly resting: boolean }
  readonly story: { readonly steps: readonly Happened[] }
}

/** The name of something that can be asked. */
export type Asked = keyof Asks

/** Why something cannot be told: what is wrong, and where. */
export interface Fault {
  readonly path: string
  readonly message: string
}

/** What the engine says: what was asked for, or why not. */
export type Reply<K extends Asked> =
  | { readonly ok: true; readonly value: Replies[K] }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Whoever answers. */
export type Answering = <K extends Asked>(asked: K, about: Asks[K]) => Promise<Reply<K>>
