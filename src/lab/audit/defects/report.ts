/** The state of a book's text: its defects, its open questions, and their sections. @module */
import { z } from 'zod'
import {
  type Book,
  type Clause,
  EVIDENCE,
  findingsGate,
  type GameState,
  headOf,
  idsOf,
  QUESTION_KINDS,
  type Question,
  type Section,
  type Snapshot,
  STATUSES,
  sectionClauses,
  type TextFindingReport,
  textFindingSchema,
} from '#core'
import { type KeptWitness, rulingSchema, type Weights, weightSchema } from '../readings/report.js'

const count = z.int().min(0)
const ids = z.array(z.string()).readonly()

const question = z.strictObject({
  name: z.string(),
  kind: z.enum(QUESTION_KINDS),
  asks: z.string(),
  clauses: ids,
  /** The printed numbers of the sections of those clauses. */
  sections: ids,
  readings: z.record(z.string(), z.string()),
  usual: z.string(),
  because: z.string(),
  /** Why no play can tell the readings apart, where that is so. */
  editorial: z.string().optional(),
  elsewhere: z.string().optional(),
  ruling: rulingSchema.optional(),
  /** In how many random plays the rules ask, and another reading changes something; absent where it was not measured. */
  weight: weightSchema.optional(),
  /** Example files that tell its readings apart, from the folder of the package on. */
  witnesses: ids.optional(),
})
/** A question as an audit tells it. */
export type QuestionReport = Readonly<z.infer<typeof question>>

const section = z.strictObject({
  name: z.string(),
  number: z.string(),
  title: z.string(),
  clauses: count,
  /** The names of the questions and findings that are about a clause of the section. */
  questions: ids,
  findings: ids,
  /** The number of clauses by disposition; for modelled clauses, also by degree of evidence. */
  statuses: z.partialRecord(z.enum(STATUSES), count).readonly(),
  evidence: z.partialRecord(z.enum(EVIDENCE), count).readonly(),
})
/** A section as an audit tells it. */
export type SectionStanding = Readonly<z.infer<typeof section>>

/** The schema of the state of a book's text. */
export const standingSchema = z
  .strictObject({
    book: z.string(),
    title: z.string(),
    edition: z.string(),
    /** Over how many random plays the weights of the questions were measured. */
    plays: count.optional(),
    findings: z.array(textFindingSchema).readonly(),
    questions: z.array(question).readonly(),
    sections: z.array(section).readonly(),
  })
  .readonly()
/** The state of a book's text. */
export type TextReport = z.infer<typeof standingSchema>

/**
 * Tells how the text of a book stands.
 *
 * @param snapshot - what the clauses had achieved when the book was last verified; without it no evidence is told
 * @param weights - how much the questions weigh in random plays, where that was measured
 * @param witnesses - where cases are kept that tell their readings apart
 */
export function standingOf<Game extends GameState>(
  book: Book<Game>,
  snapshot?: Snapshot,
  weights?: Weights,
  witnesses: readonly KeptWitness[] = [],
): TextReport {
  const findings = findingsGate(book).reports
  const questions = book.questions.map((question) => questionReport(question, weights, witnesses))
  return {
    book: book.name,
    title: book.title,
    edition: book.edition,
    ...(weights && { plays: weights.plays }),
    findings,
    questions,
    sections: book.sections.map((one) => sectionStanding(one, { findings, questions, snapshot })),
  }
}

function questionReport(
  question: Question,
  weights: Weights | undefined,
  witnesses: readonly KeptWitness[],
): QuestionReport {
  const { name, kind, asks, clauses, readings, usual, because, editorial, elsewhere, ruling } = question
  const weight = editorial === undefined ? weights?.weights[name] : undefined
  const files = witnesses.filter((witness) => witness.question === name).map(({ file }) => file)
  return {
    name,
    kind,
    asks,
    clauses: idsOf(clauses),
    sections: sectionsOf(clauses),
    readings,
    usual,
    because,
    ...(editorial !== undefined && { editorial }),
    ...(elsewhere !== undefined && { elsewhere }),
    ...(ruling && { ruling }),
    ...(weight && { weight }),
    ...(files.length > 0 && { witnesses: files }),
  }
}

const sectionsOf = (clauses: readonly Clause[]): readonly string[] => [
  ...new Set(clauses.map(({ section }) => section.number)),
]

interface Material {
  readonly findings: readonly TextFindingReport[]
  readonly questions: readonly QuestionReport[]
  readonly snapshot: Snapshot | undefined
}

function sectionStanding(of: Section, { findings, questions, snapshot }: Material): SectionStanding {
  const { name, number, title } = headOf(of)
  const clauses = idsOf(sectionClauses(of))
  const about = (one: { readonly clauses: readonly string[] }) => one.clauses.some((id) => clauses.includes(id))
  const achieved = clauses.flatMap((id) => snapshot?.clauses[id] ?? [])
  return {
    name,
    number,
    title,
    clauses: clauses.length,
    questions: questions.filter(about).map((one) => one.name),
    findings: findings.filter(about).map((one) => one.name),
    statuses: tally(achieved.map(({ status }) => status)),
    evidence: tally(achieved.filter(({ status }) => status === 'modelled').map(({ evidence }) => evidence)),
  }
}

function tally<Name extends string>(names: readonly Name[]): Readonly<Partial<Record<Name, number>>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
