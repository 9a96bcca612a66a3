/** Examples, ready to be run. @module */

import type { Clause, GameState, Json, SectionHead, Table, Value } from '#kernel'
import type { Named } from '../kernel/explain.js'
import type { Knock } from './door.js'
import type { Then } from './format.js'
import type { Begun } from './given.js'
import type { Path } from './parsing.js'

/** What every example has. */
export interface ExampleHead {
  readonly name: string
  /** The clauses that it cites by their ids. */
  readonly clauses: readonly Clause[]
  /** The sections that it cites as a whole. */
  readonly sections: readonly SectionHead[]
  /** Where it is about a refusal, the ids of the clauses that must refuse what comes next; none where whatever may. */
  readonly refusedBy?: readonly string[]
  /** Whether it says nothing that could be compared with what the rules say. */
  readonly unchecked?: boolean
}

/** An example of choices in a position. */
export interface PlayedExample<Game extends GameState = GameState> extends ExampleHead {
  readonly kind: 'played'
  readonly begun: Begun<Game>
  readonly groups: readonly (readonly Named[])[]
  readonly then: Then
  /** Where each choice is named: the paths start at the example. */
  readonly paths: ReadonlyMap<Named, Path>
}

/** An example of a procedure that may not begin: it knocks at the door. */
export interface KnockedExample<Game extends GameState = GameState> extends ExampleHead {
  readonly kind: 'knocked'
  readonly knock: Knock<Game>
  /** The ids of the clauses that must refuse to begin it; none where whatever may. */
  readonly refusedBy: readonly string[]
}

/** An example of a question to a rule table. */
export interface AskedExample extends ExampleHead {
  readonly kind: 'asked'
  readonly table: Table
  readonly view: Readonly<Record<string, Value>>
  /** The answer; absent where the table refuses, or is only asked. */
  readonly answer?: Json
}

/** An example that can be run. */
export type Example<Game extends GameState = GameState> = PlayedExample<Game> | KnockedExample<Game> | AskedExample
