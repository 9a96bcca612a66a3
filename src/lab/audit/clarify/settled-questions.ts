/** Questions that a new wording could settle: those of the clauses that it touches, and those that speak as it does. @module */

import { type Question, termsOf, weightsOf } from '#core'
import type { Weights } from '../readings/report.js'
import type { Kept } from '../readings/stored-witnesses.js'
import { wordsByTerm } from './compare-draft.js'
import type { Settles } from './report.js'
import { exampleGiven } from './witness-words.js'

/** The known facts about a book's questions. */
export interface Known {
  readonly questions: readonly Question[]
  readonly weights?: Weights | undefined
  /** The kept cases, each with the line of the file. */
  readonly witnesses: readonly (Kept & { readonly file: string })[]
}

/** The sentences of a new wording, and the clauses they touch. */
export interface DraftSentences {
  /** The sentences that are new, or word something otherwise. */
  readonly sentences: readonly string[]
  /** The clauses that it touches. */
  readonly touched: ReadonlySet<string>
  /** All clauses of the section. */
  readonly section: ReadonlySet<string>
}

const textOf = ({ asks, readings }: Question): string => [asks, ...Object.values(readings).map(String)].join(' ')

/** The weights of a question about a touched clause, and of one about another clause of the section. */
const [TOUCHED, NEAR] = [1, 0.3]
/** A question of another section must share so much of its words with what is new. */
const LEAST = 0.35
/** And one of the same section so much. */
const LITTLE = 0.15
/** The nearest reading shares so much of what only it says, and so much more of that than any other. */
const [SOME, CLEARLY] = [0.25, 0.1]

/** The questions that what is said could settle, the best first. */
export function settledBy({ sentences, touched, section }: DraftSentences, known: Known): readonly Settles[] {
  const said = sentences.join(' ')
  const terms = new Set(termsOf(said))
  const words = wordsByTerm(said)
  const weight = weightsOf(known.questions.map((question) => termsOf(textOf(question))))
  const heavy = (all: readonly string[]) => all.reduce((sum, term) => sum + Math.max(0, weight(term)), 0)
  const share = (all: readonly string[]) => heavy(all.filter((term) => terms.has(term))) / Math.max(1e-9, heavy(all))
  const worded = (all: readonly string[]) => all.flatMap((term) => (terms.has(term) ? (words.get(term) ?? []) : []))
  return known.questions
    .map((question) => {
      const cited = question.clauses.map(({ id }) => id)
      const all = termsOf(textOf(question))
      const about = cited.filter((id) => touched.has(id))
      const near = cited.some((id) => section.has(id))
      const plays = known.weights?.weights[question.name]?.plays
      const score = (about.length > 0 ? TOUCHED : near ? NEAR : 0) + share(all)
      return { question, about, near, shared: share(all), shares: worded(all), plays, score }
    })
    .filter(({ about, near, shared }) => about.length > 0 || (near && shared >= LITTLE) || shared >= LEAST)
    .toSorted((one, other) => other.score - one.score || (other.plays ?? 0) - (one.plays ?? 0))
    .map(({ question, about, shares, plays }): Settles => {
      const { name, asks, usual, ruling } = question
      const readings = readingsOf(question).map(({ own, ...one }) => ({
        ...one,
        shares: worded(own),
        share: share(own),
      }))
      const nearest = nearestOf(readings)
      return {
        question: name,
        asks,
        usual,
        ruled: ruling !== undefined,
        readings: readings.map(({ reading, says, shares: common }) => ({ reading, says, shares: common })),
        ...(nearest !== undefined && { nearest }),
        about,
        shares,
        ...(plays !== undefined && { plays }),
        witnesses: known.witnesses.filter((one) => one.question === name).map(exampleGiven),
      }
    })
}

/** The readings of a question, each with the terms that the others do not have. */
function readingsOf({ readings }: Question) {
  const all = Object.entries(readings).map(([reading, says]) => ({
    reading,
    says: String(says),
    terms: termsOf(`${reading} ${String(says)}`),
  }))
  return all.map(({ reading, says, terms }) => {
    const others = new Set(all.filter((one) => one.reading !== reading).flatMap((one) => one.terms))
    return { reading, says, own: terms.filter((term) => !others.has(term)) }
  })
}

function nearestOf(readings: readonly { readonly reading: string; readonly share: number }[]): string | undefined {
  const [best, next] = readings.toSorted((one, other) => other.share - one.share)
  return best && best.share >= SOME && best.share > (next?.share ?? 0) + CLEARLY ? best.reading : undefined
}
