/**
 * What every Special Activity brings: its chart.
 *
 * @module
 */
import type { Chart } from '../../../src/kernel/chart.js'

/** A Special Activity: its chart. */
export interface SpecialMachine {
  readonly chart: Chart
}
