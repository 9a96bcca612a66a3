/**
 * Answers: what the cases of a book expect, kept beside it, so that rules which answer a situation otherwise are noticed.
 *
 * Cases are made from the rules as they are: a slip in code would be expected by them at once. What a situation was answered
 * when somebody last looked is kept as a digest. Situations that are new or are asked no more tell nothing about the rules.
 *
 * @module
 */
import { z } from 'zod'
import { canonical, type Finding, type Gate, gateOf } from '#core'
import type { Case } from '../../format/case.js'
import { digestOf, sha256 } from '../../format/digest.js'
import { caseClauses, type Suite } from '../../runner/suite.js'

/** A situation and what it is answered, as digests. */
export const answerSchema = z.tuple([z.string(), z.string()]).readonly()
/** A situation and what it is answered, as digests. */
export type AnswerDigest = z.infer<typeof answerSchema>

/** The number of digits kept of a digest. */
const DIGITS = 12
const short = (value: unknown): string => sha256(canonical(value)).slice(0, DIGITS)

/** The cases that ask about each situation. */
function bySituation({ cases, gameOf }: Suite): ReadonlyMap<string, readonly Case[]> {
  const games = new Map<string, string>()
  const gameIn = (one: Case): string => {
    const known = games.get(one.given) ?? digestOf(gameOf(one))
    games.set(one.given, known)
    return known
  }
  const found = new Map<string, Case[]>()
  // A pair is answered by nothing but that both are the same.
  for (const one of cases.filter(({ asks }) => asks !== 'pair')) {
    const key = short([one.asks, gameIn(one), one.begin, one.choices])
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return found
}

/** The answer part of cases, without their ids. It includes the candidates and the refusing clauses. */
const answerTo = (cases: readonly Case[]): string =>
  short(
    cases
      .map((one) => [one.asks === 'judgement' ? one.candidates : [], one.expected, caseClauses(one).toSorted()])
      .sort(byText),
  )

const byText = (one: unknown, other: unknown): number => (canonical(one) < canonical(other) ? -1 : 1)

/** Lists the answers to every situation of a suite, as digests. */
export const answersIn = (suite: Suite): readonly AnswerDigest[] =>
  [...bySituation(suite)]
    .map(([key, cases]): AnswerDigest => [key, answerTo(cases)])
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** The name of the gate that compares answers with those that were kept. */
export const ANSWERS = 'answers'

/** Compares what is answered with what was answered when somebody last looked. */
export function answersGate(suite: Suite, before: readonly AnswerDigest[]): Gate {
  if (before.length === 0)
    return gateOf(ANSWERS, 0, [
      {
        what: 'nothing to compare with; a checkout of the project has it, --deep --update writes it',
        where: ANSWERS,
        clauses: [],
      },
    ])
  const known = new Map(before)
  const all = [...bySituation(suite)]
  const asked = all.filter(([key]) => known.has(key))
  const others = asked.filter(([key, cases]) => known.get(key) !== answerTo(cases))
  const unknown =
    all.reduce((sum, [, cases]) => sum + cases.length, 0) - asked.reduce((sum, [, cases]) => sum + cases.length, 0)
  const gone = before.length - asked.length
  const notes = unknown + gone > 0 ? [noteOn(unknown, gone)] : []
  return gateOf(
    ANSWERS,
    asked.length,
    others.flatMap(([, cases]) => otherwise(cases)),
    notes,
  )
}

const otherwise = (cases: readonly Case[]): readonly Finding[] =>
  cases.slice(0, 1).map((one) => ({
    what: `has another answer than before: ${one.about}; --deep --update writes it`,
    where: one.id,
    clauses: caseClauses(one),
  }))

const noteOn = (unknown: number, gone: number): Finding => ({
  what: `${unknown} cases are new, and ${gone} situations are asked no more; --deep --update writes them`,
  where: ANSWERS,
  clauses: [],
})
