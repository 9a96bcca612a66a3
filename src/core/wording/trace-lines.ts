/**
 * Traces as people read them: a sum stands in one line with everything that was added, a measure with the sums that it is
 * made of, and what one measure came to in several places in one line too.
 *
 * @module
 */

import type { Decided, Traced } from '../kernel/plays/trace.js'
import { type Clause, cite } from '../kernel/sections/clause.js'
import { type Absent, absentBeside } from '../kernel/tables/condition-phrases.js'
import type { Json } from '../values/json.js'
import { lineOf } from './step-lines.js'
import { formulaText, type SumTerm, termLabel } from './sum-formula.js'
import { groupsBy } from './summarize-options.js'

/** A sum, or a measure that is made of sums, with all its parts. */
export interface Summed {
  readonly kind: 'summed'
  readonly chart: string
  readonly table: string
  /** The argument of the measure. */
  readonly about: string
  readonly value: Json
  readonly parts: readonly Decided[]
  /** The subject of each sum in a measure, by its number; empty if a measure has only one subject. */
  readonly names: ReadonlyMap<number, string>
  /** The citations of a measure; a sum has its citations with each part. */
  readonly clauses: readonly Clause[]
}

/** The values of one measure, for several arguments in turn. */
export interface Counted {
  readonly kind: 'counted'
  readonly chart: string
  readonly table: string
  readonly counts: readonly string[]
  /** The values that are sums, with their parts. */
  readonly sums: readonly Sum[]
  readonly clauses: readonly Clause[]
}

/** A line of a trace as it is told. */
export type TraceLine = Traced | Summed | Counted

/** The kinds of lines between two steps; the numbers of sums begin anew after each. */
const BETWEEN_STEPS: readonly Traced['kind'][] = ['chosen', 'aside', 'advised', 'called', 'skipped', 'returned']

/** The lines of a trace as they are told; where it is `whole`, a count names also the parts that add nothing. */
export function foldTrace(trace: readonly Traced[], whole = false): readonly TraceLine[] {
  const told: TraceLine[] = []
  let step: Traced[] = []
  const close = () => {
    told.push(...gathered(summedIn(step), whole))
    step = []
  }
  for (const line of trace) {
    if (!BETWEEN_STEPS.includes(line.kind)) step.push(line)
    else {
      close()
      told.push(line)
    }
  }
  close()
  return told
}

/** The lines of one step, in which each sum stands where its first row decided, unless it is a part of a measure. */
function summedIn(step: readonly Traced[]): readonly TraceLine[] {
  const decided = step.filter((line) => line.kind === 'decided')
  const ofMeasures = new Set(decided.flatMap(({ questions = [] }) => questions))
  const parts = decided.filter(isHeardFirst())
  const partsOf = (numbers: readonly number[]) =>
    parts.filter(({ question }) => question !== undefined && numbers.includes(question))
  const seen = new Set<number>()
  return step.flatMap((line): readonly TraceLine[] => {
    if (line.kind !== 'decided') return [line]
    const { question, questions } = line
    if (questions) return [summed(line, partsOf(questions), line.clauses)]
    if (question === undefined) return [line]
    if (ofMeasures.has(question) || seen.has(question)) return []
    seen.add(question)
    return [summed(line, partsOf([question]), [])]
  })
}

/** Tests whether a row appears in its sum for the first time, since a stored measure is recorded again at each use. */
function isHeardFirst(): (line: Decided) => boolean {
  const heard = new Set<string>()
  return ({ question, table, row }) => {
    const name = `${question} ${table} ${row}`
    return !heard.has(name) && heard.add(name) !== undefined
  }
}

const summed = (line: Decided, parts: readonly Decided[], clauses: readonly Clause[]): Summed => ({
  kind: 'summed',
  chart: line.chart,
  table: line.table,
  about: argumentText(line),
  value: line.value ?? added(parts),
  parts,
  names: namesIn(line, parts),
  clauses,
})

const NAMELESS: ReadonlyMap<number, string> = new Map()

/** The subjects of a measure's sums. Sums and named parts are matched by order, if their amounts agree. */
function namesIn({ parts: named = [] }: Decided, parts: readonly Decided[]): ReadonlyMap<number, string> {
  const sums = groupsBy(parts, ({ question }) => `${question}`).filter((sum) => added(sum) !== 0)
  const adding = named.filter(({ amount }) => amount !== 0)
  const isAlike = sums.length === adding.length && sums.every((sum, at) => added(sum) === adding[at]?.amount)
  if (!isAlike || new Set(adding.map(({ what }) => what)).size < 2) return NAMELESS
  return new Map(sums.map(([first], at) => [first?.question ?? 0, adding[at]?.what ?? '']))
}

const added = (parts: readonly Decided[]): number => parts.reduce((total, { adds = 0 }) => total + adds, 0)

/** Lines in which what one measure came to, for one argument after the other, stands together. */
function gathered(lines: readonly TraceLine[], whole: boolean): readonly TraceLine[] {
  const told: TraceLine[] = []
  for (const line of lines) {
    const count = line.kind === 'decided' && line.value !== undefined ? countedIn(line, whole) : line
    const last = told.at(-1)
    if (count.kind === 'counted' && last?.kind === 'counted' && last.table === count.table)
      told.splice(-1, 1, {
        ...last,
        counts: [...new Set([...last.counts, ...count.counts])],
        sums: [...last.sums, ...count.sums],
      })
    else told.push(count)
  }
  return told
}

