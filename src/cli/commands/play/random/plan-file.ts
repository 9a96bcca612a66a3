/** Plans: several runs of `rulewright play random` in one file. @module */
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { checkShape, formatLocation, locateProblems, type Piped } from '#core'
import { openFile, unreadable } from '../../../books/open-file.js'
import type { Flags } from './games.js'

const MOST = 999_999_999
const wholeFrom = (least: number) => z.int().min(least).max(MOST).optional()

/** One run: its fields are options of `playouts`, under the same names. */
const runSchema = z
  .strictObject({
    book: z.string(),
    number: wholeFrom(0),
    decisions: wholeFrom(1),
    seed: wholeFrom(0),
    bound: wholeFrom(1),
    asides: wholeFrom(0),
    refusals: wholeFrom(0),
    seats: z.string().optional(),
    from: z.string().optional(),
    /** The optional rules of the book that they are played by. */
    variants: z.array(z.string()).readonly().optional(),
    /** The reading of each question that is not read as usual. */
    readings: z.record(z.string(), z.string()).readonly().default({}),
    anyReadings: z.boolean().optional(),
    /** The file of each component that replaces one of the book, as it is found from the folder of the plan. */
    components: z.record(z.string(), z.string()).readonly().default({}),
  })
  .readonly()

const planSchema = z.strictObject({ runs: z.array(runSchema).min(1).readonly() })

/** A run of a plan, in the words of the command line. */
export interface PlannedRun {
  readonly book: string
  /** Options that the run gives itself. */
  readonly flags: Partial<Flags>
  /** Components, each as `name=file`. */
  readonly components: readonly string[]
  /** The place of the run in its file. */
  readonly place: string
}

/** Reads a plan from a file, or from what is piped in. */
export function readPlan(file: string, piped: Piped): readonly PlannedRun[] {
  const source = openFile(file, piped)
  const plan = checkShape(planSchema, source.value)
  if (!plan.ok) throw unreadable(locateProblems(source, plan.problems))
  return plan.value.runs.map((run, at) => ({
    book: run.book,
    flags: flagsOf(run),
    components: pairsIn(run.components).map(([name, of]) => `${name}=${isAbsolute(of) ? of : join(file, '..', of)}`),
    place: formatLocation(source, ['runs', at]),
  }))
}

const pairsIn = (named: Readonly<Record<string, string>>) => Object.entries(named)

/** Plan entries that are numbers; on the command line they are words. */
const NUMBERS = ['number', 'decisions', 'seed', 'bound', 'asides', 'refusals'] as const

function flagsOf(run: z.infer<typeof runSchema>): Partial<Flags> {
  const { seats, from, variants, readings, anyReadings } = run
  const numbers = NUMBERS.flatMap((name) => (run[name] === undefined ? [] : [[name, `${run[name]}`]]))
  return {
    ...Object.fromEntries(numbers),
    ...(seats !== undefined && { seats }),
    ...(from !== undefined && { from }),
    ...(variants !== undefined && { variant: variants }),
    ...(pairsIn(readings).length > 0 && { reading: pairsIn(readings).map((pair) => pair.join('=')) }),
    ...(anyReadings && { anyReadings }),
  }
}

/** A run as a call of the command line, for its heading. */
export const callOf = ({ book, flags, components }: PlannedRun): string =>
  [
    `playouts ${book}`,
    ...NUMBERS.flatMap((name) => (flags[name] === undefined ? [] : [`--${name} ${flags[name]}`])),
    ...(flags.seats === undefined ? [] : [`--seats ${flags.seats}`]),
    ...(flags.from === undefined ? [] : [`--from "${flags.from}"`]),
    ...(flags.variant ?? []).map((variant) => `--variant "${variant}"`),
    ...(flags.reading ?? []).map((reading) => `--reading ${reading}`),
    ...(flags.anyReadings ? ['--any-readings'] : []),
    ...components.map((component) => `--component ${component}`),
  ].join(' ')
