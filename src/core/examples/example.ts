/** Examples, ready to be run. @module */

import type { Clause, SectionHead } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Table } from '../kernel/tables/rows.js'
import type { Named } from '../records/match-plays.js'
import type { Json, Value } from '../values/json.js'
import type { PreconditionCheck } from './comparison/check-precondition.js'
import type { ThenBlock } from './format/file-format.js'
import type { ValuePath } from './format/parse-helpers.js'
import type { StartedPosition } from './start-position.js'

/** The part that all examples have. */
export interface ExampleHead {
  readonly name: string
  /** The clauses that it cites by their ids. */
  readonly clauses: readonly Clause[]
  /** The sections that it cites as a whole. */
  readonly sections: readonly SectionHead[]
  /** The ids of the clauses that must refuse the next choice, in an example of a refusal; none if any clause may. */
  readonly refusedBy?: readonly string[]
  /** True if it states nothing that can be compared with the rules. */
  readonly unchecked?: boolean
}

/** An example of choices in a position. */
export interface PlayExample<Game extends GameState = GameState> extends ExampleHead {
  readonly kind: 'played'
  readonly begun: StartedPosition<Game>
  readonly groups: readonly (readonly Named[])[]
  readonly then: ThenBlock
  /** The place of each named choice, as a path from the example. */
  readonly paths: ReadonlyMap<Named, ValuePath>
}

/** An example of a procedure that may not begin: it knocks at the door. */
export interface PreconditionExample<Game extends GameState = GameState> extends ExampleHead {
  readonly kind: 'knocked'
  readonly knock: PreconditionCheck<Game>
  /** The ids of the clauses that must refuse to begin it; none where whatever may. */
  readonly refusedBy: readonly string[]
}

/** An example of a question to a rule table. */
export interface TableExample extends ExampleHead {
  readonly kind: 'asked'
  readonly table: Table
  readonly view: Readonly<Record<string, Value>>
  /** The answer; absent where the table refuses, or is only asked. */
  readonly answer?: Json
}

/** An example that can be run. */
export type Example<Game extends GameState = GameState> = PlayExample<Game> | PreconditionExample<Game> | TableExample
