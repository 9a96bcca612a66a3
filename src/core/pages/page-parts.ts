/** The parts of a page of rules: sections with their clauses, and questions, each with its place in the text. @module */
import type { ClauseKind, Disposition } from '../kernel/sections/clause.js'
import type { QuestionKind } from '../kernel/sections/question-kinds.js'

/** A range of a page's text: offsets of its first letter and of the letter after its last. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A clause as a page states it. */
export interface PageClause {
  readonly key: string
  /** The kind; a glossary entry is of the kind `term`. */
  readonly kind: ClauseKind | 'term'
  /** The word that a glossary entry explains. */
  readonly term?: string
  readonly text: string
  readonly see: readonly string[]
  /** The subject of this clause and of those after it, where a line in bold stands above it. */
  readonly subject?: string
  /** The disposition, where it is not the usual one of the kind. */
  readonly disposition?: Disposition
  readonly line: number
  /** The whole line. */
  readonly span: TextSpan
}

/** A section as a page states it. */
export interface PageSection {
  readonly is: 'section'
  readonly name: string
  readonly number: string
  readonly title: string
  readonly clauses: readonly PageClause[]
  readonly line: number
}

/** A reading of a question, with the place of its tick. */
export interface PageReading {
  readonly name: string
  readonly text: string
  readonly usual: boolean
  /** The offset of the letter between the brackets. */
  readonly tick: number
}

/** A question as a page states it. */
export interface PageQuestion {
  readonly is: 'question'
  readonly name: string
  readonly asks: string
  readonly readings: readonly PageReading[]
  readonly because: string
  /** The place of the reason. */
  readonly reason: TextSpan
  readonly kind: QuestionKind
  readonly editorial?: string
  readonly elsewhere?: string
  /** The ids of the clauses that it concerns. */
  readonly clauses: readonly string[]
  readonly line: number
}

/** A part of a page. */
export type PagePart = PageSection | PageQuestion

/** A page with its parts, by its path below the folder of the book. */
export interface Page {
  readonly file: string
  readonly text: string
  readonly parts: readonly PagePart[]
}
