/**
 * Reports: what a verification found, as plain JSON.
 *
 * Everything that is written here can be printed, stored, compared and read by other programs.
 *
 * @module
 */
import { z } from 'zod'
import { CLAUSE_KINDS, type Clause } from '../kernel/sections/clause.js'
import { QUESTION_KINDS } from '../kernel/sections/question.js'
import { POLICIES } from '../kernel/tables/rule-table.js'
import type { Json } from '../values/json.js'

/** The levels of evidence for a clause, from worst to best. */
export const EVIDENCE = ['none', 'cited', 'exercised', 'refused'] as const
/** The level of evidence for a clause: not cited, cited, seen at work, or seen to refuse. */
export type EvidenceLevel = (typeof EVIDENCE)[number]

/** The dispositions of clauses in the model, from worst to best. */
export const STATUSES = ['unmodelled', 'component', 'informative', 'modelled'] as const
/** The disposition of a clause in the model. */
export type Status = (typeof STATUSES)[number]

const count = z.int().min(0)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const clauseIds = listOf(z.string())
// The same check, typed as deeply readonly.
const json = z.json() as unknown as z.ZodType<Json>

const finding = z.strictObject({
  what: z.string(),
  where: z.string(),
  witness: json.optional(),
  clauses: clauseIds,
})
/** Something that a gate found: what, where, and where there is one, a case that shows it. */
export type Finding = Readonly<z.infer<typeof finding>>

const gate = z.strictObject({
  name: z.string(),
  passed: z.boolean(),
  checked: count,
  findings: listOf(finding),
  notes: listOf(finding),
})
/** One check of a book. A finding makes it fail; a note does not. */
export type Gate = Readonly<z.infer<typeof gate>>

const tally = z.strictObject({
  clauses: count,
  statuses: z.record(z.enum(STATUSES), count),
  evidence: z.record(z.enum(EVIDENCE), count),
})
/** The number of clauses by status; and by evidence, for those that need it. */
export type Tally = Readonly<z.infer<typeof tally>>

const section = z.strictObject({ name: z.string(), number: z.string(), title: z.string(), tally })
/** A section with the tally of its clauses. */
export type SectionReport = Readonly<z.infer<typeof section>>

const clause = z.strictObject({
  id: z.string(),
  number: z.string(),
  kind: z.enum(CLAUSE_KINDS),
  status: z.enum(STATUSES),
  reason: z.string().optional(),
  needsEvidence: z.boolean(),
  evidence: z.enum(EVIDENCE),
  exercised: count,
  refused: count,
  citedBy: listOf(z.string()),
})
/** A clause with who cites it (as stable anchors) and how often it was at work. */
export type ClauseReport = Readonly<z.infer<typeof clause>>

const neverRefuses = z.strictObject({ reason: z.string(), clauses: clauseIds })

const table = z.strictObject({
  name: z.string(),
  policy: z.enum(POLICIES),
  combinations: count,
  impossible: count,
  rows: listOf(z.strictObject({ clauses: clauseIds, matched: count, fired: count })),
  /** The compiled patterns, and in how many combinations in all `isMatching` of ts-pattern was held against them. */
  patterns: z.strictObject({ patterns: count, comparisons: count }),
  findings: listOf(finding),
})
/** A rule table: its rows with the views they match and how often they decided, and what is wrong with it. */
export type TableReport = Readonly<z.infer<typeof table>>

const formula = z.strictObject({ name: z.string(), clauses: clauseIds, computed: count })
/** A formula with how often it was computed. */
export type FormulaReport = Readonly<z.infer<typeof formula>>

const chart = z.strictObject({
  name: z.string(),
  worlds: listOf(z.string()),
  states: listOf(
    z.strictObject({
      name: z.string(),
      does: z.string(),
      entered: count,
      /** Whom it asked in random plays, and of each type of options that there were one, as players read it. */
      asked: z
        .strictObject({ seats: listOf(z.string()), options: z.record(z.string(), z.string()).readonly() })
        .optional(),
    }),
  ),
  ways: listOf(z.strictObject({ id: z.string(), taken: count })),
  /** Pairs of consecutive transitions: those that the drawing allows, and those that a generated path goes through. */
  pairs: z.strictObject({ drawn: count, reached: count }),
})
/** A chart: how often each state was entered and each way taken, and the worlds that reach it. */
export type ChartReport = Readonly<z.infer<typeof chart>>

