/** Suites: the cases of a book with their games, as the runner takes them. @module */
import { createHash } from 'node:crypto'
import { canonical } from '#core'
import type { Case } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import type { SituationRequest } from '../format/messages.js'
import type { PlainGame } from '../format/situation.js'

/** The cases of a book with their games. */
export interface Suite {
  readonly manifest: Omit<Manifest, 'files'>
  readonly cases: readonly Case[]
  /** The game in which a case begins. */
  readonly gameOf: (of: Pick<Case, 'given'>) => PlainGame
}

/** A suite as plain data: vectors, as they are read or made. */
export interface PlainSuite {
  readonly manifest: Suite['manifest']
  readonly cases: readonly Case[]
  readonly positions: ReadonlyMap<string, PlainGame>
}

/** A suite as plain data. */
export const plainSuite = ({ manifest, cases, gameOf }: Suite): PlainSuite => ({
  manifest,
  cases,
  positions: new Map(cases.flatMap(situationsOf).map((one) => [one.given, gameOf(one)])),
})

/** A suite of vectors. */
export function suiteOf(vectors: PlainSuite): Suite {
  const { manifest, cases, positions } = vectors
  return {
    manifest,
    cases,
    gameOf: ({ given }) => {
      const game = positions.get(given)
      if (game === undefined) throw new Error(`there is no game "${given}" among the positions`)
      return game
    },
  }
}

/**
 * A short name of a suite: one that asks something else, or expects something else, has another name; whether it was made or
 * read from files does not matter.
 */
export function suiteName({ manifest: { book, edition }, cases }: Pick<Suite, 'manifest' | 'cases'>): string {
  const hash = createHash('sha256').update(canonical([book, edition]))
  for (const one of cases.toSorted((a, b) => (a.id < b.id ? -1 : 1))) hash.update(canonical(one))
  return hash.digest('hex').slice(0, 16)
}

/** Writes the request for a case about one situation. */
export function requestFor({ gameOf }: Pick<Suite, 'gameOf'>, asked: Case): SituationRequest {
  const { id, begin, choices } = asked
  const situation = { id, given: { game: gameOf(asked), begin }, choices }
  if (asked.asks === 'judgement' || asked.asks === 'pair')
    return { type: 'judge', ...situation, candidates: asked.candidates }
  return asked.asks === 'census' ? { type: 'census', ...situation, divide: true } : { type: 'case', ...situation }
}

/** Writes the requests for a case. A pair needs two requests, one about the legal choices of each position. */
export function requestsFor(suite: Pick<Suite, 'gameOf'>, asked: Case): readonly SituationRequest[] {
  if (asked.asks !== 'pair') return [requestFor(suite, asked)]
  const { id, begin, candidates } = asked
  return situationsOf(asked).map(({ given, choices }, at) => ({
    type: 'judge',
    id: at === 0 ? id : `${id}/other`,
    given: { game: suite.gameOf({ given }), begin },
    choices,
    candidates,
  }))
}

/** The situations that a case asks about: a pair about two. */
const situationsOf = (one: Case): readonly Pick<Case, 'given' | 'choices'>[] =>
  one.asks === 'pair' ? [one, one.other] : [one]

/** The clauses that a case is about. */
export const caseClauses = ({ clauses, refusing }: Pick<Case, 'clauses' | 'refusing'>): readonly string[] => [
  ...new Set([...clauses, ...refusing]),
]

/** True if a case matches the user's filter: the beginning of an id, a clause, or a printed section. */
export function isMeant({ manifest }: Pick<Suite, 'manifest'>, asked: readonly string[]): (of: Case) => boolean {
  const sections = new Map(manifest.clauses.map(({ id, section }) => [id, section]))
  return (of) => {
    const about = caseClauses(of).flatMap((clause) => [clause, sections.get(clause) ?? clause])
    return asked.some((one) => one !== '' && (of.id.startsWith(one) || about.some((name) => isIn(name, one))))
  }
}

/** True if a name is the requested one or part of it: 6.4.1 in 6.4, and page 3, para 4 in page 3. */
const isIn = (name: string, asked: string): boolean =>
  name.startsWith(asked) && /^([.,\s]|$)/.test(name.slice(asked.length))
