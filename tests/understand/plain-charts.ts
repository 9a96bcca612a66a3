/** Charts as far as it matters for their beginning: a name, arguments, options, and a precondition. @module */
import { z } from 'zod'
import type { Chart } from '../../src/core/kernel/charts/chart.js'

/** A procedure as far as it matters for its beginning. */
export interface Told {
  readonly name?: string
  readonly fields?: Readonly<Record<string, z.ZodType>>
  /** The types of its options. */
  readonly options?: readonly string[]
  /** True of arguments that its precondition refuses. */
  readonly isShut?: (args: Readonly<Record<string, unknown>>) => boolean
}

/** Makes such a chart. */
export const chartOf = ({ name = 'climb', fields, options = [], isShut = () => false }: Told): Chart => {
  const refusals = ({ args }: { args: Readonly<Record<string, unknown>> }) => (isShut(args) ? [{ table: 'shut' }] : [])
  const args = fields ? z.strictObject(fields) : z.null()
  const states = { first: { ways: options.map((on) => ({ on })) } }
  return { name, procedure: { args }, states, door: { refusals } } as unknown as Chart
}
