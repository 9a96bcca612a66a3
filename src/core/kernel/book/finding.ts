/**
 * Findings: defects of a text that a machine can witness, and looks for again whenever the book is verified.
 *
 * @module
 */

import type { Value } from '../../values/json.js'
import type { Clause } from '../sections/clause.js'
import type { QuestionKind } from '../sections/question.js'
import { domainOf, type Fields, product, type View, type Viewed } from '../tables/table-view.js'

/** One case: a value for each field. */
export type Instance = Readonly<Record<string, Value>>

/** A part of a region: for each field, the values that it can have there. */
export type Box = Readonly<Record<string, readonly Value[]>>

/** The result of a search for a defect. */
export interface Witnessed {
  /** The number of cases examined. */
  readonly among: number
  /** The cases that show the defect, the smallest first; empty if the text is sound. */
  readonly cases: readonly Instance[]
}

/** A defect of a text. */
export interface TextFinding {
  readonly name: string
  readonly kind: QuestionKind
  /** The defect, in one sentence. */
  readonly says: string
  readonly clauses: readonly Clause[]
  /** Looks for the cases that show it. */
  witness(): Witnessed
}

/** States a defect of the text. The name equals the exported constant. */
export const finding = (name: string, said: Omit<TextFinding, 'name'>): TextFinding => Object.freeze({ name, ...said })

/** Looks through all combinations of some fields for those that show a defect. */
export function searched<const F extends Fields>(of: View<F>, shows: (view: Viewed<F>) => boolean): Witnessed {
  let among = 0
  const cases: Viewed<F>[] = []
  for (const view of product(of)) {
    among += 1
    if (shows(view)) cases.push(view)
  }
  const size = (view: Viewed<F>) =>
    Object.entries(of.fields).reduce((sum, [name, domain]) => sum + domainOf(domain).indexOf(view[name] as Value), 0)
  return { among, cases: cases.sort((one, other) => size(one) - size(other)) as readonly Instance[] }
}

/** A single case, which shows a defect or not: two numbers that should agree, or a thing that should be there. */
export const looked = (at: Instance, shows: boolean): Witnessed => ({ among: 1, cases: shows ? [at] : [] })

/** The whole region of some cases as boxes that do not overlap: cases that differ in one field only are put together. */
export function boxesOf(cases: readonly Instance[]): readonly Box[] {
  const boxes: readonly Box[] = cases.map((one) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name, [value]])),
  )
  return Object.keys(cases[0] ?? {}).reduce(mergedAlong, boxes)
}

/** Boxes in which those that differ in one field only have become one. */
function mergedAlong(boxes: readonly Box[], field: string): readonly Box[] {
  const merged = new Map<string, Box>()
  for (const box of boxes) {
    const key = JSON.stringify(Object.entries(box).filter(([name]) => name !== field))
    const values = [...(merged.get(key)?.[field] ?? []), ...(box[field] ?? [])]
    merged.set(key, { ...box, [field]: values })
  }
  return [...merged.values()]
}
