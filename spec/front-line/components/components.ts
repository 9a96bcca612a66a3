/** The components that the text leaves to boards, cards and charts, put together. @module */
import type { Fact } from 'rulewright/book'
import { type Field, fieldOver } from '../field.js'
import { FIELDS, type FieldName } from '../vocabulary.js'
import { chartFacts, type ResultsCharts, standInCharts } from './attack-results.js'
import { type BoardTexts, boardFacts, standInBoards } from './boards.js'
import { type SupplyCards, standardCards, supplyCardFacts } from './supply-cards.js'
import { type Placement, standInPlacement, unitFacts } from './units.js'

/** The components from which the book is assembled. */
export interface Components {
  readonly fields: Readonly<Record<FieldName, Field>>
  readonly cards: SupplyCards
  readonly results: ResultsCharts
  readonly placement: Placement
  readonly facts: readonly Fact[]
}

/** The Battle Fields of two boards. */
export const fieldsOf = (boards: BoardTexts): Components['fields'] =>
  Object.fromEntries(FIELDS.map((name) => [name, fieldOver(boards[name])])) as Record<FieldName, Field>

/** The facts of the text, with a placeholder for everything else. */
export const standardComponents: Components = {
  fields: fieldsOf(standInBoards),
  cards: standardCards,
  results: standInCharts,
  placement: standInPlacement,
  facts: [...boardFacts, ...supplyCardFacts, ...chartFacts, ...unitFacts],
}