const world = z.strictObject({
  name: z.string(),
  reach: z.enum(['alone', 'whole']),
  procedure: z.string(),
  states: count,
  edges: count,
  finals: count,
  ways: count,
  pairs: count,
  paths: count,
  longestPath: count,
  /** The bound on states, and whether it cut the enumeration short. */
  bound: count,
  cut: z.boolean(),
  deadEnds: count,
  cannotFinish: count,
  /** The states and edges that XState found, walking the machine of the chart itself; of charts alone only. */
  machine: z.strictObject({ states: count, edges: count }).optional(),
})
/** A world as enumerated. */
export type WorldReport = Readonly<z.infer<typeof world>>

const checkedLaw = z.strictObject({
  name: z.string(),
  about: z.enum(['games', 'paths', 'cases']),
  clauses: clauseIds,
  checked: count,
  broken: count,
})
/** A law with how many games, or paths, it was held against and how many broke it. */
export type LawReport = Readonly<z.infer<typeof checkedLaw>>

const value = z.union([z.string(), z.number(), z.boolean()])
const textFinding = z.strictObject({
  name: z.string(),
  kind: z.enum(QUESTION_KINDS),
  says: z.string(),
  clauses: clauseIds,
  /** The number of cases examined, and the number that show it. */
  among: count,
  shown: count,
  /** The smallest case that shows it. */
  smallest: z.record(z.string(), value).readonly().optional(),
  /** All cases that show it, as boxes: for each field the values that it can have. */
  region: listOf(z.record(z.string(), listOf(value)).readonly()),
})
/** The schema of a defect of the text, for reports that repeat it. */
export const textFindingSchema: z.ZodType<TextFindingReport> = textFinding
/** A defect of the text, with the cases that show it. */
export type TextFindingReport = Readonly<z.infer<typeof textFinding>>

const printedShown = z.strictObject({
  clause: z.string(),
  /** Readings that are not the usual ones, under which the case is. */
  under: listOf(z.string()),
  /** Fields of the game that change, and of which the case says nothing. */
  unsaid: listOf(z.string()),
})
/** A printed example that a case cites, and why the case does not stand for all of it. */
export type PrintedShown = Readonly<z.infer<typeof printedShown>>

const exampleResult = z.strictObject({
  name: z.string(),
  file: z.string(),
  passed: z.boolean(),
  message: z.string().optional(),
  /** The ids of the clauses that the example cites. */
  clauses: clauseIds,
  /** The cited clauses that are not at work when it is played. */
  idle: clauseIds.optional(),
  /** The printed examples among them, with what the example does not say of them. */
  printed: listOf(printedShown).optional(),
})
/** The result of one example. */
export type ExampleResult = Readonly<z.infer<typeof exampleResult>>

const plays = z.strictObject({
  plays: count,
  /** In how many of them the book played seats by priorities of its own. */
  seated: count,
  seed: z.int(),
  decisions: count,
  /** The number of decisions of a play: shortest, mean (rounded) and longest. */
  shortest: count,
  mean: count,
  longest: count,
  bound: count,
  /** The number of times that each outcome occurred, by its canonical text. */
  outcomes: z.record(z.string(), count),
  unfinished: count,
  /** A short digest of the course of each play, in their order. */
  courses: listOf(z.string()),
})
/** Random plays of the whole book. */
export type PlaysReport = Readonly<z.infer<typeof plays>>

const reportShape = z.strictObject({
  book: z.string(),
  title: z.string(),
  edition: z.string(),
  passed: z.boolean(),
  gates: listOf(gate),
  tally,
  sections: listOf(section),
  clauses: listOf(clause),
  /** Prohibitions that refuse nothing that can be asked, by the reason for it; only where the book gives reasons. */
  neverRefuses: listOf(neverRefuses).optional(),
  tables: listOf(table),
  formulas: listOf(formula),
  charts: listOf(chart),
  worlds: listOf(world),
  laws: listOf(checkedLaw),
  textFindings: listOf(textFinding),
  examples: listOf(exampleResult),
  plays,
  /** A digest of what was verified and of what verified it, and the version of Node; only where both are at hand. */
  proved: z.strictObject({ tree: z.string(), node: z.string() }).optional(),
})
/** The schema of a report, for whoever reads one from outside. */
export const reportSchema: z.ZodType<Report> = reportShape
/** The findings of a book's verification. */
export type Report = Readonly<z.infer<typeof reportShape>>

/** A gate from what it found: it passes where there are no findings. */
export const gateOf = (
  name: string,
  checked: number,
  findings: readonly Finding[],
  notes: readonly Finding[] = [],
): Gate => ({ name, passed: findings.length === 0, checked, findings, notes })

/** The ids of clauses, each once. */
export const idsOf = (clauses: readonly Clause[]): readonly string[] => [...new Set(clauses.map(({ id }) => id))]
