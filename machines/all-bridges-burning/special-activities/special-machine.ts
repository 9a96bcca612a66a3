/**
 * What every Special Activity brings: its chart.
 *
 * @module
 */
import type { Chart } from '#kernel'

/** A Special Activity: its chart. */
export interface SpecialMachine {
  readonly chart: Chart
}
