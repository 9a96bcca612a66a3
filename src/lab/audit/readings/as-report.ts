/** Reports on questions and on the results of a search. @module */

import { type Book, examplesHold, exampleText, type GameState, type Question, type Rules, rulesOf } from '#core'
import { asAskedExamples, asExamples } from './as-example.js'
import type { FoundPair } from './found-witnesses.js'
import type { Comparison, KeptWitness, Listed, ReadingsReport, Weights, WitnessReport } from './report.js'
import type { SmallWitness } from './shrink.js'
import type { TableCase } from './table-case.js'

/** The choice of questions to list. */
export interface Filter {
  /** A printed section number: questions about it, or about a section in it. */
  readonly section?: string
  readonly kind?: string
  /** Only those that no play can tell apart. */
  readonly editorial?: true
}

/** The earlier results on a book's questions. */
export interface FoundOut {
  readonly weights?: Weights | undefined
  readonly witnesses?: readonly KeptWitness[] | undefined
}

/** The questions of a book, those that pass a filter, with what was found out about them. */
export function readingsReport<Game extends GameState>(
  { name, questions }: Pick<Book<Game>, 'name' | 'questions'>,
  { weights, witnesses }: FoundOut,
  filter: Filter = {},
): ReadingsReport {
  return {
    book: name,
    ...(weights && { measured: { plays: weights.plays, seed: weights.seed, decisions: weights.decisions } }),
    questions: questions
      .map((question) => listQuestion(question, { weights, witnesses }))
      .filter(
        ({ sections, kind, editorial }) =>
          (filter.section === undefined || sections.some((section) => isIn(section, filter.section ?? ''))) &&
          (filter.kind === undefined || kind === filter.kind) &&
          (filter.editorial === undefined || editorial !== undefined),
      ),
  }
}

const isIn = (section: string, asked: string) =>
  section === asked || [`${asked}.`, `${asked},`].some((start) => section.startsWith(start))

export function listQuestion(question: Question, { weights, witnesses = [] }: FoundOut): Listed {
  const { name, kind, asks, clauses, readings, usual, because, editorial, elsewhere, ruling } = question
  const weight = weights?.weights[name]
  const files = witnesses.filter((witness) => witness.question === name).map(({ file }) => file)
  return {
    name,
    kind,
    asks,
    clauses: clauses.map(({ id }) => id),
    sections: [...new Set(clauses.map(({ section }) => section.number))],
    readings,
    usual,
    because,
    ...(editorial !== undefined && { editorial }),
    ...(elsewhere !== undefined && { elsewhere }),
    ...(ruling && { ruling }),
    ...(weight && editorial === undefined && { weight }),
    ...(files.length > 0 && { witnesses: files }),
  }
}

/** Makes the report on a pair of readings. */
export const comparisonOf = <Game extends GameState>(
  book: Book<Game>,
  { pair, asked, small, inTable }: FoundPair<Game>,
): Pick<Comparison, 'question' | 'readings' | 'asked' | 'witness'> => ({
  question: pair.question.name,
  readings: pair.readings,
  asked,
  ...(small && { witness: witnessReport(rulesOf(book), small) }),
  ...(inTable && { witness: tableReport(rulesOf(book), inTable) }),
})

function tableReport<Game extends GameState>(rules: Rules<Game>, inTable: TableCase): WitnessReport {
  const example = exampleText(rules.book.name, asAskedExamples(inTable))
  return { table: inTable.table, example, passed: examplesHold(rules, example) }
}

function witnessReport<Game extends GameState>(rules: Rules<Game>, small: SmallWitness<Game>): WitnessReport {
  const { witness, distance } = small
  const example = exampleText(rules.book.name, asExamples(rules, small))
  return {
    procedure: witness.call.procedure.name,
    choices: witness.choices.length,
    base: distance.base,
    differences: distance.changes.length,
    sights: witness.sights,
    example,
    passed: examplesHold(rules, example),
  }
}