const countedIn = (line: Decided, whole: boolean): Counted => ({
  kind: 'counted',
  chart: line.chart,
  table: line.table,
  counts: [[argumentText(line), countText(line, whole)].filter((text) => text !== '').join(' ')],
  sums: line.parts?.length ? [{ name: line.table, about: argumentText(line), text: countText(line, whole) }] : [],
  clauses: line.clauses,
})

/** Formats the value of a measure with its parts; parts that add nothing come together at the end. */
function countText({ value = null, parts = [] }: Decided, whole: boolean): string {
  const nothing = whole ? parts.filter(({ amount }) => amount === 0).map(({ what }) => what) : []
  return formulaText(value, [
    ...parts.filter(({ amount }) => amount !== 0).map(({ amount, what }) => ({ amount, label: what })),
    ...(nothing.length > 0 ? [{ amount: 0, label: nothing.join(', ') }] : []),
  ])
}

const argumentText = ({ argument = {} }: Pick<Decided, 'argument'>): string => Object.values(argument).join(' ')

/**
 * A line of a trace as a person reads it; lines without clauses are left out.
 *
 * @param whole - whether a sum names also what adds nothing to it
 */
export function toldLine(told: TraceLine, whole = false): string | undefined {
  if (told.kind === 'counted')
    return `  ${told.chart} [${told.table}] ${told.counts.join(told.counts.some((count) => count.includes(' = ')) ? '; ' : ', ')}${grounds(told.clauses)}`
  if (told.kind === 'summed') return `  ${told.chart} [${told.table}] ${summedText(told, whole)}`
  return lineOf(told)
}

/** A number that was added up, with what it is made of. */
export interface Sum {
  readonly name: string
  /** The argument, as given. */
  readonly about: string
  /** The value and its terms: `3 = 1 (…) + 2 (…)`. */
  readonly text: string
}

/** The numbers of a trace that were added up, in their order. */
export const sumsIn = (trace: readonly Traced[]): readonly Sum[] =>
  foldTrace(trace, true).flatMap((told): readonly Sum[] => {
    if (told.kind === 'summed') return [{ name: told.table, about: told.about, text: addedText(told, true) }]
    if (told.kind !== 'counted') return []
    return told.sums.map((sum) => ({ ...sum, text: `${sum.text}${grounds(told.clauses)}` }))
  })

/** Sums in lines; what several come to in the same way stands in one. */
export const sumLines = (sums: readonly Sum[]): readonly string[] =>
  groupsBy(sums, ({ name, text }) => `${name}\n${text}`).map((same) => {
    const about = [...new Set(same.map((sum) => sum.about).filter((text) => text !== ''))]
    return `${[same[0]?.name, ...about].join(', ')}: ${same[0]?.text}`
  })

const grounds = (clauses: readonly Clause[]): string => (clauses.length > 0 ? `: ${cited(clauses)}` : '')

const cited = (clauses: readonly Clause[]): string => clauses.map(cite).join(', ')

/** A sum with its argument, its terms, and the clauses behind them. */
const summedText = (told: Summed, whole: boolean): string =>
  `${told.about === '' ? '' : `${told.about} `}${addedText(told, whole)}`

/** A sum as a formula, with the clauses of its terms; the part of a measure from elsewhere stands first. */
function addedText({ value, parts, names, clauses }: Summed, whole: boolean): string {
  const rest = typeof value === 'number' ? value - added(parts) : 0
  const adding = parts.filter(({ adds }) => adds !== 0)
  const told = whole || adding.length === 0 ? parts : adding
  const absent = whole ? absentIn(parts) : []
  const terms = isOneSum(parts)
    ? [...told, ...absent].toSorted((one, other) => one.row - other.row)
    : [...told, ...absent]
  const formula = formulaText(value, [
    ...(rest === 0 ? [] : [{ amount: rest, label: 'otherwise' }]),
    ...groupsBy(terms, (term) => `${isNamed(term, names)} ${term.adds} ${labelOf(term)}`).map((same) =>
      termOf(same, names),
    ),
  ])
  return `${formula}${grounds([...new Set([...terms.flatMap((term) => term.clauses), ...clauses])])}`
}

type Added = Pick<Decided, 'adds' | 'clauses' | 'because' | 'question' | 'row'>

/** True if all parts belong to one sum, so that its rows can stand in their order. */
const isOneSum = (parts: readonly Added[]): boolean => new Set(parts.map(({ question }) => question)).size < 2

const isNamed = ({ question = 0 }: Added, names: Summed['names']): boolean => names.has(question)

/** The terms that add nothing to the sums of these parts. */
const absentIn = (parts: readonly Decided[]): readonly Absent[] =>
  [...new Map(parts.map((part) => [part.question, part.because ?? {}])).values()].flatMap(absentBeside)

const labelOf = ({ clauses, because = {} }: Added): string => termLabel(clauses, because)

/** Equal parts with the same words as one term: `2 × 1 (bark: oak, elm)`. */
function termOf(same: readonly Added[], names: Summed['names']): SumTerm {
  const [first] = same
  const about = same.flatMap(({ question }) => names.get(question ?? 0) ?? [])
  const label = first ? labelOf(first) : ''
  return {
    amount: first?.adds ?? 0,
    label: about.length < same.length ? label : `${label}: ${about.join(', ')}`,
    ...(same.length > 1 && { times: same.length }),
  }
}

/** A trace in lines for people; where it is `whole`, a sum names also what adds nothing to it. */
export const toldLines = (trace: readonly Traced[], whole = false): readonly string[] =>
  foldTrace(trace, whole).flatMap((told) => toldLine(told, whole) ?? [])
