/**
 * Traces as people read them: a sum stands in one line with everything that was added, a measure with the sums that it is
 * made of, and what one measure came to in several places in one line too.
 *
 * @module
 */
import { type Clause, cite } from './clause.js'
import { groupsBy } from './grouped.js'
import type { Json } from './json.js'
import { type Absent, absentBeside } from './phrase.js'
import { becauseText, type Decided, lineOf, type Traced } from './trace.js'

/** A sum, or a measure that is made of sums, with all its parts. */
export interface Summed {
  readonly kind: 'summed'
  readonly chart: string
  readonly table: string
  /** What a measure was asked about. */
  readonly about: string
  readonly value: Json
  readonly parts: readonly Decided[]
  /** What each sum of a measure is about, by its number; none where a measure is about one thing. */
  readonly names: ReadonlyMap<number, string>
  /** What a measure cites; a sum cites with each of its parts. */
  readonly clauses: readonly Clause[]
}

/** What one measure came to, for one argument after the other. */
export interface Counted {
  readonly kind: 'counted'
  readonly chart: string
  readonly table: string
  readonly counts: readonly string[]
  /** Those that were added up, with their parts. */
  readonly sums: readonly Sum[]
  readonly clauses: readonly Clause[]
}

/** A line of a trace as it is told. */
export type Told = Traced | Summed | Counted

/** The kinds of lines between two steps; the numbers of sums begin anew after each. */
const BETWEEN_STEPS: readonly Traced['kind'][] = ['chosen', 'aside', 'advised', 'called', 'skipped', 'returned']

