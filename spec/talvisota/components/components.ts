/** The components that the text leaves to the map and the counters, put together. @module */
import type { Fact } from 'rulewright/book'
import type { MapText } from './map.js'
import type { UnitTexts } from './units.js'

/** The components from which the book is assembled. */
export interface Components {
  readonly map: MapText
  readonly units: UnitTexts
  readonly facts: readonly Fact[]
}