/** The lines of a trace as they are told; where it is `whole`, a count names also the parts that add nothing. */
export function folded(trace: readonly Traced[], whole = false): readonly Told[] {
  const told: Told[] = []
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
function summedIn(step: readonly Traced[]): readonly Told[] {
  const decided = step.filter((line) => line.kind === 'decided')
  const ofMeasures = new Set(decided.flatMap(({ questions = [] }) => questions))
  const parts = decided.filter(isHeardFirst())
  const partsOf = (numbers: readonly number[]) =>
    parts.filter(({ question }) => question !== undefined && numbers.includes(question))
  const seen = new Set<number>()
  return step.flatMap((line): readonly Told[] => {
    if (line.kind !== 'decided') return [line]
    const { question, questions } = line
    if (questions) return [summed(line, partsOf(questions), line.clauses)]
    if (question === undefined) return [line]
    if (ofMeasures.has(question) || seen.has(question)) return []
    seen.add(question)
    return [summed(line, partsOf([question]), [])]
  })
}

/** Whether a row is heard for the first time in its sum: a measure that is kept is heard anew each time that somebody asks. */
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

/** What the sums of a measure are about: it was added up from as many numbers as they come to, in the same order. */
function namesIn({ parts: named = [] }: Decided, parts: readonly Decided[]): ReadonlyMap<number, string> {
  const sums = groupsBy(parts, ({ question }) => `${question}`).filter((sum) => added(sum) !== 0)
  const adding = named.filter(({ amount }) => amount !== 0)
  const isAlike = sums.length === adding.length && sums.every((sum, at) => added(sum) === adding[at]?.amount)
  if (!isAlike || new Set(adding.map(({ what }) => what)).size < 2) return NAMELESS
  return new Map(sums.map(([first], at) => [first?.question ?? 0, adding[at]?.what ?? '']))
}

const added = (parts: readonly Decided[]): number => parts.reduce((total, { adds = 0 }) => total + adds, 0)

/** Lines in which what one measure came to, for one argument after the other, stands together. */
function gathered(lines: readonly Told[], whole: boolean): readonly Told[] {
  const told: Told[] = []
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

/** What a measure came to, with the parts that it was added up from; those that add nothing stand together at the end. */
function countText({ value = null, parts = [] }: Decided, whole: boolean): string {
  const nothing = whole ? parts.filter(({ amount }) => amount === 0).map(({ what }) => what) : []
  const terms = [
    ...parts.filter(({ amount }) => amount !== 0).map(({ amount, what }) => `${signed(amount)} ${what}`),
    ...(nothing.length > 0 ? [`0 ${nothing.join(', ')}`] : []),
  ]
  return terms.length === 0 ? valueText(value) : `${valueText(value)} = ${terms.join(', ')}`
}

const argumentText = ({ argument = {} }: Pick<Decided, 'argument'>): string => Object.values(argument).join(' ')

const valueText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * A line of a trace as a person reads it; lines without clauses are left out.
 *
 * @param whole - whether a sum names also what adds nothing to it
 */
export function toldLine(told: Told, whole = false): string | undefined {
  if (told.kind === 'counted')
    return `  ${told.chart} [${told.table}] ${told.counts.join(told.counts.some((count) => count.includes(' = ')) ? '; ' : ', ')}${grounds(told.clauses)}`
  if (told.kind === 'summed')
    return `  ${told.chart} [${told.table}] ${summedText(told, whole)}${grounds(told.clauses)}`
  return lineOf(told)
}

/** A number that was added up, with what it is made of. */
export interface Sum {
  readonly name: string
  /** What it is about, as it was asked. */
  readonly about: string
  /** What it comes to and its parts: `3 = +1 …, +2 …`. */
  readonly text: string
}

/** The numbers of a trace that were added up, in their order. */
export const sumsIn = (trace: readonly Traced[]): readonly Sum[] =>
  folded(trace, true).flatMap((told): readonly Sum[] => {
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

/** A sum with its parts: `3 = +1 ..., +2 ...`; what a measure has from elsewhere stands first. */
const summedText = (told: Summed, whole: boolean): string =>
  `${told.about === '' ? '' : `${told.about} `}${addedText(told, whole)}`

function addedText({ value, parts, names }: Summed, whole: boolean): string {
  const rest = typeof value === 'number' ? value - added(parts) : 0
  const adding = parts.filter(({ adds }) => adds !== 0)
  const told = whole || adding.length === 0 ? parts : adding
  const terms = [
    ...(rest === 0 ? [] : [`${signed(rest)} otherwise`]),
    ...groupsBy(told, (part) => `${names.has(part.question ?? 0)} ${partText(part)}`).map((same) =>
      termText(same, names),
    ),
    ...(whole ? absentIn(parts) : []).map(partText),
  ]
  return `${valueText(value)} = ${terms.join(', ')}`
}

/** What adds nothing to the sums that some parts belong to. */
const absentIn = (parts: readonly Decided[]): readonly Absent[] =>
  [...new Map(parts.map((part) => [part.question, part.because ?? {}])).values()].flatMap(absentBeside)

type Added = Pick<Decided, 'adds' | 'clauses' | 'because'>

const partText = (part: Added): string => `${amountOf(part)} ${reasonOf(part)}`

const amountOf = ({ adds = 0 }: Added): string => signed(adds)

const reasonOf = ({ clauses, because = {} }: Added): string => `${cited(clauses)}${becauseText(because)}`

/** What adds as much for the same reason, as one term: `+1 each for oak and elm: 2.1 …`, or `2 times +1 6.3 …`. */
function termText(same: readonly Decided[], names: ReadonlyMap<number, string>): string {
  const [first] = same
  if (first === undefined) return ''
  const about = same.flatMap(({ question }) => names.get(question ?? 0) ?? [])
  if (about.length < same.length) return same.length === 1 ? partText(first) : `${same.length} times ${partText(first)}`
  return `${amountOf(first)}${same.length > 1 ? ' each' : ''} for ${ENUMERATION.format(about)}: ${reasonOf(first)}`
}

/** Names as a sentence enumerates them. */
const ENUMERATION = new Intl.ListFormat('en-GB')

const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`)

/** A trace in lines for people; where it is `whole`, a sum names also what adds nothing to it. */
export const toldLines = (trace: readonly Traced[], whole = false): readonly string[] =>
  folded(trace, whole).flatMap((told) => toldLine(told, whole) ?? [])
